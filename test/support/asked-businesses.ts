import { describe, expect, it } from 'vitest'
import { answerQuestion, buildAnswerIndex } from '#src/engine/answer/answer.ts'
import { knowledgeText, questionOf } from './knowledge-texts.ts'

/** A fictional business in one language: what it says, and questions with and without an answer. */
export interface AskedBusiness {
  language: string
  items: [title: string, content: string][]
  answers: [question: string, gold: string][]
  unknown: string[]
}

/** Asks each business all of its questions. */
export function askBusinesses(businesses: readonly AskedBusiness[]): void {
  describe.each(businesses)('a business in $language', ({ language, items, answers, unknown }) => {
    const knowledge = items.map(([title, content], at) =>
      knowledgeText({ id: String(at), type: /[?؟？;]$/.test(title) ? 'faq' : 'document', title, content, language }),
    )
    const index = buildAnswerIndex(knowledge, { name: items[0]?.[0] ?? '', language })
    const ask = (text: string) => answerQuestion(index, questionOf(text))

    it.each(answers)('%s', (question, gold) => {
      const answer = ask(question)
      expect(answer).toMatchObject({ kind: 'known', language })
      expect(answer.parts.join('')).toContain(gold)
    })

    it.each(unknown)('does not know: %s', (question) => {
      expect(ask(question)).toMatchObject({ kind: 'unknown', language })
    })
  })
}
