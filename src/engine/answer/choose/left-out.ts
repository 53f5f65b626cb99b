import { findMatches } from '#src/base/find-matches.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { subjectWords } from './said-words.ts'
import { fold } from '../../language/fold.ts'
import { stemOf } from '../../language/stem.ts'
import { wordsOf } from '../../language/split-words.ts'

/** What says that a price leaves a thing out, before it and after it, folded, in the languages of the answerer. */
const BEFORE =
  /(?:\+|plus|excluding|excl|without|not including|zuzuglich|zzgl|exkl|exklusive|ohne|sans|hors|en sus|sin|mas|sem|mais|senza|piu|esclus[oaie]|zonder|exclusief|بدون|عدا|لا يشمل)\.?(?: (?:the|a|die|der|das|den|le|la|les|l'|el|los|las|o|os|as|il|lo|gli|i|de|het))?$/u
const AFTER =
  /^(?:(?:is|are|ist|sind|est|sont|es|son|e|sao|sono) )?(?:(?:not|nicht|non|no|nao|niet) (?:included|inbegriffen|enthalten|inklusive|compris\p{L}*|inclus\p{L}*|incluid[oa]s?|comprendid[oa]s?|inbegrepen|kompris)|excluded|excluding|extra|exklusive|exclu\p{L}*|en sus|aparte|a parte|esclus[oaie]|excluid[oa]s?|غير مشمول\p{L}*)(?!\p{L})/u
const CONTEXT = 24

/**
 * True when each time that a text says a word, it says that the price leaves it out: "wine excluded", "plus travel".
 */
function leavesOut(folded: string, stem: string): boolean {
  const said = findMatches(folded, /[\p{L}\p{M}']+/gu).filter(({ 0: word }) =>
    wordsOf(word).some((part) => stemOf(part) === stem),
  )
  return (
    said.length > 0 &&
    said.every(({ 0: word, index }) => {
      const before = folded.slice(Math.max(0, index - CONTEXT), index).trimEnd()
      const after = folded.slice(index + word.length, index + word.length + CONTEXT).trimStart()
      return BEFORE.test(before) || AFTER.test(after)
    })
  )
}

/**
 * True when a text that would tell the price of the subject names something of it only to leave it out, which the
 * question does not ("without a battery").
 */
export function leavesOutSubject(question: ParsedQuestion, text: string): boolean {
  const [folded, asked] = [fold(text), fold(question.text)]
  return subjectWords(question).some(
    ({ stem, weight, isGeneric }) => weight === 1 && !isGeneric && leavesOut(folded, stem) && !leavesOut(asked, stem),
  )
}
