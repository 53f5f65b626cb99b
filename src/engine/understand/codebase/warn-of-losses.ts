import { sentencesOf } from '../../language/sentences.ts'
import type { KnowledgeDraft } from '../knowledge/knowledge-types.ts'
import { hasPlaceholder, isNoPrice, shownText } from './shown-text.ts'

/** The result of reading a long text. */
export interface Reading {
  /** Number of blocks read. */
  read: number
  /** It is longer than Foyer reads. */
  cut: boolean
  /** Number of texts left out because only the running program completes them. */
  gaps: number
  /** Headings of the parts for developers, which are left out; '' above the first heading. */
  leftOut: string[]
  /** Number of statements for developers left out of other parts. */
  statements: number
}

const ROOT = 'codebase_context'
const MAX_NAMED = 8
const MAX_WARNINGS = 10
/** Longer sentences are split before they are stored. */
const MAX_COMPARED = 200

/** Returns warnings about the parts of a long text that are left out, with the reason. */
export function warnOfReading(name: string, text: string, reading: Reading): string[] {
  const member = `${ROOT}.${name}`
  const { read, cut, gaps, leftOut, statements } = reading
  if (text.trim() === '') return []
  const named = leftOut.map((heading) => heading || 'its opening')
  const parts = [
    ...named.slice(0, MAX_NAMED),
    ...(named.length > MAX_NAMED ? [`${named.length - MAX_NAMED} more`] : []),
  ]
  if (read === 0 && parts.length + statements > 0)
    return [`${member} gave nothing: all of it is for developers${parts.length > 0 ? ` (${parts.join(', ')})` : ''}.`]
  if (read === 0 && gaps > 0) return [`${member} gave nothing: its text is filled in when the program runs.`]
  if (read === 0) return [`${member} gave nothing: it has no text that a visitor could read.`]
  return [
    ...(cut ? [`${member} is longer than is read of one text, so its end is not known.`] : []),
    ...(parts.length > 0 ? [`Of ${member}, parts for developers were left out: ${parts.join(', ')}.`] : []),
    ...(statements > 0
      ? [`Of ${member}, ${count(statements, 'statement')} for developers were left out elsewhere.`]
      : []),
    ...(gaps > 0 ? [`Of ${member}, ${count(gaps, 'text')} with parts that the program fills in were left out.`] : []),
  ]
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

/** Returns at most ten warnings about short texts and empty members that became no knowledge, with the reason. */
export function warnOfLosses(members: object, items: KnowledgeDraft[], waiting: KnowledgeDraft[]): string[] {
  const known = saidBy(items)
  const held = saidBy(waiting)
  const warnings: string[] = []
  const leaves = Object.entries(members).flatMap(([name, member]) => leavesOf(member, `${ROOT}.${name}`))
  for (const { path, text } of leaves) {
    const reason = lossOf(path, text, { known, held })
    if (reason !== '') warnings.push(`${path} ${reason}.`)
  }
  const more = warnings.length - MAX_WARNINGS
  return more > 0
    ? [...warnings.slice(0, MAX_WARNINGS), `${more} other members gave nothing for the same reasons.`]
    : warnings
}

interface Leaf {
  path: string
  /** undefined for a list or an object without texts. */
  text: string | undefined
}

/** Returns the texts of a member, and its innermost lists and objects without texts. */
function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const members = Array.isArray(value)
    ? value.map((one, at): [string, unknown] => [`[${at}]`, one])
    : Object.entries(value).map(([name, one]): [string, unknown] => [`.${name}`, one])
  const leaves = members.flatMap(([name, one]) => leavesOf(one, `${path}${name}`))
  return leaves.length > 0 ? leaves : [{ path, text: undefined }]
}

function lossOf(
  path: string,
  text: string | undefined,
  { known, held }: { known: ReadonlySet<string>; held: ReadonlySet<string> },
): string {
  if (text === undefined) return 'gave nothing: it has no known field with a text'
  return path.endsWith('.price') ? priceLoss(text) : textLoss(text, known, held)
}

const priceLoss = (text: string): string =>
  isNoPrice(text) || hasPlaceholder(text) ? 'gave nothing: it is not a price' : ''

function textLoss(text: string, known: ReadonlySet<string>, held: ReadonlySet<string>): string {
  const lost = phrasesOf(text).filter((phrase) => !known.has(phrase))
  if (lost.length === 0 && keyOf(shownText(text)) !== '') return ''
  const all = lost.length === phrasesOf(text).length ? 'gave nothing' : 'is not known completely'
  if (lost.some((phrase) => held.has(phrase))) return `${all}: instructions to an assistant wait for approval`
  if (hasPlaceholder(text)) return `${all}: the program fills in a part of it when it runs`
  return `${all}: it has text that a visitor cannot read`
}

/** Returns the lines and sentences of items, in the form used for comparison. */
function saidBy(items: KnowledgeDraft[]): Set<string> {
  return new Set(items.flatMap(({ title, content }) => [keyOf(title), ...phrasesOf(content), ...unlabelled(content)]))
}

/** Returns lines without their labels, such as `Email: `. */
const unlabelled = (content: string): string[] =>
  content.split('\n').flatMap((line) => phrasesOf(line.replace(/^[^:]{1,40}:\s/u, '')))

const phrasesOf = (text: string): string[] =>
  shownText(text)
    .split('\n')
    .flatMap((line) => [...sentencesOf(line)])
    .map(keyOf)
    .filter(Boolean)

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MAX_COMPARED)
