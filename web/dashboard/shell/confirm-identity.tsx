import '../styles/confirm-identity.css'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { sharedText } from '../../lib/shared-text.ts'
import { findFirstField } from '../../ui/first-field.ts'
import { Icon } from '../../ui/icon.tsx'
import { useMe } from '../dashboard-queries.ts'
import { dashboardText } from '../dashboard-text.ts'
import { LoadState } from '../load-state.tsx'
import { CodeStage, WaysStage } from './confirm-stages.tsx'
import { useConfirmation } from './confirm-queries.ts'

const text = dashboardText.confirm

interface ConfirmIdentityProps {
  onDone: (confirmed: boolean) => void
}

/** Escape would also close a dialog below. The browser closes this one. */
const stopEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation()

/** Asks for a passkey or an emailed code, above the page and its dialogs, which keep what was entered. */
export function ConfirmIdentity({ onDone }: ConfirmIdentityProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const [sentTo, setSentTo] = useState<string>()
  const { data: ways, error, refetch } = useConfirmation()
  const workspace = useMe().data?.workspace
  useEffect(() => {
    dialog.current?.showModal()
    addEventListener('keydown', stopEscape, { capture: true })
    return () => removeEventListener('keydown', stopEscape, { capture: true })
  }, [])
  useEffect(() => {
    const first = findFirstField(dialog.current) ?? dialog.current?.querySelector<HTMLElement>('.actions button')
    first?.focus()
  }, [ways, sentTo])
  const confirmed = () => onDone(true)
  return createPortal(
    <dialog
      ref={dialog}
      className="modal modal-middle confirm-identity"
      aria-labelledby={title}
      onClose={() => onDone(false)}
    >
      <header className="modal-header">
        <h2 className="modal-title" id={title}>
          {text.title}
        </h2>
        <button type="button" className="icon-button" aria-label={sharedText.close} onClick={() => onDone(false)}>
          <Icon name="cross" />
        </button>
      </header>
      {!ways && <LoadState error={error} onRetry={refetch} />}
      {ways && workspace && sentTo === undefined && (
        <WaysStage ways={ways} onSent={setSentTo} onConfirmed={confirmed} onCancel={() => onDone(false)} />
      )}
      {ways && workspace && sentTo !== undefined && (
        <CodeStage
          email={sentTo}
          joins={ways.email === undefined ? workspace.id : undefined}
          onConfirmed={confirmed}
          onCancel={() => onDone(false)}
        />
      )}
    </dialog>,
    document.body,
  )
}
