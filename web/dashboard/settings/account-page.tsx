import '../styles/keys.css'
import { updateAccountRequest } from '#src/contract/api/account-contract.ts'
import type { AccountResponse } from '#src/contract/api/account-contract.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { FormFooter } from '../form-footer.tsx'
import { useMe } from '../dashboard-queries.ts'
import { LoadState } from '../load-state.tsx'
import { PageHeader } from '../page-header.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { useDocumentTitle } from '../use-document-title.ts'
import { useAccount, useNameWorkspace } from './account-queries.ts'
import { accountText } from './account-text.ts'
import { DeleteAccount } from './account-end.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { WorkspaceList } from './workspace-list.tsx'

const text = accountText.account

/** Shows the workspace's name and limits, the other workspaces, and the button to delete the account. */
export function AccountPage() {
  useDocumentTitle(text.title)
  const me = useMe().data
  const { data: overview, error, refetch } = useAccount()
  return (
    <div className="page page-narrow">
      <PageHeader title={text.title} lead={text.lead} />
      {!overview && <LoadState error={error} onRetry={refetch} />}
      {overview && me?.workspace.role === 'owner' && <NameCard name={overview.account.name ?? ''} />}
      {overview && <CreditsCard overview={overview} />}
      <PasskeysCard />
      {me && me.workspaces.length > 1 && <WorkspaceList me={me} />}
      {me && <DeleteAccount email={me.workspace.provisional ? '' : me.account.email} />}
    </div>
  )
}

function NameCard({ name }: { name: string }) {
  const rename = useNameWorkspace()
  const { values, field, submit, isChanged } = useCheckedForm({
    initial: { name },
    schema: updateAccountRequest,
    toRequest: (form) => form,
  })
  const save = () => rename.mutate(values.name.trim(), { onSuccess: () => showToast({ title: text.saved }) })
  return (
    <Card title={text.workspace}>
      <UnsavedGuard when={isChanged} />
      <form className="form" onSubmit={(event) => submit(event, save)}>
        <Field label={text.name} hint={text.nameHint} {...field('name')} maxLength={100} autoComplete="organization" />
        <FormFooter sending={rename}>{text.save}</FormFooter>
      </form>
    </Card>
  )
}

function CreditsCard({
  overview: { credits, agents, agents_per_day: agentsPerDay, at_zero: atZero },
}: {
  overview: AccountResponse
}) {
  return (
    <Card title={text.credits}>
      {credits.granted > 0 && <p>{text.granted(credits.left, credits.granted)}</p>}
      {agents.length > 0 ? <TrialTable agents={agents} /> : <p className="empty">{text.noAgents}</p>}
      <p className="field-hint">{atZero}</p>
      <p className="field-hint">{text.agentsPerDay(agentsPerDay)}</p>
    </Card>
  )
}

function TrialTable({ agents }: Pick<AccountResponse, 'agents'>) {
  return (
    <table className="key-table">
      <caption className="visually-hidden">{text.trials}</caption>
      <TableHead columns={[text.columns.agent, text.columns.used, text.columns.left, text.columns.ends]} />
      <tbody>
        {agents.map(({ agent_id: id, agent_name: name, used, limit, left, trial_ends_at: end }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td data-label={text.columns.used}>{text.usedOf(used, limit)}</td>
            <td data-label={text.columns.left}>{formatNumber(left)}</td>
            <td data-label={text.columns.ends}>{end ? formatDate(end) : text.never}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
