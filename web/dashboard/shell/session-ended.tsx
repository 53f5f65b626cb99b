import '../styles/session-ended.css'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { dashboardText } from '../dashboard-text.ts'

const text = dashboardText.signedOut

interface SessionEndedProps {
  signInAddress: string
  busy: boolean
  onReturn: () => void
}

/** Escape would close a dialog below the cover. */
const stopEscape = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation()

/**
 * Covers a page with unsaved text when the session ends. The page stays below, hidden, until the person signs in again
 * in another tab.
 */
export function SessionEnded({ signInAddress, busy, onReturn }: SessionEndedProps) {
  const cover = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    cover.current?.showModal()
    addEventListener('keydown', stopEscape, { capture: true })
    return () => removeEventListener('keydown', stopEscape, { capture: true })
  }, [])
  return createPortal(
    <dialog
      ref={cover}
      className="session-ended"
      aria-label={text.title}
      onClose={({ currentTarget }) => currentTarget.showModal()}
    >
      <div className="plain-page-main">
        <h1>{text.title}</h1>
        <p className="lead">{text.kept}</p>
        <div className="actions">
          <ButtonLink variant="primary" href={signInAddress} target="_blank">
            {text.signIn}
          </ButtonLink>
          <Button busy={busy} onClick={onReturn}>
            {text.continue}
          </Button>
        </div>
      </div>
    </dialog>,
    document.body,
  )
}
