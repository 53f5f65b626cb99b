const CLOSING = '</noscript'

export interface NoscriptSplit {
  /** The page as it is with scripts. */
  html: string
  /** What it says to those without. */
  noscript: string
}

/**
 * Parts the page from what stands in `noscript`, as a browser with scripts reads it: as text, so that broken tags in
 * there break nothing.
 */
export function splitNoscript(text: string): NoscriptSplit {
  const kept: string[] = []
  const noscript: string[] = []
  const opening = /<noscript(?:\s[^>]{0,500})?>/giu
  let at = 0
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const start = opening.lastIndex
    const end = findClosing(text, start)
    if (end === -1) break
    kept.push(text.slice(at, match.index))
    noscript.push(text.slice(start, end))
    at = end + text.slice(end, end + 100).indexOf('>') + 1
    opening.lastIndex = at
  }
  kept.push(text.slice(at))
  return { html: kept.join(''), noscript: noscript.join('\n') }
}

function findClosing(text: string, from: number): number {
  const lower = text.indexOf(CLOSING, from)
  const upper = lower === -1 ? text.indexOf(CLOSING.toUpperCase(), from) : -1
  return lower === -1 ? upper : lower
}
