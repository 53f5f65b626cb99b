import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Fact } from '#src/engine/understand/knowledge-types.ts'

/** A fact as a person judged it against the page that it was read from. */
interface JudgedFact {
  fact: string
  /** Value, kind, subject, qualifier and unit are what the page says. */
  right: boolean
  why?: string
}

/**
 * Each sample was drawn and judged when what those before it had taught was mended; it holds none of theirs. The third
 * is all that is left.
 */
const SAMPLES = [
  { seed: 'foyer-facts-1', size: 150 },
  { seed: 'foyer-facts-2', size: 100 },
  { seed: 'foyer-facts-3', size: 100 },
]
const JUDGED = new URL('./judged-facts.json', import.meta.url)

/** A drawn fact; `right` is how a person judged it, undefined for one that nobody has looked at yet. */
export interface DrawnFact {
  fact: Fact
  text: string
  right: boolean | undefined
}

/**
 * Samples of the facts, none in two: those that come first in an order of chance that is the same at every run. A fact
 * that comes or goes moves no other within its sample.
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
