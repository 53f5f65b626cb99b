import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { dashboardText } from './dashboard-text.ts'

const text = dashboardText.unsaved

interface LeaveDialogProps {
  open: boolean
  /** What the owner would lose. */
  lead: string
  onLeave: () => void
  onStay: () => void
}

/** Asks for confirmation before discarding unsaved changes. */
export function LeaveDialog({ open, lead, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={text.title}
      lead={lead}
      confirm={text.leave}
      cancel={text.stay}
      busy={false}
      error={null}
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}
