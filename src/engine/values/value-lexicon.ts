import { computeOnce } from '#src/base/memoize.ts'
import { foldInPlace } from './text-spans.ts'
import type { ValueWords } from '../language/packs/language-pack.ts'
import { WEEKDAY_NAMES } from '../language/calendar-words.ts'
import { partsOf, splitKeyed, splitList } from '../language/language-packs.ts'
import type { NamedUnit } from './value-types.ts'

const LANGUAGES = partsOf('values')

/** The meaning of a phrase in a language. With `only`, it counts only in texts of that language. */
interface Entry<Meaning> {
  meaning: Meaning
  language: string
  only: boolean
}

/** The language of a text whose words count in every language. */
export const ANY_LANGUAGE = '*'

/** Returns the meaning of a word in a text of a language. A meaning on which all languages agree counts in each. */
export function meaningOf<Meaning>(
  entries: readonly Entry<Meaning>[] | undefined,
  language: string,
): Meaning | undefined {
  const [first] = entries ?? []
  if (first === undefined || entries === undefined) return undefined
  const isClear = entries.some(({ only }) => !only) && entries.every(({ meaning }) => meaning === first.meaning)
  if (isClear || language === ANY_LANGUAGE) return first.meaning
  return (entries.find((entry) => entry.language === language) ?? entries.find(({ only }) => !only))?.meaning
}

export interface Phrases<Meaning> {
  entries: ReadonlyMap<string, readonly Entry<Meaning>[]>
  /** The first words of phrases. Most words of a text are not among them. */
  firsts: ReadonlySet<string>
}

/** Phrases of at most this many words are looked up. */
export const LONGEST_PHRASE = 6

function phrases<Meaning>(
  listsOf: (words: ValueWords & { language: string }) => readonly (readonly [Meaning, string])[],
): () => Phrases<Meaning> {
  return computeOnce(() => {
    const table = new Map<string, Entry<Meaning>[]>()
    for (const words of LANGUAGES)
      for (const [meaning, list] of listsOf(words))
        for (const written of splitList(list)) {
          const phrase = foldInPlace(written.replace('!', ''))
          const entry = { meaning, language: words.language, only: written.endsWith('!') }
          table.set(phrase, [...(table.get(phrase) ?? []), entry])
        }
    return { entries: table, firsts: new Set([...table.keys()].map((phrase) => phrase.split(' ')[0] ?? '')) }
  })
}

const byNumber = (list: string): (readonly [number, string])[] =>
  splitKeyed(list).map(([key, entries]) => [Number(key), entries] as const)
const flag = (list: string) => [[true, list] as const]

export const NUMBER_PHRASES = phrases(({ numbers }) => byNumber(numbers))
export const ONE_PHRASES = phrases(({ one }) => flag(one))
export const AND_PHRASES = phrases(({ and }) => flag(and))
export const HALF_PHRASES = phrases(({ half }) => flag(half))
export const PERCENT_PHRASES = phrases(({ percent }) => flag(percent))
export const CURRENCY_PHRASES = phrases(({ currencies }) => splitKeyed(currencies))
export const UNIT_PHRASES = phrases(({ units }) => splitKeyed(units) as [NamedUnit, string][])
export const ADJECTIVE_PHRASES = phrases(({ unitAdjectives }) => flag(unitAdjectives))
export const SPAN_PHRASES = phrases(({ spans }) => byNumber(spans))
export const PER_PHRASES = phrases(({ per }) => flag(per))
export const ABOUT_PHRASES = phrases(({ about, over, under }) => [
  ['about' as const, about],
  ['over' as const, over],
  ['under' as const, under],
])
export const BOUND_PHRASES = phrases(({ bounds }) => flag(bounds))
export const TO_PHRASES = phrases(({ to }) => flag(to))
export const OCLOCK_PHRASES = phrases(({ oclock }) => flag(oclock))
export const AT_PHRASES = phrases(({ at }) => flag(at))
export const PART_OF_DAY_PHRASES = phrases(({ morning, evening }) => [
  ['morning' as const, morning],
  ['evening' as const, evening],
])
export const TWELVE_PHRASES = phrases(({ noon, midnight }) => [
  [720, noon],
  [0, midnight],
])
export const DAY_GROUP_PHRASES = phrases(({ everyDay, workdays, weekend }) => [
  [[0, 1, 2, 3, 4, 5, 6], everyDay],
  [[0, 1, 2, 3, 4], workdays],
  [[5, 6], weekend],
])

/** Spoken times, split at the hour: "half past" with nothing after it, 30 minutes. */
const SPOKEN_TIMES = LANGUAGES.flatMap(({ spokenClock, language }) =>
  byNumber(spokenClock).flatMap(([minutes, patterns]) =>
    splitList(patterns).map((pattern) => {
      const [before = [], after = []] = pattern.split('_').map((part) => foldInPlace(part).split(' ').filter(Boolean))
      return { before, after, minutes, language }
    }),
  ),
)

/** The spoken times by their first word. Those that begin with the hour are under ''. */
export const SPOKEN_BY_FIRST = computeOnce(() => Map.groupBy(SPOKEN_TIMES, ({ before }) => before[0] ?? ''))

const namesOf = (language: string, options: Intl.DateTimeFormatOptions, dates: readonly Date[]): string[] => {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
  return dates.map((date) => foldInPlace(format.format(date)).replace(/\.$/, ''))
}
/** Monday to Sunday. */
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)))

export const DAY_PHRASES = phrases(({ language, longDays = [] }) => [
  ...namesOf(language, { weekday: 'long' }, WEEK).map((name, day) => [day, `${name}, ${name}s`] as const),
  ...longDays.map((list, day) => [day, list] as const),
])
/** Days by all their names, long and short, in the languages of all packs. */
export const ANY_DAY_PHRASES = phrases(({ language }) =>
  language === 'en'
    ? WEEKDAY_NAMES.flatMap(({ full, short }, day) =>
        [...full, ...full.map((name) => `${name}s`), ...short].map((name) => [day, name] as const),
      )
    : [],
)
/** Short names of days, which count beside a time or another day. */
export const SHORT_DAY_PHRASES = phrases(({ shortDays }) => shortDays.map((list, day) => [day, list] as const))
