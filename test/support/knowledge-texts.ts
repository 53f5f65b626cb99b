import type { AnswerQuestion, KnowledgeText } from '#src/engine/answer/units/answer-types.ts'

/** Returns a document of a fictional site with the given fields. Its ID is its title. */
export const knowledgeText = (given: Partial<KnowledgeText>): KnowledgeText => ({
  id: given.title ?? '',
  type: 'document',
  title: '',
  content: '',
  category: '',
  url: '',
  language: 'en',
  ...given,
})

/** Returns a first question, asked on 1 January 1970, with the given fields. */
export const questionOf = (text: string, given: Partial<AnswerQuestion> = {}): AnswerQuestion => ({
  text,
  locale: '',
  history: [],
  now: new Date(0),
  similarity: new Map(),
  ...given,
})
