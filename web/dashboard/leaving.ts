const LEAVING = 'foyer-leaving'

/** Whether the page may be left for another `place` of the dashboard now. One with something unsaved asks, and leads there itself. */
export const mayLeaveFor = (place: string): boolean => dispatchEvent(new CustomEvent(LEAVING, { detail: place, cancelable: true }))

/** Until `signal`, refuses to let the page be left otherwise than by links, and tells for which place it would have been. */
export function refuseToLeave(onRefused: (place: string) => void, signal: AbortSignal): void {
  const refuse = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    event.preventDefault()
    onRefused(String(event.detail))
  }
  addEventListener(LEAVING, refuse, { signal })
}
