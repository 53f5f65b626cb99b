import type {
  ConversationPage,
  ConversationResponse,
  CorrectionList,
  CorrectionResponse,
  EraseResponse,
  ReplyResponse,
} from '#src/contract/api/inbox-contract.ts'
import { send, sendForJson, withQuery } from './http.ts'
import { OWNER_API } from './owner-api.ts'

/** Operations on conversations. All throw `ApiError`. */

/** Filters, named as in the API. */
export type ConversationFilters = Partial<
  Record<
    | 'agent_id'
    | 'mode'
    | 'channel'
    | 'unanswered'
    | 'lead'
    | 'taken_over'
    | 'waiting'
    | 'rating'
    | 'flagged'
    | 'from'
    | 'to'
    | 'time_zone'
    | 'q',
    string
  >
>

/** Returns the URL of the filtered list, for a page or for an event stream. */
export const conversationsAddress = (filters: ConversationFilters, cursor?: string) =>
  withQuery(`${OWNER_API}/conversations`, { ...filters, cursor })

export const listConversations = (filters: ConversationFilters, cursor?: string) =>
  sendForJson<ConversationPage>(conversationsAddress(filters, cursor))

/** Returns the URL of a conversation. Its event stream sends the messages after `after`. */
export const conversationAddress = (id: string, after?: string) =>
  withQuery(`${OWNER_API}/conversations/${id}`, { after })

export const getConversation = (id: string) =>
  sendForJson<ConversationResponse>(conversationAddress(id)).then(({ conversation }) => conversation)

export const takeOver = (id: string) => send(`${OWNER_API}/conversations/${id}/takeover`, { method: 'POST', body: {} })

export const handBack = (id: string) => send(`${OWNER_API}/conversations/${id}/handback`, { method: 'POST', body: {} })

export const replyToVisitor = (id: string, text: string) =>
  sendForJson<ReplyResponse>(`${OWNER_API}/conversations/${id}/reply`, { method: 'POST', body: { text } })

export const deleteConversation = (id: string) => send(`${OWNER_API}/conversations/${id}`, { method: 'DELETE' })

/** Deletes all conversations with the same visitor and returns their number. */
export const eraseVisitor = (id: string) =>
  sendForJson<EraseResponse>(`${OWNER_API}/conversations/${id}/erase`, { method: 'POST', body: {} })

/** Stores a correction: the agent replies `answer` to that question from now on. */
export const correctAnswer = (messageId: string, correction: { answer: string; question?: string }) =>
  sendForJson<CorrectionResponse>(`${OWNER_API}/messages/${messageId}/correction`, { method: 'POST', body: correction })

/** Stores whether a reply was right. */
export const giveVerdict = (messageId: string, verdict: { verdict: 'right' | 'wrong' }) =>
  sendForJson<CorrectionResponse>(`${OWNER_API}/messages/${messageId}/verdict`, { method: 'POST', body: verdict })

export const listCorrections = (agentId: string) =>
  sendForJson<CorrectionList>(withQuery(`${OWNER_API}/corrections`, { agent_id: agentId })).then(({ data }) => data)

/** Changes the answer of a correction. */
export const rewordCorrection = (id: string, correction: { answer: string }) =>
  send(`${OWNER_API}/corrections/${id}`, { method: 'PATCH', body: correction })

/** Deletes a correction. The agent answers the question itself again. */
export const takeCorrectionBack = (id: string) => send(`${OWNER_API}/corrections/${id}`, { method: 'DELETE' })

/** Keeps a correction although the website has changed. */
export const acceptCorrection = (id: string) =>
  send(`${OWNER_API}/corrections/${id}/keep`, { method: 'POST', body: {} })
