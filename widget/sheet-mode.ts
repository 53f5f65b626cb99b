import { createSheet } from './element.ts'

/** Screens on which the open chat covers the page. `panel.css` asks the same question. */
const smallScreen = '(max-width: 480px), (max-height: 440px)'
const focusable = 'button:not(:disabled), a[href], textarea, [tabindex="0"]'

/**
 * Lets a dialog behave as the full-screen sheet that it is on small screens, until `signal`: modal, focus kept inside, and above the
 * on-screen keyboard.
 */
export function keepSheet(root: ShadowRoot, dialog: HTMLElement, signal: AbortSignal): void {
  const screen = matchMedia(smallScreen)
  const viewport = visualViewport
  const sheet = createSheet('')
  root.adoptedStyleSheets.push(sheet)

  const setModal = () => dialog.setAttribute('aria-modal', String(screen.matches))
  const setHeight = () => {
    if (viewport) sheet.replaceSync(seenRule(viewport))
  }
  const keepFocus = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && screen.matches) wrapFocus(root, dialog, event)
  }
  setModal()
  setHeight()
  screen.addEventListener('change', setModal, { signal })
  viewport?.addEventListener('resize', setHeight, { signal })
  viewport?.addEventListener('scroll', setHeight, { signal })
  dialog.addEventListener('keydown', keepFocus, { signal })
}

/** What the on-screen keyboard leaves of the window. Zooming in by pinching is not taken for a keyboard. */
function seenRule({ offsetTop, height, scale }: VisualViewport): string {
  return `:host{--seen-top:${scale > 1 ? 0 : offsetTop}px;--seen-height:${height * scale}px}`
}

function wrapFocus(root: ShadowRoot, dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = dialog.querySelectorAll<HTMLElement>(focusable)
  const first = stops[0]
  const last = stops[stops.length - 1]
  const atEdge = root.activeElement === (event.shiftKey ? first : last)
  if (!atEdge && root.activeElement !== dialog) return
  event.preventDefault()
  const target = event.shiftKey ? last : first
  target?.focus()
}
