import { findMatches } from '#src/base/find-matches.ts'
import { alternativesOf, siteWords } from '../language/word-lists.ts'
import type { Value } from './value-types.ts'

const SIGNS = /[,;:()[\]|·•،؛](?=\s|$)|\s[–—]\s|[.!?]\s/gu
/** Text between the ends of a range. */
const RANGE = /^\s*(?:[-–—]|\p{L}{1,5})\s*$/u
const JOINT = new RegExp(`\\s(?:${alternativesOf(siteWords('clauseJoints'))})\\s`, 'u')
const JOINTS = new RegExp(JOINT, 'gu')

interface Gap {
  start: number
  end: number
}

const gapsIn = (text: string, pattern: RegExp): Gap[] =>
  findMatches(text, pattern).map(({ 0: found, index }) => ({ start: index, end: index + found.length }))

/** The words of a value, and the whole text without the words of other values of its kind. */
export interface Clause {
  own: string
  sentence: string
}

/**
 * Returns for each value its words: those around it, up to a mark that ends a clause, or to a conjunction before the
 * next value of its kind. Values are not part of them.
 */
export function clausesOf(text: string, values: readonly Value[]): (value: Value) => Clause {
  const signs = gapsIn(text, SIGNS)
  const joints = gapsIn(text, JOINTS)
  const spanOf = (value: Value): Gap => {
    const mates = values.filter(({ kind }) => kind === value.kind)
    const isRange = (one: Value, other: Value | undefined): boolean => {
      const between = text.slice(one.end, other?.start ?? 0)
      return RANGE.test(between) && (value.kind === 'time' || !JOINT.test(between))
    }
    const place = mates.indexOf(value)
    const first = mates.findLastIndex((one, at) => at < place && !isRange(one, mates[at + 1]))
    const last = mates.findIndex((one, at) => at >= place && !isRange(one, mates[at + 1]))
    const [before, after] = [mates[first]?.end, mates[last + 1]?.start]
    // "Lunch 12–3 Dinner 5–10": the text between two values belongs to the second.
    const leads = !/\p{L}/u.test(text.slice(mates.at(-1)?.end)) && /\p{L}/u.test(text.slice(0, mates[0]?.start))
    const isBetween = (gap: Gap, from: number, to: number): boolean => gap.start >= from && gap.end <= to
    const left = (gaps: readonly Gap[]): number | undefined =>
      gaps.findLast((gap) => isBetween(gap, before ?? 0, value.start))?.end
    const right = (gaps: readonly Gap[]): number | undefined =>
      gaps.find((gap) => isBetween(gap, value.end, after ?? text.length))?.start
    const from = left(signs) ?? (before === undefined ? 0 : (left(joints) ?? before))
    const to = right(signs) ?? (after === undefined ? text.length : (right(joints) ?? (leads ? value.end : after)))
    return { start: from, end: to }
  }
  const without = (spans: readonly Gap[], from = 0, to = text.length): string => {
    let rest = ''
    let at = from
    for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
      if (start > at) rest += `${text.slice(at, Math.min(start, to))} `
      at = Math.max(at, end)
    }
    return rest + text.slice(at, Math.max(at, to))
  }
  return (value) => {
    const { start, end } = spanOf(value)
    const others = values.filter((one) => one.kind === value.kind && (one.end <= start || one.start >= end)).map(spanOf)
    const apart = others.filter((one) => one.end <= start || one.start >= end)
    return {
      own: without(
        values.filter((one) => one.start < end && one.end > start),
        start,
        end,
      ),
      sentence: without(apart),
    }
  }
}

/** Kinds of values that can differ from day to day. */
const BOUND = new Set<Value['kind']>(['days', 'time', 'price'])
const NONE: ReadonlySet<number> = new Set()
/** One or two words between a value and its day: "9am on Monday". */
const BESIDE = /^\s(?:[\p{L}'’]{1,6}\s){1,2}$/u

/**
 * Returns the weekdays of each value of a text. If the text begins with days, each value has the days before it; if
 * it begins with a value, the days after it. A day directly after a value always belongs to it.
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

/** Returns the weekdays of each value. A time without days beside it has those of the lines before. */
export function daysInContext(
  { text, values }: { text: string; values: readonly Value[] },
  before: readonly Value[],
): (value: Value) => ReadonlySet<number> {
  const bound = bindDays(text, values)
  if (values.some(({ kind }) => kind === 'days')) return (value) => bound.get(value) ?? NONE
  const said = new Set(before.flatMap((value) => (value.kind === 'days' ? value.days : [])))
  return ({ kind }) => (kind === 'time' ? said : NONE)
}
