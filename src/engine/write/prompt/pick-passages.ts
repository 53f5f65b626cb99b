import type { AnswerIndex } from '../../answer/search/prepare-knowledge.ts'
import type { KnowledgeText } from '../../answer/units/answer-types.ts'
import { estimateTokens } from './estimate-tokens.ts'

/** The number of units on each side that are added to a chosen one, because one sentence often needs the next. */
const NEIGHBOURS = 1
const MAX_HEAD = 200

export interface PassageOptions {
  /** The units, the most relevant first. */
  order: readonly number[]
  /** In tokens. */
  room: number
  /** The keys of the units that the prompt already contains. Those of the passages are added. */
  shown: Set<string>
  numberOf: (item: KnowledgeText) => number
}

/**
 * Returns passages with as many units as fit, the most relevant first. They are in the order of the knowledge, each
 * below its item's number and title.
 */
export function pickPassages(index: AnswerIndex, { order, room, shown, numberOf }: PassageOptions): string {
  const picked = new Set<number>()
  const opened = new Set<string>()
  let left = room
  for (const at of order) {
    if (left < SMALLEST) break
    const fresh = neighboursOf(index, at).filter((one) => !shown.has(keyOf(index, one)))
    const together = [...new Map(fresh.map((one) => [keyOf(index, one), one])).values()]
    if (!together.includes(at)) continue
    const heads = headsOf(index, at, numberOf)
    const keys = heads.map((_, depth) => heads.slice(0, depth + 1).join('\n'))
    const lines = [
      ...heads.filter((_, depth) => !opened.has(keys[depth] ?? '')),
      ...together.map((one) => textOf(index, one)),
    ]
    const tokens = lines.reduce((sum, line) => sum + estimateTokens(line) + 1, 0)
    if (tokens > left) continue
    left -= tokens
    for (const key of keys) opened.add(key)
    for (const one of together) {
      picked.add(one)
      shown.add(keyOf(index, one))
    }
  }
  return writeOut(index, picked, numberOf)
}

/** The least tokens of a unit with its number. */
const SMALLEST = 8

/** A longer unit means the same in any item, so it is shown only once. */
const MAX_BOUND = 60

/** Returns the key of a unit among those shown. "Price: 5 EUR" means something else in each item. */
function keyOf(index: AnswerIndex, at: number): string {
  const { item = -1, headings = [] } = index.units[at] ?? {}
  const text = textOf(index, at)
  return text.length > MAX_BOUND ? text : [index.items[item]?.id, ...headings, text].join('\n')
}

const textOf = ({ units }: AnswerIndex, at: number): string => units[at]?.text ?? ''

function neighboursOf({ units, sections }: AnswerIndex, at: number): number[] {
  const all = sections[units[at]?.section ?? -1]?.units ?? []
  const place = all.indexOf(at)
  return all.slice(Math.max(0, place - NEIGHBOURS), place + NEIGHBOURS + 1)
}

/** Returns the lines above a unit: its item's number and title, and its headings. */
function headsOf({ units, sections, items }: AnswerIndex, at: number, numberOf: PassageOptions['numberOf']): string[] {
  const item = items[units[at]?.item ?? -1]
  const section = sections[units[at]?.section ?? -1]
  if (!item || !section) return []
  const inner = [...section.headings, section.question].filter((line) => line !== '' && line !== item.title)
  const title = `[${numberOf(item)}] ${item.title}`
  return inner.length === 0 ? [title] : [title, inner.join(' › ').slice(0, MAX_HEAD)]
}

function writeOut(index: AnswerIndex, picked: ReadonlySet<number>, numberOf: PassageOptions['numberOf']): string {
  const lines: string[] = []
  let before: string[] = []
  for (const at of [...picked].toSorted((a, b) => a - b)) {
    const heads = headsOf(index, at, numberOf)
    if (heads[0] !== before[0] || (heads[1] === undefined && before[1] !== undefined)) lines.push(...heads)
    else if (heads[1] !== before[1] && heads[1] !== undefined) lines.push(heads[1])
    before = heads
    lines.push(textOf(index, at))
  }
  return lines.join('\n')
}
