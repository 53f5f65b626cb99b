import { memoizeByObject } from '#src/base/memoize.ts'
import { readPhones } from '../../values/phones.ts'
import { readEmails } from '../../values/contacts.ts'
import { fillPhrase, phrasesFor } from '../../language/phrases.ts'
import { partsOf } from '../../language/language-packs.ts'
import { conceptsIn, termsOf } from '../../language/text-terms.ts'
import { stopwordsOf } from '../../language/lexicon.ts'
import { TIME_CONCEPTS } from '../../language/calendar-words.ts'
import { fold } from '../../language/fold.ts'
import { wordsOf } from '../../language/split-words.ts'
import { type AnswerIndex, languageOf } from '../search/prepare-knowledge.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { saidBy, subjectWords } from '../choose/said-words.ts'
import { columnsMeant, formStrength, givesAsked } from '../search/kind-fit.ts'
import type { Unit } from '../units/unit-types.ts'
import { valueKindsOf } from '../units/values.ts'

const MAX_NAME = 80
/** A longer sentence makes sense without its heading. */
const TELLING = 60
/** A longer line says more than a contact or a price. */
const MAX_VALUE = 120
const MAX_PRICE = 48
/** What pages put before and after their lines: pictures, arrows, list marks. */
const DECORATION =
  /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}•▪►▶→➜✓✔✗*·|\s]|[–—-](?=\s)|\uFE0F|\u200D)+|[→➜▶|;·–—\s-]+$/gu
/** A name before a value: `Phone: 01234 567890`. */
const LABELLED = /^([^.?:：\n]{1,80}?)\s?[:：]\s+(\S.*)$/u
const MAX_LABEL_WORDS = 5
/** A mark of a label that says more than a name. */
const CLAUSE = /[,،;—]|\d/u
const SENTENCE_END = /[.!?…:。！？؟।]["'”’»)]*$/u
const NO_NAME = /[|/\\{}[\]<>]|:\/\//u
/** Kinds of values that a label may only name: "Price", "Phone". */
const VALUE_CONCEPTS: ReadonlySet<string> = new Set(['price', 'phone', 'email', 'address', 'open', 'hour', 'duration'])
const BARE_PRICE = /^(?:\p{L}{2,8} )?[\p{Sc}\d]|^\p{Lu}{1,3} ?\d/u

/** Returns the heading above the last one of a unit or section, else the title of its item. */
export const headingAbove = ({ items }: AnswerIndex, { headings, item }: Pick<Unit, 'headings' | 'item'>): string =>
  headings.at(-2) ?? items[item]?.title ?? ''

/** Returns the folded headings that are below several others: "Opening hours" of each branch. */
export const repeatedHeadings = memoizeByObject((index: AnswerIndex): ReadonlySet<string> => {
  const above = new Map<string, Set<string>>()
  for (const section of index.sections) {
    const heading = fold(section.headings.at(-1) ?? '')
    if (heading !== '') above.set(heading, (above.get(heading) ?? new Set()).add(headingAbove(index, section)))
  }
  return new Set([...above].flatMap(([heading, parents]) => (parents.size > 1 ? [heading] : [])))
})

/** Returns a line without the decoration of its page. */
export function tidy(text: string): string {
  const plain = text.replace(DECORATION, '').replace(/ \| /gu, ', ').trim()
  return plain === '' ? text : plain
}

/** Returns a text with a capital at its beginning, unless it begins with a URL or an email address. */
const capitalised = (text: string): string =>
  /^\S*(?:@|:\/\/|\.\p{Ll})/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

/** Reports whether a text ends as a sentence does. */
export const endsSentence = (text: string): boolean => SENTENCE_END.test(text)

/** Returns a text with the full stop of its script, unless it ends with one. */
export function withStop(text: string): string {
  if (endsSentence(text) || /\/\S*$/u.test(text)) return text
  const last = text.at(-1) ?? ''
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(last)) return `${text}。`
  if (/\p{Script=Devanagari}/u.test(last)) return `${text}।`
  return /\p{Script=Thai}/u.test(last) ? text : `${text}.`
}

/** Foyer's titles of the items about a business itself, folded, in all languages. */
const ITEM_LABELS: ReadonlySet<string> = new Set(
  partsOf('items').flatMap(({ about, contact, contactAndHours, faq, document }) =>
    [about, contact, contactAndHours, faq, document].map(fold),
  ),
)

/** Returns the name in a heading or title, or '' if it means nothing to a visitor. */
function nameIn(index: AnswerIndex, text: string): string {
  const name = (
    text
      .replace(/[:：\s]+$/u, '')
      .split(/[:：] /u)
      .at(-1) ?? ''
  ).replace(DECORATION, '')
  const own = fold(name).replace(fold(index.company.name), '').trim()
  return name.length > MAX_NAME || NO_NAME.test(name) || own === '' || ITEM_LABELS.has(own) ? '' : name
}

