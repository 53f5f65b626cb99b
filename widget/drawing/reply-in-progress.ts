import type { ChatMessage } from '#src/contract/chat/chat-contract.ts'
import { drawElement } from './dom-element.ts'
import { drawReplyText } from './message-view.ts'

/**
 * An answer under way. It stands outside the log until it is whole, so that it is announced once and not token by
 * token.
 */
export interface ReplyInProgress {
  /** Shows the answer so far, in place of what was shown before. */
  show(text: string): void
  /** Puts the final messages into the log; with none, the answer goes. */
  settle(messages: readonly ChatMessage[]): void
  /**
   * Keeps the answer so far, and says after it what went wrong; `retry` hears whether the focus was lost with what said
   * so.
   */
  fail(sentence: string, retry: (hadFocus: boolean) => void): void
}

/** The places that an answer under way needs in its thread. */
export interface ReplyPlaces {
  /** Where it grows. */
  pending: HTMLElement
  /** Makes a change, and keeps a following reader at the answer. */
  follow(reading: HTMLElement, change: () => void): void
  /** Takes the answer out of `pending` and puts these into the log, in one change. */
  moveToLog(reading: HTMLElement, elements: HTMLElement[]): void
  drawMessage(message: ChatMessage): HTMLElement
  drawFailure(sentence: string, retry: (hadFocus: boolean) => void): HTMLElement
  setBusy(busy: boolean): void
}

/** Starts an answer with the sign that one is being written. */
export function beginReply(places: ReplyPlaces): ReplyInProgress {
  const view = drawElement('div', { class: 'message reply' })
  let latest = ''
  let frame = 0

  const draw = () => view.replaceChildren(latest ? drawReplyText(latest) : drawTypingDots())
  const wait = () => {
    places.setBusy(true)
    places.follow(view, () => places.pending.append(view))
  }
  const end = (elements: HTMLElement[]) => {
    cancelAnimationFrame(frame)
    places.setBusy(false)
    places.moveToLog(view, elements)
  }
  draw()
  wait()
  return {
    show: (text) => {
      latest = text
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => places.follow(view, draw))
    },
    settle: (messages) => end(messages.map(places.drawMessage)),
    fail: (sentence, retry) => {
      const note = places.drawFailure(sentence, (hadFocus) => {
        wait()
        retry(hadFocus)
      })
      draw()
      end(latest ? [view, note] : [note])
    },
  }
}

function drawTypingDots(): HTMLElement {
  return drawElement('div', { class: 'bubble dots' }, drawElement('i'), drawElement('i'), drawElement('i'))
}
