import { createSheet } from './dom-element.ts'

/** Screens on which the open chat covers the page. `panel.css` has the same query. */
const smallScreen = '(max-width: 480px), (max-height: 440px)'
const focusable = 'button:not(:disabled, [hidden]), a[href], textarea, [tabindex="0"]'

/**
 * Makes a dialog a full-screen sheet on small screens, until `signal`: modal, with the focus inside, above the
 * on-screen keyboard.
 */
export function showAsSheet(root: ShadowRoot, dialog: HTMLElement, signal: AbortSignal): void {
  const screen = matchMedia(smallScreen)
  const viewport = visualViewport
  const sheet = createSheet('')
  root.adoptedStyleSheets.push(sheet)

  const setModal = () => dialog.setAttribute('aria-modal', String(screen.matches))
  const setArea = () => {
    if (viewport) sheet.replaceSync(seenRule(viewport))
  }
  const keepFocus = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && screen.matches) wrapFocus(root, dialog, event)
  }
  setModal()
  setArea()
  screen.addEventListener('change', setModal, { signal })
  viewport?.addEventListener('resize', setArea, { signal })
  viewport?.addEventListener('scroll', setArea, { signal })
  dialog.addEventListener('keydown', keepFocus, { signal })
}

/**
 * Returns the visible part of the window: without the on-screen keyboard and the overflow of wide pages. Pinch zoom
 * does not change it.
 */
function seenRule({ offsetTop, offsetLeft, width, height, scale }: VisualViewport): string {
  const [top, left] = scale > 1 ? [0, 0] : [offsetTop, offsetLeft]
  return `:host{--seen-top:${top}px;--seen-left:${left}px;--seen-width:${width * scale}px;--seen-height:${height * scale}px}`
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
