import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { KeyRecord } from '#src/contract/api/account-contract.ts'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'
import { keysText } from './keys-text.ts'

const text = keysText

export function KeyList({ keys }: { keys: KeyRecord[] }) {
  const [revoking, setRevoking] = useState<KeyRecord>()
  const table = useRef<HTMLTableElement>(null)

  const close = () => setRevoking(undefined)
  const closeRevoked = () => {
    flushSync(close)
    table.current?.focus()
  }

  return (
    <>
      <table className="key-table" ref={table} tabIndex={-1}>
        <TableHead
          columns={[
            text.columns.name,
            text.columns.key,
            text.columns.scopes,
            text.columns.created,
            text.columns.used,
            text.columns.expires,
          ]}
          actions={text.columns.actions}
        />
        <tbody>
          {keys.map((key) => (
            <KeyRow key={key.key_id} item={key} onRevoke={() => setRevoking(key)} />
          ))}
        </tbody>
      </table>
      {revoking && <RevokeKeyDialog item={revoking} onClose={close} onRevoked={closeRevoked} />}
    </>
  )
}

function KeyRow({ item, onRevoke }: { item: KeyRecord; onRevoke: () => void }) {
  return (
    <tr>
      <th scope="row">{item.name}</th>
      <td>{item.client_host === undefined ? <code>ak_…{item.ending}</code> : text.assistant}</td>
      <td data-label={text.columns.scopes}>
        {item.scopes.map((scope) => text.scopeNames[scope]).join(', ')}
        {item.client_host !== undefined && `, ${text.connectedAt(item.client_host)}`}
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
