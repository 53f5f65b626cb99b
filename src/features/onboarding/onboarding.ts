import { AppError } from '#src/base/errors.ts'
import type { CreateAgentResponse } from '#src/contract/api/agents-contract.ts'
import { canonicalWebsite } from '#src/engine/crawl/canonical-website.ts'
import { type Settle, runOnce } from '#src/features/accounts/accounts.ts'
import { findAccountUse, finishCreation, releaseCreation, reserveCreation } from '#src/features/agents/agents.ts'
import { insertKnowledge, prepareKnowledge, queueFollowUps } from '#src/features/knowledge/knowledge.ts'
import { queueClaimMail } from '#src/features/mail/mail.ts'
import { type FirstReading, checkWebsite, isSampleSite, saveFirstReading } from '#src/features/research/research.ts'
import type { Tx } from '#src/store/database.ts'
import type { AgentCreation, OnboardingDeps } from './creation-types.ts'
import { answerRepeatedCreation, toCreateAgentResponse } from './creation-answer.ts'
import { gatherKnowledge } from './gather-knowledge.ts'
import { isRepeatedCreation } from './repeat-creation.ts'
import { updateStoredAgent, storeAgent } from './store-agent.ts'

export type { OnboardingDeps } from './creation-types.ts'
export { listTextsToReview, listWrittenSettings } from './list-review-texts.ts'

/**
 * Creates an agent: reserves the website before research, then stores everything in one transaction; a failure leaves
 * nothing behind. A website's problems never fail the call; they become warnings. A repeated call returns the existing
 * agent.
 */
export async function createAgent(deps: OnboardingDeps, creation: AgentCreation): Promise<CreateAgentResponse> {
  const website = creation.website_url === undefined ? undefined : await checkWebsite(deps, creation.website_url)
  checkLinkedIn(creation.linkedin_url)
  return runOnce(deps.db, creation.call, {
    run: (settle) => reserveAndCreate(deps, creation, website, settle),
    replay: (agentId) => answerRepeatedCreation(deps, creation, agentId),
  })
}

async function reserveAndCreate(
  deps: OnboardingDeps,
  creation: AgentCreation,
  website: URL | undefined,
  settle: Settle | undefined,
): Promise<CreateAgentResponse> {
  const claimed = website && !isSampleSite(deps, website) ? canonicalWebsite(website) : null
  const reservation = await reserveCreation(deps.db, {
    owner: creation.accountId ? `account:${creation.accountId}` : `email:${creation.email}`,
    addressHash: creation.accountId ? null : creation.address.counted,
    website: claimed,
    limits: await limitsOf(deps, creation),
    isRepeatedCreation: (db, existing) => isRepeatedCreation(db, creation, existing),
  })
  const { existing } = reservation
  try {
    creation.report({ type: 'started', website_url: website?.href })
    const gathered = await gatherKnowledge(deps, creation, website)
    const knowledge = await prepareKnowledge(deps, gathered.items)
    const stored = await deps.db.transaction().execute(async (db) => {
      const facts = {
        websiteUrl: website?.href ?? null,
        website: claimed,
        gathered,
        embeddingModel: knowledge.model,
      }
      const created = existing
        ? await updateStoredAgent(db, existing, creation, facts)
        : await storeAgent(db, deps.config, creation, facts)
      await insertKnowledge(db, created.agent.id, knowledge)
      await queueFollowUps(deps.queue, db, created.agent.id, knowledge)
      if (gathered.reading) await keepReading(deps, db, created.agent.id, gathered.reading)
      if (!existing && !creation.accountId && creation.email)
        await queueClaimMail(deps, db, created.agent.id, creation.email)
      await finishCreation(db, reservation, created.agent.id)
      await creation.note(db, created.agent.id)
      await settle?.(db, created.agent.id)
      return created
    })
    return toCreateAgentResponse(deps, {
      ...stored,
      knowledgeCount: gathered.items.filter(({ state = 'live' }) => state === 'live').length,
    })
  } catch (error) {
    await releaseCreation(deps.db, reservation.id)
    throw error
  }
}

/** Returns the settings' limits, unless the account has exceptions. */
async function limitsOf(
  { db, config }: OnboardingDeps,
  { accountId }: AgentCreation,
): Promise<OnboardingDeps['config']['creation']> {
  const account = accountId === undefined ? undefined : await findAccountUse(db, accountId)
  return { ...config.creation, perOwnerPerDay: account?.agentsPerDay ?? config.creation.perOwnerPerDay }
}

/** Stores what was read and queues a job for the rest. */
async function keepReading(
  { queue, config }: OnboardingDeps,
  db: Tx,
  agentId: string,
  reading: FirstReading,
): Promise<void> {
  await saveFirstReading(db, agentId, reading, config.crawl.refreshHours)
  if (!reading.isFinished) await queue.send(db, 'read-rest', { agent_id: agentId }, { key: agentId })
}

function checkLinkedIn(text: string | undefined): void {
  if (text === undefined || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return
  throw new AppError(
    'invalid_input',
    'Invalid linkedin_url: write the full URL, such as https://www.linkedin.com/company/example',
  )
}
