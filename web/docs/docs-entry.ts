import '../ui/styles/tokens.css'
import '../ui/styles/base.css'
import '../ui/styles/controls.css'
import './docs.css'
import './docs-code.css'
import './docs-navigation.css'
import { addCopyButtons } from './copy-buttons.ts'
import { rememberTabs } from './remember-tabs.ts'
import { offerTryIt } from './send-try-it.ts'

/** The pages work without this script. It adds copy buttons, the `/` key, remembered tabs and "Try it". */
addCopyButtons()
rememberTabs()
offerTryIt()
document.querySelector('.docs-nav [aria-current]')?.scrollIntoView({ block: 'nearest' })

document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof Element && event.target.matches('input, textarea, select')) return
  const search = document.querySelector<HTMLInputElement>('.docs-search input')
  if (!search) return
  event.preventDefault()
  search.focus()
  search.select()
})
