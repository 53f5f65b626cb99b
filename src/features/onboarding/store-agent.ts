import { createId } from '#src/base/ids.ts'
import { createToken } from '#src/base/tokens.ts'
import { phrase } from '#src/engine/answer/answer.ts'
import { registerEmail } from '#src/features/accounts/accounts.ts'
import { AppError } from '#src/base/errors.ts'
import { type Agent, createClaimToken, insertAgent, updateCreated } from '#src/features/agents/agents.ts'
import { deleteUneditedOf } from '#src/features/knowledge/knowledge.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { createChatCode } from '#src/features/channels/channels.ts'
import type { Tx } from '#src/store/database.ts'
import type { Gathered } from './gather-knowledge.ts'
import type { AgentCreation, OnboardingSettings } from './creation-types.ts'

export interface StoredAgent {
  agent: Agent
  /** Only for a new user; others get the link by email. */
  claimToken: string | undefined
}

export interface AgentFacts {
  websiteUrl: string | null
  /** Canonical, or null if the agent has no website. */
  website: string | null
  gathered: Gathered
  embeddingModel: string
}

/** Stores the agent in the caller's transaction and determines whether its email is new. */
export async function storeAgent(
  db: Tx,
  { trial }: OnboardingSettings,
  creation: AgentCreation,
  facts: AgentFacts,
): Promise<StoredAgent> {
  const { websiteUrl, website, gathered } = facts
  const company = creation.company_name
  const isNewEmail = creation.email !== undefined && (await registerEmail(db, creation.email))
  const isNewUser = creation.accountId === undefined && isNewEmail
  const agent = await insertAgent(
    db,
    {
      id: createId(),
      account_id: creation.accountId ?? null,
      state: creation.accountId ? 'active' : 'demo',
      name: creation.agent_name ?? defaultName(company),
      company_name: company,
      email: creation.email ?? null,
      industry: creation.industry ?? null,
      greeting: creation.greeting_message ?? phrase('greeting', gathered.language, { company }),
      language: gathered.language,
      website_url: websiteUrl,
      website,
      linkedin_url: creation.linkedin_url ?? null,
      source: creation.source ?? null,
      channels: creation.channels,
      widget_key: createToken('wc_', 192),
      chat_code: createChatCode(),
      address_hash: creation.address.known ? creation.address.hash : null,
      credits_limit: trial.messages,
      embedding_model: facts.embeddingModel,
      ...toResearchColumns(facts),
      is_new_user: isNewUser,
    },
    trial.days,
  )
  return { agent, claimToken: isNewUser ? await createClaimToken(db, agent.id) : undefined }
}

function toResearchColumns({ gathered, websiteUrl }: AgentFacts) {
  return {
    research_state: gathered.reading?.isFinished === false ? 'reading' : websiteUrl ? 'done' : 'none',
    pages_read: gathered.pages.read,
    pages_to_read: gathered.pages.left,
    warnings: JSON.stringify(gathered.warnings),
    missing_content: gathered.missing,
    site_time_zone: gathered.timeZone,
    site_look: JSON.stringify(gathered.look),
  } as const
}

/**
 * Updates the agent by a repeated creation, in the caller's transaction. It keeps its id, links, keys, credits, fields
 * that the call leaves out, and owner's edits. Throws `unavailable` when the agent changed hands or websites meanwhile.
 */
export async function updateStoredAgent(
  db: Tx,
  existing: Agent,
  creation: AgentCreation,
  facts: AgentFacts,
): Promise<StoredAgent> {
  const { gathered } = facts
  const company = creation.company_name
  const isDefaultName = existing.name === defaultName(existing.companyName)
  const isDefaultGreeting =
    existing.greeting === phrase('greeting', existing.language, { company: existing.companyName })
  // A job may be storing what it read of the website.
  await acquireLocks(db, [`source:${existing.id}:website`])
  const agent = await updateCreated(db, existing, {
    name: creation.agent_name ?? (isDefaultName ? defaultName(company) : undefined),
    company_name: company,
    email: creation.email,
    industry: creation.industry,
    greeting:
      creation.greeting_message ?? (isDefaultGreeting ? phrase('greeting', gathered.language, { company }) : undefined),
    language: gathered.language,
    website_url: facts.websiteUrl,
    linkedin_url: creation.linkedin_url,
    source: creation.source,
    channels: creation.channels,
    ...toResearchColumns(facts),
  })
  if (creation.email) await registerEmail(db, creation.email)
  if (!agent)
    throw new AppError('unavailable', 'Another request changed the agent meanwhile. Nothing was stored. Try again.')
  await deleteUneditedOf(db, agent.id, ['website', ...new Set(gathered.items.map(({ origin }) => origin))])
  const isClaimable = agent.state === 'demo' && agent.isNewUser
  return { agent, claimToken: isClaimable ? await createClaimToken(db, agent.id) : undefined }
}

/** Returns the name of an agent that its creator did not name. */
export const defaultName = (company: string): string => `${company} Assistant`
