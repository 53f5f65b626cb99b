import { errorMessage } from '../lib/http.ts'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  lead: string
  confirm: string
  cancel: string
  busy: boolean
  error: Error | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  lead,
  confirm,
  cancel,
  busy,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Modal title={title} open={open} onClose={onClose}>
      <p>{lead}</p>
      {error && <p role="alert">{errorMessage(error)}</p>}
      <div className="actions">
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{cancel}</Button>
      </div>
    </Modal>
  )
}
