import { wordsOf } from '#src/engine/answer/answer.ts'
import { agrees, refuses } from '#src/engine/leads/extract-lead.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { findConsentQuestion } from './consent-words.ts'
import type { Conversation } from './conversations-store.ts'
import type { OpenTurn } from './open-turn.ts'

/** A visitor's answer to the consent question: yes, perhaps, no, or nothing. */
export type Agreement = 'given' | 'unclear' | 'refused' | 'none'

const MAX_CHARACTERS = 60
const MAX_WORDS = 4
const QUESTION_MARK = /[?؟？]/u

/**
 * Returns whether a visitor who was asked consents. Their last word counts, even beside other text. "Ok, how much is
 * it?" is unclear, and so is "Yes" if they were asked something else since.
 */
export function readAgreement(agent: Agent, { consent }: Conversation, { history, said }: OpenTurn): Agreement {
  if (consent !== 'asked') return 'none'
  const reply = history.findLast(({ role }) => role !== 'visitor')?.text ?? ''
  const isAsked = findConsentQuestion(agent, reply) !== undefined
  const isAskedElse = QUESTION_MARK.test(reply) && !isAsked
  const short = said.map(({ text }) => text).filter((text) => text.length <= MAX_CHARACTERS)
  const last = short.findLast((text) => agrees(text) || refuses(text)) ?? ''
  if (!agrees(last)) return isAsked && refuses(last) ? 'refused' : 'none'
  return isAskedElse || QUESTION_MARK.test(last) ? 'unclear' : 'given'
}

/** Removes texts that only answer the consent question. */
export function withoutAgreement({ consent }: Conversation, agreement: Agreement, texts: string[]): string[] {
  if (consent === 'none') return texts
  const says = agreement === 'refused' ? refuses : agrees
  const onlySays = (text: string): boolean => text.length <= MAX_CHARACTERS && says(text) && !QUESTION_MARK.test(text)
  return texts.filter((text) => !onlySays(text) || (consent === 'given' && wordsOf(text).length > MAX_WORDS))
}
