import type { RefObject } from 'react'
import { useEffect } from 'react'

/**
 * What has the focus may go with what it acted on, as a row that its own button deletes. Then the nearest part of the
 * page around it that is left takes the focus, so that keyboards and readers go on from there rather than from the top.
 * A dialog that closes gives it back first.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /** What of the page had the focus last, and all around it. */
    let path: EventTarget[] = []
    const note = (event: FocusEvent) => {
      const around = event.composedPath()
      if (page.current && around.includes(page.current)) path = around
    }
    const keep = () => {
      if (document.activeElement !== document.body || isThere(path[0])) return
      const left = path.find(isThere)
      path = []
      if (left) focusOnce(left)
    }
    const watch = new MutationObserver(keep)
    watch.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', note)
    return () => {
      watch.disconnect()
      document.removeEventListener('focusin', note)
    }
  }, [page])
}

const isThere = (target: EventTarget | undefined): target is HTMLElement =>
  target instanceof HTMLElement && target.isConnected

/** Gives the focus to what does not take it by itself. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
