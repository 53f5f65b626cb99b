import { isLetter } from '#src/base/letters.ts'
import { PACKS } from './language-packs.ts'

const KNOWN = PACKS.filter(({ frequent }) => frequent !== undefined)
/** Scripts with the languages written in them. The first language counts unless the text declares another. */
const SCRIPTS: [string, RegExp][] = [
  ['ar fa ur', /\p{Script=Arabic}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ru uk be bg sr mk kk', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi mr ne', /\p{Script=Devanagari}/gu],
]
const LANGUAGES = KNOWN.map(({ language }) => language)
/** For each word, the positions in `LANGUAGES` of the languages that use it. */
const LANGUAGES_OF = new Map<string, number[]>()
for (const [at, { frequent = '' }] of KNOWN.entries()) {
  for (const word of frequent.split(' ')) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), at])
}
/** For each first code unit, a bit for each length of the words that begin with it. */
const LENGTHS_OF = new Map<number, number>()
for (const word of LANGUAGES_OF.keys()) {
  const opening = word.charCodeAt(0)
  LENGTHS_OF.set(opening, (LENGTHS_OF.get(opening) ?? 0) | (1 << word.length))
}
const MAX_LENGTH = 31
/** Any letter outside the blocks that only hold Latin letters and signs. */
const OTHER_SCRIPT = /[^\0-\u036f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20cf]/u
const SAMPLE = 6_000
const WORDS = /\p{L}+/gu
/** Fewer stop words tell nothing. */
const MIN_HITS = 4
/** Letters that Ukrainian has and Russian lacks. */
const UKRAINIAN = /[\u0454\u0457\u0491]/iu
/**
 * A declared language that is not in `LANGUAGES` counts, unless at least this share of the words are stop words of
 * another.
 */
const MIN_SHARE = 0.2

/**
 * Detects the language of a text by its script, then by its most frequent words. `declared` (an HTML `lang`) decides
 * only if these tell nothing, because templates often declare a wrong language.
 */
export function detectLanguage(text: string, declared: string): string {
  const sample = text.slice(0, SAMPLE)
  const claimed = /^[a-z]{2,3}(?![a-z])/u.exec(declared.trim().toLowerCase())?.[0] ?? ''
  const script = scriptLanguage(sample, claimed)
  if (script !== undefined) return script
  const hits = stopWordHits(sample)
  const [best, second] = LANGUAGES.map((language, at) => ({ language, hits: hits[at] ?? 0 })).sort(
    (a, b) => b.hits - a.hits,
  )
  if (!best || best.hits < MIN_HITS) return claimed
  if (claimed !== '' && !LANGUAGES.includes(claimed) && best.hits < MIN_SHARE * (sample.match(WORDS)?.length ?? 0))
    return claimed
  const claimedHits = hits[LANGUAGES.indexOf(claimed)] ?? 0
  if (best.hits < claimedHits * 1.3 || !second || best.hits < second.hits * 1.2) return claimed || best.language
  return best.language
}

/** Returns the language of the text's script, if the script tells it. */
function scriptLanguage(text: string, claimed: string): string | undefined {
  if (!OTHER_SCRIPT.test(text)) return undefined
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const written = SCRIPTS.find(([, script]) => (text.match(script)?.length ?? 0) > letters * 0.3)?.[0].split(' ') ?? []
  if (written.includes(claimed)) return claimed
  return written.includes('uk') && UKRAINIAN.test(text) ? 'uk' : written[0]
}

/** Counts the frequent words of each language, in the order of `LANGUAGES`. */
function stopWordHits(text: string): number[] {
  const hits = LANGUAGES.map(() => 0)
  const lower = text.toLowerCase()
  let start = 0
  for (let at = 0; at <= lower.length; at++) {
    if (at < lower.length && isLetter(lower.charCodeAt(at))) continue
    if (at > start && mayBeStopWord(lower.charCodeAt(start), at - start)) {
      for (const language of LANGUAGES_OF.get(lower.slice(start, at)) ?? []) hits[language] = (hits[language] ?? 0) + 1
    }
    start = at + 1
  }
  return hits
}

const mayBeStopWord = (opening: number, length: number): boolean =>
  length <= MAX_LENGTH && ((LENGTHS_OF.get(opening) ?? 0) & (1 << length)) !== 0
