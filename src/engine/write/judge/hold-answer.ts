import type { Answer } from '../../answer/answer-types.ts'
import { type Passed, createSentenceGate } from '../sentence-gate.ts'
import type { Piece } from '../sentence-splitter.ts'
import type { WrittenAnswer } from '../write-answer.ts'

export interface HoldInput {
  /** Returns what to say if nothing of the model's answer remains. */
  builtin: () => Promise<Answer>
  /** Returns the reasons of the unsupported sentences by their index; nothing if the judge failed. */
  judge: (sentences: string[], written: WrittenAnswer) => Promise<ReadonlyMap<number, string> | undefined>
}

export interface HeldAnswer extends WrittenAnswer {
  /** Whether the judge gave verdicts. */
  isJudged: boolean
}

/**
 * Holds an answer back until it is complete and judged, then yields it without the unsupported sentences and those that
 * only point at one. Yields all of it if the judge failed.
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
  const unsupported =
    pieces.length === 0
      ? undefined
      : await judge(
          pieces.map(({ text }) => text),
          written,
        )
  if (!unsupported || unsupported.size === 0) {
    yield* parts
    return { ...written, isJudged: unsupported !== undefined }
  }
  const rejected = new Map([...unsupported].map(([at, reason]) => [pieces[at]?.text ?? '', reason]))
  const passed: Passed = { shown: '', cited: [], dropped: [] }
  const gate = createSentenceGate(passed, ({ text }) => (rejected.has(text) ? 'unsupported' : undefined))
  const kept = [...pieces.flatMap(gate.take), ...gate.end()]
  const dropped = passed.dropped.map((one) => ({ ...one, note: rejected.get(one.text) }))
  const held = { ...written, isJudged: true, written: passed.shown, dropped: [...written.dropped, ...dropped] }
  if (kept.length > 0) {
    yield* [...kept, ...parts.slice(own.length)]
    return held
  }
  const { kind, parts: instead, sources } = await builtin()
  yield* instead
  return { ...held, kind, sources, by: 'builtin', wishes: [] }
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
