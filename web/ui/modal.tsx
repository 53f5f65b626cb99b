import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { sharedText } from '../lib/shared-text.ts'
import { findFirstField } from './first-field.ts'
import { Icon } from './icon.tsx'
import './styles/modal.css'

interface ModalProps {
  title: string
  open: boolean
  onClose: () => void
  /** Something was written in a field, or chosen. */
  onInput?: (event: FormEvent) => void
  /** `side` fills the height at the end of the screen, for what is read beside the page. */
  shape?: 'middle' | 'side'
  children: ReactNode
}

/**
 * A dialog over the page: keeps the focus inside, closes by Escape and beside it, gives the focus back. Writing begins
 * at once where it holds a form; a finger opens no keyboard by that.
 */
export function Modal({ title, open, onClose, shape = 'middle', onInput, children }: ModalProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="modal-backdrop" forceRender />
        <Dialog.Popup
          ref={popup}
          onInput={onInput}
          className={`modal modal-${shape}`}
          initialFocus={(by) => by === 'touch' || (findFirstField(popup.current) ?? true)}
        >
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
