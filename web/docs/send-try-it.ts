import { docsText } from './docs-text.ts'
import { readFromTab, saveInTab } from '../lib/tab-storage.ts'
const STORED = 'foyer:docs-key:'

/** Shows the page's form, which sends its call with the reader's key. The key stays in this tab. */
export function offerTryIt(): void {
  const form = document.querySelector<HTMLFormElement>('.try-it')
  const output = form?.querySelector('output')
  if (!form || !output) return
  form.hidden = false
  const key = fieldOf(form, 'key')
  const stored = `${STORED}${form.dataset['key']}`
  if (key) key.value = readFromTab(stored) ?? ''
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (key) saveInTab(stored, key.value)
    void send(form, output)
  })
}

async function send(form: HTMLFormElement, output: HTMLOutputElement): Promise<void> {
  output.replaceChildren(docsText.sending)
  try {
    const response = await fetch(toRequest(form))
    const text = await response.text()
    show(output, `${response.status} ${response.statusText}`, readable(text), response.ok)
  } catch (error) {
    show(output, docsText.notSent, error instanceof Error ? error.message : String(error), false)
  }
}

function toRequest(form: HTMLFormElement): Request {
  const { base = '', method = 'GET', path = '' } = form.dataset
  const parameters = [...form.querySelectorAll<HTMLInputElement>('[data-in]')].filter(({ value }) => value !== '')
  const filled = parameters
    .filter(({ dataset }) => dataset['in'] === 'path')
    .reduce((text, { name, value }) => text.replace(`{${name}}`, encodeURIComponent(value)), path)
  const query = parameters
    .filter(({ dataset }) => dataset['in'] === 'query')
    .map(({ name, value }): [string, string] => [name, value])
  const headers = new Headers()
  const key = fieldOf(form, 'key')?.value.trim()
  if (key) headers.set('authorization', `Bearer ${key}`)
  const json = form.querySelector<HTMLTextAreaElement>('[name=body]')?.value
  if (json !== undefined) headers.set('content-type', 'application/json')
  const file = form.querySelector<HTMLInputElement>('[type=file]')?.files?.[0]
  const body = file ? fileForm(file) : json
  // The session cookie of the dashboard is not the reader's key.
  return new Request(`${base}${filled}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`, {
    method,
    headers,
    body,
    credentials: 'omit',
  })
}

function fileForm(file: File): FormData {
  const data = new FormData()
  data.set('file', file)
  return data
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`[name=${name}]:not([data-in])`)
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}

function show(output: HTMLOutputElement, status: string, text: string, isGood: boolean): void {
  const title = document.createElement('p')
  title.className = isGood ? 'try-status' : 'try-status try-failed'
  title.textContent = status
  const pre = document.createElement('pre')
  pre.textContent = text
  output.replaceChildren(title, pre)
}
