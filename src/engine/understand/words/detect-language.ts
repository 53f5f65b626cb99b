import { isLetter } from '#src/base/letters.ts'

const STOP_WORDS: Record<string, string> = {
  en: 'the and of to in is for with our your you we are from this that on at be will',
  de: 'der die das und ist nicht mit für auf wir sie ein eine von den zu im ihre bei auch werden',
  fr: 'le la les de des en et est pour vous nous une dans avec sur votre notre du au aux que pas',
  es: 'el la los las de y es para con una por del nuestro su que nuestra tu más como en se al',
  pt: 'os as de e é para com uma por do da nosso seu que não você mais como em ao na no',
  it: 'il la gli e è per con una del della nostro che non più di come sono nel al dei alla',
  nl: 'de het een en is van voor met op wij je uw zijn niet bij ook aan dat onze te',
}
const SCRIPTS: [string, RegExp][] = [
  ['ar', /\p{Script=Arabic}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
]
const LANGUAGES = Object.keys(STOP_WORDS)
/** By word: the places in `LANGUAGES` of those that use it. */
const LANGUAGES_OF = new Map<string, number[]>()
for (const [at, words] of Object.values(STOP_WORDS).entries()) {
  for (const word of words.split(' ')) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), at])
}
/** By the code unit that they begin with: how long such words are, a bit for each length. */
const LENGTHS_OF = new Map<number, number>()
for (const word of LANGUAGES_OF.keys()) {
  const opening = word.charCodeAt(0)
  LENGTHS_OF.set(opening, (LENGTHS_OF.get(opening) ?? 0) | (1 << word.length))
}
const MAX_LENGTH = 31
/** Any letter beyond the blocks that hold Latin letters and signs alone. */
const OTHER_SCRIPT = /[^\0-\u036f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20cf]/u
const SAMPLE = 6_000
/** Fewer stop words than this say nothing. */
const MIN_HITS = 4

/**
 * The language of a text in `en` style: by its script, then by its most frequent small words, and `declared` (an HTML `lang`) where
 * these say nothing, since templates often leave a wrong one.
 */
export function detectLanguage(text: string, declared: string): string {
  const sample = text.slice(0, SAMPLE)
  const script = scriptLanguage(sample)
  if (script !== undefined) return script
  const hits = stopWordHits(sample)
  const [best, second] = LANGUAGES.map((language, at) => ({ language, hits: hits[at] ?? 0 })).sort((a, b) => b.hits - a.hits)
  const claimed = /^[a-z]{2,3}(?![a-z])/u.exec(declared.trim().toLowerCase())?.[0] ?? ''
  if (!best || best.hits < MIN_HITS) return claimed
  const claimedHits = hits[LANGUAGES.indexOf(claimed)] ?? 0
  if (best.hits < claimedHits * 1.3 || !second || best.hits < second.hits * 1.2) return claimed || best.language
  return best.language
}

/** The language whose script the text is written in, when that tells it. */
function scriptLanguage(text: string): string | undefined {
  if (!OTHER_SCRIPT.test(text)) return undefined
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return SCRIPTS.find(([, script]) => (text.match(script)?.length ?? 0) > letters * 0.3)?.[0]
}

/** By language, in the order of `LANGUAGES`: how many of the words are among its most frequent. */
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
