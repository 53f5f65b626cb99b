import type { ChatMessage } from '#src/contract/chat/chat-contract.ts'
import type { Turn } from '../protocol/chat-turn.ts'
import { drawElement } from './dom-element.ts'
import { drawReplyText } from './message-view.ts'

/** A reply while it is written. The log hides it from assistive technology, which hears the whole reply once. */
export interface ReplyInProgress {
  /** Shows the reply so far. From its id on, it is the place for that message. */
  show(turn: Turn): void
  /** Puts the messages in place of the reply in progress. */
  settle(messages: readonly ChatMessage[]): void
  /** Keeps the text so far and says below what went wrong; `retry` hears whether the focus was on that note. */
  fail(sentence: string, retry: (hadFocus: boolean) => void): void
}

/** What a reply in progress needs of its thread. */
export interface ReplyPlaces {
  log: HTMLElement
  /** Changes the log, and keeps a reader who follows it at its end. */
  change(change: () => void): void
  drawMessage(message: ChatMessage): HTMLElement
  drawFailure(sentence: string, retry: (hadFocus: boolean) => void): HTMLElement
}

/** Starts a reply at the end of the log with the sign that it is being written. */
export function beginReply({ log, change, drawMessage, drawFailure }: ReplyPlaces): ReplyInProgress {
  const view = drawElement('div', { 'aria-hidden': 'true' })
  let latest = ''
  let frame = 0

  const draw = () => {
    view.className = latest ? 'message reply writing' : 'message reply writing silent'
    view.replaceChildren(latest ? drawReplyText(latest) : drawTypingDots())
  }
  const wait = () => change(() => log.append(view))
  const end = (elements: HTMLElement[]) => {
    cancelAnimationFrame(frame)
    change(() => view.replaceWith(...elements))
  }
  draw()
  wait()
  return {
    show: ({ id, text }) => {
      if (id) view.dataset['id'] = id
      if (!text || text === latest) return
      latest = text
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => change(draw))
    },
    settle: (messages) => end(messages.map(drawMessage)),
    fail: (sentence, retry) => {
      const kept = latest ? [drawElement('div', { class: 'message reply' }, drawReplyText(latest))] : []
      const note = drawFailure(sentence, (hadFocus) => {
        for (const one of kept) one.remove()
        draw()
        wait()
        retry(hadFocus)
      })
      end([...kept, note])
    },
  }
}

function drawTypingDots(): HTMLElement {
  return drawElement('div', { class: 'bubble dots' }, drawElement('i'), drawElement('i'), drawElement('i'))
}
