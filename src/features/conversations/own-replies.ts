import { phrase, visitorLanguage } from '#src/engine/answer/answer.ts'
import { type FoundLead, extractLead } from '#src/engine/leads/extract-lead.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { type AnswersDeps, type Reply, findContact, toReply } from '#src/features/answers/answers.ts'
import type { Conversation } from './conversations-store.ts'
import type { OpenTurn } from './open-turn.ts'
import { visitorLocale } from './told-details.ts'
import { turnWords } from './turn-words.ts'

/** Who is spoken with, and what they said. */
interface Talk {
  agent: Agent
  conversation: Conversation
  /** Of the visitor's browser, or ''. */
  locale: string
  turn: OpenTurn
}

const ownReply = (kind: Reply['kind'], text: string, language: string): Reply => ({
  ...toReply({ kind, parts: [text], sources: [], language, confidence: 1 }),
  answerer: 'none',
})

/** What was said before, as an answerer reads it. */
export function historyOf({ history }: OpenTurn): { role: 'visitor' | 'agent'; text: string }[] {
  return history.map(({ role, text }) => ({ role: role === 'visitor' ? 'visitor' : 'agent', text }))
}

/** To anybody, without a credit: what becomes of the message, and of the visitor's details where they gave some. */
export function restingReply(talk: Talk): Reply {
  const { agent, conversation, turn } = talk
  const language = languageOf(talk)
  const company = agent.companyName
  const messages = [...turn.history, ...turn.said].filter(({ role }) => role === 'visitor')
  const { details } = extractLead({ messages, known: [], locale: visitorLocale(conversation, agent) })
  const text = isKept(talk, details) ? turnWords([language], { company }).restingKept : phrase('resting', language, { company })
  return ownReply('unknown', text, language)
}

/** To who said no more than what becomes of their details: that they are kept, that they are not, or that they are no more. */
export function detailsReply(talk: Talk, name: 'consented' | 'notKept' | 'forgotten'): Reply {
  const language = languageOf(talk)
  return ownReply('talk', turnWords([language], { company: talk.agent.companyName })[name], language)
}

/** To who only said who they are: whether the business has that now, or else how to reach it. */
export async function thankFor(deps: AnswersDeps, talk: Talk, told: FoundLead['details']): Promise<Reply> {
  const { agent, conversation } = talk
  const language = languageOf(talk)
  const company = agent.companyName
  const words = turnWords([language], { company })
  const isReachable = Boolean(told.email ?? told.phone)
  if (isKept(talk, told)) return ownReply('talk', wants(talk.turn) ? `${words.consented} ${words.noOrders}` : words.consented, language)
  // Consent is asked for behind it.
  if (isReachable && agent.askConsent && conversation.consent !== 'given') return ownReply('talk', words.thanks, language)
  const next = isReachable ? await findContact(deps, agent, language) : phrase('empty', language, { company })
  return ownReply('talk', next === '' ? words.thanks : `${words.thanks} ${next}`, language)
}

const QUESTION_MARK = /[?؟？]/u

const wants = ({ said }: OpenTurn): boolean => extractLead({ messages: said, known: [], locale: '' }).stage === 'ready'

/** Whether all that a visitor says in a turn is that they want to buy: no question, although nothing may be known to say to it. */
export function saysWish(turn: OpenTurn): boolean {
  return turn.said.every(({ text }) => !QUESTION_MARK.test(text)) && wants(turn)
}

/** To who wants to buy where the answerer knows nothing to say: that nothing is ordered by that, and the way to the business. */
export async function leadToBusiness(deps: AnswersDeps, { agent }: Talk, unknown: Reply): Promise<Reply> {
  const { noOrders, leaveContact } = turnWords([unknown.language], { company: agent.companyName })
  const contact = await findContact(deps, agent, unknown.language)
  const way = contact || (agent.accountId === null ? '' : leaveContact)
  return { ...unknown, kind: 'talk', text: `${noOrders} ${way}`.trimEnd() }
}

/** Whether the business has a way to reach the visitor once the turn is stored. */
export function isKept({ agent, conversation }: Talk, { email, phone }: FoundLead['details']): boolean {
  return Boolean(email ?? phone) && agent.accountId !== null && (!agent.askConsent || conversation.consent === 'given')
}

function languageOf({ agent, locale, turn }: Talk): string {
  const text = turn.said.map((message) => message.text).join('\n')
  return visitorLanguage({ text, locale, history: historyOf(turn) }, agent.language)
}
