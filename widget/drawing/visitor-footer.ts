import { drawElement } from './dom-element.ts'
import type { MessageControls } from './message-view.ts'

/** Actions on the whole conversation. */
export interface VisitorFooter {
  element: HTMLElement
  /**
   * Shows the available actions: deletion after the first message, WhatsApp if the agent has it, and the privacy
   * policy.
   */
  offer(offers: { forget?: boolean; whatsapp?: boolean; privacy?: string }): void
}

/** Deletion takes two presses of a button, whose label changes in between. */
export function createFooter({ words, act }: MessageControls): VisitorFooter {
  const whatsapp = drawElement('button', { type: 'button' }, words.whatsapp)
  const removal = drawElement('button', { type: 'button' })
  const privacy = drawElement('a', { target: '_blank', rel: 'noopener' }, words.privacy)
  const element = drawElement('div', { class: 'footer' }, whatsapp, removal)
  const ask = () => {
    removal.textContent = words.forget
  }
  whatsapp.addEventListener('click', () => act({ type: 'whatsapp' }))
  removal.addEventListener('blur', ask)
  removal.addEventListener('click', () => {
    if (removal.textContent === words.forgetSure) act({ type: 'forget' })
    else removal.textContent = words.forgetSure
  })
  ask()
  whatsapp.hidden = removal.hidden = true
  const offer: VisitorFooter['offer'] = (offers) => {
    whatsapp.hidden = !(offers.whatsapp ?? !whatsapp.hidden)
    removal.hidden = !(offers.forget ?? !removal.hidden)
    if (!offers.privacy) return
    privacy.href = offers.privacy
    element.append(privacy)
  }
  return { element, offer }
}
