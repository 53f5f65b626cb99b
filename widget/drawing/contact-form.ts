import type { LeadRequest } from '#src/contract/chat/visitor-contract.ts'
import type { Words } from '../words/words-types.ts'
import contactFormCss from './contact-form.css?inline'
import { createSheet, drawElement } from './dom-element.ts'
import { isEnter } from './enter-key.ts'

export interface ContactFormOptions {
  words: Words
  /** Root of the form. */
  root: ShadowRoot
  /** Title of the form. */
  label: string
  /** Text of the consent box, if the owner asks for consent. */
  consentText: string | undefined
  /** Resolves to the error, or to undefined. */
  send(lead: LeadRequest): Promise<string | undefined>
  /** Called when the form is closed. */
  onClose(): void
}

/** The API's limits, in characters. */
const fields = [
  { name: 'name', type: 'text', autocomplete: 'name', maxlength: '200' },
  { name: 'email', type: 'email', autocomplete: 'email', maxlength: '254' },
  { name: 'phone', type: 'tel', autocomplete: 'tel', maxlength: '40' },
  { name: 'need', type: 'text', autocomplete: 'off', maxlength: '1000' },
] as const

/**
 * Draws the contact form. It is not a form element, because sandboxed frames may forbid submission; Enter still sends
 * it.
 */
export function drawContactForm({ words, root, label, consentText, send, onClose }: ContactFormOptions): HTMLElement {
  const inputs = fields.map((attributes) => drawElement('input', attributes))
  const labels = inputs.map((input, index) => drawElement('label', {}, words[fields[index]?.name ?? 'name'], input))
  const consent = drawElement('input', { type: 'checkbox' })
  const problem = drawElement('p', { class: 'problem', role: 'alert' })
  const submit = drawElement('button', { type: 'button', class: 'action' }, words.submit)
  const cancel = drawElement('button', { type: 'button', class: 'action' }, words.cancel)
  const consentLabel = consentText
    ? [drawElement('label', { class: 'consent', dir: 'auto' }, consent, consentText)]
    : []
  const buttons = drawElement('div', { class: 'actions' }, submit, cancel)
  const title = drawElement('strong', { dir: 'auto' }, label)
  const form = drawElement(
    'div',
    { class: 'form', role: 'group', 'aria-label': label },
    title,
    ...labels,
    ...consentLabel,
    problem,
    buttons,
  )

  const sheet = createSheet(contactFormCss)
  root.adoptedStyleSheets.push(sheet)
  const close = () => {
    form.remove()
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    onClose()
  }
  const submitAll = async () => {
    if (submit.disabled) return
    const entries = inputs.map((input) => [input.name, input.value.trim()]).filter(([, value]) => value)
    submit.disabled = true
    const refusal = await send({ ...Object.fromEntries(entries), ...(consentText && { consent: consent.checked }) })
    submit.disabled = false
    problem.textContent = refusal ?? ''
    if (refusal === undefined) return close()
    buttons.scrollIntoView({ block: 'nearest' })
  }
  submit.addEventListener('click', () => void submitAll())
  cancel.addEventListener('click', close)
  form.addEventListener('keydown', (event) => {
    if (isEnter(event) && event.target instanceof HTMLInputElement) void submitAll()
  })
  return form
}
