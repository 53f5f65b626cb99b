import type { ChatStreamPart, MessageResponse } from '#src/contract/chat/chat-contract.ts'
import { ChatFailure } from './chat-failure.ts'

/** A reply as far as it has arrived: its ID, its text and, at the end, the outcome. */
export interface Turn {
  id?: string
  text: string
  outcome?: MessageResponse
}

/**
 * The turn after one more part of the stream. An `error` part is thrown with its sentence; unknown parts change
 * nothing.
 */
export function advanceTurn(turn: Turn, part: ChatStreamPart): Turn {
  switch (part.type) {
    case 'start':
      return { ...turn, id: part.messageId }
    case 'text-delta':
      return { ...turn, text: turn.text + part.delta }
    case 'data-message':
      return { ...turn, outcome: { message: part.data } }
    case 'data-superseded':
    case 'data-with-person':
      return { ...turn, outcome: part.data }
    case 'error':
      throw new ChatFailure(part.errorText)
    default:
      return turn
  }
}

/** Returns the outcome of a finished stream. Throws a `ChatFailure` if the connection broke before the end. */
export function concludeTurn({ outcome }: Turn): MessageResponse {
  if (!outcome) throw new ChatFailure('')
  return outcome
}
