/**
 * Returns all matches of a global pattern, like `String.matchAll`. That clones the pattern for each call, and V8
 * compiles the clone again after two garbage collections: several milliseconds for a pattern of many words.
 */
export function findMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1
  }
  return found
}
