import { copyText } from '../lib/clipboard.ts'
import { docsText } from './docs-text.ts'

const COPIED_MS = 1500

/** Adds a button to each block of code that copies it. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll('.code')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'code-copy'
    button.textContent = docsText.copy
    button.addEventListener('click', () => void copy(block, button))
    block.append(button)
  }
}

async function copy(block: Element, button: HTMLButtonElement): Promise<void> {
  const code = block.querySelector('code')
  if (!code) return
  const isCopied = await copyText(code.textContent, code)
  button.textContent = isCopied ? docsText.copied : docsText.copyFailed
  setTimeout(() => (button.textContent = docsText.copy), COPIED_MS)
}
