import type { PasskeyView } from '#src/contract/app/passkeys-contract.ts'
import { formatMoment } from '../../lib/format.ts'
import { errorMessage } from '../../lib/http.ts'
import { hasPasskeys } from '../../lib/passkeys-api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { showFailure, showToast } from '../../ui/toasts.tsx'
import { LoadState } from '../load-state.tsx'
import { useAddPasskey, usePasskeys, useRemovePasskey } from './account-queries.ts'
import { accountText } from './account-text.ts'

const text = accountText.passkeys

/** Lists the person's passkeys, and adds one of this device. */
export function PasskeysCard() {
  const { data: passkeys, error, refetch } = usePasskeys()
  const add = useAddPasskey()
  return (
    <Card title={text.title}>
      <p>{text.lead}</p>
      {!passkeys && <LoadState error={error} onRetry={refetch} />}
      {passkeys && passkeys.length > 0 && <PasskeyTable passkeys={passkeys} />}
      {add.error && <Notice tone="danger" title={errorMessage(add.error)} urgent />}
      {hasPasskeys() ? (
        <div className="actions">
          <Button
            busy={add.isPending}
            onClick={() => add.mutate(undefined, { onSuccess: () => showToast({ title: text.added }) })}
          >
            {text.add}
          </Button>
        </div>
      ) : (
        <p className="field-hint">{text.impossible}</p>
      )}
    </Card>
  )
}

function PasskeyTable({ passkeys }: { passkeys: PasskeyView[] }) {
  return (
    <table className="key-table">
      <TableHead
        columns={[text.columns.device, text.columns.added, text.columns.used]}
        actions={text.columns.actions}
      />
      <tbody>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </tbody>
    </table>
  )
}

function PasskeyRow({
  passkey: { id, device, created_at: createdAt, last_used_at: lastUsedAt },
}: {
  passkey: PasskeyView
}) {
  const remove = useRemovePasskey()
  const name = device || accountText.sessions.unknown
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={text.columns.added}>{formatMoment(createdAt)}</td>
      <td data-label={text.columns.used}>{lastUsedAt ? formatMoment(lastUsedAt) : text.never}</td>
      <td>
        <Button busy={remove.isPending} onClick={() => remove.mutate(id, { onError: showFailure })}>
          {text.remove}
          <span className="visually-hidden"> {text.removeOf(name)}</span>
        </Button>
      </td>
    </tr>
  )
}
