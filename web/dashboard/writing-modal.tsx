import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Modal } from '../ui/modal.tsx'
import { dashboardText } from './dashboard-text.ts'

const text = dashboardText.unsaved

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
      <ConfirmDialog
        open={isLeaving}
        title={text.title}
        lead={text.leadOfDialog}
        confirm={text.leave}
        cancel={text.stay}
        busy={false}
        error={null}
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </Modal>
  )
}
