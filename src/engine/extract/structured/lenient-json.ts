const MAX_DEPTH = 60
const MAX_VALUES = 50_000
const QUOTES = new Set(['"', '“', '”', '„', "'"])
/** How far ahead is looked for the name that would follow a text's end. */
const LOOKAHEAD = 200
const SPACE = /(?:\s|\/\/[^\n]{0,2000}|\/\*[\s\S]{0,2000}?\*\/|;)*/uy
/** What follows the quote that really ends a name, a member's text, or an entry's text; `GAP` is white space and comments. */
const GAP = String.raw`(?:\s|\/\/[^\n]{0,150}(?:\n|$)|\/\*[^*]{0,150}\*\/)*`
const AFTER_NAME = /^\s*:/u
const AFTER_MEMBER = new RegExp(String.raw`^${GAP}(?:$|[}\]]|(?:,${GAP})?(?:["“'][^"”'\n]{1,60}["”']|\w+)\s*:|,${GAP}[}\]])`, 'u')
const AFTER_ENTRY = new RegExp(String.raw`^${GAP}(?:$|\]|,${GAP}(?:$|["“'{[\]]|-?\d|true|false|null))`, 'u')
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

type Role = 'name' | 'member' | 'entry'

/**
 * Reads JSON that people and templates have broken: comments, missing and trailing commas, curly or single quotes, bare names, raw line
 * breaks and bare quotes in texts, several values in a row (which become an array), an end that is missing. Hands back `undefined` when
 * there is no object or array at all. Linear in the length of the text but for a bounded look ahead at each quote.
 */
export function parseLenientJson(text: string): unknown {
  const reader = createReader(text)
  const values: unknown[] = []
  for (let opening = reader.findOpening(); opening !== undefined && reader.hasRoom(); opening = reader.findOpening())
    values.push(reader.readValue(0, 'entry'))
  return values.length > 1 ? values : values[0]
}

function createReader(text: string) {
  let at = 0
  let values = 0
  const skipSpace = (): string => {
    SPACE.lastIndex = at
    SPACE.test(text)
    at = Math.max(at, SPACE.lastIndex)
    return text[at] ?? ''
  }

  function findOpening(): string | undefined {
    while (at < text.length && text[at] !== '{' && text[at] !== '[') at++
    return text[at]
  }

  function readValue(depth: number, role: Role): unknown {
    const sign = skipSpace()
    if (++values > MAX_VALUES || depth > MAX_DEPTH) at = text.length
    if (sign === '{') return readObject(depth)
    if (sign === '[') return readArray(depth)
    return QUOTES.has(sign) ? readText(role) : readBare()
  }

  function readObject(depth: number): Record<string, unknown> {
    const members: [string, unknown][] = []
    at++
    for (let sign = skipSpace(); at < text.length && sign !== '}'; sign = skipSpace()) {
      if (sign === ']') break
      const name = QUOTES.has(sign) ? readText('name') : String(readBare())
      if (skipSpace() === ':') {
        at++
        members.push([name, readValue(depth + 1, 'member')])
      } else if (!name) at++
      while (skipSpace() === ',') at++
    }
    if (text[at] === '}') at++
    // Built from entries, so that a member called `__proto__` is one like the others.
    return Object.fromEntries(members)
  }

  function readArray(depth: number): unknown[] {
    const entries: unknown[] = []
    at++
    for (let sign = skipSpace(); at < text.length && sign !== ']'; sign = skipSpace()) {
      if (sign === '}') break
      if (sign === ',' || sign === ':') at++
      else entries.push(readValue(depth + 1, 'entry'))
    }
    if (text[at] === ']') at++
    return entries
  }

  /** A text ends at the first quote that is followed by what can follow it. */
  function readText(role: Role): string {
    const close = text[at] === '“' || text[at] === '„' ? /[”“"]/u : text[at] === '”' ? /[”"]/u : text[at] === "'" ? /'/u : /"/u
    let read = ''
    at++
    for (; at < text.length; at++) {
      const sign = text[at] ?? ''
      if (sign === '\\') read += readEscape()
      else if (close.test(sign) && endsHere(role)) break
      else read += sign
    }
    at++
    return read
  }

  function endsHere(role: Role): boolean {
    const after = text.slice(at + 1, at + 1 + LOOKAHEAD)
    return (role === 'name' ? AFTER_NAME : role === 'member' ? AFTER_MEMBER : AFTER_ENTRY).test(after)
  }

  /** A backslash that escapes nothing stands for itself. */
  function readEscape(): string {
    const sign = text[at + 1] ?? ''
    const code = sign === 'u' ? /^[\da-f]{4}/iu.exec(text.slice(at + 2, at + 6))?.[0] : undefined
    if (sign === 'u' && code === undefined) return '\\'
    at += code === undefined ? 1 : 5
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
    return ESCAPES[sign] ?? (/["\\/'“”]/u.test(sign) ? sign : `\\${sign}`)
  }

  function readBare(): unknown {
    const start = at
    while (at < text.length && !/[\s,:{}[\]"“”]/u.test(text[at] ?? '')) at++
    const word = text.slice(start, at)
    if (word === 'true' || word === 'false') return word === 'true'
    if (word === 'null') return null
    if (at === start) at++
    return word !== '' && Number.isFinite(Number(word)) ? Number(word) : word
  }

  return { findOpening, readValue, hasRoom: () => values < MAX_VALUES }
}