/** Returns the names of a unit's subject, innermost first, without the label in its own text. */
export function namesOf(index: AnswerIndex, unit: Unit): string[] {
  if (unit.question !== '') return []
  const all = [...unit.headings.toReversed(), index.items[unit.item]?.title ?? '']
  const language = languageOf(index, unit)
  return [...new Set(all.map((name) => nameIn(index, name)))].filter(
    (name) => name !== '' && !isKindLabel(name, language),
  )
}

/** Reports whether a kind of unit continues after a sentence. */
export const isFlowing = (kind: Unit['kind']): boolean => kind === 'sentence' || kind === 'answer'

/** Splits a line into the label at its beginning and the rest. */
function splitLabel(text: string, kind: Unit['kind']): { label: string; value: string } {
  const [, label = '', value = ''] = LABELLED.exec(text) ?? []
  const isShort = label.split(/\s+/u).length <= MAX_LABEL_WORDS || !isFlowing(kind)
  const isName = label !== '' && (kind === 'row' || (isShort && (!CLAUSE.test(label) || isBare(value))))
  return isName ? { label, value } : { label: '', value: text }
}

/** Labels of a business's values in items, folded, in all languages. */
const KIND_LABELS: ReadonlySet<string> = new Set(
  partsOf('items').flatMap(({ price, phone, email, address }) => [price, phone, email, address].map(fold)),
)

/** Reports whether a label only names the kind of its value: "Price", "Our email". */
function isKindLabel(label: string, language: string): boolean {
  if (KIND_LABELS.has(fold(label))) return true
  return wordsOf(label).length <= 2 && conceptsIn(label, language).some((concept) => VALUE_CONCEPTS.has(concept))
}

/** Reports whether a text is only a value: it has fewer than two words. */
const isBare = (text: string): boolean => (text.match(/\p{L}{3,}/gu)?.length ?? 0) < 2

/** Returns the cells of a row that a question means, or all of them, each after its header. */
function sayColumns(question: ParsedQuestion | undefined, unit: Unit, value: string): { value: string; name: string } {
  const headers = (unit.columns ?? []).map(({ header }) => header)
  const starts = headers.flatMap((header) => {
    const at = value.startsWith(`${header}: `) ? 0 : value.indexOf(`, ${header}: `)
    return at === -1 ? [] : [{ header, at, from: at + header.length + (at === 0 ? 2 : 4) }]
  })
  const cells = starts.map(({ header, from }, at) => ({ header, cell: value.slice(from, starts[at + 1]?.at) }))
  const [only] = cells
  if (cells.length < 2) return { value: only?.cell ?? value, name: '' }
  const named = question ? columnsMeant(question, unit) : []
  const giving =
    question && formStrength(question) > 0
      ? (unit.columns ?? []).filter(({ values }) => givesAsked(question, values))
      : []
  const [meant, ...others] = named.length > 0 ? named : giving
  const cell = others.length === 0 && cells.find(({ header }) => header === meant?.header)
  if (cell) return { value: cell.cell, name: named.length > 0 ? cell.header : '' }
  return { value: cells.map((one) => `${one.cell} (${one.header})`).join(', '), name: '' }
}

interface SaidUnit {
  /** The name that answers, if the value only repeats the question; or ''. */
  answer: string
  value: string
  /** The names of what the value belongs to, as far as they are needed. */
  names: string[]
  /** Of these, the one that contains a word of the question. */
  asked: string
  isLabelled: boolean
}

/**
 * Returns what a unit says, with the names that it needs to make sense: those with a word of the question that the
 * unit lacks, and the innermost one of a bare value.
 */
function readUnit(index: AnswerIndex, question: ParsedQuestion | undefined, unit: Unit): SaidUnit {
  const language = languageOf(index, unit)
  const isSentence = isFlowing(unit.kind)
  const { label, value: told } = splitLabel(tidy(unit.text), unit.kind)
  const { value, name } = sayColumns(question, unit, told)
  const isNamed = label !== '' && !isKindLabel(label, language)
  const outer = namesOf(index, unit)
  const names = [...(isNamed ? [label] : []), ...outer]
  const terms = (text: string): ReadonlySet<string> => new Set(termsOf(text, language, index.company.language))
  let said = terms(value)
  const subject = question ? subjectWords(question).filter((word) => word.weight === 1) : []
  const says = (own: ReadonlySet<string>): boolean => subject.some((word) => saidBy(own, word) > 0)
  const adds = (text: string): boolean => {
    const own = terms(text)
    return subject.some((word) => saidBy(own, word) > 0 && saidBy(said, word) === 0)
  }
  const [first = ''] = names
  const isTold = fold(value).includes(fold(first))
  const isLong = isSentence && value.length > TELLING
  if (
    question &&
    first !== '' &&
    !isTold &&
    says(said) &&
    !says(terms(first)) &&
    (isNamed || !isLong || question.kinds.has('person')) &&
    isAnsweredBy(index, question, { name: first, unit, isLabel: isNamed })
  )
    return { answer: first, value, names: [], asked: '', isLabelled: isNamed }
  const heading = fold(unit.headings.at(-1) ?? '')
  const shared =
    !isLong && repeatedHeadings(index).has(heading) ? outer.find((one) => fold(one) !== heading) : undefined
  const isOfPerson = index.sections[unit.section]?.headingValues.has('person')
  let asked = ''
  const needed = names.filter((one, at) => {
    if (fold(value).includes(fold(one))) return false
    const isAdding = !isLong && adds(one)
    if (isAdding && asked === '') asked = one
    const isFirst = at === 0 && (isBare(value) || (!isLong && (!question || isOfPerson)))
    const isNeeded = isAdding || isFirst || one === shared
    if (isNeeded) said = new Set([...said, ...terms(one)])
    return isNeeded
  })
  return {
    answer: '',
    value,
    names: [...(name === '' ? [] : [name]), ...needed].slice(0, 3),
    asked,
    isLabelled: isNamed,
  }
}

