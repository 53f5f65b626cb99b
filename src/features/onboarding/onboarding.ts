import { AppError } from '#src/base/errors.ts'
import type { CreateAgentResponse } from '#src/contract/api/agents-contract.ts'
import { canonicalWebsite, parseWebsiteUrl } from '#src/engine/crawl/canonical-website.ts'
import { finishCreation, releaseCreation, reserveCreation } from '#src/features/agents/agents.ts'
import { chatLink, embedCode } from '#src/features/channels/channels.ts'
import { insertKnowledge, prepareKnowledge, queueMissingVectors, toNewItem } from '#src/features/knowledge/knowledge.ts'
import { type UnfinishedSite, isSampleSite, saveUnfinished } from '#src/features/research/research.ts'
import type { Tx } from '#src/store/database.ts'
import type { AgentCreation, OnboardingDeps } from './creation-types.ts'
import { type Gathered, gatherKnowledge } from './gather-knowledge.ts'
import { type StoredAgent, storeAgent } from './store-agent.ts'

/**
 * Creates an agent: the website is reserved before any research, everything is stored in one transaction after it, and whatever goes
 * wrong in between leaves nothing behind. What a website does never fails the call; it becomes a warning.
 */
export async function createAgent(deps: OnboardingDeps, creation: AgentCreation): Promise<CreateAgentResponse> {
  const website = await checkWebsite(deps, creation.website_url)
  checkLinkedIn(creation.linkedin_url)
  const claimed = website && !isSampleSite(deps, website) ? canonicalWebsite(website) : null
  const reservation = await reserveCreation(deps.db, {
    owner: creation.accountId ? `account:${creation.accountId}` : `email:${creation.email}`,
    addressHash: creation.accountId ? null : creation.addressHash,
    website: claimed,
    limits: deps.config.creation,
  })
  try {
    creation.report({ type: 'started', ...(website ? { website_url: website.href } : {}) })
    const gathered = await gatherKnowledge(deps, creation, website)
    const knowledge = await prepareKnowledge(
      deps,
      gathered.items.map(({ draft, origin }) => toNewItem(draft, origin)),
    )
    const stored = await deps.db.transaction().execute(async (db) => {
      const created = await storeAgent(db, deps.config, creation, {
        websiteUrl: website?.href ?? null,
        website: claimed,
        gathered,
        embeddingModel: knowledge.model,
      })
      await insertKnowledge(db, created.agent.id, knowledge)
      await queueMissingVectors(deps.queue, db, created.agent.id, knowledge)
      if (gathered.unfinished) await readOn(deps, db, created.agent.id, gathered.unfinished)
      await finishCreation(db, reservation, created.agent.id)
      return created
    })
    return toResponse(deps, stored, gathered)
  } catch (error) {
    await releaseCreation(deps.db, reservation)
    throw error
  }
}

/** The rest of the website is read by a job. */
async function readOn({ queue }: OnboardingDeps, db: Tx, agentId: string, unfinished: UnfinishedSite): Promise<void> {
  await saveUnfinished(db, agentId, unfinished)
  await queue.send(db, 'read-rest', { agent_id: agentId }, { key: agentId })
}

function toResponse({ addresses, config }: OnboardingDeps, stored: StoredAgent, gathered: Gathered): CreateAgentResponse {
  const { agent, isNewUser, claimToken } = stored
  const { items, warnings, missing } = gathered
  return {
    success: true,
    agent_id: agent.id,
    agent_name: agent.name,
    company_name: agent.companyName,
    ...(agent.channels.includes('webchat')
      ? { webchat_embed_code: embedCode(addresses, agent.widgetKey), webchat_widget_key: agent.widgetKey }
      : {}),
    ...(agent.channels.includes('whatsapp') ? { whatsapp_link: chatLink(addresses, agent) } : {}),
    is_new_user: isNewUser,
    ...(claimToken ? { claim_url: `${addresses.app()}/login?invite=${claimToken}` } : {}),
    dashboard_url: `${addresses.app()}/dashboard/ai-agent`,
    trial_info: { expires_in_days: config.trial.days, message_limit: config.trial.messages },
    knowledge_base_count: items.length,
    ...(warnings.length > 0 ? { warnings } : {}),
    ...(missing.length > 0 ? { missing_content_hints: missing } : {}),
  }
}

async function checkWebsite(deps: OnboardingDeps, text: string | undefined): Promise<URL | undefined> {
  if (text === undefined) return undefined
  const parsed = parseWebsiteUrl(text)
  const problem = 'problem' in parsed ? parsed.problem : await deps.web.checkHost(parsed.url)
  if (problem !== undefined) throw new AppError('invalid_input', `Invalid website_url: ${problem}`)
  return 'url' in parsed ? parsed.url : undefined
}

function checkLinkedIn(text: string | undefined): void {
  if (text === undefined || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return
  throw new AppError('invalid_input', 'Invalid linkedin_url: write the whole address, such as https://www.linkedin.com/company/example')
}
