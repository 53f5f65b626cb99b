import { type Agent, changeAgent } from '#src/features/agents/agents.ts'
import { updateAppearance } from '#src/features/channels/channels.ts'
import { queueReprocessing } from '#src/features/research/research.ts'
import type { Tx } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'

/**
 * Gives a new agent the appearance, behavior, instructions and limits of another one. Leaves out what belongs to one
 * business: names, greeting, knowledge, time zone, credits and secrets.
 */
export async function copySettings(queue: Queue, db: Tx, agent: Agent, template: Agent): Promise<void> {
  const { appearance, retentionDays, askConsent, consentText, visitorTexts, privacyUrl } = template
  const { visitorMcp, tone, languages, goals } = template
  await updateAppearance(db, agent.id, { appearance })
  const behavior = { visitorMcp, tone, languages, goals }
  await changeAgent(db, agent.id, { retentionDays, askConsent, consentText, visitorTexts, privacyUrl, ...behavior })
  if (visitorTexts && agent.websiteUrl !== null) await queueReprocessing(queue, db, agent)
}