/**
 * Reports whether the name of a unit answers a question whose words the unit contains: a label, or a heading if the
 * question asks for neither a value nor a yes.
 */
function isAnsweredBy(
  { sections }: AnswerIndex,
  question: ParsedQuestion,
  { name, unit, isLabel }: { name: string; unit: Unit; isLabel: boolean },
): boolean {
  if (question.kinds.has('person')) return isLabel || sections[unit.section]?.headingValues.has('person') === true
  if (formStrength(question) > 0 && givesAsked(question, unit.values)) return givesAsked(question, valueKindsOf(name))
  return isLabel || !question.kinds.has('yesno')
}

const INNER_STOP = /[.!?。！？؟]\s/u

/** Joins the names of a value: "Camel ride (Signature pack)". */
const joinNames = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} (${others.join(', ')})`

/** Returns a text that does not begin as if after a label. */
const withoutColon = (text: string): string => (LABELLED.test(text) ? text.replace(/\s?[:：](?=\s)/u, ' –') : text)

/** "Monday to Saturday" says when a price holds, and not of what it is. */
function namesOnlyTime(name: string, language: string): boolean {
  const stopwords = stopwordsOf(language)
  return wordsOf(name).every(
    (word) => stopwords.has(word) || conceptsIn(word, language).some((concept) => TIME_CONCEPTS.has(concept)),
  )
}

/** Returns a requested phone number, email address or price in a sentence; '' for any other value. */
function sayValue(
  index: AnswerIndex,
  question: ParsedQuestion | undefined,
  { value, names: needed, asked, isLabelled }: SaidUnit,
  unit: Unit,
): string {
  if (!question || isFlowing(unit.kind) || value.length > MAX_VALUE) return ''
  const phrases = phrasesFor(question.language, index.company.language)
  const { kinds } = question
  const way = kinds.has('phone') ? 'phone' : kinds.has('email') ? 'email' : undefined
  const found = way && (way === 'phone' ? readPhones(value) : readEmails(value))[0]?.value
  if (way && found && !isLabelled)
    return fillPhrase(phrases.contact[way], { company: asked || index.company.name, [way]: found })
  const names = needed.every((name) => namesOnlyTime(name, languageOf(index, unit)))
    ? [...namesOf(index, unit).slice(0, 1), ...needed]
    : needed
  const isNamed = names.length > 0 && (names[0]?.split(/\s+/u).length ?? 0) <= MAX_LABEL_WORDS
  if (
    !kinds.has('price') ||
    !isNamed ||
    value.length > MAX_PRICE ||
    !BARE_PRICE.test(value) ||
    !valueKindsOf(value).has('price')
  )
    return ''
  return fillPhrase(phrases.values.price, { name: joinNames(names), value: value.replace(/[.;,]+$/u, '') })
}

/**
 * Returns a unit as a line that makes sense alone: a requested value in a sentence, else its text with the subject in
 * brackets.
 */
export function sayUnit(index: AnswerIndex, unit: Unit, question?: ParsedQuestion): string {
  const read = readUnit(index, question, unit)
  const inSentence = sayValue(index, question, read, unit)
  if (inSentence !== '') return inSentence
  const { answer, value, names } = read
  if (answer !== '') return withStop(withoutColon(`${answer} – ${value}`))
  if (names.length === 0) return withStop(withoutColon(capitalised(value)))
  if (INNER_STOP.test(value) || value.endsWith(')')) return withStop(withoutColon(`${joinNames(names)} – ${value}`))
  const [end = ''] = /[.!。！।]$/u.exec(value) ?? []
  const said = withoutColon(capitalised(value.slice(0, value.length - end.length)))
  return withStop(`${said} (${names.join(', ')})${end}`)
}

/** Returns a line that follows another about the same thing, without their common subject. */
export const sayBeside = ({ text }: Unit): string => withStop(withoutColon(capitalised(tidy(text))))
