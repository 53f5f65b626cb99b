import { memoizeByObject } from '#src/base/memoize.ts'
import type { KnowledgeText } from '../../answer/units/answer-types.ts'
import { runInSlices, type Steps } from '#src/base/steps.ts'
import { languageOfWords } from '../../language/spoken-language.ts'
import { wordsOf } from '../../language/split-words.ts'

import { type MarkdownLine, markdownLines } from '../../answer/units/markdown-lines.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { bindDays, clausesOf } from '../../values/value-context.ts'
import { splitInjected } from '../../injection/split-injected.ts'
import { readValues } from '../../values/read-values.ts'
import type { Value } from '../../values/value-types.ts'
import { claimsIn } from './check-promises.ts'
import type { ClaimKind } from './claim-word-table.ts'
import { contentStems } from './content-stems.ts'

/** A line, a sentence or a table cell, with everything that says what its values belong to. */
export interface GroundLine {
  text: string
  /** The stems of the texts above it: its label, its heading, its title. */
  owners: ReadonlySet<string>
  /** The owners, and the stems of its own words. */
  stems: ReadonlySet<string>
  values: readonly Value[]
  /** Whether it gives hours of weekdays, as the business card does. */
  isHours: boolean
}

/** A value of the knowledge and its place. */
export interface GroundValue {
  value: Value
  line: GroundLine
  /** The index of its item in the knowledge. */
  item: number
  /** The weekdays that it applies to, empty for none. */
  days: ReadonlySet<number>
  /** The stems of the clause that contains it. */
  clause: ReadonlySet<string>
}

/** The knowledge of an agent, with its values. */
export interface Ground {
  items: readonly ItemGround[]
  lines: readonly GroundLine[]
  values: ReadonlyMap<Value['kind'], readonly GroundValue[]>
  /** The pages of the knowledge and the hosts of all its links, without a scheme. */
  links: ReadonlySet<string>
  /** The digits of all lines that have enough of them for a phone number. */
  phoneDigits: string
  claims: ReadonlySet<ClaimKind>
  /** The number of different lines that contain a stem. */
  linesWith: ReadonlyMap<string, number>
  /** Lines that give orders to a machine. They support no sentence. */
  tainted: readonly string[]
}

/**
 * Labels of the same rank: the columns or rows of a table, the headings, or the labeled lines below one heading. Each
 * label consists of the stems that no other label of the group has.
 */
export type LabelGroup = readonly ReadonlySet<string>[]

/** One item of the ground. */
export interface ItemGround {
  /** The language of the item's text, or ''. */
  language: string
  lines: readonly GroundLine[]
  groups: readonly LabelGroup[]
  /** Returns the kinds of the values below a label. */
  kindsUnder: (label: ReadonlySet<string>) => ReadonlySet<Value['kind']>
  values: readonly Omit<GroundValue, 'item'>[]
  claims: readonly ClaimKind[]
  tainted: readonly string[]
}

/** A label ends at a colon, or at a dash before a number. */
const LABEL = /^([^:：]{1,80}?)(?:[:：]\s|\s[—–-]\s(?=.*\p{N}))/u
/** A short line that is not a sentence is its own label: "P249 - Select areas". */
const SHORT_LINE = /^.{1,80}(?<![.!?])$/u
/** A shorter line without a number labels the lines below it. */
const HEAD_LENGTH = 60
const HEAD = /^[^\p{N}.!?:]+$/u
const PHONE_DIGITS = 7
const NO_DAYS: ReadonlySet<number> = new Set()

/** The labels above a line of an item: its title, its headings, and the last short line. */
interface Place {
  title: readonly string[]
  headings: { level: number; stems: readonly string[] }[]
  head: readonly string[]
  language: string
}

function readLine(text: string, label: string, { title, headings, head, language }: Place): GroundLine {
  const values = readValues(text, language)
  const owners = [...title, ...headings.flatMap(({ stems }) => stems), ...head, ...contentStems(label)]
  const isHours = values.some(({ kind }) => kind === 'days') && values.some(({ kind }) => kind === 'time')
  return { text, owners: new Set(owners), stems: new Set([...owners, ...contentStems(text)]), values, isHours }
}

