import '../styles/keys.css'
import type { TeamResponse } from '#src/contract/api/account-contract.ts'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showFailure } from '../../ui/toasts.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { LoadState } from '../load-state.tsx'
import { PageHeader } from '../page-header.tsx'
import { VerifiedEmailOnly } from '../verified-email-only.tsx'
import { useDocumentTitle } from '../use-document-title.ts'
import { useTeam, useWithdraw } from './account-queries.ts'
import { accountText } from './account-text.ts'
import { InviteForm } from './invite-form.tsx'
import { MemberTable } from './member-table.tsx'

const text = accountText.team

/** Lists the workspace's members and invitations. */
export function TeamPage() {
  useDocumentTitle(text.title)
  const { data: team, error, refetch } = useTeam()
  return (
    <div className="page page-narrow">
      <PageHeader title={text.title} lead={text.lead} />
      {!team && <LoadState error={error} onRetry={refetch} />}
      {team && (
        <>
          <Card title={text.people}>
            <MemberTable members={team.members} />
          </Card>
          <Card title={text.invite}>
            <VerifiedEmailOnly>
              <InviteForm />
            </VerifiedEmailOnly>
          </Card>
          <Card title={text.open}>
            {team.invitations.length > 0 ? (
              <InvitationTable invitations={team.invitations} />
            ) : (
              <p className="empty">{text.none}</p>
            )}
          </Card>
        </>
      )}
    </div>
  )
}

function InvitationTable({ invitations }: Pick<TeamResponse, 'invitations'>) {
  const withdraw = useWithdraw()
  return (
    <table className="key-table">
      <TableHead columns={[text.columns.email, text.columns.role, text.until]} actions={text.columns.actions} />
      <tbody>
        {invitations.map(({ invitation_id: id, email, role, expires_at: until }) => (
          <tr key={id}>
            <th scope="row">{email}</th>
            <td data-label={text.columns.role}>{text.roles[role]}</td>
            <td data-label={text.until}>{formatDate(until)}</td>
            <td>
              <Button
                busy={withdraw.isPending && withdraw.variables === id}
                onClick={() => withdraw.mutate(id, { onError: showFailure })}
              >
                {text.withdraw}
                <span className="visually-hidden"> {email}</span>
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
