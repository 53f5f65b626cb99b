import type { ReviewText } from '#src/contract/app/app-contract.ts'
import { phrase } from '#src/engine/answer/answer.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { listCorrections } from '#src/features/answers/answers.ts'
import { listWrittenItems } from '#src/features/knowledge/knowledge.ts'
import type { Db } from '#src/store/database.ts'

const SHOWN_ITEMS = 20

/**
 * Lists what somebody else may have planted in an agent, for its new owner to review: the settings that a person wrote,
 * and the knowledge that was not read from the website.
 */
export async function listTextsToReview(db: Db, agent: Agent): Promise<ReviewText[]> {
  const { items, count } = await listWrittenItems(db, agent.id, SHOWN_ITEMS)
  const more = count - items.length
  return [
    ...(await listWrittenSettings(db, agent)),
    ...items.map(({ title, content }) => ({ field: 'item' as const, text: `${title} – ${content}` })),
    ...(more > 0 ? [{ field: 'more_items' as const, text: String(more) }] : []),
  ]
}

/** Lists the settings of an agent that a person wrote. Leaves out what Foyer chose. */
export async function listWrittenSettings(db: Db, agent: Agent): Promise<ReviewText[]> {
  const { appearance, companyName, language } = agent
  const isDefault = agent.greeting === phrase('greeting', language, { company: companyName })
  const texts: ReviewText[] = [
    { field: 'greeting', text: isDefault ? '' : agent.greeting },
    ...(appearance.questions ?? []).map((text) => ({ field: 'question' as const, text })),
    { field: 'launcher', text: appearance.launcher ?? '' },
    { field: 'bubble', text: appearance.bubble ?? '' },
    { field: 'goals', text: agent.goals },
    { field: 'consent_text', text: agent.consentText ?? '' },
    { field: 'privacy_url', text: agent.privacyUrl ?? '' },
    ...(await listCorrections(db, agent.id)).map(({ question, answer }) => ({
      field: 'correction' as const,
      text: `${question} – ${answer}`,
    })),
  ]
  return texts.filter(({ text }) => text !== '')
}
