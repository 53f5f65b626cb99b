import { computeOnce } from '#src/base/memoize.ts'
import type { KnowledgeText } from './answer-types.ts'
import { CLOSED_WORDS, WEEKDAYS } from '../../language/calendar-words.ts'
import type { Steps } from '#src/base/steps.ts'
import { fold } from '../../language/fold.ts'
import { isCountedPerson } from '../../language/need-words.ts'
import { impliedDays } from '../../values/days-of-week.ts'
import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { headCards } from './label-lines.ts'
import { markdownLines, plainText, type MarkdownLine } from './markdown-lines.ts'
import { sentencesIn } from '../../language/sentences.ts'
import type { Section, Unit } from './unit-types.ts'
import { lowerCaseWords, namesPerson, ValueKinds, valueKindsOf } from './values.ts'

/** The maximum length of a passage, which a model or a visitor reads at once. */
const MAX_SECTION = 900
/** The number of lines, or of sentences in one, that a step reads. */
const LINES_A_STEP = 10
const SENTENCES_A_STEP = 10
/** The maximum number of units and sections of an item. */
const MAX_UNITS_PER_ITEM = 6_000
const PAIR = /^([^:：|]{1,60})[:：]\s+(\S.*)$/u
/** A longer text without a full stop is also a sentence. */
const MAX_LINE = 100
const VALUE_CONCEPTS = ['price', 'phone', 'email', 'address', 'free'] as const
const SENTENCE_END = /[.!?…。！？؟]["'”’»)]?$/u
const QUESTION = /[?؟？]\s*$/u

interface Splitter {
  units: Unit[]
  sections: Section[]
  item: number
  headings: { level: number; text: string }[]
  size: number
  namesPerson: (text: string) => boolean
}

/** Distinguishes persons from other names, by how all units write their words. */
function personsIn(units: readonly Unit[], companyName: string): (text: string) => boolean {
  const known = computeOnce(() => {
    const surroundings = new Set(units.flatMap((unit) => [unit.question, ...unit.headings]))
    const ordinary = lowerCaseWords([...units.map(({ text }) => text), ...surroundings])
    return { ordinary, ofCompany: lowerCaseWords([companyName.toLowerCase()]) }
  })
  return (text) => namesPerson(text, known().ordinary, known().ofCompany)
}

function openSection(splitter: Splitter, question: string): Section {
  const headings = splitter.headings.map((heading) => heading.text)
  const section = {
    item: splitter.item,
    headings,
    question,
    headingValues: new ValueKinds(headings.at(-1) ?? '', splitter.namesPerson),
    units: [],
  }
  splitter.sections.push(section)
  splitter.size = 0
  return section
}

function addUnit(splitter: Splitter, kind: Unit['kind'], text: string, columns?: Unit['columns']): void {
  let section = splitter.sections.at(-1)
  if (section === undefined || section.item !== splitter.item) section = openSection(splitter, '')
  if (splitter.size > 0 && splitter.size + text.length > MAX_SECTION) section = openSection(splitter, section.question)
  splitter.size += text.length
  section.units.push(splitter.units.length)
  const values = new ValueKinds(text, splitter.namesPerson)
  splitter.units.push({
    kind: section.question !== '' && kind === 'sentence' ? 'answer' : kind,
    text,
    question: section.question,
    headings: section.headings,
    item: splitter.item,
    section: splitter.sections.length - 1,
    values,
    concepts: [
      ...VALUE_CONCEPTS.filter((kind) => values.has(kind)),
      ...(values.has('hours') ? impliedDays(text).flatMap((day) => WEEKDAYS[(day + 1) % 7] ?? []) : []),
    ],
    ...(columns === undefined ? {} : { columns }),
  })
}

const CLOSED = new RegExp(`^(?:${CLOSED_WORDS})$`, 'u')
const CLOCK = /^\d{1,2}(?:[:.h]\d{2})?(?: ?(?:[ap]\.?m\.?|h|uhr|uur))?$/iu

/**
 * Joins cells with the hours of a day: from when until when, twice if the headers repeat, or that it is closed; ''
 * for other cells.
 */
function hoursOf(cells: readonly string[], headers: readonly string[]): string {
  const [from = '', until = '', again = '', end = ''] = cells
  const told = cells.filter((cell) => cell !== '')
  if (cells.length > 1 && told.length > 0 && told.every((cell) => cell === from && CLOSED.test(fold(cell)))) return from
  if (!told.every((cell) => CLOCK.test(cell)) || from === '' || until === '') return ''
  if (told.length === 2) return `${from}–${until}`
  const isTwice = cells.length === 4 && headers[1] === headers[3] && headers[2] === headers[4]
  return isTwice && told.length === 4 ? `${from}–${until}, ${again}–${end}` : ''
}

const ONLY_NUMBERS = new RegExp(
  `^[<>≤≥~]? ?\\d[\\d.,]*(?: ?(?:[-–—]|${alternativesOf(siteWords('rangeWords'))}) ?\\d[\\d.,]*)?\\+?$`,
  'u',
)

/** Returns the subject of a row; a number with what it counts ("10–15 participants"). */
function rowSubject(cell: string, header: string): string {
  if (header === '' || !ONLY_NUMBERS.test(cell) || !/\p{L}{2}/u.test(header)) return cell
  return isCountedPerson(fold(header)) ? `${cell} ${header}` : `${header} ${cell}`
}

function rowText(cells: readonly string[], headers: readonly string[]): string {
  const [first = '', ...rest] = cells
  const subject = rowSubject(first, headers[0] ?? '')
  const hours = hoursOf(rest, headers)
  if (hours !== '') return subject === '' ? hours : `${subject}: ${hours}`
  const told = rest.map((cell, at) => {
    const header = headers[at + 1] ?? ''
    return cell === '' || header === '' || rest.length === 1 ? cell : `${header}: ${cell}`
  })
  const values = told.filter((cell) => cell !== '').join(', ')
  if (values === '') return subject
  return subject === '' ? values : `${subject}: ${values}`
}

/** Returns the columns of a row after the first, if there are several and each has a header. */
function columnsOf(cells: readonly string[], headers: readonly string[]): Unit['columns'] {
  const told = headers.slice(1)
  if (told.length < 2 || told.some((header) => header === '')) return undefined
  return told.map((header, at) => ({ header, values: valueKindsOf(cells[at + 1] ?? '') }))
}

function addHeading(splitter: Splitter, level: number, text: string): void {
  splitter.headings = splitter.headings.filter((heading) => heading.level < level)
  const asks = QUESTION.test(text)
  if (asks) openSection(splitter, text)
  splitter.headings.push({ level, text })
  if (!asks) openSection(splitter, '')
}

/** Adds sentences. One at their beginning that asks is the question of the others. */
function* addSentences(splitter: Splitter, sentences: Iterator<string>): Steps<void> {
  const [first, second] = [sentences.next().value ?? '', sentences.next().value ?? '']
  const asks = QUESTION.test(first) && second !== '' && !QUESTION.test(second)
  if (asks) openSection(splitter, first)
  const add = (sentence: string): void => addUnit(splitter, 'sentence', sentence.slice(0, MAX_SECTION))
  for (const sentence of asks ? [second] : [first, second]) if (sentence !== '') add(sentence)
  for (let added = 0; added < MAX_UNITS_PER_ITEM; added++) {
    const { value, done } = sentences.next()
    if (done) break
    add(value)
    if (added % SENTENCES_A_STEP === 0) yield
  }
  if (asks) openSection(splitter, '')
}

function* addText(splitter: Splitter, text: string): Steps<void> {
  if (PAIR.test(text) && text.length <= 200) addUnit(splitter, 'pair', text)
  else if (text.length <= MAX_LINE && !SENTENCE_END.test(text)) addUnit(splitter, 'line', text)
  else yield* addSentences(splitter, sentencesIn(text))
}

function* addLine(splitter: Splitter, line: MarkdownLine): Steps<void> {
  if (line.kind === 'heading') addHeading(splitter, line.level, line.text)
  else if (line.kind === 'row')
    addUnit(
      splitter,
      'row',
      rowText(line.cells, line.headers).slice(0, MAX_SECTION),
      columnsOf(line.cells, line.headers),
    )
  else if (line.kind === 'list' && line.text.length <= 240)
    addUnit(splitter, PAIR.test(line.text) ? 'pair' : 'line', line.text)
  else if (line.kind !== 'gap') yield* addText(splitter, line.text)
}

/** Reports whether an item answers the question that its title asks. */
export const isQuestion = ({ type, title }: KnowledgeText): boolean => type === 'faq' || QUESTION.test(plainText(title))

/**
 * Splits a company's items into units and sections. The title of an FAQ item, and any title, heading or `Q:` line
 * that ends as a question, is the question of the text below it.
 */
export function* splitUnits(
  items: readonly KnowledgeText[],
  companyName: string,
): Steps<{ units: Unit[]; sections: Section[] }> {
  const units: Unit[] = []
  const splitter: Splitter = {
    units,
    sections: [],
    item: 0,
    headings: [],
    size: 0,
    namesPerson: personsIn(units, companyName),
  }
  for (const [at, item] of items.entries()) {
    splitter.item = at
    splitter.headings = []
    const title = plainText(item.title)
    openSection(splitter, isQuestion(item) ? title : '')
    const start = splitter.units.length + splitter.sections.length
    if (item.type === 'product' && valueKindsOf(title).has('price')) addUnit(splitter, 'line', title)
    let place = 0
    for (const line of markdownLines(item.content)) {
      if (place++ % LINES_A_STEP === 0) yield
      if (splitter.units.length + splitter.sections.length - start > MAX_UNITS_PER_ITEM) break
      const asked = line.kind === 'text' && /^Q(?:uestion)?\s*[:.]\s*(.+)$/i.exec(line.text)
      if (asked) openSection(splitter, asked[1] ?? '')
      else
        yield* addLine(
          splitter,
          line.kind === 'text' ? { ...line, text: line.text.replace(/^A(?:nswer)?\s*:\s*/, '') } : line,
        )
    }
  }
  headCards(splitter.units, splitter.sections)
  return splitter
}
