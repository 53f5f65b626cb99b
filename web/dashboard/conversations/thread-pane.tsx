import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { Link, useLocation } from 'react-router'
import { ApiError } from '../../lib/http.ts'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { dashboardText } from '../dashboard-text.ts'
import { EmptyState } from '../empty-state.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { useLiveThread, useThread } from './conversation-queries.ts'
import { conversationsText } from './conversations-text.ts'
import type { Thread } from './live-thread.ts'
import { ReplyBox } from './reply-box.tsx'
import { ThreadActions } from './thread-actions.tsx'
import { ThreadHead } from './thread-head.tsx'
import { ThreadMessageView } from './thread-message.tsx'

const text = conversationsText.thread
/** Distance from the end, in pixels, within which the view follows new messages. */
const FOLLOW_PX = 80

/** Shows one conversation with the box to reply. */
export function ThreadPane({ id }: { id: string }) {
  const { data: thread, error, refetch } = useThread(id)
  const { search } = useLocation()
  return (
    <>
      <Link className="inbox-back" to={{ pathname: '/conversations', search }}>
        <Icon name="back" />
        {text.back}
      </Link>
      {thread && <LiveThread thread={thread} />}
      {!thread && !error && <output>{dashboardText.loading}</output>}
      {!thread &&
        error &&
        (isMissing(error) ? <EmptyState {...text.gone} /> : <LoadFailure error={error} onRetry={refetch} />)}
    </>
  )
}

const isMissing = (error: Error) => error instanceof ApiError && error.status === 404

function LiveThread({ thread }: { thread: Thread }) {
  const { messages } = thread
  const [lastWhenOpened] = useState(messages.at(-1)?.message_id)
  useLiveThread(thread, lastWhenOpened)
  const log = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const chosen = useLocation().hash.slice(1)

  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  useFollowing(log, messages, chosen)

  return (
    <>
      <ThreadHead thread={thread} titleRef={title}>
        <ThreadActions thread={thread} />
      </ThreadHead>
      <div className="thread-log" ref={log}>
        <ScrollRegion className="thread-messages" kind="log" label={text.messages}>
          {messages.map((message, at) => (
            <ThreadMessageView
              key={message.message_id}
              agentId={thread.agent_id}
              message={message}
              question={questionBefore(messages, at)}
              isChosen={message.message_id === chosen}
            />
          ))}
        </ScrollRegion>
      </div>
      {thread.ended ? <Notice tone="warning" title={text.ended} urgent /> : <ReplyBox thread={thread} />}
    </>
  )
}

/**
 * Scrolls to the chosen message first. Then it keeps the end in view, unless the owner reads further up. The owner's
 * own replies are always scrolled to.
 */
function useFollowing(log: RefObject<HTMLElement | null>, messages: Thread['messages'], chosen: string): void {
  const shown = useRef(0)
  useLayoutEffect(() => {
    const said = log.current?.firstElementChild?.children
    const lastBefore = said?.[shown.current - 1]
    const chosenAt = lastBefore ? -1 : messages.findIndex(({ message_id: id }) => id === chosen)
    const isFollowing = !lastBefore || messages.at(-1)?.role === 'person' || isEndSeen(lastBefore)
    if (chosenAt >= 0) said?.[chosenAt]?.scrollIntoView({ block: 'center' })
    else if (isFollowing && messages.length > shown.current)
      said?.[messages.length - 1]?.scrollIntoView({ block: 'nearest' })
    shown.current = messages.length
  }, [log, messages, chosen])
}

/** Reports whether a message's end is visible in its scroll region, or on the screen if the whole page scrolls. */
function isEndSeen(message: Element): boolean {
  const region = message.parentElement?.getBoundingClientRect().bottom ?? innerHeight
  return message.getBoundingClientRect().bottom - Math.min(region, innerHeight) < FOLLOW_PX
}

/** Returns the visitor's last message before a message. */
function questionBefore(messages: Thread['messages'], at: number): string {
  return messages.slice(0, at).findLast(({ role }) => role === 'visitor')?.text ?? ''
}
