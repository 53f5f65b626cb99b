import type { KnowledgeText } from '../units/answer-types.ts'
import type { Steps } from '#src/base/steps.ts'
import type { Section, Unit } from '../units/unit-types.ts'
import { QUESTION_FIELD, SECTION_FIELDS, UNIT_FIELDS } from './rank-weights.ts'
import { isQuestion } from '../units/split-units.ts'
import { buildFieldIndex, type FieldIndex } from './bm25f.ts'
import { type Grouped, groupNumbers } from './grouped.ts'
import { createTextBook, gramFinder, pairFinder, termFinder } from './text-book.ts'

/** The tables for finding units and sections. */
export interface SearchTables {
  /** Every stem and concept. */
  terms: readonly string[]
  /** Stems and concepts. */
  unitWords: FieldIndex
  sectionWords: FieldIndex
  /** Stems and concepts of titles that ask a question, by item. */
  questionWords: FieldIndex
  /** Neighbouring stems. */
  unitPairs: FieldIndex
  /** Character 4-grams. */
  unitGrams: FieldIndex
  /** An estimate of the memory they take. */
  tableBytes: number
}

const BETWEEN_HEADINGS = ' \n '
/** The fields, in the order of `UNIT_FIELDS` and `SECTION_FIELDS`; sections have no neighbours. */
const [TEXT, ANSWER, QUESTION, HEADINGS, TITLE, NEIGHBOURS] = [0, 1, 2, 3, 4, 5]

/** Pairs of texts and documents: document `docs[n]` has text `texts[n]` as one of its fields. */
interface FieldLinks {
  texts: number[]
  docs: number[]
}

const noLinks = (fields: number): FieldLinks[] => Array.from({ length: fields }, () => ({ texts: [], docs: [] }))

function link(links: readonly FieldLinks[], field: number, text: number, doc: number): void {
  links[field]?.texts.push(text)
  links[field]?.docs.push(doc)
}

/** Reads the surroundings of units. Questions, headings and titles, which many units share, are read once. */
function createSurroundings(items: readonly KnowledgeText[], read: (text: string, language: string) => number) {
  const questions = new Map<string, number>()
  const headingsRead = new Map<readonly string[], number>()
  const titles = new Map<number, number>()
  const languageOf = (item: number): string => items[item]?.language ?? ''
  const once = <Key>(known: Map<Key, number>, key: Key, text: string, item: number): number => {
    const number = known.get(key) ?? read(text, languageOf(item))
    known.set(key, number)
    return number
  }
  /** Adds the links of a document to its question, headings and title. */
  return ({ question, headings, item }: Unit | Section, doc: number, links: readonly FieldLinks[]): void => {
    if (question !== '') link(links, QUESTION, once(questions, `${languageOf(item)} ${question}`, question, item), doc)
    if (headings.length > 0)
      link(links, HEADINGS, once(headingsRead, headings, headings.join(BETWEEN_HEADINGS), item), doc)
    link(links, TITLE, once(titles, item, items[item]?.title ?? '', item), doc)
  }
}

/** The number of units that a step reads. */
const UNITS_A_STEP = 20

/** Indexes units and sections. Linear in the length of their texts. */
export function* buildSearchTables(
  items: readonly KnowledgeText[],
  { units, sections }: { units: readonly Unit[]; sections: readonly Section[] },
  language: string,
): Steps<SearchTables> {
  const book = createTextBook(language)
  const linkSurroundings = createSurroundings(items, book.read)
  const unitLinks = noLinks(UNIT_FIELDS.length)
  const sectionLinks = noLinks(SECTION_FIELDS.length)
  const questionLinks = noLinks(1)
  for (const [at, item] of items.entries())
    if (isQuestion(item)) link(questionLinks, 0, book.read(item.title, item.language), at)
  let before = -1
  for (const [at, unit] of units.entries()) {
    const text = book.read(unit.text, items[unit.item]?.language ?? '', unit.concepts)
    const field = unit.question === '' ? TEXT : ANSWER
    link(unitLinks, field, text, at)
    link(sectionLinks, field, text, unit.section)
    linkSurroundings(unit, at, unitLinks)
    if (units[at - 1]?.section === unit.section) {
      link(unitLinks, NEIGHBOURS, before, at)
      link(unitLinks, NEIGHBOURS, text, at - 1)
    }
    before = text
    if (at % UNITS_A_STEP === 0) yield
  }
  for (const [at, section] of sections.entries()) linkSurroundings(section, at, sectionLinks)
  const places = book.close()
  yield
  const grouped = ({ texts, docs }: FieldLinks): Grouped => groupNumbers(places.texts, texts, docs)
  const ofUnits = unitLinks.map(grouped)
  yield
  const own = ofUnits.slice(0, NEIGHBOURS)
  const { lengths } = places
  const byUnit = { textLengths: lengths.terms, weights: UNIT_FIELDS }
  const tables = {
    unitWords: buildFieldIndex(units.length, { ...byUnit, texts: ofUnits, finder: termFinder(places) }),
    sectionWords: buildFieldIndex(sections.length, {
      texts: sectionLinks.map(grouped),
      textLengths: lengths.terms,
      weights: SECTION_FIELDS,
      finder: termFinder(places),
    }),
    questionWords: buildFieldIndex(items.length, {
      texts: questionLinks.map(grouped),
      textLengths: lengths.terms,
      weights: [QUESTION_FIELD],
      finder: termFinder(places),
    }),
    unitPairs: buildFieldIndex(units.length, {
      ...byUnit,
      texts: own,
      textLengths: lengths.pairs,
      finder: pairFinder(places),
    }),
    unitGrams: buildFieldIndex(units.length, {
      ...byUnit,
      texts: own,
      textLengths: lengths.grams,
      finder: gramFinder(places),
    }),
  }
  const tableBytes = Object.values(tables).reduce((sum, { sizeBytes }) => sum + sizeBytes, places.sizeBytes)
  return { ...tables, terms: places.words.terms, tableBytes }
}
