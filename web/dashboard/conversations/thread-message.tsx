import type { ThreadMessage } from '#src/contract/api/inbox-contract.ts'
import { formatMoment } from '../../lib/format.ts'
import { Mark } from '../../ui/mark.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { DeliveryMark } from '../channels/delivery-mark.tsx'
import { conversationsText } from './conversations-text.ts'
import { ReplyOrigins } from './reply-origins.tsx'
import { ReplyReview } from './reply-review.tsx'
import { ReplyVerdict } from './reply-verdict.tsx'

const text = conversationsText.thread

interface ThreadMessageViewProps {
  agentId: string
  message: ThreadMessage
  /** The visitor's message before it. */
  question: string
  /** The message that a search or link opened. */
  isChosen: boolean
}

/** Shows one message. A reply of the agent has its checks, what it rests on, and buttons to judge it. */
export function ThreadMessageView({ agentId, message, question, isChosen }: ThreadMessageViewProps) {
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
        {message.verdict && (
          <Mark tone={message.verdict === 'right' ? 'accent' : 'warning'}>{text.verdicts[message.verdict]}</Mark>
        )}
        {message.answered_by === 'correction' && <Mark tone="accent">{text.corrected}</Mark>}
        {message.delivery && <DeliveryMark delivery={message.delivery} />}
        {rating && <Mark tone={rating === 'down' ? 'danger' : 'accent'}>{conversationsText.marks[rating]}</Mark>}
      </span>
      {message.rating_comment && <blockquote className="said-comment">{message.rating_comment}</blockquote>}
      {isAnswer && message.review && <ReplyReview review={message.review} />}
      {isAnswer && isLookedUp && question && <ReplyVerdict message={message} question={question} />}
      {isAnswer && <ReplyOrigins agentId={agentId} message={message} />}
    </article>
  )
}
