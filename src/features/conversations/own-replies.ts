import { phrase } from '#src/engine/answer/answer.ts'
import type { FoundLead } from '#src/engine/leads/extract-lead.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { type AnswersDeps, type Reply, findContact, toReply } from '#src/features/answers/answers.ts'
import type { Conversation } from './conversations-store.ts'
import { spokenLanguage, turnWords } from './turn-words.ts'

/** Who is spoken with. */
interface Talk {
  agent: Agent
  conversation: Conversation
  /** Of the visitor's browser, or ''. */
  locale: string
}

const ownReply = (kind: Reply['kind'], text: string, language: string): Reply => ({
  ...toReply({ kind, parts: [text], sources: [], language, confidence: 1 }),
  answerer: 'none',
})

/** To anybody, once the trial has ended. */
export function restingReply({ agent, locale }: Talk): Reply {
  const language = spokenLanguage(locale, agent)
  return ownReply('unknown', phrase('resting', language, { company: agent.companyName }), language)
}

/** To who agreed that their details are kept. */
export function consentedReply({ agent, locale }: Talk): Reply {
  const language = spokenLanguage(locale, agent)
  return ownReply('talk', turnWords([language], { company: agent.companyName }).consented, language)
}

/** To who only said who they are: whether the business has that now, or else how to reach it. */
export async function thankFor(deps: AnswersDeps, { agent, conversation, locale }: Talk, told: FoundLead['details']): Promise<Reply> {
  const language = spokenLanguage(locale, agent)
  const company = agent.companyName
  const words = turnWords([language], { company })
  const isReachable = Boolean(told.email ?? told.phone)
  const agreed = !agent.askConsent || conversation.consent === 'given'
  if (isReachable && agreed && agent.accountId !== null) return ownReply('talk', words.consented, language)
  // Consent is asked for behind it.
  if (isReachable && !agreed) return ownReply('talk', words.thanks, language)
  const next = isReachable ? await findContact(deps, agent, language) : phrase('empty', language, { company })
  return ownReply('talk', next === '' ? words.thanks : `${words.thanks} ${next}`, language)
}
