import type { KnowledgeText } from './answer-types.ts'
import { findContact, type SiteContact } from './contact.ts'
import { conceptsOf } from './lexicon/lexicon.ts'
import { buildFieldIndex, type FieldIndex } from './rank/bm25f.ts'
import { languageOfWords } from './text/spoken-language.ts'
import { gramsOf, stemOf } from './text/stem.ts'
import { wordsOf } from './text/split-words.ts'
import { splitUnits } from './units/split-units.ts'
import type { Section, Unit } from './units/unit-types.ts'

/** Everything that answering needs, computed once per version of an agent's knowledge. Holds no reference to its inputs but the items. */
export interface AnswerIndex {
  company: { name: string; language: string }
  items: readonly KnowledgeText[]
  units: readonly Unit[]
  sections: readonly Section[]
  /** Stems and concepts of units (text, question, headings, title) and of sections. */
  unitWords: FieldIndex
  sectionWords: FieldIndex
  /** Pairs of neighbouring stems of units. */
  unitPairs: FieldIndex
  /** Character 4-grams of units. */
  unitGrams: FieldIndex
  /** Every stem of the knowledge. */
  vocabulary: readonly string[]
  contact: SiteContact
  /** An estimate of the memory it takes. */
  sizeBytes: number
}

const UNIT_FIELDS = [
  { weight: 1, lengthShare: 0.5 },
  { weight: 1.1, lengthShare: 0.5 },
  { weight: 0.7, lengthShare: 0.3 },
  { weight: 0.6, lengthShare: 0.3 },
]
const SECTION_FIELDS = [
  { weight: 1, lengthShare: 0.6 },
  { weight: 1.2, lengthShare: 0.5 },
  { weight: 0.7, lengthShare: 0.3 },
  { weight: 0.6, lengthShare: 0.3 },
]
const VALUE_CONCEPTS = ['price', 'phone', 'email', 'address', 'free'] as const

/** The mark that keeps concepts apart from words. */
export const conceptTerm = (concept: string): string => `§${concept}`

interface Analysed {
  stems: string[]
  terms: string[]
  grams: string[]
}

function analyser(language: string): (text: string) => Analysed {
  const known = new Map<string, Analysed>()
  const analyse = (text: string): Analysed => {
    const words = wordsOf(text)
    const stems = words.map(stemOf)
    const spoken = languageOfWords(text, words, language) || language
    const concepts = stems.flatMap((stem) => conceptsOf(stem, spoken).map(conceptTerm))
    return { stems, terms: [...stems, ...concepts], grams: words.flatMap(gramsOf) }
  }
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const fresh = analyse(text)
    if (text.length < 200) known.set(text, fresh)
    return fresh
  }
}

const pairsOf = (stems: readonly string[]): string[] => stems.slice(1).map((stem, at) => `${stems[at] ?? ''} ${stem}`)

/** Builds the index of one agent. Linear in the length of the items' texts. */
export function buildAnswerIndex(items: readonly KnowledgeText[], company: { name: string; language: string }): AnswerIndex {
  const { units, sections } = splitUnits(items)
  const analyse = analyser(company.language || 'en')
  const titleOf = (item: number): Analysed => analyse(items[item]?.title ?? '')
  const unitParts = units.map((unit) => {
    const values = VALUE_CONCEPTS.filter((kind) => unit.values.has(kind)).map(conceptTerm)
    const text = analyse(unit.text)
    return {
      text: { ...text, terms: [...text.terms, ...values] },
      question: analyse(unit.question),
      headings: analyse(unit.headings.join(' \n ')),
      title: titleOf(unit.item),
    }
  })
  const unitWords = buildFieldIndex(
    unitParts.map((part) => [part.text.terms, part.question.terms, part.headings.terms, part.title.terms]),
    UNIT_FIELDS,
  )
  const unitGrams = buildFieldIndex(
    unitParts.map((part) => [part.text.grams, part.question.grams, part.headings.grams, part.title.grams]),
    UNIT_FIELDS,
  )
  const unitPairs = buildFieldIndex(
    unitParts.map((part) => [
      pairsOf(part.text.stems),
      pairsOf(part.question.stems),
      pairsOf(part.headings.stems),
      pairsOf(part.title.stems),
    ]),
    UNIT_FIELDS,
  )
  const sectionWords = buildFieldIndex(
    sections.map((section) => [
      section.units.flatMap((unit) => unitParts[unit]?.text.terms ?? []),
      analyse(section.question).terms,
      analyse(section.headings.join(' \n ')).terms,
      titleOf(section.item).terms,
    ]),
    SECTION_FIELDS,
  )
  const vocabulary = [...unitWords.postings.keys()].filter((term) => !term.startsWith('§'))
  const textBytes =
    units.reduce((sum, unit) => sum + 400 + unit.text.length * 2, 0) + items.reduce((sum, item) => sum + item.content.length, 0)
  const sizeBytes = textBytes + unitWords.sizeBytes + unitGrams.sizeBytes + unitPairs.sizeBytes + sectionWords.sizeBytes
  return {
    company,
    items,
    units,
    sections,
    unitWords,
    sectionWords,
    unitPairs,
    unitGrams,
    vocabulary,
    contact: findContact(items, units),
    sizeBytes,
  }
}
