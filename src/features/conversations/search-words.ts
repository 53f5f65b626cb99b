import { wordsOf } from '#src/engine/answer/answer.ts'
import { toTerm } from '#src/store/quoting.ts'

/** Text in scripts without spaces between words: what is looked for may begin and end anywhere in a run of it. */
const SPACELESS_RUN =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}ー]*)/u
const MAX_WORD = 60
const MAX_TERMS = 12

/**
 * What a message is found by: its folded words, and of scripts without spaces every character and every pair of
 * neighbours.
 */
export function searchWords(text: string): string[] {
  return [
    ...new Set(
      splitRuns(text).flatMap((run) => (run.spaceless ? [...run.text, ...pairsOf(run.text)] : wordsOf(run.text))),
    ),
  ].map(cut)
}

/**
 * What a search looks for, as terms of PostgreSQL's `tsquery`, each of which a conversation must hold. The last word
 * may be a beginning.
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

/** Splitting at a group keeps what it matched, at every second place. */
function splitRuns(text: string): Run[] {
  const parts = text.normalize('NFKC').toLowerCase().split(SPACELESS_RUN)
  return parts.map((part, at) => ({ text: part, spaceless: at % 2 === 1 })).filter((run) => run.text.trim() !== '')
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}

const cut = (word: string): string => word.slice(0, MAX_WORD)
