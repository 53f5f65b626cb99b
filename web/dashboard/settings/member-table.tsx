import { useState } from 'react'
import type { TeamResponse } from '#src/contract/api/account-contract.ts'
import { role } from '#src/contract/api/rights.ts'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showFailure } from '../../ui/toasts.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { useChangeRole, useRemoveMember } from './account-queries.ts'
import { accountText } from './account-text.ts'

const text = accountText.team
type Member = TeamResponse['members'][number]

/** Lists the workspace's members, with their role and a button to remove them. */
export function MemberTable({ members }: { members: Member[] }) {
  const [removing, setRemoving] = useState<Member>()
  const remove = useRemoveMember()
  const close = () => setRemoving(undefined)
  return (
    <>
      <table className="key-table">
        <TableHead
          columns={[text.columns.email, text.columns.role, text.columns.since]}
          actions={text.columns.actions}
        />
        <tbody>
          {members.map((member) => (
            <MemberRow key={member.member_id} member={member} onRemove={() => setRemoving(member)} />
          ))}
        </tbody>
      </table>
      {removing && (
        <ConfirmDialog
          open
          title={text.confirm.title(removing.email)}
          lead={text.confirm.lead}
          confirm={text.confirm.remove}
          cancel={text.confirm.cancel}
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate(removing.member_id, { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  )
}

function MemberRow({ member, onRemove }: { member: Member; onRemove: () => void }) {
  const change = useChangeRole()
  const choose = (value: string) => {
    const chosen = role.safeParse(value)
    if (chosen.success) change.mutate({ id: member.member_id, role: chosen.data }, { onError: showFailure })
  }
  return (
    <tr>
      <th scope="row">{member.email || text.noEmail}</th>
      <td data-label={text.columns.role}>
        {member.holder ? (
          text.holder
        ) : (
          <select
            aria-label={text.roleOf(member.email)}
            value={member.role}
            onChange={({ target }) => choose(target.value)}
          >
            {role.options.map((value) => (
              <option key={value} value={value}>
                {text.roles[value]}
              </option>
            ))}
          </select>
        )}
      </td>
      <td data-label={text.columns.since}>{formatDate(member.since)}</td>
      <td>
        {!member.holder && (
          <Button onClick={onRemove}>
            {text.remove}
            <span className="visually-hidden"> {text.removeOf(member.email)}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}
