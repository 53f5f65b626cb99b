/** Returns the anchor that GitHub gives a heading. */
function toAnchor(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

/** Returns a function that gives the headings of one page their anchors; a repeated one gets a number. */
export function slugger(): (heading: string) => string {
  const counts = new Map<string, number>()
  return (heading) => {
    const anchor = toAnchor(heading)
    const count = counts.get(anchor) ?? 0
    counts.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  }
}
