import type { KnowledgeText } from '#src/engine/answer/units/answer-types.ts'
import { answerQuestion, buildAnswerIndex } from '#src/engine/answer/answer.ts'
import { knowledgeText, questionOf } from './knowledge-texts.ts'

/** A knowledge item of the fictional business Quillmoor. */
export type Piece = Pick<KnowledgeText, 'title' | 'content'> & { type?: KnowledgeText['type']; language?: string }

/** Asks Quillmoor, which knows these items, in the language of the first. */
export function ask(pieces: Piece[], text: string) {
  const items = pieces.map((piece, at) => knowledgeText({ id: `i${at}`, url: '/', ...piece }))
  const index = buildAnswerIndex(items, { name: 'Quillmoor', language: pieces[0]?.language ?? 'en' })
  const { kind, parts } = answerQuestion(index, questionOf(text))
  return { kind, said: parts.join('') }
}
