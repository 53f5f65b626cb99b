import { useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import type { ChatLink } from './chat-link.ts'
import { MessageBubble } from './message-bubble.tsx'
import { simulatorText as text } from './simulator-text.ts'
import { useConversation } from './use-conversation.ts'

const scrollHere = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'end' })
}

/** A phone's chat, from the visitor's side. */
export function SimulatorPage({ link }: { link: ChatLink }) {
  const { bubbles, typing, failure, say, retry } = useConversation()
  return (
    <div className="phone">
      <header className="phone-header">
        <span className="phone-picture" aria-hidden="true" />
        <h1>{link.number}</h1>
        <p>{text.banner}</p>
      </header>
      <main className="phone-main">
        <ScrollRegion className="phone-chat" kind="log" label={text.log}>
          <p className="phone-explanation">{text.explanation}</p>
          <ol className="phone-bubbles">
            {bubbles.map((bubble) => (
              <MessageBubble key={bubble.id} bubble={bubble} />
            ))}
          </ol>
          {typing && <Typing />}
          {failure && (
            <Notice tone="danger" title={failure} urgent>
              <Button onClick={retry}>{text.retry}</Button>
            </Notice>
          )}
          <div key={`${bubbles.length} ${typing} ${failure}`} ref={scrollHere} />
        </ScrollRegion>
        <Composer first={link.text} onSend={say} />
      </main>
    </div>
  )
}

function Typing() {
  return (
    <p className="phone-typing">
      <span className="visually-hidden">{text.typing}</span>
      <i />
      <i />
      <i />
    </p>
  )
}

function Composer({ first, onSend }: { first: string; onSend: (message: string) => void }) {
  const [draft, setDraft] = useState(first)
  const message = draft.trim()

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!message) return
    onSend(message)
    setDraft('')
  }
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <form className="phone-composer" onSubmit={send}>
      <textarea
        aria-label={text.input}
        placeholder={text.input}
        value={draft}
        rows={1}
        maxLength={4096}
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
