import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Modal } from '../ui/modal.tsx'
import { dashboardText } from './dashboard-text.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

const text = dashboardText.unsaved

interface WritingModalProps {
  title: string
  shape?: 'middle' | 'side'
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form. It asks before it discards unsaved changes. */
export function FormModal({ title, shape = 'middle', onClose, children }: WritingModalProps) {
  const [isWritten, setWritten] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  // A selected file still exists on the device.
  const note = ({ target }: FormEvent) =>
    !(target instanceof HTMLInputElement && target.type === 'file') && setWritten(true)
  return (
    <Modal title={title} shape={shape} open onClose={() => (isWritten ? setLeaving(true) : onClose())} onInput={note}>
      {children}
      <UnsavedGuard when={isWritten} lead={text.leadOfDialog} />
      <LeaveDialog open={isLeaving} lead={text.leadOfDialog} onLeave={onClose} onStay={() => setLeaving(false)} />
    </Modal>
  )
}
