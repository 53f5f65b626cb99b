import type { ValueKinds } from './values.ts'

/** The smallest part of the knowledge that makes sense alone. */
export interface Unit {
  kind: 'line' | 'sentence' | 'pair' | 'row' | 'answer'
  /** In the words of the knowledge, without its headings. */
  text: string
  /** The question that the text answers, or ''. */
  question: string
  /** From the outermost, without the item's title. */
  headings: readonly string[]
  /** Index of its item and its section. Sections are numbered through all items. */
  item: number
  section: number
  values: ValueKinds
  /** Concepts that the text has without a word for them: a price, the days inside "Monday to Friday". */
  concepts: readonly string[]
  /** Of a row with several columns: the header of each, and the values in it. */
  columns?: readonly { header: string; values: ValueKinds }[]
}

/** The text under one heading, or a part of it of at most 1,000 characters. */
export interface Section {
  item: number
  headings: readonly string[]
  question: string
  /** The values in its innermost heading. */
  headingValues: ValueKinds
  /** Indexes of its units, in order. */
  units: number[]
}
