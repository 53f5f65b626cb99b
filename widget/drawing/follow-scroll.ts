/** Within this distance of the end, in pixels, a reader counts as following the conversation. */
const followDistance = 80
const marginAbove = 12

/**
 * Makes a change inside a scroller and, for a reader who was at its end, moves on to the new end, but never past the top of `reading`:
 * a long answer is read from its start. The scroller must be positioned.
 */
export function followChange(scroller: HTMLElement, reading: HTMLElement, change: () => void): void {
  const wasFollowing = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < followDistance
  change()
  if (wasFollowing) scroller.scrollTop = Math.min(scroller.scrollHeight, reading.offsetTop - marginAbove)
}

export function scrollToEnd(scroller: HTMLElement): void {
  scroller.scrollTop = scroller.scrollHeight
}
