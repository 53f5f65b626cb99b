import { findMatches } from '#src/base/find-matches.ts'
import type { Value } from './value-types.ts'

const SIGNS = /[,;:()[\]|·•،؛](?=\s|$)|\s[–—]\s|[.!?]\s/gu
const JOINTS = /\s(?:and|but|while|or|und|aber|oder|et|mais|ou|pero|mientras|y|o|ma|mentre|mas|e|en|maar|of|و)\s/gu

interface Gap {
  start: number
  end: number
}

const gapsIn = (text: string, pattern: RegExp): Gap[] =>
  findMatches(text, pattern).map(({ 0: found, index }) => ({ start: index, end: index + found.length }))

/**
 * Returns the words that go with a value: those around it, up to a sign that ends a clause, or to a joining word before
 * the next value of its kind.
 */
export function clausesOf(text: string, values: readonly Value[]): (value: Value) => string {
  const signs = gapsIn(text, SIGNS)
  const joints = gapsIn(text, JOINTS)
  return (value) => {
    const mates = values.filter(({ kind }) => kind === value.kind)
    const before = mates.findLast(({ end }) => end <= value.start)?.end
    const after = mates.find(({ start }) => start >= value.end)?.start
    const isBetween = (gap: Gap, from: number, to: number): boolean => gap.start >= from && gap.end <= to
    const left = (gaps: readonly Gap[]): number | undefined =>
      gaps.findLast((gap) => isBetween(gap, before ?? 0, value.start))?.end
    const right = (gaps: readonly Gap[]): number | undefined =>
      gaps.find((gap) => isBetween(gap, value.end, after ?? text.length))?.start
    const from = left(signs) ?? (before === undefined ? 0 : (left(joints) ?? before))
    const to = right(signs) ?? (after === undefined ? text.length : (right(joints) ?? after))
    return text.slice(from, to)
  }
}
