import type { ChatMessage } from '#src/contract/chat/chat-contract.ts'
import type { Words } from '../words/words-types.ts'
import { drawElement } from './dom-element.ts'
import { followChange, scrollToEnd } from './follow-scroll.ts'
import type { MessageControls } from './message-view.ts'
import { drawGreeting, drawMessage, drawSuggestions, drawVisitorMessage } from './message-view.ts'
import { beginReply } from './reply-in-progress.ts'
import type { ReplyInProgress } from './reply-in-progress.ts'

/** The scrolling part of the panel: messages and the reply in progress. */
export interface Thread {
  element: HTMLElement
  /** Shows the greeting and earlier messages first. Screen readers do not announce an earlier conversation again. */
  showPast(start: { greeting: string; questions: readonly string[] }, messages: readonly ChatMessage[]): void
  /** Adds the visitor's own message; call the returned function with its id. */
  addVisitorMessage(text: string): (id: string) => void
  /** Adds a message from elsewhere, ordered by id. It replaces the reply in progress that has its id. */
  addMessage(message: ChatMessage): void
  /** Adds text that is not a message. */
  addNote(text: string): void
  /** Shows a form below the messages and focuses it. */
  showForm(form: HTMLElement): void
  /** Removes all messages. */
  clear(): void
  beginReply(): ReplyInProgress
}

interface ThreadParts {
  controls: MessageControls
  words: Words
  scroller: HTMLElement
  log: HTMLElement
  /** Place of a form. */
  forms: HTMLElement
  status: HTMLElement
}

export function createThread(controls: MessageControls): Thread {
  const parts = drawParts(controls)
  const { log, forms, status, words } = parts
  const change = (changeLog: () => void) => {
    followChange(parts.scroller, log, changeLog)
    status.textContent = log.querySelector('.writing') ? words.writing : ''
  }
  return {
    element: parts.scroller,
    showPast: (start, messages) => showPast(parts, start, messages),
    addVisitorMessage: (text) => {
      const view = drawVisitorMessage(text, words)
      log.append(view)
      scrollToEnd(parts.scroller)
      return (id) => (view.dataset['id'] = id)
    },
    addMessage: (message) => change(() => placeById(log, drawMessage(message, controls))),
    addNote: (text) => change(() => log.append(drawGreeting(text))),
    showForm: (form) => {
      forms.replaceChildren(form)
      scrollToEnd(parts.scroller)
      form.querySelector('input')?.focus()
    },
    clear: () => {
      for (const part of [log, forms, status]) part.replaceChildren()
    },
    beginReply: () =>
      beginReply({
        log,
        change,
        drawMessage: (message) => drawMessage(message, controls),
        drawFailure: (sentence, retry) => drawFailure(words, sentence, retry),
      }),
  }
}

function drawParts(controls: MessageControls): ThreadParts {
  const { words } = controls
  const log = drawElement('div', { class: 'log', role: 'log', 'aria-live': 'polite' })
  const forms = drawElement('div')
  const status = drawElement('div', { class: 'unseen', role: 'status' })
  const attributes = { class: 'thread', role: 'group', 'aria-label': words.conversation, tabindex: '0' }
  const scroller = drawElement('div', attributes, log, forms, status)
  return { controls, words, scroller, log, forms, status }
}

/** Places a reply before the messages that were sent while it was written, although it arrives later. */
function placeById(log: HTMLElement, view: HTMLElement): void {
  const { id = '' } = view.dataset
  const views = Array.from(log.querySelectorAll<HTMLElement>('[data-id]'))
  const next = views.find((one) => (one.dataset['id'] ?? '') >= id)
  if (next?.dataset['id'] === id) next.replaceWith(view)
  else log.insertBefore(view, next ?? null)
}

function showPast(
  { scroller, log, controls }: ThreadParts,
  { greeting, questions }: { greeting: string; questions: readonly string[] },
  messages: readonly ChatMessage[],
): void {
  const first = drawGreeting(greeting)
  first.append(
    drawSuggestions(
      questions.map((text) => ({ title: text, text })),
      controls,
    ),
  )
  if (messages.length === 0) {
    log.prepend(first)
    return
  }
  log.setAttribute('aria-live', 'off')
  log.prepend(first, ...messages.map((message) => drawMessage(message, controls)))
  scrollToEnd(scroller)
  requestAnimationFrame(() => log.setAttribute('aria-live', 'polite'))
}

/**
 * Draws a failure with a retry button. The note disappears when the button is pressed or the browser is online again;
 * `retry` gets whether it had the focus.
 */
function drawFailure(words: Words, sentence: string, retry: (hadFocus: boolean) => void): HTMLElement {
  const button = drawElement('button', { type: 'button', class: 'action' }, words.retry)
  const note = drawElement('div', { class: 'failure' }, drawElement('p', { dir: 'auto' }, sentence), button)
  const tryAgain = () => {
    removeEventListener('online', tryAgain)
    if (!note.isConnected) return
    const hadFocus = note.matches(':focus-within')
    note.remove()
    retry(hadFocus)
  }
  button.addEventListener('click', tryAgain)
  addEventListener('online', tryAgain)
  return note
}
