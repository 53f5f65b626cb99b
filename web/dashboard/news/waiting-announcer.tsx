import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ConversationRecord } from '#src/contract/api/inbox-contract.ts'
import { showToast } from '../../ui/toasts.tsx'
import { nameOf } from '../conversations/conversation-row.tsx'
import { dashboardText } from '../dashboard-text.ts'
import { notify, playChime, useAnnouncing } from './announcing.ts'
import { useNewsFeed, useWaiting } from './news-queries.ts'
import { useLock } from './use-lock.ts'

const text = dashboardText.news
const LOCK = 'foyer-announcer'

/**
 * Announces each visitor who starts to wait for a person: in the page, and with a sound and a notification if the owner
 * turned them on. Of several tabs, one plays the sound; it follows the conversations even while it is hidden.
 */
export function WaitingAnnouncer() {
  const isOn = useAnnouncing()
  const isSpeaker = useLock(LOCK, isOn)
  useNewsFeed(isSpeaker)
  const { pathname } = useLocation()
  const navigate = useNavigate()

  useNewlyWaiting((conversation) => {
    const { conversation_id: id, agent_id: agent, last_message: last } = conversation
    const path = `/conversations/${id}`
    const open = () => void navigate({ pathname: path, search: `?${new URLSearchParams({ agent })}` })
    const title = text.waiting(nameOf(conversation))
    if (isSpeaker) {
      playChime()
      if (document.hidden) notify(title, { body: last?.text ?? '', tag: id, onClick: open })
    }
    if (pathname !== path) showToast({ title, action: { label: text.open, run: open } })
  })
  return null
}

/** Calls back for each conversation that begins to wait after the list was loaded. */
function useNewlyWaiting(onNew: (conversation: ConversationRecord) => void): void {
  const waiting = useWaiting()
  const known = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (!waiting) return
    const before = known.current
    known.current = new Set(waiting.map(({ conversation_id: id }) => id))
    for (const conversation of waiting) if (before && !before.has(conversation.conversation_id)) onNew(conversation)
  })
}
