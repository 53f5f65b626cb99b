import type { ReportRequest } from '#src/contract/chat/appearance-contract.ts'
import { send } from '../lib/http.ts'
import { reportWords } from './report-words.ts'

/** Lets a visitor report a page to the operator, in the page's language. */
export function prepareReport(widgetKey: string): void {
  const open = find('report', HTMLButtonElement)
  const dialog = find('report-dialog', HTMLDialogElement)
  const reason = find('report-reason', HTMLTextAreaElement)
  const outcome = find('report-outcome', HTMLElement)
  const submit = find('report-send', HTMLButtonElement)
  const cancel = find('report-cancel', HTMLButtonElement)
  const { language, words } = reportWords(document.documentElement.lang)
  find('report-part', HTMLElement).lang = language
  open.textContent = words.report
  find('report-title', HTMLElement).textContent = words.report
  find('report-question', HTMLElement).textContent = words.question
  submit.textContent = words.send
  cancel.textContent = words.cancel
  const report = async () => {
    const body: ReportRequest = { widget_key: widgetKey, reason: reason.value }
    submit.disabled = true
    try {
      await send('/api/v1/chat/report', { method: 'POST', body })
      outcome.textContent = words.thanks
    } catch {
      outcome.textContent = words.failed
      submit.disabled = false
    }
  }
  open.addEventListener('click', () => dialog.showModal())
  submit.addEventListener('click', () => void report())
  cancel.addEventListener('click', () => dialog.close())
}

function find<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const element = document.getElementById(id)
  if (!(element instanceof type)) throw new Error(`#${id} is missing`)
  return element
}
