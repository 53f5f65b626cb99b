import { useState } from 'react'
import type { ThreadMessage } from '#src/contract/api/inbox-contract.ts'
import { formatMoment } from '../../lib/format.ts'
import { displayAddress } from '../../lib/website-address.ts'
import { Mark } from '../../ui/mark.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { DeliveryMark } from '../channels/delivery-mark.tsx'
import { conversationsText } from './conversations-text.ts'
import { CorrectionDialog } from './correction-dialog.tsx'

const text = conversationsText.thread

interface ThreadMessageViewProps {
  message: ThreadMessage
  /** The visitor's message before it. */
  question: string
  /** The message that a search or link opened. */
  isChosen: boolean
}

/** Shows one message. An answer of the agent has its sources and a button to correct it. */
export function ThreadMessageView({ message, question, isChosen }: ThreadMessageViewProps) {
  const { role, created_at: at, rating, answered } = message
  const isAnswer = role === 'agent'
  const isLookedUp = message.answered_by !== 'none'
  return (
    <article className={`said said-${role}`} aria-current={isChosen || undefined}>
      <p className="said-by">
        <span>{conversationsText.roles[role]}</span> <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      {role === 'visitor' ? (
        <p className="said-words" dir="auto">
          {message.text}
        </p>
      ) : (
        <div className="said-words">
          <RichText text={message.text} />
        </div>
      )}
      <span className="marks">
        {isAnswer && !answered && <Mark tone="danger">{isLookedUp ? text.notAnswered : text.noCredits}</Mark>}
        {message.answered_by === 'correction' && <Mark tone="accent">{text.corrected}</Mark>}
        {message.delivery && <DeliveryMark delivery={message.delivery} />}
        {rating && <Mark tone={rating === 'down' ? 'danger' : 'accent'}>{conversationsText.marks[rating]}</Mark>}
      </span>
      {message.rating_comment && <blockquote className="said-comment">{message.rating_comment}</blockquote>}
      {isAnswer && <Origins message={message} />}
      {isAnswer && isLookedUp && question && <Correct message={message} question={question} />}
    </article>
  )
}

function Origins({ message: { sources, passages } }: { message: ThreadMessage }) {
  return (
    <>
      {sources.length > 0 && (
        <p className="said-sources">
          {text.sources}:{' '}
          {sources.map(({ title, url }, at) => (
            <span key={`${title} ${url ?? ''}`}>
              {at > 0 && ', '}
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {title || displayAddress(url)}
                </a>
              ) : (
                title
              )}
            </span>
          ))}
        </p>
      )}
      {passages.length > 0 && (
        <details className="disclosure said-passages">
          <summary>{text.passages(passages.length)}</summary>
          <ol>
            {passages.map(({ knowledge_item_id: id, title, text: words }) => (
              <li key={`${id} ${words}`}>
                <strong dir="auto">{title}</strong>
                <p dir="auto">{words}</p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

function Correct({ message, question }: Omit<ThreadMessageViewProps, 'isChosen'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="text-button" onClick={() => setOpen(true)}>
        {text.correct}
        <span className="visually-hidden">{text.correctOf(message.text.slice(0, 60))}</span>
      </button>
      {open && <CorrectionDialog message={message} question={question} onClose={() => setOpen(false)} />}
    </>
  )
}
