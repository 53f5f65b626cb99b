interface Guard {
  /** Asks whether the page may be left, and leaves it then. */
  ask: (leave: () => void) => void
  /** Where in the browser's history the page is. */
  place: number
}

let guard: Guard | undefined

/** The router counts the pages that it adds to the history. */
const placeInHistory = (): number => history.state?.idx ?? 0

/** Leaves the page by `leave`; one with something unsaved asks before. */
export const leavePage = (leave: () => void): void => (guard ? guard.ask(leave) : leave())

/** Until `signal`, lets `ask` decide whether the page is left by its menus or through the browser's history. */
export function guardPage(ask: Guard['ask'], signal: AbortSignal): void {
  guard = { ask, place: placeInHistory() }
  signal.addEventListener('abort', () => (guard = undefined))
}

/**
 * Takes back each step through the browser's history that a page asks about first. Has to hear of it before the router
 * does.
 */
export function guardHistory(): void {
  let refused = 0
  window.addEventListener('popstate', (event) => {
    if (!guard) return
    event.stopImmediatePropagation()
    const steps = placeInHistory() - guard.place
    // Only once it is taken back: two steps at once would be taken from where none of them has led.
    if (steps === 0) return guard.ask(() => history.go(refused))
    refused = steps
    history.go(-steps)
  })
}
