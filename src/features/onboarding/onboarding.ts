import { AppError } from '#src/base/errors.ts'
import type { CreateAgentResponse, DryRunResponse } from '#src/contract/api/agents-contract.ts'
import { type Settle, runOnce } from '#src/features/accounts/accounts.ts'
import { finishCreation, releaseCreation, reserveCreation } from '#src/features/agents/agents.ts'
import { announceHeld, insertKnowledge, prepareKnowledge, queueFollowUps } from '#src/features/knowledge/knowledge.ts'
import { queueClaimMail } from '#src/features/mail/mail.ts'
import {
  type FirstReading,
  announceResearch,
  checkWebsite,
  queueLineJudging,
  saveCodebase,
  saveFirstReading,
} from '#src/features/research/research.ts'
import type { Tx } from '#src/store/database.ts'
import type { AgentCreation, OnboardingDeps } from './creation-types.ts'
import { type BatchDeps, runRows } from './batches.ts'
import { copySettings } from './copy-settings.ts'
import { answerRepeatedCreation, toCreateAgentResponse } from './creation-answer.ts'
import { creationRequest } from './creation-request.ts'
import { type DryRunDeps, planAgent } from './dry-run.ts'
import { gatherKnowledge } from './gather-knowledge.ts'
import { updateStoredAgent, storeAgent } from './store-agent.ts'

export type { OnboardingDeps } from './creation-types.ts'
export type { Batch, BatchProgress } from './batch-types.ts'
export type { NewRow } from './batches-store.ts'
export { cancelBatch, createBatch, getBatch, listBatches } from './batches.ts'
export { listTextsToReview, listWrittenSettings } from './list-review-texts.ts'

/**
 * Creates an agent: reserves the website before research, then stores everything in one transaction; a failure leaves
 * nothing behind. A website's problems never fail the call; they become warnings. A repeated call returns the existing
 * agent.
 */
export async function createAgent(deps: OnboardingDeps, creation: AgentCreation): Promise<CreateAgentResponse> {
  const website = await checkAddresses(deps, creation)
  return runOnce(deps.db, creation.call, {
    run: (settle) => reserveAndCreate(deps, creation, website, settle),
    replay: (agentId) => answerRepeatedCreation(deps, creation, agentId),
  })
}

/** Creates the agents of a batch that still wait. Throws if some should be tried again. */
export function runBatch(deps: BatchDeps, batchId: string, signal: AbortSignal): Promise<void> {
  return runRows(deps, batchId, { create: createAgent, signal })
}

/** Returns what `createAgent` would store for this call, and stores and sends nothing. */
export async function dryRunAgent(deps: DryRunDeps, creation: AgentCreation): Promise<DryRunResponse> {
  return planAgent(deps, creation, await checkAddresses(deps, creation))
}

async function reserveAndCreate(
  deps: OnboardingDeps,
  creation: AgentCreation,
  website: URL | undefined,
  settle: Settle | undefined,
): Promise<CreateAgentResponse> {
  const request = await creationRequest(deps, creation, website)
  const reservation = await reserveCreation(deps.db, request)
  const { existing } = reservation
  try {
    creation.report({ type: 'started', website_url: website?.href })
    const gathered = await gatherKnowledge(deps, creation, website)
    const knowledge = await prepareKnowledge(deps, gathered.items)
    const stored = await deps.db.transaction().execute(async (db) => {
      const facts = {
        websiteUrl: website?.href ?? null,
        website: request.website,
        gathered,
        embeddingModel: knowledge.model,
      }
      const created = existing
        ? await updateStoredAgent(db, existing, creation, facts)
        : await storeAgent(db, deps.config, creation, facts)
      const ids = await insertKnowledge(db, created.agent.id, knowledge)
      const stored = knowledge.items.map((item, at) => ({ id: ids[at] ?? '', item }))
      await announceHeld(deps, db, created.agent.id, stored)
      await queueFollowUps(deps.queue, db, created.agent.id, knowledge)
      if (creation.codebase_context) await saveCodebase(db, created.agent.id, creation.codebase_context)
      if (gathered.items.some(({ author }) => author !== 'owner')) await queueLineJudging(deps, db, created.agent.id)
      if (gathered.reading) await keepReading(deps, db, created.agent.id, gathered.reading)
      if (!existing && creation.batch?.template)
        await copySettings(deps.queue, db, created.agent, creation.batch.template)
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

/** Stores what was read and queues a job for the rest. */
async function keepReading(
  { queue, config }: OnboardingDeps,
  db: Tx,
  agentId: string,
  reading: FirstReading,
): Promise<void> {
  await saveFirstReading(db, agentId, reading, config.crawl.refreshHours)
  if (reading.isFinished) await announceResearch({ queue }, db, agentId)
  else await queue.send(db, 'read-rest', { agent_id: agentId }, { key: agentId })
}

/** Returns the website to read, if there is one. Throws `invalid_website` or `invalid_input`. */
async function checkAddresses(
  deps: OnboardingDeps,
  { website_url: websiteUrl, linkedin_url: linkedinUrl }: AgentCreation,
): Promise<URL | undefined> {
  const website = websiteUrl === undefined ? undefined : await checkWebsite(deps, websiteUrl)
  checkLinkedIn(linkedinUrl)
  return website
}

function checkLinkedIn(text: string | undefined): void {
  if (text === undefined || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return
  throw new AppError(
    'invalid_input',
    'Invalid linkedin_url: write the full URL, such as https://www.linkedin.com/company/example',
  )
}
