import { memoizeByObject } from '#src/base/memoize.ts'
import { asksForPerson } from '../language/asks-person.ts'
import { fold } from '../language/fold.ts'
import { findTalk } from './question/talk.ts'
import { headingAbove, repeatedHeadings } from './say/say-unit.ts'
import type { AnswerIndex } from './search/prepare-knowledge.ts'
import type { Section } from './units/unit-types.ts'

/** Longer names do not fit on a button. */
const MAX_NAME = 70
const LETTERS = /\p{L}{3}/u
/** Markup, code, prices and addresses, which cannot name a button. */
const UNREADABLE = /[*[\]{}<>|£€$]|:\/\/|@/u

/**
 * Returns the name of a section: its question, or its heading, after the heading above it if several sections share it.
 */
function nameOf(index: AnswerIndex, section: Section): string {
  if (section.question !== '') return section.question
  const heading = section.headings.at(-1) ?? index.items[section.item]?.title ?? ''
  const above = headingAbove(index, section)
  const isShared = repeatedHeadings(index).has(fold(heading)) && above !== '' && fold(above) !== fold(heading)
  return (isShared ? `${above} – ${heading}` : heading).replace(/[:：\s]+$/u, '')
}

/** Returns the key of a name or a message: without case, accents and punctuation at the end. */
const keyOf = (text: string): string =>
  fold(text)
    .replace(/[\s.?!؟]+$/u, '')
    .trim()

const isReadable = (name: string): boolean => name.length <= MAX_NAME && LETTERS.test(name) && !UNREADABLE.test(name)

/** Reports whether a name is small talk: a visitor who writes "Thank you" or "Talk to us" does not mean a section. */
const isTalk = (name: string): boolean => findTalk(name, []) !== undefined || asksForPerson(name)

interface Names {
  /** The name of each section, or '' if it has none to show. */
  bySection: readonly string[]
  /** By key, the sections of the first item with that name. */
  sections: ReadonlyMap<string, readonly number[]>
}

/** Returns the names of all sections of an index. */
const namesOf = memoizeByObject((index: AnswerIndex): Names => {
  const company = keyOf(index.company.name)
  const sections = new Map<string, number[]>()
  const bySection = index.sections.map((section, at) => {
    const name = nameOf(index, section)
    const key = keyOf(name)
    if (key === company || !isReadable(name) || isTalk(name)) return ''
    const same = sections.get(key) ?? []
    const [first = at] = same
    if (index.sections[first]?.item === section.item) sections.set(key, [...same, at])
    return name
  })
  return { bySection, sections }
})

/** Returns the name to show for a section, or '' if it has none. */
export const sectionName = (index: AnswerIndex, section: number): string => namesOf(index).bySection[section] ?? ''

/** Returns the sections whose name is this text. */
export const findSectionsByName = (index: AnswerIndex, text: string): readonly number[] =>
  text.length > MAX_NAME + 1 ? [] : (namesOf(index).sections.get(keyOf(text)) ?? [])
