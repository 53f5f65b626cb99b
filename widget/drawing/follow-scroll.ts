/** Within this distance of the end, in pixels, a reader counts as following the conversation. */
const followDistance = 80
const marginAbove = 12

/**
 * Makes a change inside a scroller and, for a reader who was at its end, moves on to the new end, but not past the top
 * of `reading`: a long answer is read from its start. Never moves back. The scroller must be positioned.
 */
export function followChange(scroller: HTMLElement, reading: HTMLElement, change: () => void): void {
  const before = scroller.scrollTop
  const wasFollowing = scroller.scrollHeight - before - scroller.clientHeight < followDistance
  change()
  if (wasFollowing) scroller.scrollTop = Math.max(before, reading.offsetTop - marginAbove)
}

export function scrollToEnd(scroller: HTMLElement): void {
  scroller.scrollTop = scroller.scrollHeight
}
