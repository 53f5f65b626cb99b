import { useState } from 'react'
import type { MeResponse, WorkspaceView } from '#src/contract/app/app-contract.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showFailure } from '../../ui/toasts.tsx'
import { useLeaveWorkspace, useShowWorkspace } from './account-queries.ts'
import { accountText } from './account-text.ts'

const text = accountText.account

/** Lists the person's workspaces, to switch to or leave. */
export function WorkspaceList({ me: { workspace, workspaces } }: { me: MeResponse }) {
  const [leaving, setLeaving] = useState<WorkspaceView>()
  const show = useShowWorkspace()
  const leave = useLeaveWorkspace()
  const close = () => setLeaving(undefined)
  return (
    <Card title={text.workspaces}>
      <table className="key-table">
        <tbody>
          {workspaces.map((item) => (
            <tr key={item.id}>
              <th scope="row">{item.name || text.nameless}</th>
              <td>{item.own ? text.own : accountText.team.roles[item.role]}</td>
              <td>
                {item.id === workspace.id ? (
                  text.shown
                ) : (
                  <Button
                    busy={show.isPending && show.variables === item.id}
                    onClick={() => show.mutate(item.id, { onError: showFailure })}
                  >
                    {text.show}
                    <span className="visually-hidden"> {text.of(item.name)}</span>
                  </Button>
                )}{' '}
                {!item.own && (
                  <Button onClick={() => setLeaving(item)}>
                    {text.leave}
                    <span className="visually-hidden"> {text.of(item.name)}</span>
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {leaving && (
        <ConfirmDialog
          open
          title={text.confirmLeave.title(text.of(leaving.name))}
          lead={text.confirmLeave.lead}
          confirm={text.confirmLeave.leave}
          cancel={text.confirmLeave.cancel}
          busy={leave.isPending}
          error={leave.error}
          onConfirm={() => leave.mutate(leaving.id, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Card>
  )
}
