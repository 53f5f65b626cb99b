import { conceptTerm } from '../../language/text-terms.ts'
import { conceptsOf } from '../../language/lexicon.ts'
import { numberOf } from '../../language/number-words.ts'
import { stemOf } from '../../language/stem.ts'
import { wordsOf } from '../../language/split-words.ts'

const HOW_MANY =
  /(?<!\p{L})(?:(?:how many|wie ?viele|combien de|cuant[oa]s|quant[ie]|quant[oa]s|hoeveel|كم)(?!\p{L})|combien d')/u
/** A verb follows, so the thing is not named: "How many come in a box?" */
const UNNAMED =
  /^ (?:come|fit|go|are|is|sind|kommen|gehen|passen|vienen|caben|entran|traen|hay|son|sono|stanno|entrano|vem|cabem|levam|zijn|gaan|zitten)(?!\p{L})/u
/** The most words between a number and the thing it counts. */
const AFTER = 3
const BEFORE = 2

/** Returns the word of a folded question that is counted: "receipts" in "How many receipts can I scan?". */
export function wordCounted<Word extends { word: string; isCue: boolean; weight: number }>(
  folded: string,
  words: readonly Word[],
): Word | undefined {
  const asked = HOW_MANY.exec(folded)
  if (asked === null) return undefined
  const rest = folded.slice(asked.index + asked[0].length)
  if (UNNAMED.test(rest)) return undefined
  const after = new Set(wordsOf(rest))
  return words.find(({ word, isCue, weight }) => !isCue && weight === 1 && after.has(word))
}

/** Reports whether a text gives a number of the thing: "3 clients", "Twelve kennels", "Group: up to 10". */
export function countsThing(text: string, thing: { terms: ReadonlyMap<string, number> }, language: string): boolean {
  const words = wordsOf(text)
  const isThing = words.map((word) => {
    const stem = stemOf(word)
    return [stem, ...conceptsOf(stem, language).map(conceptTerm)].some((term) => thing.terms.has(term))
  })
  return words.some((word, at) => {
    if (numberOf(word, language) === '') return false
    return isThing.slice(Math.max(0, at - BEFORE), at + AFTER + 1).some(Boolean)
  })
}
