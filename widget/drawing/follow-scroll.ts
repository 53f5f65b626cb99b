/** Within this distance of the end, in pixels, a reader follows the conversation. */
const followDistance = 80
const marginAbove = 12

/**
 * Changes the log inside a scroller. A reader who was at its end moves on to the new end, but not past the top of the
 * last message: a long answer is read from its start. Never moves back. The scroller must be positioned.
 */
export function followChange(scroller: HTMLElement, log: HTMLElement, change: () => void): void {
  const before = scroller.scrollTop
  const wasFollowing = scroller.scrollHeight - before - scroller.clientHeight < followDistance
  change()
  const last = log.lastElementChild
  if (wasFollowing && last instanceof HTMLElement) scroller.scrollTop = Math.max(before, last.offsetTop - marginAbove)
}

export function scrollToEnd(scroller: HTMLElement): void {
  scroller.scrollTop = scroller.scrollHeight
}
