import type { KnownBusiness } from './question-types.ts'
import { readCues } from './asked-kinds.ts'
import { COMPOUNDING, conceptsOf, stopwordsOf } from '../../language/lexicon.ts'
import { isCommon } from '../../language/word-rarity.ts'
import { isNeedWord } from '../../language/need-words.ts'
import { stemOf } from '../../language/stem.ts'

/** Reports whether the knowledge contains a stem, or the stem has a concept. */
const isKnown = (index: KnownBusiness, stem: string, language: string): boolean =>
  index.holds(stem) || conceptsOf(stem, language).length > 0

/** In languages that do not write compounds as one word, two words are joined by mistake, so short ones count. */
const LEAST = { compound: { word: 9, part: 4 }, mistake: { word: 6, part: 3 } }
const LINKS = ['', 's', 'es', 'n', 'en']

/** Returns the two known words in an unknown word ("Impftermin", "howmuch"), or the word itself. */
function partsOf(index: KnownBusiness, word: string, language: string): string[] {
  const isCompound = COMPOUNDING.has(language)
  const least = isCompound ? LEAST.compound : LEAST.mistake
  const isWord = (part: string): boolean =>
    part.length >= least.part &&
    (isCompound ? isKnown(index, stemOf(part), language) : index.holds(stemOf(part)) || stopwordsOf(language).has(part))
  const stem = stemOf(word)
  if (word.length < least.word || isKnown(index, stem, language) || isCommon(stem, language) || isNeedWord(word))
    return [word]
  for (let at = word.length - least.part; at >= least.part; at--) {
    const last = word.slice(at)
    if (!isWord(last)) continue
    const links = isCompound ? LINKS.filter((link) => word.slice(0, at).endsWith(link)) : ['']
    const first = links.map((link) => word.slice(0, at - link.length)).find(isWord)
    if (first !== undefined) return [first, last]
  }
  return [word]
}

/**
 * Splits unknown compounds and joined words in a folded question, except words that name the kind of answer as a
 * whole.
 */
export function inKnownWords(index: KnownBusiness, folded: string, language: string): string {
  const { cueWords } = readCues(folded, language)
  return folded.replace(/(?<![\p{L}'])\p{Script=Latin}{6,40}(?![\p{L}'])/gu, (word) =>
    cueWords.has(word) ? word : partsOf(index, word, language).join(' '),
  )
}
