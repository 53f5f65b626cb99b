import { createId } from '#src/base/ids.ts'
import { createToken } from '#src/base/tokens.ts'
import { phrase } from '#src/engine/answer/answer.ts'
import { registerEmail } from '#src/features/accounts/accounts.ts'
import { type Agent, createClaimToken, insertAgent } from '#src/features/agents/agents.ts'
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
      name: creation.agent_name ?? `${company} Assistant`,
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
      research_state: gathered.reading?.isFinished === false ? 'reading' : websiteUrl ? 'done' : 'none',
      pages_read: gathered.pages.read,
      pages_to_read: gathered.pages.left,
      warnings: JSON.stringify(gathered.warnings),
      missing_content: gathered.missing,
      site_time_zone: gathered.timeZone,
      is_new_user: isNewUser,
    },
    trial.days,
  )
  return { agent, claimToken: isNewUser ? await createClaimToken(db, agent.id) : undefined }
}
