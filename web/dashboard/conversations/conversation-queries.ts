import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ConversationPage, InboxEvent, ThreadEvent } from '#src/contract/api/inbox-contract.ts'
import type { ConversationFilters } from '../../lib/inbox-api.ts'
import {
  conversationAddress,
  conversationsAddress,
  correctAnswer,
  deleteConversation,
  eraseVisitor,
  getConversation,
  giveVerdict,
  handBack,
  listConversations,
  replyToVisitor,
  takeOver,
} from '../../lib/inbox-api.ts'
import { CORRECTIONS } from '../query-client.ts'
import { applyLive } from '../live-cache.ts'
import { useLiveEvents } from '../use-live-events.ts'
import type { Thread } from './live-thread.ts'
import { applyInboxEvent, applyThreadEvent } from './live-thread.ts'

/** Begins the keys of all lists of conversations. */
export const LIST = 'conversations'
const THREAD = 'conversation'

/** Loads the matching conversations, newest first. A list that was not followed loads again. */
export const useConversationList = (filters: ConversationFilters) =>
  useInfiniteQuery({
    queryKey: [LIST, filters],
    queryFn: ({ pageParam }) => listConversations(filters, pageParam),
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor,
  })

/** Loads the matching conversations and updates them while they are shown. */
export function useConversations(filters: ConversationFilters) {
  const client = useQueryClient()
  const queryKey = [LIST, filters]
  const list = useConversationList(filters)
  useLiveEvents<InboxEvent>(list.data && conversationsAddress(filters), {
    onEvent: (event) =>
      applyLive<InfiniteData<ConversationPage, string | undefined>>(client, queryKey, (data) =>
        applyInboxEvent(data, event),
      ),
    onOpen: () => void client.invalidateQueries({ queryKey }),
  })
  return list
}

export const useThread = (id: string) => useQuery({ queryKey: [THREAD, id], queryFn: () => getConversation(id) })

/** Updates an open conversation until it has ended. `after` is its last message when it was opened. */
export function useLiveThread({ conversation_id: id, ended }: Thread, after: string | undefined): void {
  const client = useQueryClient()
  const queryKey = [THREAD, id]
  useLiveEvents<ThreadEvent>(ended ? undefined : conversationAddress(id, after), {
    onEvent: (event) => {
      applyLive<Thread>(client, queryKey, (thread) => applyThreadEvent(thread, event))
      // A message can change the visitor's name and who is waiting.
      void client.invalidateQueries({ queryKey: event.type === 'ended' ? [LIST] : queryKey })
    },
    // The stream sends all messages after a given one, but changes of earlier ones only while it is open.
    onOpen: (again) => again && void client.invalidateQueries({ queryKey }),
  })
}

function useThreadMutation<Input>(id: string, act: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: act, onSuccess: () => client.invalidateQueries({ queryKey: [THREAD, id] }) })
}

export const useTakeOver = (id: string) => useThreadMutation(id, () => takeOver(id))

export const useHandBack = (id: string) => useThreadMutation(id, () => handBack(id))

export const useReply = (id: string) => useThreadMutation(id, (text: string) => replyToVisitor(id, text))

export function useCorrection(messageId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (correction: { answer: string; question?: string }) => correctAnswer(messageId, correction),
    onSuccess: () => invalidateVerdicts(client),
  })
}

export function useVerdict(messageId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (verdict: { verdict: 'right' | 'wrong' }) => giveVerdict(messageId, verdict),
    onSuccess: () => invalidateVerdicts(client),
  })
}

/** A verdict shows in the conversation, in the list's marks and among the corrections. */
const invalidateVerdicts = (client: QueryClient) =>
  Promise.all([CORRECTIONS, THREAD, LIST].map((key) => client.invalidateQueries({ queryKey: [key] })))

export function useDeletion() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: deleteConversation,
    onSuccess: () => client.invalidateQueries({ queryKey: [LIST] }),
  })
}

export function useErasure() {
  const client = useQueryClient()
  return useMutation({ mutationFn: eraseVisitor, onSuccess: () => client.invalidateQueries({ queryKey: [LIST] }) })
}
