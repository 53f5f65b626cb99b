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

/** Sentences end at a mark before white space, or one that stands for both, and in lists of cells nowhere. */
const SENTENCE = /(?:[^.!?।。！？]|[.!?](?=[^\s.!?।。！？"”’)]))+(?:[.!?।。！？]+["”’)]*|$)\s*/gu
/** Longer lines, such as rows of tables with whole texts in them, are read by pieces that overlap. */
const MAX_LINE = 4_000
const STEP = MAX_LINE - 500
/** A line that leads to the next one, which says what the instruction wants. */
const LEADS = /[:：<>"“-]\W*$/

export interface SplitLine {
  /** What speaks to people. */
  clean: string
  /** What gives instructions to an assistant. */
  injected: string
}

/** Takes the sentences out of a line that are instructions to an assistant, with those that belong to them. */
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

/** Reports whether a line of several sentences has the shape of an instruction as a whole. */
const isDialogue = (line: string): boolean => hasInjectionShape(plainLetters(line))

const piecesOf = (line: string): string[] =>
  Array.from({ length: Math.ceil(line.length / STEP) }, (_, at) => line.slice(at * STEP, at * STEP + MAX_LINE))

export interface SplitText {
  clean: string
  /** The lines, or parts of them, that give instructions to an assistant, and those that they lead to. */
  injected: string[]
}

/** Takes instructions to an assistant out of a text, line by line. */
export function splitInjected(text: string): SplitText {
  const lines = splitLines(text.split('\n'))
  if (lines.every(({ injected }) => injected === '')) return { clean: text, injected: [] }
  const clean = lines.filter((line) => line.injected === '' || line.clean !== '').map((line) => line.clean)
  return { clean: clean.join('\n'), injected: lines.map(({ injected }) => injected).filter(Boolean) }
}

/** So many lines below the mark of a turn belong to it, unless a heading comes first. */
const TURN_LINES = 3

/**
 * Splits each line of a text. The line that an instruction leads to goes with it, and so do those below the mark of a
 * turn in a chat, and the lines of a dialogue between a visitor and an assistant.
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

/** Whether a visitor speaks in a line and an assistant in the one beside it, or the other way round. */
function isOfDialogue(turns: readonly (Turn | undefined)[], at: number): boolean {
  const turn = turns[at]
  if (turn === undefined) return false
  return [turns[at - 1], turns[at + 1]].some((other) => other !== undefined && other !== turn)
}
