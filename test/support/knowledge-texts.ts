import type { AnswerQuestion, KnowledgeText } from '#src/engine/answer/answer-types.ts'

/** A document of a made-up site, but for what is given; its id is its title. */
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

/** What a visitor asks first, at the beginning of 1970, but for what is given. */
export const questionOf = (text: string, given: Partial<AnswerQuestion> = {}): AnswerQuestion => ({
  text,
  locale: '',
  history: [],
  now: new Date(0),
  similarity: new Map(),
  ...given,
})
