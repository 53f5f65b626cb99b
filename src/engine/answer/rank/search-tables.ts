import type { KnowledgeText } from '../answer-types.ts'
import { type AnalysedText, conceptTerm, createAnalyser } from '../text/analyse.ts'
import type { Section, Unit } from '../units/unit-types.ts'
import { SECTION_FIELDS, UNIT_FIELDS } from '../weights.ts'
import { buildFieldIndex, type FieldIndex } from './bm25f.ts'

/** What units and sections are found by. */
export interface SearchTables {
  /** Stems and concepts. */
  unitWords: FieldIndex
  sectionWords: FieldIndex
  /** Neighbouring stems. */
  unitPairs: FieldIndex
  /** Character 4-grams. */
  unitGrams: FieldIndex
}

const BETWEEN_HEADINGS = ' \n '

interface UnitParts {
  text: AnalysedText
  question: AnalysedText
  headings: AnalysedText
  title: AnalysedText
  isAnswer: boolean
}

/** A text's terms in the first of two fields, or those of an answer in the second. */
const textOrAnswer = (terms: string[], isAnswer: boolean): [string[], string[]] => (isAnswer ? [[], terms] : [terms, []])

const fieldsOf = (part: UnitParts, kind: 'terms' | 'grams' | 'pairs'): string[][] => [
  ...textOrAnswer(part.text[kind], part.isAnswer),
  part.question[kind],
  part.headings[kind],
  part.title[kind],
]

function neighbourTerms(parts: readonly UnitParts[], units: readonly Unit[], at: number): string[] {
  const section = units[at]?.section
  return [at - 1, at + 1].flatMap((near) => (units[near]?.section === section ? (parts[near]?.text.terms ?? []) : []))
}

/** Indexes units and sections. Linear in the length of their texts. */
export function buildSearchTables(
  items: readonly KnowledgeText[],
  { units, sections }: { units: readonly Unit[]; sections: readonly Section[] },
  language: string,
): SearchTables {
  const analyser = createAnalyser(language)
  const analyse = (text: string, item: number): AnalysedText => analyser(text, items[item]?.language ?? '')
  const analyseHeadings = ({ headings, item }: Unit | Section): AnalysedText => analyse(headings.join(BETWEEN_HEADINGS), item)
  const analyseTitle = (item: number): AnalysedText => analyse(items[item]?.title ?? '', item)
  const parts = units.map((unit): UnitParts => {
    const text = analyse(unit.text, unit.item)
    return {
      text: { ...text, terms: [...text.terms, ...unit.ideas.map(conceptTerm)] },
      question: analyse(unit.question, unit.item),
      headings: analyseHeadings(unit),
      title: analyseTitle(unit.item),
      isAnswer: unit.question !== '',
    }
  })
  const sectionFields = sections.map((section) => [
    ...textOrAnswer(
      section.units.flatMap((unit) => parts[unit]?.text.terms ?? []),
      section.question !== '',
    ),
    analyse(section.question, section.item).terms,
    analyseHeadings(section).terms,
    analyseTitle(section.item).terms,
  ])
  const unitFields = parts.map((part, at) => [...fieldsOf(part, 'terms'), neighbourTerms(parts, units, at)])
  return {
    unitWords: buildFieldIndex(unitFields, UNIT_FIELDS),
    sectionWords: buildFieldIndex(sectionFields, SECTION_FIELDS),
    unitPairs: buildFieldIndex(
      parts.map((part) => fieldsOf(part, 'pairs')),
      UNIT_FIELDS,
    ),
    unitGrams: buildFieldIndex(
      parts.map((part) => fieldsOf(part, 'grams')),
      UNIT_FIELDS,
    ),
  }
}
