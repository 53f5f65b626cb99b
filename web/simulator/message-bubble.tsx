import { parseMessage } from './message-text.ts'
import type { TextPart } from './message-text.ts'
import { simulatorText as text } from './simulator-text.ts'
import type { Bubble } from './use-conversation.ts'

const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' })

export function MessageBubble({ bubble }: { bubble: Bubble }) {
  return (
    <li className={`bubble bubble-${bubble.from}`}>
      <span className="visually-hidden">{bubble.from === 'visitor' ? text.you : text.agent}: </span>
      <p dir="auto">
        {parseMessage(bubble.text).map((part) => (
          <MessagePart key={part.start} part={part} />
        ))}
      </p>
      <time dateTime={bubble.at.toISOString()}>{time.format(bubble.at)}</time>
    </li>
  )
}

function MessagePart({ part }: { part: TextPart }) {
  if (part.kind === 'bold') return <strong>{part.text}</strong>
  if (part.kind === 'plain') return part.text
  return (
    <a href={part.text} target="_blank" rel="noopener noreferrer nofollow">
      {part.text}
    </a>
  )
}
