import type { CreateAgentResponse } from '#src/contract/api/agents-contract.ts'
import { type Agent, createClaimToken, getAgent } from '#src/features/agents/agents.ts'
import { chatLink, embedCode } from '#src/features/channels/channels.ts'
import { countKnowledgeItems } from '#src/features/knowledge/knowledge.ts'
import { isSampleSite, verificationWays } from '#src/features/research/research.ts'
import type { AgentCreation, OnboardingDeps } from './creation-types.ts'

export interface CreatedAgent {
  agent: Agent
  /** Only for a new user; others get the link by email. */
  claimToken: string | undefined
  knowledgeCount: number
}

const DAY_MS = 86_400_000
const MAILED =
  'This email is already registered. Its owner can claim the agent with the link in their inbox, or after signing in at '
const LINK_WITHHELD =
  'The claim link is returned only once, because the request came through an unknown proxy. Ask the operator to set TRUST_PROXY.'

/** Builds the API response from what is stored. Leaves out fields that do not apply. */
export function toCreateAgentResponse(
  deps: OnboardingDeps,
  { agent, claimToken, knowledgeCount }: CreatedAgent,
): CreateAgentResponse {
  const { addresses } = deps
  const { missingContent, createdAt, trialEndsAt } = agent
  const isOn = (channel: string): boolean => agent.channels.includes(channel)
  const isKnown = agent.state === 'demo' && !agent.isNewUser
  const warnings = [...agent.warnings, ...(isKnown ? [`${MAILED}${addresses.app()}/login.`] : [])]
  return {
    success: true,
    agent_id: agent.id,
    agent_name: agent.name,
    company_name: agent.companyName,
    webchat_embed_code: isOn('webchat') ? embedCode(addresses, agent.widgetKey) : undefined,
    webchat_widget_key: isOn('webchat') ? agent.widgetKey : undefined,
    whatsapp_link: isOn('whatsapp') ? chatLink(addresses, agent) : undefined,
    is_new_user: claimToken !== undefined,
    claim_url: claimToken && `${addresses.app()}/login?invite=${claimToken}`,
    dashboard_url: `${addresses.app()}/dashboard/ai-agent`,
    trial_info: {
      expires_in_days: trialEndsAt && Math.round((trialEndsAt.getTime() - createdAt.getTime()) / DAY_MS),
      message_limit: agent.creditsLimit,
    },
    knowledge_base_count: knowledgeCount,
    warnings: warnings.length > 0 ? warnings : undefined,
    missing_content_hints: missingContent.length > 0 ? missingContent : undefined,
    verification: waysToVerify(deps, agent),
  }
}

function waysToVerify(
  deps: OnboardingDeps,
  { id, websiteUrl, verifiedAt }: Agent,
): CreateAgentResponse['verification'] {
  const website = websiteUrl === null ? undefined : new URL(websiteUrl)
  if (!website || isSampleSite(deps, website)) return undefined
  return verificationWays(deps.hashKey, id, website, verifiedAt ? 'verified' : 'unverified')
}

/**
 * Builds the response for a repeated creation, with a new claim link while the agent is unclaimed. A caller with an
 * unknown address gets no link, because anyone could have learned the key.
 */
export async function answerRepeatedCreation(
  deps: OnboardingDeps,
  { address }: AgentCreation,
  agentId: string,
): Promise<CreateAgentResponse> {
  const { db } = deps
  const agent = await getAgent(db, agentId)
  const knowledgeCount = await countKnowledgeItems(db, agentId)
  const isClaimable = agent.state === 'demo' && agent.isNewUser
  const claimToken = isClaimable && address.known ? await createClaimToken(db, agentId) : undefined
  const answer = toCreateAgentResponse(deps, { agent, claimToken, knowledgeCount })
  return isClaimable && !address.known ? { ...answer, warnings: [...(answer.warnings ?? []), LINK_WITHHELD] } : answer
}
