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

/** What an owner does with conversations, one function each. All throw `ApiError`. */

/** Filters by their names in the API. */
export type ConversationFilters = Partial<
  Record<'agent_id' | 'mode' | 'channel' | 'unanswered' | 'lead' | 'taken_over' | 'waiting' | 'rating' | 'q', string>
>

/** Where the list with these filters stands, as a page or, asked as an event stream, live. */
export const conversationsAddress = (filters: ConversationFilters, cursor?: string) =>
  withQuery(`${OWNER_API}/conversations`, { ...filters, cursor })

export const listConversations = (filters: ConversationFilters, cursor?: string) =>
  sendForJson<ConversationPage>(conversationsAddress(filters, cursor))

/** Where a conversation stands; asked as an event stream, what is said in it after the message `after`. */
export const conversationAddress = (id: string, after?: string) =>
  withQuery(`${OWNER_API}/conversations/${id}`, { after })

export const getConversation = (id: string) =>
  sendForJson<ConversationResponse>(conversationAddress(id)).then(({ conversation }) => conversation)

export const takeOver = (id: string) => send(`${OWNER_API}/conversations/${id}/takeover`, { method: 'POST', body: {} })

export const handBack = (id: string) => send(`${OWNER_API}/conversations/${id}/handback`, { method: 'POST', body: {} })

export const replyToVisitor = (id: string, text: string) =>
  sendForJson<ReplyResponse>(`${OWNER_API}/conversations/${id}/reply`, { method: 'POST', body: { text } })

export const deleteConversation = (id: string) => send(`${OWNER_API}/conversations/${id}`, { method: 'DELETE' })

/** Deletes all conversations with the same visitor, and answers how many. */
export const eraseVisitor = (id: string) =>
  sendForJson<EraseResponse>(`${OWNER_API}/conversations/${id}/erase`, { method: 'POST', body: {} })

/** The agent says `answer` to that question from now on. */
export const correctAnswer = (messageId: string, correction: { answer: string; question?: string }) =>
  sendForJson<CorrectionResponse>(`${OWNER_API}/messages/${messageId}/correction`, { method: 'POST', body: correction })

export const listCorrections = (agentId: string) =>
  sendForJson<CorrectionList>(withQuery(`${OWNER_API}/corrections`, { agent_id: agentId })).then(({ data }) => data)

/** The agent says other words of the owner to that question. */
export const rewordCorrection = (id: string, correction: { answer: string }) =>
  send(`${OWNER_API}/corrections/${id}`, { method: 'PATCH', body: correction })

/** The agent answers that question by itself again. */
export const takeCorrectionBack = (id: string) => send(`${OWNER_API}/corrections/${id}`, { method: 'DELETE' })

/** The correction stands although the website has changed. */
export const acceptCorrection = (id: string) =>
  send(`${OWNER_API}/corrections/${id}/keep`, { method: 'POST', body: {} })
