import { phrase, visitorLanguage } from '#src/engine/answer/answer.ts'
import { asksWhetherBooked, statesNeed } from '#src/engine/leads/extract-lead.ts'
import { writePhone } from '#src/engine/leads/read-reach.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { type AnswersDeps, type Reply, findContact, toReply } from '#src/features/answers/answers.ts'
import type { Conversation } from './conversations-store.ts'
import type { OpenTurn } from './open-turn.ts'
import {
  type Reading,
  type VisitorDetails,
  asks,
  isTalk,
  readConversation,
  readTurnDetails,
} from './visitor-details.ts'
import { turnWords } from './turn-words.ts'

/** The agent and the visitor of a turn, and their messages. */
export interface TurnContext {
  agent: Agent
  conversation: Conversation
  /** The locale of the visitor's browser, or ''. */
  locale: string
  turn: OpenTurn
  reading: Reading
}

const ownReply = (kind: Reply['kind'], text: string, language: string): Reply => ({
  ...toReply({ kind, parts: [text], sources: [], language, confidence: 1 }),
  answerer: 'none',
})

/** Returns the earlier messages as an answerer reads them. */
export function toHistory({ history }: OpenTurn): { role: 'visitor' | 'agent'; text: string }[] {
  return history.map(({ role, text }) => ({ role: role === 'visitor' ? 'visitor' : 'agent', text }))
}

/** Returns the reply of an agent without credit: what happens to the message and to the visitor's details, if any. */
export function outOfCreditReply(context: TurnContext): Reply {
  const { agent, turn, reading } = context
  const language = languageOf(context)
  const company = agent.companyName
  const { details } = readConversation(turn, reading)
  const text = canReachVisitor(context, details)
    ? turnWords([language], { company }).restingKept
    : phrase('resting', language, { company })
  return ownReply('unknown', text, language)
}

/** Returns the reply to a turn only about the visitor's details: that they are stored, not stored, or deleted. */
export function detailsReply(context: TurnContext, name: 'consented' | 'notKept' | 'forgotten'): Reply {
  const language = languageOf(context)
  const words = turnWords([language], { company: context.agent.companyName })
  const text = name === 'consented' ? `${words.thanks} ${words.consented}` : words[name]
  return ownReply('talk', text, language)
}

/** Returns thanks for some details that repeats them, or '' without details. */
export function confirm(context: TurnContext, { name, email, phone }: VisitorDetails): string {
  const language = languageOf(context)
  const values = [phone && writePhone(phone.value, context.reading.countries), email?.value].filter(Boolean)
  const words = turnWords([language], { name: capitalised(name?.value ?? ''), details: values.join(', ') })
  const understood = values.length === 0 ? '' : isAskedFirst(context) ? words.yourDetails : words.noted
  return [name ? words.thanksTo : words.thanks, understood].filter(Boolean).join(' ')
}

/** Reports whether the agent must still ask for consent. */
const isAskedFirst = ({ agent, conversation }: TurnContext): boolean =>
  agent.askConsent && conversation.consent !== 'given'

/** Capitalizes a name that was typed in lower case. */
const capitalised = (name: string): string =>
  name === name.toLowerCase() ? name.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase()) : name

/**
 * Returns the reply to a visitor who only gave details: what was understood, whether the business has it now, and one
 * next step.
 */
export async function replyToDetails(deps: AnswersDeps, context: TurnContext, details: VisitorDetails): Promise<Reply> {
  const { agent, reading } = context
  const language = languageOf(context)
  const company = agent.companyName
  const words = turnWords([language], { company, phone: reading.phone })
  const said = [confirm(context, details)]
  if (!details.email && !details.phone) said.push(phrase('empty', language, { company }))
  else if (canReachVisitor(context, details))
    said.push(words.consented, wants(context) ? words.noOrders : reading.phone && words.urgent)
  else {
    if (wants(context)) said.push(words.noOrders)
    // The consent question follows this text.
    if (!isAskedFirst(context)) said.push(await findContact(deps, agent, language))
  }
  return ownReply('talk', said.filter(Boolean).join(' '), language)
}

/** Reports whether a turn with details asks nothing: it only greets, or says what the visitor needs. */
export function onlyGivesDetails(
  { reading }: TurnContext,
  { details, asked }: { details: VisitorDetails; asked: readonly string[] },
): boolean {
  const isReachable = Boolean(details.email ?? details.phone)
  const tells = (text: string): boolean =>
    isTalk(text) || (isReachable && statesNeed(text) && !asks(text, reading.language))
  return Object.keys(details).length > 0 && asked.every(tells)
}

const QUESTION_MARK = /[?؟？]/u

const wants = ({ turn, reading }: TurnContext): boolean => readTurnDetails(turn, reading).stage === 'ready'

/** Reports whether a turn only says that the visitor wants to buy, without a question. */
export function onlyWantsToBuy(context: TurnContext): boolean {
  return context.turn.said.every(({ text }) => !QUESTION_MARK.test(text)) && wants(context)
}

/** Returns that the chat takes no bookings or orders, with the way to the business. */
async function sayNoOrders(
  deps: AnswersDeps,
  { agent }: TurnContext,
  language: string,
): Promise<{ said: string; way: string }> {
  const { noOrders, leaveContact } = turnWords([language], { company: agent.companyName })
  const way = (await findContact(deps, agent, language)) || (agent.accountId === null ? '' : leaveContact)
  return { said: `${noOrders} ${way}`.trimEnd(), way }
}

/**
 * Returns the reply to a visitor who wants to buy: the answer, that the chat takes no orders, and once the way to the
 * business. Small talk and corrections stay as they are.
 */
export async function directToBusiness(deps: AnswersDeps, context: TurnContext, reply: Reply): Promise<Reply> {
  if (reply.kind === 'talk' || reply.answerer === 'correction') return reply
  const { said, way } = await sayNoOrders(deps, context, reply.language)
  const known = reply.kind === 'unknown' ? '' : reply.text.replace(way, '').trim()
  return known === '' ? { ...reply, kind: 'talk', text: said, unknown: [] } : { ...reply, text: `${known}\n\n${said}` }
}

/** Reports whether a turn only asks whether something is booked. An agent that books nothing knows the answer. */
export const onlyAsksWhetherBooked = (asked: readonly string[]): boolean =>
  asked.length > 0 && asked.every(asksWhetherBooked)

/** Returns the reply to a visitor who asks whether they are booked. */
export async function replyToBookingQuestion(deps: AnswersDeps, context: TurnContext): Promise<Reply> {
  const language = languageOf(context)
  return ownReply('talk', (await sayNoOrders(deps, context, language)).said, language)
}

/** Reports whether the business can reach the visitor once the turn is stored. */
export function canReachVisitor({ agent, conversation }: TurnContext, { email, phone }: VisitorDetails): boolean {
  return Boolean(email ?? phone) && agent.accountId !== null && (!agent.askConsent || conversation.consent === 'given')
}

function languageOf({ agent, locale, turn }: TurnContext): string {
  const text = turn.said.map((message) => message.text).join('\n')
  return visitorLanguage({ text, locale, history: toHistory(turn) }, agent.language)
}
