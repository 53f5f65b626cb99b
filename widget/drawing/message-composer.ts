import type { Words } from '../words/words-types.ts'
import { drawElement, drawIcon } from './dom-element.ts'
import { isEnter } from './enter-key.ts'

/** The input field. */
export interface Composer {
  element: HTMLElement
  focus(): void
}

/** The API's limit, in characters. */
const maxLength = 4000
const maxRows = 6
const sendPath = 'M12 19V5M5.5 11.5 12 5l6.5 6.5'

/**
 * Creates a text field that grows with its text. Enter sends, Shift+Enter adds a line. `onSend` gets trimmed text
 * within the limit; longer text stays in the field, and the button shows its length. It is not a form, because
 * sandboxed frames may forbid submission.
 */
export function createComposer(words: Words, onSend: (text: string) => void): Composer {
  const field = drawElement('textarea', { rows: '1', 'aria-label': words.placeholder, placeholder: words.placeholder })
  const button = drawElement('button', { type: 'button', class: 'send', title: words.send })
  const icon = drawIcon(sendPath)

  const refresh = () => {
    const { length } = field.value.trim()
    button.disabled = length === 0 || length > maxLength
    button.replaceChildren(length > maxLength ? `${length} / ${maxLength}` : icon)
    field.dir = field.value === '' ? '' : 'auto'
    field.rows = Math.min(maxRows, field.value.split('\n').length)
  }
  const send = () => {
    if (button.disabled) return
    const text = field.value.trim()
    field.value = ''
    refresh()
    onSend(text)
    field.focus()
  }
  field.addEventListener('input', refresh)
  field.addEventListener('keydown', (event) => {
    if (!isEnter(event) || event.shiftKey) return
    event.preventDefault()
    send()
  })
  button.addEventListener('click', send)
  refresh()
  return { element: drawElement('div', { class: 'composer' }, field, button), focus: () => field.focus() }
}
