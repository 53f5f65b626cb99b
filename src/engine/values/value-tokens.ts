import { findMatches } from '#src/base/find-matches.ts'
import { computeOnce, memoize } from '#src/base/memoize.ts'
import { isSpaceless, wordsOf } from '../language/split-words.ts'
import {
  AND_PHRASES,
  ANY_DAY_PHRASES,
  LONGEST_PHRASE,
  NUMBER_PHRASES,
  ONE_PHRASES,
  type Phrases,
  TO_PHRASES,
  UNIT_PHRASES,
  meaningOf,
} from './value-lexicon.ts'

/** Returns the values that written digits may have: `5.000` is 5000 or 5. The likelier one is first. */
export function amountsOf(written: string): number[] {
  const bare = written.replace(/['’٬\u00a0\u202f ]/g, '').replace('٫', '.')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last === -1) return [Number(bare)]
  const asDecimal = Number(`${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`)
  const isThousand = bare.length - last - 1 === 3
  return isThousand ? [Number(bare.replace(/[.,]/g, '')), asDecimal] : [asDecimal]
}

const DASH = /^[-–—−/]$/

/** Returns the index of the number that ends a range from this number: `10–15`, "ten to fifteen". */
export function rangeEnd(text: TokenText, from: number): number | undefined {
  const { tokens, taken } = text
  const dash = tokens[from + 1]
  const to = dash && DASH.test(dash.text) ? from + 2 : phraseAt(text, from + 1, TO_PHRASES())?.next
  return to !== undefined && tokens[to]?.amounts !== undefined && !taken[to] ? to : undefined
}

/** A word, a number or a sign of a folded text. */
export interface Token {
  text: string
  start: number
  end: number
  /** The amounts that a number can mean: `5.000` is 5000 or 5. Undefined for words and signs. */
  amounts: readonly number[] | undefined
  isWord: boolean
  isDigits: boolean
}

/** A text split into tokens. Readers mark the tokens that they have read. */
export interface TokenText {
  folded: string
  tokens: readonly Token[]
  taken: Uint8Array
  /** The language of its words, or ''. */
  language: string
}

const TOKEN =
  /\p{L}[\p{L}\p{M}]*|(?:[1-9]\d{0,2}(?:[.,'\u00a0\u202f ]\d{3}(?!\d))+|\d+)(?:[.,]\d{1,2}(?![\d.,]{0,12}\d))?|[^\s\p{L}\p{M}\d]/gu
const VOWEL_SIGNS = /[\u064b-\u065f\u0670]/gu
const HALF_OF_DAY = /(?<!\p{L})([ap])\.\s?m\.?(?!\p{L})/gu

/** Splits a folded text into tokens. Numbers in words are one token, with the same amounts as in digits. */
export function tokenize(masked: string, language: string): TokenText {
  const folded = masked.replace(HALF_OF_DAY, (found, half: string) => `${half}m`.padStart(found.length))
  const tokens: Token[] = []
  for (const { 0: written, index } of findMatches(folded, TOKEN)) {
    const last = tokens.at(-1)
    if (written === '½' && last?.isDigits && last.end === index) {
      tokens[tokens.length - 1] = { ...last, end: index + 1, amounts: last.amounts?.map((amount) => amount + 0.5) }
      continue
    }
    const isDigits = /^\d/.test(written)
    const isWord = !isDigits && /^\p{L}/u.test(written)
    const token = {
      text: isWord ? written.replace(VOWEL_SIGNS, '') : written,
      start: index,
      end: index + written.length,
      isWord,
      isDigits,
    }
    tokens.push(
      ...(isWord
        ? splitSpaceless(token).flatMap(splitCompound)
        : [{ ...token, amounts: isDigits ? amountsOf(written) : undefined }]),
    )
  }
  const joined = joinNumbers(tokens, language)
  return { folded, tokens: joined, taken: new Uint8Array(joined.length), language }
}

/** Returns the meanings of the longest phrase of a table at a token, and the index after it. */
export function phraseAt<Meaning>(
  { tokens, language }: Pick<TokenText, 'tokens' | 'language'>,
  at: number,
  table: Phrases<Meaning>,
): { meaning: Meaning; next: number } | undefined {
  if (!table.firsts.has(tokens[at]?.text ?? '')) return undefined
  let best: { meaning: Meaning; next: number } | undefined
  let phrase = ''
  for (let length = 0, next = at; length < LONGEST_PHRASE && next < tokens.length; next += 1) {
    const { text = '', isWord = false, amounts } = tokens[next] ?? {}
    if (!isWord && amounts === undefined) {
      if (length === 0 || !JOINING.has(text)) break
      continue
    }
    phrase = length === 0 ? text : `${phrase} ${text}`
    length += 1
    const meaning = meaningOf(table.entries.get(phrase), language)
    if (meaning !== undefined) best = { meaning, next: next + 1 }
  }
  return best
}
const JOINING = new Set(["'", '-', '.', '/'])

/** Returns the meaning of the longest phrase that ends before a token. */
export function phraseBefore<Meaning>(
  text: Pick<TokenText, 'tokens' | 'language'>,
  at: number,
  table: Phrases<Meaning>,
): Meaning | undefined {
  for (let from = Math.max(0, at - 4); from < at; from += 1) {
    const found = phraseAt(text, from, table)
    if (found?.next === at) return found.meaning
  }
  return undefined
}

const SHORTEST_COMPOUND = 6
/** "und" and "en" are between the ones and the tens, in this order. */
const REVERSING = ['und', 'en']
const PARTS = computeOnce(() => {
  const words = NUMBER_PHRASES().entries
  // "zu zweit" is no part of "zweitausend".
  const parts = [...words].flatMap(([word, [entry]]) =>
    entry && word.length > 2 && !word.includes(' ') && !(word.endsWith('t') && words.has(word.slice(0, -1)))
      ? [[word, entry.meaning] as const]
      : [],
  )
  return [...parts, ['ein', 1] as const, ['een', 1] as const, ['uno', 1] as const].toSorted(
    (a, b) => b[0].length - a[0].length,
  )
})
const BEGINNINGS = computeOnce(() => new Set(PARTS().map(([word]) => word.slice(0, 3))))

const REMEMBERED = 5_000
/** Returns the number in a compound ("fünfundzwanzig"), and the rest of the word ("tägig"). */
const compound = memoize(REMEMBERED, (word: string): { amount: number; rest: string } | undefined => {
  if (word.length < SHORTEST_COMPOUND || !BEGINNINGS().has(word.slice(0, 3))) return undefined
  const values: number[] = []
  let rest = word
  let isReversed = false
  for (;;) {
    const part = PARTS().find(([one]) => rest.startsWith(one))
    if (part === undefined) break
    values.push(part[1])
    rest = rest.slice(part[0].length)
    const joint = REVERSING.find((one) => rest.startsWith(one))
    if (joint && PARTS().some(([one]) => rest.startsWith(one, joint.length))) {
      rest = rest.slice(joint.length)
      isReversed = true
    }
  }
  const last = values.at(-1) ?? 0
  const ordered = isReversed && last >= 20 ? [...values.slice(0, -2), last, values.at(-2) ?? 0] : values
  const amount = sumOf(ordered)
  return amount === undefined ? undefined : { amount, rest }
})

type Word = Omit<Token, 'amounts'>
/** The rest of a word after its number, as in "Zehnerkarte". */
const SO_MANY = /^er\p{L}{3}/u

/** Splits the words of a text without spaces, as in Chinese, unless it names a day. */
function splitSpaceless(token: Word): Word[] {
  if (!isSpaceless(token.text) || ANY_DAY_PHRASES().entries.has(token.text)) return [token]
  let at = 0
  return wordsOf(token.text).flatMap((text) => {
    const found = token.text.indexOf(text, at)
    if (found === -1) return []
    at = found + text.length
    return [{ ...token, text, start: token.start + found, end: token.start + at }]
  })
}

function splitCompound(token: Word): Token[] {
  const own = compound(token.text)
  if (own === undefined) return [{ ...token, amounts: undefined }]
  const at = token.end - own.rest.length
  if (own.rest === '')
    return NUMBER_PHRASES().entries.has(token.text)
      ? [{ ...token, amounts: undefined }]
      : [numberToken(token, own.amount)]
  if (!UNIT_PHRASES().entries.has(own.rest) && !SO_MANY.test(own.rest)) return [{ ...token, amounts: undefined }]
  return [
    numberToken({ ...token, text: token.text.slice(0, -own.rest.length), end: at }, own.amount),
    { ...token, text: own.rest, start: at, amounts: undefined },
  ]
}

const numberToken = (token: Word, amount: number): Token => ({ ...token, amounts: [amount], isWord: false })

/** Returns the number that some values form: two hundred and ten; undefined if they form none. */
function sumOf(values: readonly number[]): number | undefined {
  let total = 0
  let current = 0
  for (const value of values) {
    if (value === 1000) {
      total += Math.max(1, current) * 1000
      current = 0
    } else if (value === 100 && current < 100) current = Math.max(1, current) * 100
    else if (value === 20 && current === 4) current = 80
    else if (fits(current, value)) current += value
    else return undefined
  }
  return values.length === 0 ? undefined : total + current
}

/** Reports whether a value can follow a number: five after twenty, fifteen after sixty, ten after a hundred. */
const fits = (current: number, value: number): boolean =>
  current === 0 ||
  (current % 1000 === 0 && value < 1000) ||
  (current % 100 === 0 && value < 100) ||
  (current % 100 >= 20 && current % 10 === 0 && value < 20 && (value < 10 || [60, 80].includes(current % 100))) ||
  ([10, 70, 90].includes(current % 100) && isUpToTwenty(value))

/** "dix-huit", "soixante-dix-sept": French joins these to a ten with a hyphen. */
const isUpToTwenty = (value: number): boolean => value >= 7 && value <= 9

const NO_NUMBER = new Set(['a', 'an'])

function joinNumbers(tokens: readonly Token[], language: string): Token[] {
  const text = { tokens, language }
  const valueOf = (at: number): number | undefined => {
    const { isWord = false, isDigits = false, amounts } = tokens[at] ?? {}
    if (isDigits) return undefined
    return isWord ? wordAt(text, at, NUMBER_PHRASES()) : amounts?.[0]
  }
  const joined: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    const first = valueOf(at)
    if (token === undefined || first === undefined) {
      if (token) joined.push(token)
      at += 1
      continue
    }
    const values = [first]
    let next = at + 1
    for (;;) {
      const isHyphen = tokens[next]?.text === '-'
      const isLinked = isHyphen || wordAt(text, next, AND_PHRASES()) !== undefined
      const following = isLinked ? next + 1 : next
      const last = values.at(-1) ?? 0
      const one =
        isLinked && last >= 20 && !NO_NUMBER.has(tokens[following]?.text ?? '')
          ? wordAt(text, following, ONE_PHRASES())
          : undefined
      const value = valueOf(following) ?? (one ? 1 : undefined)
      if (value === undefined || sumOf([...values, value]) === undefined) break
      const isTeen = isHyphen && last === 10 && isUpToTwenty(value)
      if (isLinked && last < 20 && value !== 20 && !isTeen) break
      // "two three" are two numbers, "two hundred" is one.
      if (!isLinked && last < 20 && value < 100) break
      values.push(value)
      next = following + 1
    }
    const end = tokens[next - 1]?.end ?? token.end
    const words = tokens.slice(at, next).map(({ text: word }) => word)
    joined.push({ ...numberToken({ ...token, text: words.join(' '), end }, sumOf(values) ?? first) })
    at = next
  }
  return joined
}

/** Returns the meaning of the single word at an index. */
export const wordAt = <Meaning>(
  { tokens, language }: Pick<TokenText, 'tokens' | 'language'>,
  at: number,
  table: Phrases<Meaning>,
): Meaning | undefined => meaningOf(table.entries.get(tokens[at]?.text ?? ''), language)
