import type { ClientAddress } from '#src/base/caller-address.ts'
import { AppError } from '#src/base/errors.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { type Agent, type AgentChanges, findAgent, findAgentByWidgetKey, updateAgent } from './agents-store.ts'
import { setConsentText } from './consent-store.ts'

/** Agents: their record, the right to create them, their claim links and their credits. */
export {
  type Agent,
  archiveAgent,
  assignAgent,
  bumpKnowledgeVersion,
  findAgentByChatCode,
  findAgentByWidgetKey,
  insertAgent,
  listAgentsNotEmbeddedWith,
  findAgent,
  listAgents,
  listAllAgents,
  listAgentsBefore,
  setEmbeddingModel,
  setLanguage,
  setSiteTimeZone,
  releaseUnclaimedAgents,
  renewIdentitySalt,
  updateResearch,
} from './agents-store.ts'
export {
  HAS_CREDIT,
  addAccountCredits,
  findAccountId,
  findAccountUse,
  giveCreditBack,
  setAccountLimits,
  takingCredit,
} from './credits-store.ts'
export { listConsentTexts } from './consent-store.ts'
export { claimAgent, createClaimToken, previewClaim } from './claims.ts'
export { deleteClaimLink } from './claims-store.ts'
export { decideOffer, listOffers } from './workspaces.ts'
export type { Offer } from './workspaces-store.ts'
export { findProvenHolder, takeWebsite } from './websites.ts'
export { finishCreation, reserveCreation } from './creations.ts'
export { releaseCreation } from './creations-store.ts'

/** Changes what is given, all or nothing. `consentText` is null for the service's own words. */
export async function changeAgent(
  db: Tx,
  agentId: string,
  { consentText, ...changes }: AgentChanges & { consentText?: string | null },
): Promise<Agent> {
  if (consentText !== undefined) await setConsentText(db, agentId, consentText)
  return updateAgent(db, agentId, changes)
}

/** Whoever's agent it is. Throws `not_found`. */
export async function getAgent(db: Db, id: string): Promise<Agent> {
  const agent = await findAgent(db, id)
  if (!agent) throw new AppError('not_found', 'Agent not found')
  return agent
}

/** The agent that pages show by this widget key; nothing once it is archived, or not on the web. */
export async function findShownAgent(db: Db, widgetKey: string): Promise<Agent | undefined> {
  const agent = await findAgentByWidgetKey(db, widgetKey)
  return agent && agent.state !== 'archived' && agent.channels.includes('webchat') ? agent : undefined
}

/** The account's own agent; to anybody else it does not exist. */
export async function getOwnAgent(db: Db, accountId: string, id: string): Promise<Agent> {
  const agent = await findAgent(db, id)
  if (!agent || agent.accountId !== accountId) throw new AppError('not_found', 'Agent not found')
  return agent
}

/**
 * Who may add to an agent and read its status by the public API: a demo agent is open to all, any other to keys of its
 * account. `accountId` is that of a valid key, or undefined without one.
 */
export function checkAgentAccess(agent: Agent, accountId: string | undefined): void {
  if (agent.state === 'demo') return
  if (accountId === undefined) throw new AppError('unauthorized', 'Invalid API key')
  if (agent.accountId !== accountId) throw new AppError('forbidden', 'Agent does not belong to this account')
}

const CREATOR_MS = 24 * 3_600_000

/**
 * Whether a caller made this agent, which nobody has claimed: it knows its creator by nothing but the address, and for
 * a day.
 */
export function isCreator(agent: Agent, address: ClientAddress): boolean {
  const isFresh = Date.now() - agent.createdAt.getTime() < CREATOR_MS
  return agent.state === 'demo' && isFresh && address.known && address.hash === agent.addressHash
}
