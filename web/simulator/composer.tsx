import { useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { MAX_PHONE_TEXT } from '#src/contract/app/phone-limits.ts'
import type { PhoneSendRequest } from '#src/contract/app/simulator-contract.ts'
import { isEnter } from '../../widget/drawing/enter-key.ts'
import { Icon } from '../ui/icon.tsx'
import { simulatorText as text } from './simulator-text.ts'

type OnSend = (message: PhoneSendRequest) => void

/** The visitor's text box. It starts with the chat link's message. */
export function Composer({ first, onSend }: { first: string; onSend: OnSend }) {
  const [draft, setDraft] = useState(first)
  const message = draft.trim()

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!message) return
    onSend({ text: message })
    setDraft('')
  }
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isEnter(event.nativeEvent) || event.shiftKey) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <form className="phone-composer" onSubmit={send}>
      <Attachments onSend={onSend} />
      <textarea
        aria-label={text.input}
        placeholder={text.input}
        value={draft}
        rows={1}
        maxLength={MAX_PHONE_TEXT}
        dir="auto"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <button type="submit" className="phone-send" disabled={!message} aria-label={text.send}>
        <Icon name="send" />
      </button>
    </form>
  )
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const menu = key === 'Escape' ? currentTarget.closest('details') : null
  menu?.removeAttribute('open')
  menu?.querySelector('summary')?.focus()
}

/** Buttons that send messages other than text, as a phone does. */
function Attachments({ onSend }: { onSend: OnSend }) {
  return (
    <details className="phone-attach" name="phone-menu">
      <summary aria-label={text.attach} onKeyDown={closeOnEscape}>
        <Icon name="plus" />
      </summary>
      <ul>
        {text.attachments.map(({ kind, label }) => (
          <li key={kind}>
            <button
              type="button"
              onKeyDown={closeOnEscape}
              onClick={({ currentTarget }) => {
                onSend({ kind })
                currentTarget.closest('details')?.removeAttribute('open')
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
