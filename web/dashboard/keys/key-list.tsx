import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { KeyView } from '#src/contract/app/app-contract.ts'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { dashboardText } from '../dashboard-text.ts'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'

const text = dashboardText.keys

export function KeyList({ keys }: { keys: KeyView[] }) {
  const [revoking, setRevoking] = useState<KeyView>()
  const table = useRef<HTMLTableElement>(null)

  const close = () => setRevoking(undefined)
  const closeRevoked = () => {
    flushSync(close)
    table.current?.focus()
  }

  return (
    <>
      <table className="key-table" ref={table} tabIndex={-1}>
        <thead>
          <tr>
            <th scope="col">{text.columns.name}</th>
            <th scope="col">{text.columns.key}</th>
            <th scope="col">{text.columns.created}</th>
            <th scope="col">{text.columns.used}</th>
            <th scope="col">{text.columns.expires}</th>
            <th scope="col">
              <span className="visually-hidden">{text.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <KeyRow key={key.id} item={key} onRevoke={() => setRevoking(key)} />
          ))}
        </tbody>
      </table>
      {revoking && <RevokeKeyDialog item={revoking} onClose={close} onRevoked={closeRevoked} />}
    </>
  )
}

function KeyRow({ item, onRevoke }: { item: KeyView; onRevoke: () => void }) {
  return (
    <tr>
      <th scope="row">{item.name}</th>
      <td>
        <code>ak_…{item.ending}</code>
      </td>
      <td data-label={text.columns.created}>{formatDate(item.created_at)}</td>
      <td data-label={text.columns.used}>{item.last_used_at ? formatDate(item.last_used_at) : text.never}</td>
      <td data-label={text.columns.expires}>{item.expires_at ? formatDate(item.expires_at) : text.never}</td>
      <td>
        <Button onClick={onRevoke}>
          {text.revoke}
          <span className="visually-hidden"> {text.revokeOf(item.name)}</span>
        </Button>
      </td>
    </tr>
  )
}
