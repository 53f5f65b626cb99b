import type { Fact, FactConflict } from '../knowledge-types.ts'
import { foldKey } from '../words/text-signs.ts'

const MAX_CONFLICTS = 100

/**
 * Facts of the same kind, subject, qualifier and unit whose values differ between pages. A page that gives several values by itself (sizes,
 * variants) contradicts nobody, nor does one that gives one value of those.
 */
export function findConflicts(facts: Fact[]): FactConflict[] {
  const groups = Map.groupBy(facts.filter(isComparable), ({ kind, subject, qualifier, unit, currency }) =>
    [kind, foldKey(subject), foldKey(qualifier), foldKey(unit), currency].join('\n'),
  )
  return [...groups.values()]
    .filter(differ)
    .slice(0, MAX_CONFLICTS)
    .map((group) => ({ kind: group[0]?.kind ?? 'price', subject: group[0]?.subject ?? '', facts: group }))
}

function isComparable({ kind, subject, sourceUrl }: Fact): boolean {
  return kind === 'price' && subject !== '' && sourceUrl !== ''
}

function differ(group: Fact[]): boolean {
  const pages = [...Map.groupBy(group, ({ sourceUrl }) => sourceUrl).values()].map(
    (said) => new Set(said.map(({ value }) => amountOf(value))),
  )
  return pages.some((page) => page.size === 1 && pages.some((other) => other.size === 1 && [...page][0] !== [...other][0]))
}

const amountOf = (value: string): string => value.replace(/[^\d.,–-]/gu, '').replace(/[.,]0{1,2}$/u, '')
