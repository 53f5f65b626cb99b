import type { Fact, FactConflict } from '../knowledge/knowledge-types.ts'
import { foldKey } from '../../values/text-signs.ts'
import { comparedBy } from './compared-values.ts'

const MAX_CONFLICTS = 100

/**
 * Facts of the same kind about the same thing whose values differ between pages; `sourceOf` says where a fact stands. A
 * page that gives several values by itself (sizes, variants, branches) contradicts nobody, and values that stand
 * together on some page do not contradict each other.
 */
export function findConflicts<F extends Fact>(
  facts: F[],
  companyName: string,
  sourceOf: (fact: F) => string = ({ sourceUrl }) => sourceUrl,
): FactConflict<F>[] {
  const compared = facts.flatMap((fact) =>
    comparedBy(fact, companyName).map((key) => ({ fact, ...key, source: sourceOf(fact) })),
  )
  const groups = Map.groupBy(
    compared.filter(({ source }) => source !== ''),
    ({ fact: { kind, qualifier, unit, currency }, subject }) =>
      [kind, subject, foldKey(qualifier), kind === 'price' ? foldKey(unit) : '', currency].join('\n'),
  )
  const conflicts = [...groups.values()].filter(differ).flatMap((group) => {
    const [first] = group
    return first
      ? [{ kind: first.fact.kind, subject: first.name, facts: [...new Set(group.map(({ fact }) => fact))] }]
      : []
  })
  return withoutTwins(conflicts).slice(0, MAX_CONFLICTS)
}

/** Lines that differ on several days do so once. */
function withoutTwins<F extends Fact>(conflicts: FactConflict<F>[]): FactConflict<F>[] {
  const isKnown = (one: FactConflict<F>, others: FactConflict<F>[]) =>
    others.some(({ facts }) => facts.length === one.facts.length && facts.every((fact) => one.facts.includes(fact)))
  return conflicts.filter((one, at) => !isKnown(one, conflicts.slice(Math.max(0, at - MAX_CONFLICTS), at)))
}

function differ(group: { source: string; value: string }[]): boolean {
  const pages = [...Map.groupBy(group, ({ source }) => source).values()].map(
    (said) => new Set(said.map(({ value }) => value)),
  )
  const single = [...new Set(pages.flatMap((said) => (said.size === 1 ? [...said] : [])))]
  return single.some((one, at) =>
    single.slice(at + 1).some((other) => !pages.some((said) => said.has(one) && said.has(other))),
  )
}
