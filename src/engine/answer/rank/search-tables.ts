import type { KnowledgeText } from '../answer-types.ts'
import { type AnalysedText, conceptTerm, createAnalyser } from '../text/analyse.ts'
import type { Section, Unit } from '../units/unit-types.ts'
import { SECTION_FIELDS, UNIT_FIELDS } from '../weights.ts'
import { buildFieldIndex, type FieldDocument, type FieldIndex } from './bm25f.ts'

/** What units and sections are found by. */
export interface SearchTables {
  /** Every stem and concept. */
  terms: readonly string[]
  /** Stems and concepts. */
  unitWords: FieldIndex
  sectionWords: FieldIndex
  /** Neighbouring stems. */
  unitPairs: FieldIndex
  /** Character 4-grams. */
  unitGrams: FieldIndex
}

const BETWEEN_HEADINGS = ' \n '
/** The fields, in the order of `UNIT_FIELDS`. */
const [TEXT, ANSWER, QUESTION, HEADINGS, TITLE, NEIGHBOURS] = [0, 1, 2, 3, 4, 5]

interface UnitParts {
  text: AnalysedText
  question: AnalysedText
  headings: AnalysedText
  title: AnalysedText
  isAnswer: boolean
}

const fieldsOf = (part: UnitParts, kind: keyof AnalysedText): FieldDocument => [
  [part.isAnswer ? ANSWER : TEXT, part.text[kind]],
  [QUESTION, part.question[kind]],
  [HEADINGS, part.headings[kind]],
  [TITLE, part.title[kind]],
]

function neighbourFields(parts: readonly UnitParts[], units: readonly Unit[], at: number): FieldDocument {
  const section = units[at]?.section
  return [at - 1, at + 1].flatMap((near): FieldDocument => {
    const part = units[near]?.section === section ? parts[near] : undefined
    return part === undefined ? [] : [[NEIGHBOURS, part.text.terms]]
  })
}

/** Indexes units and sections. Linear in the length of their texts. */
export function buildSearchTables(
  items: readonly KnowledgeText[],
  { units, sections }: { units: readonly Unit[]; sections: readonly Section[] },
  language: string,
): SearchTables {
  const { analyse: read, books } = createAnalyser(language)
  const analyse = (text: string, item: number): AnalysedText => read(text, items[item]?.language ?? '')
  const analyseHeadings = ({ headings, item }: Unit | Section): AnalysedText => analyse(headings.join(BETWEEN_HEADINGS), item)
  const analyseTitle = (item: number): AnalysedText => analyse(items[item]?.title ?? '', item)
  const withIdeas = (text: AnalysedText, { ideas }: Unit): AnalysedText =>
    ideas.length === 0 ? text : { ...text, terms: [...text.terms, ...ideas.map((idea) => books.terms.numberOf(conceptTerm(idea)))] }
  const parts = units.map((unit): UnitParts => {
    return {
      text: withIdeas(analyse(unit.text, unit.item), unit),
      question: analyse(unit.question, unit.item),
      headings: analyseHeadings(unit),
      title: analyseTitle(unit.item),
      isAnswer: unit.question !== '',
    }
  })
  const sectionFields = sections.map((section): FieldDocument => {
    const text = section.question === '' ? TEXT : ANSWER
    return [
      ...section.units.map((unit) => [text, parts[unit]?.text.terms ?? []] as const),
      [QUESTION, analyse(section.question, section.item).terms],
      [HEADINGS, analyseHeadings(section).terms],
      [TITLE, analyseTitle(section.item).terms],
    ]
  })
  const unitFields = parts.map((part, at) => [...fieldsOf(part, 'terms'), ...neighbourFields(parts, units, at)])
  const table = (kind: 'pairs' | 'grams'): FieldIndex =>
    buildFieldIndex(
      parts.map((part) => fieldsOf(part, kind)),
      UNIT_FIELDS,
      books[kind],
    )
  return {
    terms: [...books.terms.terms()],
    unitWords: buildFieldIndex(unitFields, UNIT_FIELDS, books.terms),
    sectionWords: buildFieldIndex(sectionFields, SECTION_FIELDS, books.terms),
    unitPairs: table('pairs'),
    unitGrams: table('grams'),
  }
}
