import type { Value } from './value-types.ts'

/** What may differ from day to day. */
const BOUND = new Set<Value['kind']>(['days', 'time', 'price'])
const NONE: ReadonlySet<number> = new Set()
/** A word or two between a value and its day: "9am on Monday". */
const BESIDE = /^\s(?:[\p{L}'’]{1,6}\s){1,2}$/u

/**
 * The days of the week that each value of a text goes with. Days that begin a text lead: each value goes with the days
 * before it; where a value begins it, with the days behind it. A day right behind a value goes with it in any case.
 */
export function bindDays(text: string, values: readonly Value[]): Map<Value, ReadonlySet<number>> {
  const ordered = values.filter(({ kind }) => BOUND.has(kind))
  const leads = ordered[0]?.kind === 'days'
  const bound = new Map<Value, ReadonlySet<number>>()
  let group = new Set<number>()
  let isOpen = false
  for (const value of leads ? ordered : ordered.toReversed()) {
    if (value.kind === 'days') {
      if (!isOpen) group = new Set()
      isOpen = true
      for (const day of value.days) group.add(day)
    } else {
      isOpen = false
      const next = ordered[ordered.indexOf(value) + 1]
      const beside = next?.kind === 'days' && BESIDE.test(text.slice(value.end, next.start)) ? next.days : []
      bound.set(value, group.size + beside.length === 0 ? NONE : new Set([...group, ...beside]))
    }
  }
  return bound
}

/** Returns the days of the week that each value goes with: without any beside it, a time has those said before. */
export function daysInContext(
  { text, values }: { text: string; values: readonly Value[] },
  before: readonly Value[],
): (value: Value) => ReadonlySet<number> {
  const bound = bindDays(text, values)
  if (values.some(({ kind }) => kind === 'days')) return (value) => bound.get(value) ?? NONE
  const said = new Set(before.flatMap((value) => (value.kind === 'days' ? value.days : [])))
  return ({ kind }) => (kind === 'time' ? said : NONE)
}
