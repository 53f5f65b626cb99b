import type { ChatMessage, ChatStreamPart } from '#src/contract/chat/chat-contract.ts'
import { ChatFailure } from './chat-failure.ts'

/** An answer as far as it has arrived. */
export interface Turn {
  id: string
  text: string
  sources: ChatMessage['sources']
  /** The whole message as the service keeps it, which replaces what was streamed. */
  message?: ChatMessage
  finished: boolean
}

export const emptyTurn: Turn = { id: '', text: '', sources: [], finished: false }

/** The turn after one more part of the stream. An `error` part is thrown with its sentence; unknown parts change nothing. */
export function advanceTurn(turn: Turn, part: ChatStreamPart): Turn {
  switch (part.type) {
    case 'start':
      return { ...turn, id: part.messageId }
    case 'text-start':
      return turn.text ? { ...turn, text: `${turn.text}\n\n` } : turn
    case 'text-delta':
      return { ...turn, text: turn.text + part.delta }
    case 'source-url':
      return { ...turn, sources: [...turn.sources, { title: part.title, url: part.url }] }
    case 'data-message':
      return { ...turn, message: part.data }
    case 'error':
      throw new ChatFailure(part.errorText)
    case 'finish':
      return { ...turn, finished: true }
    default:
      return turn
  }
}

/**
 * What a stream that has ended leaves to be shown: nothing when a later message of the visitor has taken the turn over. Throws a
 * `ChatFailure` when the line broke before the end.
 */
export function concludeTurn(turn: Turn): ChatMessage | undefined {
  if (turn.message) return turn.message
  if (!turn.finished) throw new ChatFailure('')
  if (!turn.text) return undefined
  const { id, text, sources } = turn
  return { id, role: 'agent', text, sources, cards: [], answered: true, created_at: new Date().toISOString() }
}
