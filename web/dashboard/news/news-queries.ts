import { useQueryClient } from '@tanstack/react-query'
import type { ConversationRecord, InboxEvent } from '#src/contract/api/inbox-contract.ts'
import { conversationsAddress } from '../../lib/inbox-api.ts'
import { LIST, useConversationList } from '../conversations/conversation-queries.ts'
import { refreshToday } from '../insights/insight-queries.ts'
import { LEADS, useLeads } from '../leads/lead-queries.ts'
import { useLiveEvents } from '../use-live-events.ts'
import { useNewSince, useSeen } from './use-new-since.ts'

/** Visitors of all agents in the workspace who want a person. */
const WAITING = { waiting: 'true' }

export const useWaiting = (): ConversationRecord[] | undefined =>
  useConversationList(WAITING).data?.pages.flatMap((page) => page.data)

/**
 * Follows the workspace's conversations while the tab is visible, and keeps the lists behind the badges and the home
 * page fresh. `whileHidden` follows them in a hidden tab too.
 */
export function useNewsFeed(whileHidden: boolean): void {
  const client = useQueryClient()
  const refresh = () => {
    void client.invalidateQueries({ queryKey: [LIST] })
    void client.invalidateQueries({ queryKey: LEADS })
    // Its credits.
    void client.invalidateQueries({ queryKey: ['agent'] })
    refreshToday(client)
  }
  useLiveEvents<InboxEvent>(conversationsAddress({}), {
    onEvent: refresh,
    onOpen: (again) => again && refresh(),
    whileHidden,
  })
}

/** Returns how much is new in an agent's lists since the last visit to each of them. */
export const useNews = (agentId: string): { conversations: number; leads: number } => ({
  conversations: useNewSince('conversations', agentId, useMessageIds(agentId)),
  leads: useNewSince('leads', agentId, useLeadIds(agentId)),
})

/** Marks an agent's conversations as seen while their page is shown. */
export const useSeenConversations = (agentId: string): void => useSeen('conversations', agentId, useMessageIds(agentId))

/** Marks an agent's leads as seen while their page is shown. */
export const useSeenLeads = (agentId: string): void => useSeen('leads', agentId, useLeadIds(agentId))

/** Returns the last message of each conversation, without those of the owner's team. */
function useMessageIds(agentId: string): string[] | undefined {
  const { data } = useConversationList({ agent_id: agentId })
  return data?.pages.flatMap((page) =>
    page.data.flatMap(({ last_message: last }) => (last && last.role !== 'person' ? [last.message_id] : [])),
  )
}

function useLeadIds(agentId: string): string[] | undefined {
  const { data } = useLeads({ agent_id: agentId })
  return data?.pages.flatMap((page) => page.data.map(({ lead_id: id }) => id))
}
