import { splitList } from '../../language/language-packs.ts'
import { siteWords } from '../../language/word-lists.ts'
import type { Fact, FactConflict } from '../knowledge/knowledge-types.ts'
import { readHours } from '../../values/opening-hours.ts'
import { phoneKey } from '../../values/phones.ts'
import { readLengths } from '../../values/read-values.ts'
import { foldKey } from '../../values/text-signs.ts'
import { amountsIn } from '../../values/prices.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MAX_VALUE = 220
const DAY = 24 * 60

/** Returns the times of each day in a line of opening hours, as `09:00-17:00`, except those that it cannot read. */
export function dayTimes(value: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of value.slice(0, MAX_VALUE).split(/[;\n]/u))
    for (const { weekdays, dates, seasons, spans } of readHours(line)) {
      if (dates.length > 0 || seasons.length > 0 || spans.length === 0) continue
      const times = spans.map((span) => span.map(clock).join('-')).join(' ')
      for (const day of weekdays) found.set(DAYS[day] ?? '', times)
    }
  return found
}

const clock = (minutes: number): string =>
  `${String(Math.floor((minutes % DAY) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/**
 * The form in which facts are compared. Two facts about the same subject agree if their values are the same.
 */
export interface ComparedValue {
  /** The thing that it is about, in a form that is the same on all pages. */
  subject: string
  /** The subject as people read it. */
  name: string
  valueOf(): string
}

/** Words of headings that mean the whole business. */
const WHOLE = new Set(Object.values(siteWords('wholeBusiness')).flatMap(splitList))

/** Returns the compared forms of a fact, none if it cannot be read. Addresses are not compared. */
function comparedBy(fact: Fact, companyName: string): ComparedValue[] {
  const { kind, value, subject: name } = fact
  const whose = (): string => wholeOrPart(name, companyName)
  switch (kind) {
    case 'price':
      return name === '' ? [] : [{ subject: foldKey(name), name, valueOf: () => amountsIn(value).join('–') }]
    case 'phone':
      return [{ subject: whose(), name, valueOf: () => phoneKey(value) }]
    case 'email': {
      const [local = '', domain = ''] = value.toLowerCase().split('@')
      return [{ subject: local, name, valueOf: () => domain }]
    }
    case 'hours':
      return [...dayTimes(value)].map(([day, times]) => ({ subject: `${whose()} ${day}`, name, valueOf: () => times }))
    case 'address':
      return []
    case 'policy':
      return [{ subject: name, name, valueOf: () => spanOf(value) }]
  }
}

/**
 * Returns a subject without the company's name and words for the whole business. The rest names a part: a branch, a
 * person, a department.
 */
function wholeOrPart(subject: string, companyName: string): string {
  const company = new Set(foldKey(companyName).split(' '))
  return foldKey(subject)
    .split(' ')
    .filter((word) => !company.has(word) && !WHOLE.has(word))
    .join(' ')
}

/** Returns a time span in one form: `14 Tagen` is `14 days`. */
function spanOf(written: string): string {
  const [length] = readLengths(written)
  return length ? [length.from, length.amount, length.unit].join(' ') : written
}

const MAX_CONFLICTS = 100

/**
 * Returns facts of one kind about one thing whose values differ between pages; `sourceOf` returns the page of a fact.
 * A page with several values (sizes, variants, branches) does not contradict others, and values that occur together
 * on some page do not contradict each other.
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

/** Keeps one conflict of lines that differ on several days. */
function withoutTwins<F extends Fact>(conflicts: FactConflict<F>[]): FactConflict<F>[] {
  const isKnown = (one: FactConflict<F>, others: FactConflict<F>[]) =>
    others.some(({ facts }) => facts.length === one.facts.length && facts.every((fact) => one.facts.includes(fact)))
  return conflicts.filter((one, at) => !isKnown(one, conflicts.slice(Math.max(0, at - MAX_CONFLICTS), at)))
}

function differ(group: (ComparedValue & { source: string })[]): boolean {
  const bySource = Map.groupBy(group, ({ source }) => source)
  if (bySource.size < 2) return false
  const pages = [...bySource.values()].map((said) => new Set(said.map((each) => each.valueOf())))
  const single = [...new Set(pages.flatMap((said) => (said.size === 1 ? [...said] : [])))]
  return single.some((one, at) =>
    single.slice(at + 1).some((other) => !pages.some((said) => said.has(one) && said.has(other))),
  )
}