/**
 * Yields the readable lines of a line of Markdown: one for each cell of a row, one for each sentence of a paragraph.
 */
function* linesOf(line: Exclude<MarkdownLine, { kind: 'gap' }>, place: Place): Generator<GroundLine, void> {
  if (line.kind === 'row') {
    const [label = '', ...cells] = line.cells
    yield readLine(label, label, place)
    for (const [column, cell] of cells.entries()) {
      const header = line.headers[column + 1] ?? ''
      yield readLine(`${label}: ${cell} ${header}`, `${label} ${header}`, place)
    }
  } else if (line.kind === 'heading' || isHead(line)) yield readLine(line.text, '', place)
  else
    for (const sentence of sentencesOf(line.text).flatMap(cutLong)) yield readLine(sentence, labelOf(sentence), place)
}

/** The most letters of a piece. Readers search the text around each value. */
const LONGEST = 600
const PIECES = new RegExp(`[^]{1,${LONGEST}}(?!\\S)|[^]{1,${LONGEST}}`, 'gu')
const cutLong = (sentence: string): readonly string[] =>
  sentence.length <= LONGEST ? [sentence] : (sentence.match(PIECES) ?? [])

/** The labels of an item, by rank and by the text above them. */
type Labels = Record<'column' | 'row' | 'heading' | 'line', Map<object, Set<string>>>

/** Adds the labels of a line to those of its item. */
function addLabels(labels: Labels, line: MarkdownLine, { headings }: Place): void {
  const under = headings.at(-1) ?? labels
  const add = (rank: keyof Labels, parent: object, texts: readonly string[]): void => {
    const known = labels[rank].get(parent) ?? new Set()
    labels[rank].set(parent, known)
    for (const text of texts) if (text !== '') known.add(text)
  }
  if (line.kind === 'row') {
    add('row', line.headers.length > 0 ? line.headers : under, line.cells.slice(0, 1))
    add('column', line.headers, line.headers.slice(1))
  } else if (line.kind === 'heading')
    add('heading', headings.findLast(({ level }) => level < line.level) ?? labels, [line.text])
  else if (line.kind !== 'gap') add('line', under, sentencesOf(line.text).map(labelOf))
}

/** The most labels and groups of an item. Items of a business have far fewer. */
const MOST_LABELS = 60
const MOST_GROUPS = 100

/** Returns the stems that distinguish the labels of a group. */
function distinguish(labels: ReadonlySet<string>): LabelGroup {
  const all = [...labels].slice(0, MOST_LABELS).map(contentStems)
  const shared = Map.groupBy(all.flat(), (stem) => stem)
  return all.map((own) => new Set(own.filter((stem) => shared.get(stem)?.length === 1))).filter(({ size }) => size > 0)
}

const labelOf = (line: string): string => LABEL.exec(line)?.[1] ?? (SHORT_LINE.test(line) ? line : '')

const isHead = ({ kind, text }: { kind: string; text: string }): boolean =>
  kind === 'text' && text.length <= HEAD_LENGTH && HEAD.test(text)

/** Moves the place to below a line. */
function enter(place: Place, line: MarkdownLine): void {
  if (line.kind === 'gap') place.head = []
  else if (line.kind === 'heading') {
    while ((place.headings.at(-1)?.level ?? 0) >= line.level) place.headings.pop()
    place.headings.push({ level: line.level, stems: contentStems(line.text) })
    place.head = []
  } else if (line.kind === 'text' && isHead(line)) place.head = contentStems(line.text)
}

