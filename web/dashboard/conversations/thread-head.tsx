import type { ReactNode, Ref } from 'react'
import { formatMoment } from '../../lib/format.ts'
import { displayAddress } from '../../lib/website-address.ts'
import { ConversationMarks, nameOf } from './conversation-row.tsx'
import { conversationsText } from './conversations-text.ts'
import type { Thread } from './live-thread.ts'

const text = conversationsText.thread

interface ThreadHeadProps {
  thread: Thread
  titleRef: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** Shows the visitor and the conversation's origin. */
export function ThreadHead({ thread, titleRef, children }: ThreadHeadProps) {
  const { visitor, lead, page_url: page, created_at: began } = thread
  const email = visitor?.email ?? lead?.email
  const phone = visitor?.phone ?? lead?.phone
  return (
    <header className="thread-head">
      <div>
        <h2 ref={titleRef} tabIndex={-1} dir="auto">
          {nameOf(thread)}
        </h2>
        <p className="thread-facts">
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <a href={`tel:${phone}`}>{phone}</a>}
          <span>{text.began(formatMoment(began))}</span>
          {page && (
            <span>
              {text.from}{' '}
              <a href={page} target="_blank" rel="noopener noreferrer">
                {displayAddress(page)}
              </a>
            </span>
          )}
        </p>
        <ConversationMarks conversation={thread} />
      </div>
      {children}
    </header>
  )
}
