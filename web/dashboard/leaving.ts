interface Guard {
  /** Asks whether to leave the page, then calls `leave`. */
  ask: (leave: () => void) => void
  /** The page's position in the browser history. */
  place: number
}

let guard: Guard | undefined

/** The router numbers the history entries that it adds. */
const placeInHistory = (): number => history.state?.idx ?? 0

/** Leaves the page by calling `leave`. A page with unsaved changes asks first. */
export const leavePage = (leave: () => void): void => (guard ? guard.ask(leave) : leave())

/** Until `signal` aborts, `ask` decides whether menus or the browser history may leave the page. */
export function guardPage(ask: Guard['ask'], signal: AbortSignal): void {
  guard = { ask, place: placeInHistory() }
  signal.addEventListener('abort', () => (guard = undefined))
}

/** Undoes each history step that a page wants to confirm first. Its listener must run before the router's. */
export function guardHistory(): void {
  let refused = 0
  window.addEventListener('popstate', (event) => {
    if (!guard) return
    event.stopImmediatePropagation()
    const steps = placeInHistory() - guard.place
    // It asks only after the step is undone. Otherwise two quick steps would start from a wrong position.
    if (steps === 0) return guard.ask(() => history.go(refused))
    refused = steps
    history.go(-steps)
  })
}
