import { saysYesOrNo } from '../../answer/say/compose.ts'
import { isDoubtful } from '../guard/check-promises.ts'
import { contentStems } from '../guard/content-stems.ts'
import type { SentenceCheck } from '../guard/guard.ts'
import { type CheckedPiece, ORPHAN, type Passed, createSentenceGate, isCut } from '../sentence-gate.ts'
import { type Piece, splitSentences } from '../sentence-splitter.ts'
import type { WrittenAnswer } from '../write-answer.ts'
import type { Verdict } from './read-verdicts.ts'

export type Verdicts = ReadonlyMap<number, Verdict>

/** A sentence after the judge's verdict. */
export interface HeldPiece extends CheckedPiece {
  verdict?: Verdict['verdict'] | undefined
  /** The judge's explanation. */
  note?: string | undefined
  /** The text to show in its place. */
  instead?: string | undefined
}

const LIST_MARK = /^(?:[-*•·]|\d{1,2}[.)])\s+/

/** An answer after the verdicts. */
export interface Remains {
  shown: string
  /** Whether it says something about the business, or that the answer is not known. */
  isAnswer: boolean
  /** A question or a farewell that remains after everything that answers was dropped. */
  closing: string
  /** All sentences and their outcomes. */
  pieces: HeldPiece[]
}

const QUESTION = /[?？؟]/

/**
 * Applies the judge's verdicts to an answer. A sentence that refers to a dropped one stays if the judge supports it
 * and the visitor asked about the same thing.
 */
export function applyVerdicts(
  { pieces, check, by }: Pick<WrittenAnswer, 'pieces' | 'check' | 'by'>,
  verdicts: Verdicts,
  question: string,
): Remains {
  const judged = judgePieces(pieces, verdicts, check)
  const byText = new Map(judged.map((piece) => [piece.instead ?? piece.text, piece]))
  const asked = contentStems(question)
  const isClear = ({ text }: Piece, lost: string): boolean =>
    byText.get(text)?.verdict === 'supported' &&
    !saysYesOrNo(lost) &&
    contentStems(lost).some((stem) => asked.includes(stem))
  const passed: Passed = { shown: '', cited: [], pieces: [] }
  const problemOf = ({ text }: { text: string }): string | undefined => {
    const piece = byText.get(text)
    return piece?.instead === undefined ? piece?.problem : undefined
  }
  const gate = createSentenceGate(passed, problemOf, isClear)
  const kept = judged.flatMap((piece) => gate.take({ ...piece, text: piece.instead ?? piece.text }))
  const isAnswer = kept.some((part) => {
    const text = part.trim()
    return byText.get(text)?.verdict !== 'no_claim' || (isDoubtful(text) && !QUESTION.test(text))
  })
  // The built-in answer that follows repeats the closing question.
  if (by !== 'both' && (isAnswer || !isCut(passed))) gate.end()
  const problems = new Map(passed.pieces.map(({ text, problem }) => [text, problem]))
  const held = judged.map((piece) => ({ ...piece, problem: piece.problem ?? problems.get(piece.text) }))
  return { shown: passed.shown, isAnswer, closing: gate.closing(), pieces: held }
}

/** Adds the verdicts to the sentences. The verdict of a rule has priority. */
function judgePieces(
  pieces: readonly CheckedPiece[],
  verdicts: Verdicts,
  check: SentenceCheck | undefined,
): HeldPiece[] {
  let isGap = false
  return pieces.map((piece, at) => {
    const { verdict, reason: note, instead: wanted = '' } = verdicts.get(at) ?? {}
    const byRule = piece.problem === ORPHAN ? undefined : piece.problem
    const problem = byRule ?? (verdict === 'unsupported' ? verdict : undefined)
    const instead = problem !== undefined || isGap ? checkInstead(wanted, piece, check) : undefined
    isGap ||= problem !== undefined && instead === undefined
    return { ...piece, problem, verdict, note, instead }
  })
}

/** Returns the judge's sentence in the form of the one that it replaces, or nothing if the rules stop it. */
function checkInstead(wanted: string, { text }: Piece, check: SentenceCheck | undefined): string | undefined {
  const sentences = splitSentences(wanted)
  if (sentences.length === 0 || sentences.some((one) => check?.({ text: one, cited: [] }) !== undefined))
    return undefined
  return (LIST_MARK.exec(text)?.[0] ?? '') + sentences.join(' ').replace(LIST_MARK, '')
}
