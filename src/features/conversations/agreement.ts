import { wordsOf } from '#src/engine/answer/answer.ts'
import { agrees, refuses } from '#src/engine/leads/extract-lead.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { askedIn } from './consent-words.ts'
import type { Conversation } from './conversations-store.ts'
import type { OpenTurn } from './open-turn.ts'

/** What a visitor says of keeping their details: that they agree, what may be meant so, or nothing. */
export type Agreement = 'given' | 'unclear' | 'none'

const MAX_CHARACTERS = 60
const MAX_WORDS = 4
const QUESTION_MARK = /[?؟？]/u

/**
 * Whether a visitor who was asked agrees. Their last word on it counts, also where something else is said beside it. "Ok, how much is it?"
 * may be meant so, and may not; as "Yes" may where they were asked something else since.
 */
export function readAgreement(agent: Agent, { consent }: Conversation, { history, said }: OpenTurn): Agreement {
  if (consent !== 'asked') return 'none'
  const reply = history.findLast(({ role }) => role !== 'visitor')?.text ?? ''
  const isAskedElse = QUESTION_MARK.test(reply) && askedIn(agent, reply) === undefined
  const short = said.map(({ text }) => text).filter((text) => text.length <= MAX_CHARACTERS)
  const last = short.findLast((text) => agrees(text) || refuses(text)) ?? ''
  return !agrees(last) ? 'none' : isAskedElse || QUESTION_MARK.test(last) ? 'unclear' : 'given'
}

/** Texts without those that do no more than agree to what the visitor is asked, or was asked a moment ago. */
export function withoutAgreement({ consent }: Conversation, texts: string[]): string[] {
  if (consent === 'none') return texts
  const onlyAgrees = (text: string): boolean => text.length <= MAX_CHARACTERS && agrees(text) && !QUESTION_MARK.test(text)
  return texts.filter((text) => !onlyAgrees(text) || (consent === 'given' && wordsOf(text).length > MAX_WORDS))
}
