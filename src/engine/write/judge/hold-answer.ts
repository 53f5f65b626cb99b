import type { Answer } from '../../answer/units/answer-types.ts'
import type { WrittenAnswer } from '../write-answer.ts'
import { type HeldPiece, type Verdicts, applyVerdicts } from './apply-verdicts.ts'

export interface HoldInput {
  /** The visitor's messages that the answer is for. */
  question: string
  /** Returns the answer for when nothing that answers remains. */
  builtin: () => Promise<Answer>
  /** Returns the verdicts by the index of their sentence, or nothing if the judge failed. */
  judge: (sentences: string[], written: WrittenAnswer) => Promise<Verdicts | undefined>
}

export interface HeldAnswer extends WrittenAnswer {
  /** Whether the judge gave verdicts. */
  isJudged: boolean
  pieces: HeldPiece[]
}

/**
 * Holds an answer back until it is complete and judged. Then yields it without the unsupported sentences, or with the
 * judge's sentences in their place. Yields all of it if the judge failed, and the built-in answer if no remaining
 * sentence answers.
 */
export async function* holdAnswer(
  answer: AsyncGenerator<string, WrittenAnswer>,
  { question, builtin, judge }: HoldInput,
): AsyncGenerator<string, HeldAnswer> {
  const parts: string[] = []
  let next = await answer.next()
  for (; !next.done; next = await answer.next()) parts.push(next.value)
  const written = next.value
  const sentences = written.pieces.map(({ text }) => text)
  const verdicts = sentences.length === 0 ? undefined : await judge(sentences, written)
  if (!verdicts) {
    yield* parts
    return { ...written, isJudged: false }
  }
  const { shown, isAnswer, closing, pieces } = applyVerdicts(written, verdicts, question)
  const held = { ...written, pieces, isJudged: true }
  if (shown === written.written) {
    yield* parts
    return held
  }
  if (written.by === 'both') {
    const rest = parts.slice(countParts(parts, written.written)).map((part, at) => (at === 0 ? part.trimStart() : part))
    yield* shown === '' ? rest : [shown, '\n\n', ...rest]
    return { ...held, written: shown, by: shown === '' ? 'builtin' : 'both' }
  }
  if (isAnswer && (written.by === 'model' || !written.failure)) {
    yield shown
    return { ...held, written: shown, by: 'model', kind: written.by === 'model' ? written.kind : 'known' }
  }
  if (written.by === 'builtin') {
    yield* parts
    return held
  }
  const { kind, parts: instead, sources } = await builtin()
  yield* instead
  if (closing !== '' && kind === 'known') yield `\n\n${closing}`
  return { ...held, kind, sources, written: '', by: 'builtin', wishes: [] }
}

/** Returns how many of the first parts make up the text that the model wrote. */
function countParts(parts: readonly string[], written: string): number {
  let length = 0
  return parts.filter((part) => (length += part.length) <= written.length).length
}
