import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { sharedText } from '../lib/shared-text.ts'
import { Icon } from './icon.tsx'
import './styles/modal.css'

interface ModalProps {
  title: string
  open: boolean
  onClose: () => void
  /** `side` fills the height at the end of the screen, for what is read beside the page. */
  shape?: 'middle' | 'side'
  /** Has the focus when the dialog opens, in place of its first button. */
  focusFirst?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A dialog over the page: keeps the focus inside, closes by Escape and beside it, gives the focus back. */
export function Modal({ title, open, onClose, shape = 'middle', focusFirst, children }: ModalProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="modal-backdrop" />
        <Dialog.Popup className={`modal modal-${shape}`} initialFocus={focusFirst}>
          <header className="modal-header">
            <Dialog.Title className="modal-title">{title}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={sharedText.close}>
              <Icon name="cross" />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
