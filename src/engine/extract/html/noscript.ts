const CLOSING = '</noscript'

export interface NoscriptSplit {
  /** The page with scripts. */
  html: string
  /** The content for visitors without scripts. */
  noscript: string
}

/**
 * Separates the page from the content of `noscript`. Treats that content as text, as a browser with scripts does, so
 * that broken tags in it break nothing.
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
