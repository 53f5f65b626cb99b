import type { Span } from './value-types.ts'

/** Returns a text with other text in place of some spans. Of spans that overlap, the first one counts. */
export function replaceSpans(text: string, spans: readonly Span[], by: (length: number) => string): string {
  let rest = ''
  let at = 0
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue
    rest += text.slice(at, start) + by(end - start)
    at = end
  }
  return rest + text.slice(at)
}
