import { useLayoutEffect, useRef } from 'react'
import type { KeyView } from '#src/contract/app/app-contract.ts'
import { sentenceOf } from '../../lib/http.ts'
import { Button } from '../../ui/button.tsx'
import { useRevokeKey } from '../dashboard-queries.ts'
import { dashboardText } from '../dashboard-text.ts'

const text = dashboardText.keys.confirm

interface RevokeKeyDialogProps {
  item: KeyView
  onClose: () => void
  onRevoked: () => void
}

/** Asks before a key is revoked; modal while it is mounted. Closing gives the focus back. */
export function RevokeKeyDialog({ item, onClose, onRevoked }: RevokeKeyDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const revoke = useRevokeKey()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="revoke-title" onCancel={onClose}>
      <h2 id="revoke-title">{text.title(item.name)}</h2>
      <p>{text.lead}</p>
      {revoke.error && <p role="alert">{sentenceOf(revoke.error)}</p>}
      <div className="actions">
        <Button variant="danger" busy={revoke.isPending} onClick={() => revoke.mutate(item.id, { onSuccess: onRevoked })}>
          {text.revoke}
        </Button>
        <Button onClick={onClose}>{text.cancel}</Button>
      </div>
    </dialog>
  )
}
