import type { Answer } from '../../answer/answer-types.ts'
import { isDoubtful } from '../guard/check-promises.ts'
import { type Passed, createSentenceGate } from '../sentence-gate.ts'
import type { Piece } from '../sentence-splitter.ts'
import type { WrittenAnswer } from '../write-answer.ts'
import type { Verdict } from './read-verdicts.ts'

export interface HoldInput {
  /** Returns what to say if nothing remains that answers. */
  builtin: () => Promise<Answer>
  /** Returns the verdicts by the index of their sentence; nothing if the judge failed. */
  judge: (sentences: string[], written: WrittenAnswer) => Promise<ReadonlyMap<number, Verdict> | undefined>
}

export interface HeldAnswer extends WrittenAnswer {
  /** Whether the judge gave verdicts. */
  isJudged: boolean
}

const QUESTION = /[?？؟]/

/**
 * Holds an answer back until it is complete and judged, then yields it without the unsupported sentences and those that
 * only point at one. Yields all of it if the judge failed, and the built-in answer if nothing remains that claims
 * something or says that it is not known.
 */
export async function* holdAnswer(
  answer: AsyncGenerator<string, WrittenAnswer>,
  { builtin, judge }: HoldInput,
): AsyncGenerator<string, HeldAnswer> {
  const parts: string[] = []
  let next = await answer.next()
  for (; !next.done; next = await answer.next()) parts.push(next.value)
  const written = next.value
  const own = takeWritten(parts, written.written)
  const pieces = own.map(toPiece)
  const sentences = pieces.map(({ text }) => text)
  const verdicts = sentences.length === 0 ? undefined : await judge(sentences, written)
  const judged = new Map([...(verdicts ?? [])].map(([at, verdict]) => [sentences[at], verdict]))
  const isRejected = (sentence: string): boolean => judged.get(sentence)?.verdict === 'unsupported'
  if (!sentences.some(isRejected)) {
    yield* parts
    return { ...written, isJudged: verdicts !== undefined }
  }
  const passed: Passed = { shown: '', cited: [], dropped: [] }
  const gate = createSentenceGate(passed, ({ text }) => (isRejected(text) ? 'unsupported' : undefined))
  const kept = [...pieces.flatMap(gate.take), ...gate.end()]
  const dropped = passed.dropped.map((one) => ({ ...one, note: judged.get(one.text)?.reason }))
  const held = { ...written, isJudged: true, written: passed.shown, dropped: [...written.dropped, ...dropped] }
  const rest = [...kept, ...parts.slice(own.length)]
  const answers = (part: string): boolean =>
    judged.get(part.trim())?.verdict !== 'no_claim' || (isDoubtful(part) && !QUESTION.test(part))
  if (rest.some(answers)) {
    yield* rest
    return held
  }
  const { kind, parts: instead, sources } = await builtin()
  yield* instead
  return { ...held, kind, sources, written: '', by: 'builtin', wishes: [] }
}

/** Returns the first parts of an answer, which the model wrote. */
function takeWritten(parts: readonly string[], written: string): string[] {
  let length = 0
  return parts.filter((part) => (length += part.length) <= written.length)
}

function toPiece(part: string): Piece {
  const text = part.trimStart()
  return { lead: part.slice(0, part.length - text.length) as Piece['lead'], text, cited: [] }
}
