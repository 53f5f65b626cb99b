import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Fact } from '#src/engine/understand/knowledge/knowledge-types.ts'

/** A fact that a person judged against its page. */
interface JudgedFact {
  fact: string
  /** Value, kind, subject, qualifier and unit match the page. */
  right: boolean
  why?: string
}

/**
 * Each sample was drawn and judged after the errors of the earlier ones were fixed, and contains none of their facts.
 * The third has all remaining facts.
 */
const SAMPLES = [
  { seed: 'foyer-facts-1', size: 150 },
  { seed: 'foyer-facts-2', size: 100 },
  { seed: 'foyer-facts-3', size: 100 },
]
const JUDGED = new URL('./judged-facts.json', import.meta.url)

/** A drawn fact. `right` is a person's judgement, undefined if nobody has judged it yet. */
export interface DrawnFact {
  fact: Fact
  text: string
  right: boolean | undefined
}

/**
 * Draws disjoint samples of the facts: the first ones in a random order that is the same for every run. An added or
 * removed fact moves no other within its sample.
 */
export function drawFacts(facts: Fact[]): DrawnFact[][] {
  const judged = JSON.parse(readFileSync(JUDGED, 'utf8')) as JudgedFact[]
  const known = new Map(judged.map(({ fact, right }) => [fact, right]))
  let left = [...new Map(facts.map((fact) => [toText(fact), fact]))].map(([text, fact]) => ({
    text,
    fact,
    right: known.get(text),
  }))
  return SAMPLES.map(({ seed, size }) => {
    const ranked = left.toSorted((a, b) => (rankOf(seed, a.text) < rankOf(seed, b.text) ? -1 : 1))
    left = ranked.slice(size)
    return ranked.slice(0, size)
  })
}

const toText = ({ kind, value, subject, qualifier, currency, unit, sourceUrl }: Fact): string =>
  [kind, value, subject, qualifier, currency, unit, sourceUrl.replace(/^https:\/\//u, '')].join(' ¦ ')

const rankOf = (seed: string, text: string): string => createHash('sha256').update(`${seed} ${text}`).digest('hex')
