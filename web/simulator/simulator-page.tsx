import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import type { ChatLink } from './chat-link.ts'
import { Composer } from './composer.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { simulatorText as text } from './simulator-text.ts'
import { usePhone } from './use-phone.ts'

const scrollHere = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'end' })
}

/** Shows a chat on the visitor's phone. */
export function SimulatorPage({ link }: { link: ChatLink }) {
  const { messages, typing, failure, send, retry } = usePhone()
  return (
    <div className="phone">
      <header className="phone-header">
        <span className="phone-picture" aria-hidden="true" />
        <h1>{link.number}</h1>
        <p>{typing ? text.typing : text.banner}</p>
        <strong className="phone-mark">{text.mark}</strong>
      </header>
      <main className="phone-main">
        <ScrollRegion className="phone-chat" kind="log" label={text.log}>
          <p className="phone-explanation">{text.explanation}</p>
          <ol className="phone-bubbles">
            {messages.map((bubble) => (
              <MessageBubble key={bubble.id} bubble={bubble} onSend={send} />
            ))}
          </ol>
          {typing && <Typing />}
          {failure && (
            <Notice tone="danger" title={failure} urgent>
              <Button onClick={retry}>{text.retry}</Button>
            </Notice>
          )}
          <div key={`${messages.length} ${typing} ${failure}`} ref={scrollHere} />
        </ScrollRegion>
        <Composer first={link.text} onSend={send} />
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
