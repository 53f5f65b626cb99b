const MAX_DEPTH = 60
const MAX_VALUES = 50_000
const QUOTES = new Set(['"', '“', '”', '„', "'"])
/** The distance in which to look for the name that follows the end of a text. */
const LOOKAHEAD = 200
const SPACE = /(?:\s|\/\/[^\n]{0,2000}|\/\*[\s\S]{0,2000}?\*\/|;)*/uy
/**
 * What follows the quote that really ends a name, a member's text, or an entry's text. `GAP` is white space and
 * comments.
 */
const GAP = String.raw`(?:\s|\/\/[^\n]{0,150}(?:\n|$)|\/\*[^*]{0,150}\*\/)*`
const AFTER_NAME = /^\s*:/u
const AFTER_MEMBER = new RegExp(
  String.raw`^${GAP}(?:$|[}\]]|(?:,${GAP})?(?:["“'][^"”'\n]{1,60}["”']|\w+)\s*:|,${GAP}[}\]])`,
  'u',
)
const AFTER_ENTRY = new RegExp(String.raw`^${GAP}(?:$|\]|,${GAP}(?:$|["“'{[\]]|-?\d|true|false|null))`, 'u')
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

type Role = 'name' | 'member' | 'entry'

interface Reader {
  text: string
  at: number
  values: number
}

/**
 * Parses JSON that people and templates have broken: comments, missing and trailing commas, curly or single quotes,
 * bare names, raw line breaks and bare quotes in texts, several values in a row (which become an array), a missing
 * end. Returns `undefined` if there is no object or array. Takes linear time, except for a bounded look ahead at each
 * quote.
 */
export function parseLenientJson(text: string): unknown {
  const reader: Reader = { text, at: 0, values: 0 }
  const values: unknown[] = []
  while (findOpening(reader) && reader.values < MAX_VALUES) values.push(readValue(reader, 0, 'entry'))
  return values.length > 1 ? values : values[0]
}

function skipSpace(reader: Reader): string {
  SPACE.lastIndex = reader.at
  SPACE.test(reader.text)
  reader.at = Math.max(reader.at, SPACE.lastIndex)
  return signAt(reader)
}

const signAt = ({ text, at }: Reader): string => text[at] ?? ''
const isOver = ({ text, at }: Reader): boolean => at >= text.length

function findOpening(reader: Reader): boolean {
  while (!isOver(reader) && signAt(reader) !== '{' && signAt(reader) !== '[') reader.at++
  return !isOver(reader)
}

function readValue(reader: Reader, depth: number, role: Role): unknown {
  const sign = skipSpace(reader)
  if (++reader.values > MAX_VALUES || depth > MAX_DEPTH) reader.at = reader.text.length
  if (sign === '{') return readObject(reader, depth)
  if (sign === '[') return readArray(reader, depth)
  return QUOTES.has(sign) ? readText(reader, role) : readBare(reader)
}

function readObject(reader: Reader, depth: number): Record<string, unknown> {
  const members: [string, unknown][] = []
  reader.at++
  for (let sign = skipSpace(reader); !isOver(reader) && sign !== '}' && sign !== ']'; sign = skipSpace(reader)) {
    const name = QUOTES.has(sign) ? readText(reader, 'name') : String(readBare(reader))
    if (skipSpace(reader) === ':') {
      reader.at++
      members.push([name, readValue(reader, depth + 1, 'member')])
    } else if (!name) reader.at++
    while (skipSpace(reader) === ',') reader.at++
  }
  if (signAt(reader) === '}') reader.at++
  // Built from entries, so that a member called `__proto__` is like the others.
  return Object.fromEntries(members)
}

function readArray(reader: Reader, depth: number): unknown[] {
  const entries: unknown[] = []
  reader.at++
  for (let sign = skipSpace(reader); !isOver(reader) && sign !== ']' && sign !== '}'; sign = skipSpace(reader)) {
    if (sign === ',' || sign === ':') reader.at++
    else entries.push(readValue(reader, depth + 1, 'entry'))
  }
  if (signAt(reader) === ']') reader.at++
  return entries
}

/** Reads a text up to the first quote with a valid continuation. */
function readText(reader: Reader, role: Role): string {
  const opening = signAt(reader)
  const closing = opening === '"' ? '"' : opening === "'" ? "'" : '”“"'
  let read = ''
  reader.at++
  for (; !isOver(reader); reader.at++) {
    const sign = signAt(reader)
    if (sign === '\\') read += readEscape(reader)
    else if (closing.includes(sign) && endsHere(reader, role)) break
    else read += sign
  }
  reader.at++
  return read
}

function endsHere({ text, at }: Reader, role: Role): boolean {
  const after = text.slice(at + 1, at + 1 + LOOKAHEAD)
  return (role === 'name' ? AFTER_NAME : role === 'member' ? AFTER_MEMBER : AFTER_ENTRY).test(after)
}

/** Reads an escape. A backslash that escapes nothing is a literal one. */
function readEscape(reader: Reader): string {
  const sign = reader.text[reader.at + 1] ?? ''
  const code = sign === 'u' ? /^[\da-f]{4}/iu.exec(reader.text.slice(reader.at + 2, reader.at + 6))?.[0] : undefined
  if (sign === 'u' && code === undefined) return '\\'
  reader.at += code === undefined ? 1 : 5
  if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
  return ESCAPES[sign] ?? (/["\\/'“”]/u.test(sign) ? sign : `\\${sign}`)
}

function readBare(reader: Reader): unknown {
  const start = reader.at
  while (!isOver(reader) && !/[\s,:{}[\]"“”]/u.test(signAt(reader))) reader.at++
  const word = reader.text.slice(start, reader.at)
  if (word === 'true' || word === 'false') return word === 'true'
  if (word === 'null') return null
  if (reader.at === start) reader.at++
  return word !== '' && Number.isFinite(Number(word)) ? Number(word) : word
}
