import type { Agent } from '#src/features/agents/agents.ts'
import type { IndexDeps } from '#src/features/answers/answers.ts'
import { forgetLead, recordLead, toDetails } from '#src/features/leads/leads.ts'
import type { MailQueueDeps } from '#src/features/mail/mail.ts'
import { agreedBy } from './consent-words.ts'
import {
  type Conversation,
  type StoredMessage,
  findConversation,
  listMessages,
  updateConversation,
} from './conversations-store.ts'
import { HISTORY_MESSAGES, type DetectHandoffRequest } from './open-turn.ts'
import { requestPerson } from './people.ts'
import { plainReading, readConversation, readingFor, hasRetractedContact } from './visitor-details.ts'
import { spokenLanguage } from './turn-words.ts'

/** A person who wrote or was written to more recently is still there. */
const QUIET_MS = 10 * 60_000

/**
 * Handles a visitor's message while a person has taken over and the agent is silent: notifies the owner after a quiet
 * period, and records the visitor's details, with their consent if the owner asks for it.
 */
export async function prepareHandoffDetection(
  deps: IndexDeps & MailQueueDeps,
  { agent, conversation }: { agent: Agent; conversation: Conversation },
): Promise<DetectHandoffRequest> {
  if (conversation.preview) return () => Promise.resolve()
  // Before the transaction, which may hold the database's only session.
  const isSilent = conversation.mode === 'person'
  const reading = isSilent ? await readingFor(deps, agent, conversation) : plainReading(agent, conversation)
  return async (tx, said) => {
    const messages = await listMessages(tx, conversation.id, HISTORY_MESSAGES + said.length)
    const isSaidNow = (messageId: string): boolean => said.some(({ id }) => id === messageId)
    const context = { history: messages.filter(({ id }) => !isSaidNow(id)), said }
    if (isQuiet(context)) await requestPerson(deps, tx, conversation)
    if (hasRetractedContact(context, reading)) {
      await forgetLead(tx, conversation.id)
      return updateConversation(tx, conversation.id, { consent: 'none' })
    }
    if (agent.askConsent && (await findConversation(tx, conversation.id))?.consent !== 'given') return undefined
    const lead = readConversation(context, reading)
    const isNews = Object.values(lead.details).some(({ messageId }) => isSaidNow(messageId))
    const consent = agreedBy(agent, context, spokenLanguage(conversation.locale, agent))
    const found = { details: toDetails(lead), stage: lead.stage, consent, newFrom: said[0]?.id, isNews }
    await recordLead(deps, tx, { agent, conversationId: conversation.id }, found)
    return undefined
  }
}

function isQuiet({ history, said }: { history: readonly StoredMessage[]; said: readonly StoredMessage[] }): boolean {
  const [before, since] = [history.at(-1)?.createdAt, said[0]?.createdAt]
  return since !== undefined && since.getTime() - (before?.getTime() ?? 0) > QUIET_MS
}
