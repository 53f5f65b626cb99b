import { phrase, visitorLanguage } from '#src/engine/answer/answer.ts'
import { type FoundLead, asksWhetherBooked, extractLead } from '#src/engine/leads/extract-lead.ts'
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
  const text = isKept(talk, details)
    ? turnWords([language], { company }).restingKept
    : phrase('resting', language, { company })
  return ownReply('unknown', text, language)
}

/**
 * To who said no more than what becomes of their details: that they are kept, that they are not, or that they are no
 * more.
 */
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
  const noOrders = wants(talk) ? [words.noOrders] : []
  const say = (...sentences: string[]): Reply => ownReply('talk', sentences.filter(Boolean).join(' '), language)
  if (isKept(talk, told)) return say(words.consented, ...noOrders)
  // Consent is asked for behind it.
  if (isReachable && agent.askConsent && conversation.consent !== 'given') return say(words.thanks, ...noOrders)
  return say(
    words.thanks,
    ...noOrders,
    isReachable ? await findContact(deps, agent, language) : phrase('empty', language, { company }),
  )
}

const QUESTION_MARK = /[?؟？]/u

const wants = ({ agent, conversation, turn }: Talk): boolean =>
  extractLead({ messages: turn.said, known: [], locale: visitorLocale(conversation, agent) }).stage === 'ready'

/**
 * Whether all that a visitor says in a turn is that they want to buy: no question, although nothing may be known to say
 * to it.
 */
export function saysWish(talk: Talk): boolean {
  return talk.turn.said.every(({ text }) => !QUESTION_MARK.test(text)) && wants(talk)
}

/** That nothing is booked or ordered here, and the way to the business. */
async function sayNoOrders(
  deps: AnswersDeps,
  { agent }: Talk,
  language: string,
): Promise<{ said: string; way: string }> {
  const { noOrders, leaveContact } = turnWords([language], { company: agent.companyName })
  const way = (await findContact(deps, agent, language)) || (agent.accountId === null ? '' : leaveContact)
  return { said: `${noOrders} ${way}`.trimEnd(), way }
}

/**
 * To who wants to buy: what is known to say to it, that nothing is ordered by that, and the way to the business, once;
 * small talk and the owner's own words stand alone.
 */
export async function leadToBusiness(deps: AnswersDeps, talk: Talk, reply: Reply): Promise<Reply> {
  if (reply.kind === 'talk' || reply.answerer === 'correction') return reply
  const { said, way } = await sayNoOrders(deps, talk, reply.language)
  const known = reply.kind === 'unknown' ? '' : reply.text.replace(way, '').trim()
  return known === '' ? { ...reply, kind: 'talk', text: said, unknown: [] } : { ...reply, text: `${known}\n\n${said}` }
}

/** Whether all that is asked is whether something is booked, of which an agent that books nothing knows the answer. */
export const onlyAsksWhetherBooked = (asked: readonly string[]): boolean =>
  asked.length > 0 && asked.every(asksWhetherBooked)

/** To who asks whether they are booked. */
export async function bookedReply(deps: AnswersDeps, talk: Talk): Promise<Reply> {
  const language = languageOf(talk)
  return ownReply('talk', (await sayNoOrders(deps, talk, language)).said, language)
}

/** Whether the business has a way to reach the visitor once the turn is stored. */
export function isKept({ agent, conversation }: Talk, { email, phone }: FoundLead['details']): boolean {
  return Boolean(email ?? phone) && agent.accountId !== null && (!agent.askConsent || conversation.consent === 'given')
}

function languageOf({ agent, locale, turn }: Talk): string {
  const text = turn.said.map((message) => message.text).join('\n')
  return visitorLanguage({ text, locale, history: historyOf(turn) }, agent.language)
}
