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

const SEED = 'foyer-facts-1'
const SAMPLE = 150
const JUDGED = new URL('./judged-facts.json', import.meta.url)

/**
 * The 150 facts that come first in an order of chance, the same at every run; a fact that comes or goes moves no other. `right` is how a
 * person judged each, undefined for one that nobody has looked at yet.
 */
export function drawFacts(facts: Fact[]): { fact: Fact; text: string; right: boolean | undefined }[] {
  const judged = JSON.parse(readFileSync(JUDGED, 'utf8')) as JudgedFact[]
  const known = new Map(judged.map(({ fact, right }) => [fact, right]))
  const ranked = [...new Map(facts.map((fact) => [toText(fact), fact]))].map(([text, fact]) => ({ text, fact, rank: rankOf(text) }))
  return ranked
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, SAMPLE)
    .map(({ fact, text }) => ({ fact, text, right: known.get(text) }))
}

const toText = ({ kind, value, subject, qualifier, currency, unit, sourceUrl }: Fact): string =>
  [kind, value, subject, qualifier, currency, unit, sourceUrl.replace(/^https:\/\//u, '')].join(' ¦ ')

const rankOf = (text: string): string => createHash('sha256').update(`${SEED} ${text}`).digest('hex')
