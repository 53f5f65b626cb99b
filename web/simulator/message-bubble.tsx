import type { PhoneBubble, PhoneOption, PhoneSendRequest } from '#src/contract/app/simulator-contract.ts'
import { parseMessage } from './parse-message.ts'
import type { TextPart } from './parse-message.ts'
import { simulatorText as text } from './simulator-text.ts'

const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' })
const REACTIONS = ['👍', '👎']

type OnSend = (message: PhoneSendRequest) => void

export function MessageBubble({ bubble, onSend }: { bubble: PhoneBubble; onSend: OnSend }) {
  const { id, from, kind, image, options, at, read } = bubble
  return (
    <li className={`bubble bubble-${from}`}>
      <span className="visually-hidden">{from === 'visitor' ? text.you : text.agent}: </span>
      {image && <img className="bubble-image" src={image} alt={text.picture} />}
      {kind && <p className="bubble-kind">{text.kinds[kind] ?? kind}</p>}
      {bubble.text && (
        <p dir="auto">
          {parseMessage(bubble.text).map((part) => (
            <MessagePart key={part.start} part={part} />
          ))}
        </p>
      )}
      <footer>
        {from === 'agent' && <Reactions to={id} onSend={onSend} />}
        <time dateTime={at}>{time.format(new Date(at))}</time>
        {from === 'visitor' && (
          <span className={read ? 'ticks ticks-read' : 'ticks'} role="img" aria-label={read ? text.read : text.sent}>
            {read ? '✓✓' : '✓'}
          </span>
        )}
      </footer>
      {options && <Options options={options} onSend={onSend} />}
    </li>
  )
}

function Reactions({ to, onSend }: { to: string; onSend: OnSend }) {
  return (
    <span className="bubble-reactions">
      {REACTIONS.map((emoji) => (
        <button
          key={emoji}
          type="button"
          aria-label={`${text.react} ${emoji}`}
          onClick={() => onSend({ kind: 'reaction', emoji, to })}
        >
          {emoji}
        </button>
      ))}
    </span>
  )
}

/** Draws buttons below the text. A list is opened by one. */
function Options({ options, onSend }: { options: NonNullable<PhoneBubble['options']>; onSend: OnSend }) {
  const { from, label, items } = options
  const choose = ({ id, title }: PhoneOption) => onSend({ choice: { from, id, title } })
  const list = (
    <ul className="bubble-options">
      {items.map((item) => (
        <li key={item.id}>
          <button type="button" onClick={() => choose(item)}>
            {item.title}
            {item.description && <small>{item.description}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
  if (from === 'button_reply') return list
  return (
    <details className="bubble-list">
      <summary>{label ?? text.choose}</summary>
      {list}
    </details>
  )
}

function MessagePart({ part }: { part: TextPart }) {
  switch (part.kind) {
    case 'plain':
      return part.text
    case 'bold':
      return <strong>{part.text}</strong>
    case 'italic':
      return <em>{part.text}</em>
    case 'struck':
      return <s>{part.text}</s>
    case 'link':
      return (
        <a href={part.text} target="_blank" rel="noopener noreferrer nofollow">
          {part.text}
        </a>
      )
  }
}
