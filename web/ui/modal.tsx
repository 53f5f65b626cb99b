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
  /** Called when a field changes. */
  onInput?: (event: FormEvent) => void
  /** `side` fills the height at the end of the screen, for content to read beside the page. */
  shape?: 'middle' | 'side'
  children: ReactNode
}

/**
 * A dialog over the page. It traps the focus, closes on Escape or a click outside, and returns the focus. If it holds a
 * form, its first field takes the focus, except on touch screens, where that would open the keyboard.
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
