import { isTableRule } from '#src/base/table-row.ts'
import type { Draft } from './drafts.ts'
import { headingLevel } from '../knowledge/markdown-headings.ts'
import { isContent, type ContentLine } from './render-blocks.ts'
import { foldKey, hasContact, lineKey } from '../../values/text-signs.ts'

/** Shorter lines get their meaning from their neighbors (`Daily`, `£25`), so several items may have them. */
const OWN_MEANING = 30
/** The share of an item's lines in other items from which the item is a copy. */
const COPY_SHARE = 0.7

interface Said {
  lines: Set<string>
  /** Entries of lists in offers, each after the URL of its page. */
  entries: Set<string>
  titles: Set<string>
}

/**
 * Removes from each draft what an earlier one says, and drops empty drafts. Keeps rows, labels with values and lines
 * below 30 characters, because they belong to their item (the hours of one branch, the price of one offer), unless
 * the whole draft is a copy or a document repeats a whole address or number. Keeps list entries that offers of one
 * page share, because each plan has the feature.
 */
export function withoutRepetition(drafts: Draft[]): Draft[] {
  const said: Said = { lines: new Set(), entries: new Set(), titles: new Set() }
  const kept: Draft[] = []
  for (const draft of drafts) {
    const keyOf = lineKeys(draft)
    const lines = withoutBareFrames(freshLines(draft, said, keyOf))
    if (!lines.some(isContent)) continue
    for (const line of lines.filter(isContent)) said.lines.add(keyOf(line))
    if (draft.type === 'product')
      for (const line of lines.filter(isEntry)) said.entries.add(`${draft.url} ${keyOf(line)}`)
    said.titles.add(foldKey(draft.title))
    kept.push({ ...draft, lines })
  }
  return kept
}

type KeyOf = (line: ContentLine) => string

/** Returns the keys of a draft's lines, each computed once. */
function lineKeys({ lines }: Draft): KeyOf {
  const keys = new Map(lines.map((line) => [line, line.role === 'frame' ? '' : lineKey(line.text)]))
  return (line) => keys.get(line) ?? ''
}

function freshLines(draft: Draft, said: Said, keyOf: KeyOf): ContentLine[] {
  const isNew = !said.titles.has(foldKey(draft.title))
  if (draft.type === 'faq' && isNew) return draft.lines
  const isCopy = (!isNew || hasOwnMeaning(draft)) && shareSaid(draft, said, keyOf) >= COPY_SHARE
  const isOffer = draft.type === 'product' || draft.type === 'faq'
  const here = new Set<string>()
  let above = ''
  const fresh = draft.lines.filter((line) => {
    const key = keyOf(line)
    const isAgain = key !== '' && key === above
    above = key
    if (line.role === 'frame') return true
    const isShared = draft.type === 'product' && isNew && isEntry(line) && said.entries.has(`${draft.url} ${key}`)
    const repeated =
      isAgain ||
      (said.lines.has(key) && !isShared && (isCopy || meansSomething(line) || (!isOffer && saysWhere(line.text)))) ||
      (here.has(key) && meansSomething(line))
    here.add(key)
    return !repeated
  })
  return draft.type === 'product' && isNew && !fresh.some(isContent) ? draft.lines : fresh
}

/**
 * Reports whether a draft is distinct even if its lines are similar. A named offer is; a document is only its lines.
 */
function hasOwnMeaning(draft: Draft): boolean {
  return (draft.type === 'document' || draft.type === 'policy') && draft.lines.some(meansSomething)
}

function meansSomething({ text, role }: ContentLine): boolean {
  return role === 'free' && text.length >= OWN_MEANING
}

const isEntry = ({ text }: ContentLine): boolean => /^\s*-\s/u.test(text)

/** Reports whether a text is a whole address or number with its label, which belongs to the contact details. */
function saysWhere(text: string): boolean {
  return text.length >= OWN_MEANING && hasContact(text)
}

function shareSaid(draft: Draft, said: Said, keyOf: KeyOf): number {
  const lines = draft.lines.filter(isContent)
  const total = lines.reduce((sum, { text }) => sum + text.length, 0)
  const known = lines.reduce((sum, line) => sum + (said.lines.has(keyOf(line)) ? line.text.length : 0), 0)
  return total === 0 ? 1 : known / total
}

/** Removes headings and table headers with nothing below them. */
function withoutBareFrames(lines: ContentLine[]): ContentLine[] {
  const kept: ContentLine[] = []
  let level = 7
  for (const line of lines.toReversed()) {
    const marks = headingLevel(line.text)
    if (isContent(line)) level = 7
    else if (marks > 0) {
      if (kept.length === 0 || (level <= marks && kept.at(-1)?.role === 'frame')) continue
      level = marks
    } else if (kept.length === 0) continue
    kept.push(line)
  }
  return kept.reverse()
}

/**
 * Adds the subject to lines that several drafts share (offers with the same price, branches with the same hours), so
 * that each makes sense alone. A line with the same words in a translation has the same subject. On a page about a
 * branch, short shared lines beside them get it too. A draft about the whole company applies to all.
 */
export function nameSharedLines(drafts: Draft[]): Draft[] {
  const keys = drafts.map(({ language, lines }) => lines.map(({ text }) => `${language} ${lineKey(text)}`))
  const uses = new Map<string, number>()
  for (const ofDraft of keys) for (const key of new Set(ofDraft)) uses.set(key, (uses.get(key) ?? 0) + 1)
  return drafts.map((draft, at) => {
    const isShared = draft.lines.map((line, index) => mayBeShared(line) && (uses.get(keys[at]?.[index] ?? '') ?? 0) > 1)
    return isOfCompany(draft) || !isShared.includes(true) ? draft : { ...draft, lines: nameRuns(draft, isShared) }
  })
}

function nameRuns({ type, title, lines }: Draft, isShared: boolean[]): ContentLine[] {
  const name = title.replace(/[.!?:\s]+$/u, '')
  const runs: { lines: ContentLine[]; isShared: boolean }[] = []
  for (const [at, line] of lines.entries()) {
    const run = runs.at(-1)
    if (run && run.isShared === isShared[at]) run.lines.push(line)
    else runs.push({ lines: [line], isShared: isShared[at] ?? false })
  }
  return runs.flatMap((run) => {
    const isNamed = (line: ContentLine): boolean =>
      isWhole(line) || (type === 'document' && !isRow(line.text) && run.lines.some(isWhole))
    return run.isShared ? run.lines.map((line) => (isNamed(line) ? withName(line, name) : line)) : run.lines
  })
}

/** Adds the name after the label of a line, else before the line; in a table, in its first cell. */
function withName(line: ContentLine, name: string): ContentLine {
  const mark = /^(?:\s*-|\|)\s+/u.exec(line.text)?.[0] ?? ''
  const text = line.text.slice(mark.length)
  const label = line.role === 'bound' && !isRow(line.text) ? /^[^:]{1,60}(?=:\s)/u.exec(text)?.[0] : undefined
  return {
    ...line,
    text: mark + (label === undefined ? `${name}: ${text}` : `${label} (${name})${text.slice(label.length)}`),
  }
}

/** Reports whether a line is neither a heading nor the rule of a table. */
const mayBeShared = ({ text, role }: ContentLine): boolean => role !== 'frame' || (isRow(text) && !isTableRule(text))

const isRow = (text: string): boolean => text.startsWith('|')

const isWhole = ({ text }: ContentLine): boolean => text.length >= OWN_MEANING

const isOfCompany = ({ type, about }: Draft): boolean => type === 'document' && about.length === 0
