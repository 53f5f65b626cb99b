import type { Agent } from '#src/features/agents/agents.ts'
import {
  type AnswerSetup,
  type AnswersDeps,
  type Reply,
  answerVisitor,
  findHours,
} from '#src/features/answers/answers.ts'
import { readAgreement, withoutAgreement } from './agreement.ts'
import type { Conversation } from './conversations-store.ts'
import type { OpenTurn } from './open-turn.ts'
import {
  type TurnContext,
  canReachVisitor,
  confirm,
  detailsReply,
  directToBusiness,
  onlyAsksWhetherBooked,
  onlyGivesDetails,
  onlyWantsToBuy,
  outOfCreditReply,
  replyToBookingQuestion,
  replyToDetails,
  toHistory,
} from './own-replies.ts'
import { type SaleStep, planSale } from './sale.ts'
import {
  type Reading,
  type VisitorDetails,
  asks,
  describeVisitor,
  hasOnlyRetractedContact,
  readConversation,
  separateDetails,
} from './visitor-details.ts'

/** Who is answered, and who waits for it. */
export interface WritingInput {
  agent: Agent
  conversation: Conversation
  /** The visitor's locale at this message, or ''. */
  locale: string
  /** Shows the reply while a model writes it. Without it, nothing is shown before the reply is stored. */
  streams?: boolean
  /** Aborted when nobody waits for the reply. The rest is then not written. */
  signal?: AbortSignal
}

/** Tokens of a model that the budgets have not paid for yet. */
export interface Bill {
  tokens: number
}

export interface Writing {
  turn: OpenTurn
  setup: AnswerSetup
  bill: Bill
  /** Aborted when a later message or a person has ended the turn. */
  taken: AbortSignal
  reading: Reading
  /** Marks the turn as shown, before any of the reply is. Returns false if another message has taken it over. */
  markShown: () => Promise<boolean>
}

/** Yields the text to show while a model writes, and returns it with the whole reply. */
export async function* writeReply(
  deps: AnswersDeps,
  input: WritingInput,
  { turn, taken, bill, setup, reading, markShown }: Writing,
): AsyncGenerator<{ type: 'text'; text: string }, { reply: Reply; shown: string } | undefined> {
  const { agent, conversation, locale } = input
  const context = { agent, conversation, locale, turn, reading }
  const { texts: asked, details } = separateDetails(turn, reading)
  const left = withoutAgreement(conversation, readAgreement(agent, conversation, turn), asked)
  const own = await findOwnReply(deps, input, { context, details, asked, left })
  if (own) return { reply: own, shown: '' }
  const history = toHistory(turn)
  const signal = input.signal ? AbortSignal.any([taken, input.signal]) : taken
  const question = {
    texts: left.length > 0 ? left : asked,
    locale,
    now: new Date(),
    timeZone: agent.timeZone,
    history,
    visitor: describeVisitor(readConversation(turn, reading)),
    signal,
    onTokens: (tokens: number) => void (bill.tokens += tokens),
  }
  // Disposing of the answer ends the model's call if nobody waits for the reply.
  await using answer = answerVisitor(deps, agent, question, setup)
  const opening = details.email || details.phone ? `${confirm(context, details)}\n\n` : ''
  // If a text beside contact details asks nothing, a reply that does not know is not shown.
  const onlyGives = opening !== '' && !left.some((text) => asks(text, reading.language))
  const streams = input.streams && !onlyGives
  let shown = ''
  try {
    let next = await answer.next()
    for (; !next.done; next = await answer.next()) {
      if (taken.aborted || (streams && shown === '' && !(await markShown()))) return undefined
      if (!streams) continue
      const text = shown === '' ? opening + next.value : next.value
      shown += text
      yield { type: 'text', text }
    }
    if (taken.aborted) return undefined
    if (onlyGives && next.value.kind === 'unknown')
      return {
        reply: { ...(await replyToDetails(deps, context, details)), wantsPerson: next.value.wantsPerson },
        shown,
      }
    // The built-in answer to a visitor who wants to buy gets the way to the business.
    const leads = deps.answerModel === undefined && onlyWantsToBuy(context)
    const reply = leads ? await directToBusiness(deps, context, next.value) : next.value
    return { reply: { ...reply, text: opening + reply.text }, shown }
  } catch (error) {
    if (taken.aborted) return undefined
    throw error
  }
}

/** Returns the reply to consent, to details alone, or without credit, none of which needs an answer. */
async function findOwnReply(
  deps: AnswersDeps,
  input: WritingInput,
  { context, details, asked, left }: { context: TurnContext; details: VisitorDetails; asked: string[]; left: string[] },
): Promise<Reply | undefined> {
  const { agent, conversation, turn, reading } = context
  const agreement = readAgreement(agent, conversation, turn)
  if (hasOnlyRetractedContact(turn, reading)) return detailsReply(context, 'forgotten')
  if (left.length === 0 && agreement === 'given') return detailsReply(context, 'consented')
  if (left.length === 0 && agreement === 'refused') return detailsReply(context, 'notKept')
  if (
    asked.length === 0 ||
    onlyGivesDetails(context, { details, asked: left }) ||
    (onlyWantsToBuy(context) && canReachVisitor(context, details))
  )
    return replyToDetails(deps, context, details)
  if (isOutOfCredit(input, turn)) return outOfCreditReply(context)
  return onlyAsksWhetherBooked(asked) ? replyToBookingQuestion(deps, context) : undefined
}

/** Plans the next step of the sale, and returns it with the whole text of the reply. */
export async function planReply(
  deps: AnswersDeps,
  { agent, conversation }: WritingInput,
  { turn, reply, reading }: Pick<Writing, 'turn' | 'reading'> & { reply: Reply },
): Promise<{ step: SaleStep; text: string }> {
  const hours = reply.kind === 'known' ? { now: '', text: '' } : await findHours(deps, agent, reply.language)
  const step = planSale({ agent, conversation, turn, reply, hours, reading })
  return { step, text: reply.text + step.suffix }
}

/** Reports whether the trial of the agent paid for no reply. */
export function isOutOfCredit({ conversation }: WritingInput, turn: OpenTurn): boolean {
  return !turn.paid && !conversation.preview
}
