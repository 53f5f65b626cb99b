import { readFromTab, saveInTab } from '../lib/tab-storage.ts'

const STORED = 'foyer:docs-tab'

/** Opens the tab that the reader chose last, and the same one in all other examples. */
export function rememberTabs(): void {
  const radios = [...document.querySelectorAll<HTMLInputElement>('.code-tabs input')]
  const open = (title: string | undefined): void => {
    for (const radio of radios) if (radio.dataset['tab'] === title) radio.checked = true
  }
  open(readFromTab(STORED))
  for (const radio of radios) {
    radio.addEventListener('change', () => {
      open(radio.dataset['tab'])
      saveInTab(STORED, radio.dataset['tab'] ?? '')
    })
  }
}
