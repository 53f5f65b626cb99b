import { hasInjectionShape } from './injection-shapes.ts'
import { plainLetters } from './plain-letters.ts'
import {
  goesOnAfterInjection,
  isInjection,
  mayInject,
  opensTurn,
  pointsBack,
  type Turn,
  turnOf,
} from './read-injection.ts'

/**
 * A sentence ends at a mark before white space, or at a mark that needs none. The cells of a table row are never
 * split.
 */
const SENTENCE = /(?:[^.!?।。！？]|[.!?](?=[^\s.!?।。！？"”’)]))+(?:[.!?।。！？]+["”’)]*|$)\s*/gu
/** Longer lines, such as table rows with whole texts in their cells, are read in overlapping pieces. */
const MAX_LINE = 4_000
const STEP = MAX_LINE - 500
/** A line that introduces the next one, which contains the instruction. */
const LEADS = /[:：<>"“-]\W*$/

export interface SplitLine {
  /** The text for people. */
  clean: string
  /** The instructions to an assistant. */
  injected: string
}

/** Removes instructions to an assistant from a line, and the sentences that belong to them. */
function splitLine(line: string): SplitLine {
  const reason = mayInject(line)
  if (reason === undefined) return { clean: line, injected: '' }
  const sentences = line.length > MAX_LINE ? piecesOf(line) : (line.match(SENTENCE) ?? [line])
  let isOpen = false
  const marks = sentences.map((sentence) => {
    isOpen = isInjection(sentence, reason === 'words') || (isOpen && goesOnAfterInjection(sentence))
    return isOpen
  })
  const back = sentences.findLastIndex((sentence, at) => marks[at] && pointsBack(sentence))
  marks.fill(true, 0, back + 1)
  const isWhole = line.length > MAX_LINE || sentences.length === 1
  if (!marks.includes(true))
    return isWhole || !isDialogue(line) ? { clean: line, injected: '' } : { clean: '', injected: line }
  if (isWhole) return { clean: '', injected: line }
  const take = (wanted: boolean): string =>
    sentences
      .filter((_, at) => marks[at] === wanted)
      .join('')
      .trim()
  return { clean: take(false), injected: take(true) }
}

/** Reports whether a line of several sentences has, as a whole, the shape of an instruction. */
const isDialogue = (line: string): boolean => hasInjectionShape(plainLetters(line))

const piecesOf = (line: string): string[] =>
  Array.from({ length: Math.ceil(line.length / STEP) }, (_, at) => line.slice(at * STEP, at * STEP + MAX_LINE))

export interface SplitText {
  clean: string
  /** The lines, or parts of them, that give instructions to an assistant, and the lines that these introduce. */
  injected: string[]
}

/** Removes instructions to an assistant from a text, line by line. */
export function splitInjected(text: string): SplitText {
  const lines = splitLines(text.split('\n'))
  if (lines.every(({ injected }) => injected === '')) return { clean: text, injected: [] }
  const clean = lines.filter((line) => line.injected === '' || line.clean !== '').map((line) => line.clean)
  return { clean: clean.join('\n'), injected: lines.map(({ injected }) => injected).filter(Boolean) }
}

/** This many lines below the mark of a turn are part of the turn, unless a heading comes first. */
const TURN_LINES = 3

/**
 * Splits each line of a text. Also removes the line that an instruction introduces, the lines below the mark of a
 * turn in a chat, and a dialogue between a visitor and an assistant.
 */
export function splitLines(lines: readonly string[]): SplitLine[] {
  const turns = lines.map(turnOf)
  let led = 0
  return lines.map((line, at) => {
    if (line.trim() === '') return { clean: line, injected: '' }
    if (opensTurn(line)) led = TURN_LINES + 1
    else if (HEADING.test(line)) led = 0
    if (led > 0 || isOfDialogue(turns, at)) {
      led = Math.max(0, led - 1)
      return { clean: '', injected: line }
    }
    const split = splitLine(line)
    if (split.clean === '' && split.injected !== '' && LEADS.test(line)) led = 1
    return split
  })
}

const HEADING = /^#{1,6}\s/

/** Reports whether a line and one beside it are spoken by a visitor and an assistant, in either order. */
function isOfDialogue(turns: readonly (Turn | undefined)[], at: number): boolean {
  const turn = turns[at]
  if (turn === undefined) return false
  return [turns[at - 1], turns[at + 1]].some((other) => other !== undefined && other !== turn)
}
