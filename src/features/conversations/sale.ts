import type { ChatAction } from '#src/contract/chat/chat-contract.ts'
import type { FoundDetail, FoundLead, LeadField } from '#src/engine/leads/extract-lead.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { OfficeHours, Reply } from '#src/features/answers/answers.ts'
import { readAgreement } from './agreement.ts'
import { consentWords } from './consent-words.ts'
import type { Conversation, StoredMessage } from './conversations-store.ts'
import type { OpenTurn } from './open-turn.ts'
import { type Reading, readConversation, readTurnDetails, hasRetractedContact } from './visitor-details.ts'
import { type TurnWords, sayHours, turnWords } from './turn-words.ts'

/** The results of a turn besides its answer. */
export interface SaleStep {
  /** Text after the answer, or ''. */
  suffix: string
  actions: ChatAction[]
  /** Notify the owner: the visitor asked for a person, or two replies in a row did not know. */
  callsPerson: boolean
  consent: Conversation['consent']
  /** The visitor took their contact details back, so no lead stays. */
  takesBack: boolean
  /** The lead to store, given by the visitor with consent if it is required. */
  lead: FoundLead | undefined
  /** Part of the lead or the consent is new in this turn, so it may be the visitor's first. */
  isNews: boolean
}

export interface SaleInput {
  agent: Agent
  conversation: Conversation
  turn: OpenTurn
  reply: Reply
  hours: OfficeHours
  reading: Reading
}

/**
 * Decides the next step of a sale. It promises nothing that does not happen: it says that a person is notified only if
 * there is an owner.
 */
export function planSale(input: SaleInput): SaleStep {
  const { agent, conversation, turn, reply, hours, reading } = input
  const words = turnWords([reply.language, agent.language], { company: agent.companyName })
  const found = readLead(input)
  const isReachable = Boolean(found.details.email ?? found.details.phone)
  const agreement = readAgreement(agent, conversation, turn)
  const takesBack = hasRetractedContact(turn, reading)
  const agreed = !agent.askConsent || conversation.consent === 'given' || agreement === 'given'
  const isNew = [found.details.email, found.details.phone].some((detail) =>
    turn.said.some(({ id }) => id === detail?.messageId),
  )
  const asksConsent = isReachable && !agreed && (isNew || agreement === 'unclear')
  const callsPerson =
    agent.accountId !== null &&
    conversation.mode === 'agent' &&
    (reply.wantsPerson || isSecondUnknown(turn.history, reply))
  const isWaiting = agent.accountId !== null && conversation.mode === 'waiting' && reply.wantsPerson
  const openness = sayHours(words, hours)
  const nextConsent = (): Conversation['consent'] => {
    if (takesBack || agreement === 'refused') return 'none'
    if (agreed && agent.askConsent && isReachable) return 'given'
    return asksConsent ? 'asked' : conversation.consent
  }
  const suffix = [
    ...(agreement === 'given' && reply.answerer !== 'none' ? [words.thanks, words.consented] : []),
    ...(takesBack && reply.answerer !== 'none' ? [words.forgotten] : []),
    ...(callsPerson || isWaiting ? [words.waiting] : []),
    ...((callsPerson || reply.wantsPerson) && openness ? [openness] : []),
    ...(callsPerson && !isReachable ? [words.leaveContact] : []),
    ...(asksConsent ? [consentWords(agent, words).question] : []),
  ].join(' ')
  return {
    suffix: suffix && `\n\n${suffix}`,
    actions: listActions(input, { words, isReachable, callsPerson }),
    callsPerson,
    consent: nextConsent(),
    takesBack,
    lead: isReachable && agreed ? found : undefined,
    isNews: agreement === 'given' || isUnanswered(turn, found),
  }
}

/** Reports whether part of the lead comes from messages without a reply yet. */
function isUnanswered({ history, said }: OpenTurn, { details }: FoundLead): boolean {
  const unheard = [...history, ...said].filter(({ turnId }) => !history.some(({ id }) => id === turnId))
  return Object.values(details).some(({ messageId }) => unheard.some(({ id }) => id === messageId))
}

function isSecondUnknown(history: readonly StoredMessage[], { kind, answerer }: Reply): boolean {
  const before = history.findLast(({ role }) => role !== 'visitor')
  return kind === 'unknown' && answerer !== 'none' && before?.role === 'agent' && !before.answered
}

/**
 * Returns what the visitor said about themselves in the whole conversation. What a model noted counts only if the
 * visitor's own words contain it.
 */
function readLead(input: SaleInput): FoundLead {
  const { turn, reply, reading } = input
  const messages = [...turn.history, ...turn.said].filter(({ role }) => role === 'visitor')
  const found = readConversation(turn, reading)
  const noted = (['name', 'company', 'need', 'budget'] as const).flatMap((field): [LeadField, FoundDetail][] => {
    const value = reply.noted[field]?.trim() ?? ''
    const message =
      value === '' ? undefined : messages.findLast(({ text }) => text.toLowerCase().includes(value.toLowerCase()))
    return message ? [[field, { value, words: value, messageId: message.id }]] : []
  })
  return { ...found, details: { ...Object.fromEntries(noted), ...found.details } }
}

interface Situation {
  words: TurnWords
  isReachable: boolean
  callsPerson: boolean
}

/** Replies to wait before the agent offers a next step again without being asked. */
const QUIET_REPLIES = 4

/**
 * Returns the actions to offer: if the agent does not know or cannot settle it, if the visitor shows intent, and beside
 * an offer with a link of the site. It does not repeat them with every reply, and asks for contact details only after
 * intent.
 */
function listActions(input: SaleInput, { words, isReachable, callsPerson }: Situation): ChatAction[] {
  const { agent, conversation, reply, turn } = input
  const { nextStep, url } = reply.contact
  const isStuck = reply.kind === 'unknown' || reply.wantsPerson || reply.isForPerson
  const { stage } = readTurnDetails(turn, input.reading)
  const hasIntent = stage === 'ready' || (reply.kind === 'known' && stage === 'interested')
  const isQuiet = wasOffered(turn.history) && stage !== 'ready'
  if (!isStuck && (isQuiet || !(hasIntent || (nextStep && reply.cards.length > 0)))) return []
  const link = isStuck || !nextStep ? { label: words.contactPage, url } : nextStep
  return [
    ...(link.url ? [{ type: 'link' as const, ...link }] : []),
    ...(isReachable || !(isStuck || hasIntent) ? [] : [{ type: 'contact_form' as const, label: words.contactForm }]),
    ...(isStuck && !callsPerson && agent.accountId !== null && conversation.mode === 'agent'
      ? [{ type: 'handoff' as const, label: words.talkToPerson }]
      : []),
  ]
}

function wasOffered(history: readonly StoredMessage[]): boolean {
  const replies = history.filter(({ role }) => role === 'agent').slice(-QUIET_REPLIES)
  return replies.some(({ answered, actions }) => answered && actions.length > 0)
}
