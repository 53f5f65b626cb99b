import type { ReportRequest } from '#src/contract/chat/appearance-contract.ts'
import { send, sentenceOf } from '../lib/http.ts'

/** Lets a visitor tell whoever runs the service that a page is not what it says. */
export function prepareReport(widgetKey: string): void {
  const open = find('report', HTMLButtonElement)
  const dialog = find('report-dialog', HTMLDialogElement)
  const reason = find('report-reason', HTMLTextAreaElement)
  const outcome = find('report-outcome', HTMLElement)
  const submit = find('report-send', HTMLButtonElement)
  const report = async () => {
    const body: ReportRequest = { widget_key: widgetKey, reason: reason.value }
    try {
      await send('/api/v1/chat/report', { method: 'POST', body })
      outcome.textContent = 'Thank you. The report has been sent.'
      submit.disabled = true
    } catch (error) {
      outcome.textContent = sentenceOf(error)
    }
  }
  open.addEventListener('click', () => dialog.showModal())
  submit.addEventListener('click', () => void report())
  find('report-cancel', HTMLButtonElement).addEventListener('click', () => dialog.close())
}

function find<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const element = document.getElementById(id)
  if (!(element instanceof type)) throw new Error(`The page has no ${id}.`)
  return element
}
