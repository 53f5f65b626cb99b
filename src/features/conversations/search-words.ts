import { wordsOf } from '#src/engine/answer/answer.ts'
import { toTerm } from '#src/store/quoting.ts'

/** Text in scripts without spaces, where a match may start and end anywhere. */
const SPACELESS_RUN =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}\u30fc]*)/u
const MAX_WORD = 60
const MAX_TERMS = 12

/**
 * Returns a message's search terms: its folded words, and for scripts without spaces every character and every pair.
 */
export function searchWords(text: string): string[] {
  return [
    ...new Set(
      splitRuns(text).flatMap((run) => (run.spaceless ? [...run.text, ...pairsOf(run.text)] : wordsOf(run.text))),
    ),
  ].map(cut)
}

/**
 * Returns a search's terms for PostgreSQL's `tsquery`; a conversation must contain all of them. The last word may be a
 * prefix.
 */
export function searchTerms(query: string): string[] {
  const runs = splitRuns(query)
  const terms = runs.flatMap((run, at): string[] => {
    if (run.spaceless) return [(run.text.length > 1 ? pairsOf(run.text) : [run.text]).map(toTerm).join(' & ')]
    const words = wordsOf(run.text).map(cut)
    return words.map((word, index) =>
      at === runs.length - 1 && index === words.length - 1 ? `${toTerm(word)}:*` : toTerm(word),
    )
  })
  return [...new Set(terms)].filter(Boolean).slice(0, MAX_TERMS)
}

interface Run {
  text: string
  spaceless: boolean
}

/** Splitting by a group keeps the matches, at every second place. */
function splitRuns(text: string): Run[] {
  const parts = text.normalize('NFKC').toLowerCase().split(SPACELESS_RUN)
  return parts.map((part, at) => ({ text: part, spaceless: at % 2 === 1 })).filter((run) => run.text.trim() !== '')
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}

const cut = (word: string): string => word.slice(0, MAX_WORD)
