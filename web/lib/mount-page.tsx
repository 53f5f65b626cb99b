import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { sharedText } from './shared-text.ts'
import '../ui/styles/tokens.css'
import '../ui/styles/base.css'
import '../ui/styles/controls.css'
import '../ui/styles/surfaces.css'

/** Mounts a page in the document. An error that no component handles shows a message instead of a blank page. */
export function mountPage(page: ReactNode): void {
  const element = document.getElementById('root')
  if (!element) return
  const root = createRoot(element, {
    onUncaughtError(error) {
      reportError(error)
      root.unmount()
      const sentence = document.createElement('p')
      sentence.className = 'crashed'
      sentence.textContent = sharedText.crashed
      element.replaceChildren(sentence)
    },
  })
  root.render(<StrictMode>{page}</StrictMode>)
}
