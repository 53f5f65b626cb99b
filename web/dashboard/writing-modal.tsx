import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Modal } from '../ui/modal.tsx'
import { dashboardText } from './dashboard-text.ts'
import { LeaveDialog } from './leave-dialog.tsx'

interface WritingModalProps {
  title: string
  shape?: 'middle' | 'side'
  onClose: () => void
  children: ReactNode
}

/** An open dialog in which something is written: asks before Escape, or a press beside it, loses that. */
export function WritingModal({ title, shape = 'middle', onClose, children }: WritingModalProps) {
  const [isWritten, setWritten] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  // A chosen file is kept where it came from.
  const note = ({ target }: FormEvent) => !(target instanceof HTMLInputElement && target.type === 'file') && setWritten(true)
  return (
    <Modal title={title} shape={shape} open onClose={() => (isWritten ? setLeaving(true) : onClose())} onInput={note}>
      {children}
      <LeaveDialog open={isLeaving} lead={dashboardText.unsaved.leadOfDialog} onLeave={onClose} onStay={() => setLeaving(false)} />
    </Modal>
  )
}
