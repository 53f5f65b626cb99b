import type { KnownBusiness } from './question-types.ts'
import { readCues } from './asked-kinds.ts'
import { COMPOUNDING, conceptsOf } from '../../language/lexicon.ts'
import { stemOf } from '../../language/stem.ts'
import { verbRoots } from '../../language/verb-roots.ts'

/** True for a stem that the knowledge holds or that stands for an idea. */
const isKnown = (index: KnownBusiness, stem: string, language: string): boolean =>
  index.holds(stem) || conceptsOf(stem, language).length > 0

/** The stem of a folded word, or of the verb that it is a form of when only that is known. */
export function stemAsked(index: KnownBusiness, word: string, language: string): string {
  const stem = stemOf(word)
  if (isKnown(index, stem, language)) return stem
  const roots = verbRoots(word.replace(/^\p{L}{1,2}'/u, ''), language).map((root) => stemOf(`${root}er`))
  return roots.find((root) => isKnown(index, root, language)) ?? stem
}

const MIN_COMPOUND = 9
const MIN_PART = 4
const LINKS = ['', 's', 'es', 'n', 'en']

/** The two known words that an unknown compound is made of ("Impftermin"), or the word itself. */
function partsOf(index: KnownBusiness, word: string, language: string): string[] {
  if (!COMPOUNDING.has(language) || word.length < MIN_COMPOUND || isKnown(index, stemOf(word), language)) return [word]
  for (let at = word.length - MIN_PART; at >= MIN_PART; at--) {
    const last = word.slice(at)
    if (!isKnown(index, stemOf(last), language)) continue
    const first = LINKS.flatMap((link) => (word.slice(0, at).endsWith(link) ? [word.slice(0, at - link.length)] : []))
    const known = first.find((part) => part.length >= MIN_PART && isKnown(index, stemOf(part), language))
    if (known !== undefined) return [known, last]
  }
  return [word]
}

/**
 * A folded question with the parts of its unknown compounds as words of their own, but for those that tell what is
 * asked for as a whole.
 */
export function inKnownWords(index: KnownBusiness, folded: string, language: string): string {
  if (!COMPOUNDING.has(language)) return folded
  const { cueWords } = readCues(folded, language)
  return folded.replace(/(?<!\p{L})\p{L}{9,40}(?!\p{L})/gu, (word) =>
    cueWords.has(word) ? word : partsOf(index, word, language).join(' '),
  )
}