function* readItem({ title, content, language, isApproved }: KnowledgeText): Steps<ItemGround> {
  const { clean, injected: tainted } = isApproved ? { clean: content, injected: [] } : splitInjected(content)
  yield
  const place: Place = {
    title: contentStems(title),
    headings: [],
    head: [],
    language: language || languageOfWords(clean, wordsOf(clean.slice(0, 2_000))),
  }
  const lines: GroundLine[] = []
  const values: Omit<GroundValue, 'item'>[] = []
  const claims = new Set<ClaimKind>()
  const add = (line: GroundLine): void => {
    lines.push(line)
    values.push(...placeValues(line))
    for (const kind of claimsIn(line.text)) claims.add(kind)
  }
  add(readLine(title, '', place))
  const labels: Labels = { column: new Map(), row: new Map(), heading: new Map(), line: new Map() }
  for (const line of markdownLines(clean)) {
    addLabels(labels, line, place)
    if (line.kind !== 'gap')
      for (const one of linesOf(line, place)) {
        add(one)
        yield
      }
    enter(place, line)
  }
  const groups = Object.values(labels)
    .flatMap((rank) => [...rank.values()].map(distinguish))
    .filter((group) => group.length > 1)
    .slice(0, MOST_GROUPS)
  const kindsUnder = memoizeByObject(
    (label: ReadonlySet<string>) =>
      new Set(lines.flatMap(({ stems, values: own }) => (label.isSubsetOf(stems) ? own.map(({ kind }) => kind) : []))),
  )
  return { language: place.language, lines, groups, kindsUnder, values, claims: [...claims], tainted }
}

/** Returns the values of a line. A value with two readings counts as both. */
function placeValues(line: GroundLine): Omit<GroundValue, 'item'>[] {
  if (line.values.length === 0) return []
  const days = bindDays(line.text, line.values)
  const clauseOf = clausesOf(line.text, line.values)
  return line.values.flatMap((value) => {
    const place = { line, days: days.get(value) ?? NO_DAYS, clause: new Set(contentStems(clauseOf(value).own)) }
    return value.or
      ? [
          { ...place, value },
          { ...place, value: value.or },
        ]
      : [{ ...place, value }]
  })
}

const hostOf = (link: string): string => link.split('/')[0] ?? ''
const plainLink = (url: string): string => url.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').replace(/[?#].*$|\/+$/g, '')

function* joinItems(items: readonly KnowledgeText[], read: readonly ItemGround[]): Steps<Ground> {
  const values = new Map<Value['kind'], GroundValue[]>()
  const linesWith = new Map<string, number>()
  const seen = new Set<string>()
  const phoneDigits: string[] = []
  for (const [item, ground] of read.entries()) {
    for (const one of ground.values) {
      const known = values.get(one.value.kind) ?? []
      if (known.length === 0) values.set(one.value.kind, known)
      known.push({ ...one, item })
    }
    for (const { text, stems } of ground.lines) {
      const digits = text.replace(/\D/g, '')
      if (digits.length >= PHONE_DIGITS) phoneDigits.push(digits)
      // A line that many pages repeat counts only once.
      if (seen.has(text)) continue
      seen.add(text)
      for (const stem of stems) linesWith.set(stem, (linesWith.get(stem) ?? 0) + 1)
    }
    yield
  }
  const links = [
    ...items.flatMap(({ url }) => (url === '' ? [] : [plainLink(url.toLowerCase())])),
    ...(values.get('link') ?? []).flatMap(({ value }) => (value.kind === 'link' ? [value.contact] : [])),
  ]
  return {
    items: read,
    lines: read.flatMap(({ lines }) => lines),
    values,
    links: new Set([...links, ...links.map(hostOf)]),
    phoneDigits: phoneDigits.join(' '),
    claims: new Set(read.flatMap(({ claims }) => claims)),
    linesWith,
    tainted: read.flatMap(({ tainted }) => tainted),
  }
}

const itemGrounds = new WeakMap<KnowledgeText, ItemGround>()
const grounds = new WeakMap<readonly KnowledgeText[], Promise<Ground>>()

/**
 * Reads the values of items, in slices that do not block other work. The result for an item is cached while the item
 * exists.
 */
export function readGround(items: readonly KnowledgeText[]): Promise<Ground> {
  const ground = grounds.get(items) ?? runInSlices(groundSteps(items))
  grounds.set(items, ground)
  return ground
}

function* groundSteps(items: readonly KnowledgeText[]): Steps<Ground> {
  const read: ItemGround[] = []
  for (const item of items) {
    const ground = itemGrounds.get(item) ?? (yield* readItem(item))
    itemGrounds.set(item, ground)
    read.push(ground)
  }
  return yield* joinItems(items, read)
}
