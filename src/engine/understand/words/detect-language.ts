const STOP_WORDS: Record<string, string> = {
  en: 'the and of to in is for with our your you we are from this that on at be will',
  de: 'der die das und ist nicht mit für auf wir sie ein eine von den zu im ihre bei auch werden',
  fr: 'le la les des et est pour vous nous une dans avec sur votre notre du au aux que pas',
  es: 'el los las y es para con una por del nuestro su que nuestra tu más como en se al',
  pt: 'os as e é para com uma por do da nosso seu que não você mais como em ao na no',
  it: 'il gli e è per con una del della nostro che non più di come sono nel al dei alla',
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
const STOP_SETS = Object.entries(STOP_WORDS).map(([language, words]) => [language, new Set(words.split(' '))] as const)
const SAMPLE = 6_000
/** Fewer stop words than this say nothing. */
const MIN_HITS = 4

/**
 * The language of a text in `en` style: by its script, then by its most frequent small words, and `declared` (an HTML `lang`) where
 * these say nothing, since templates often leave a wrong one.
 */
export function detectLanguage(text: string, declared: string): string {
  const sample = text.slice(0, SAMPLE)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  for (const [language, script] of SCRIPTS) if ((sample.match(script)?.length ?? 0) > letters * 0.3) return language
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? []
  const [best, second] = STOP_SETS.map(([language, set]) => ({ language, hits: words.filter((word) => set.has(word)).length })).sort(
    (a, b) => b.hits - a.hits,
  )
  const claimed = declared.split('-')[0] ?? ''
  if (!best || best.hits < MIN_HITS) return claimed
  const claimedHits = words.filter((word) => STOP_SETS.find(([language]) => language === claimed)?.[1].has(word)).length
  if (best.hits < claimedHits * 1.3 || !second || best.hits < second.hits * 1.2) return claimed || best.language
  return best.language
}
