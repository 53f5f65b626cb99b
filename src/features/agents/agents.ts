import type { ClientAddress } from '#src/base/caller-address.ts'
import { AppError } from '#src/base/errors.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { type Agent, type AgentChanges, findAgent, findAgentByWidgetKey, updateAgent } from './agents-store.ts'
import { setConsentText } from './consent-store.ts'

/** Agents: their record, creation limits, claim links and credits. */
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
  selectAgentBy,
  listAgents,
  listAllAgents,
  listAgentsBefore,
  listAgentsByIds,
  setEmbeddingModel,
  setKeptIdentity,
  setLanguage,
  setSiteLook,
  setSiteTimeZone,
  releaseUnclaimedAgents,
  renewIdentitySalt,
  updateCreated,
  updateResearch,
} from './agents-store.ts'
export {
  HAS_CREDIT,
  addAccountCredits,
  findAccountId,
  type Balance,
  findAccountUse,
  findBalance,
  giveCreditBack,
  markCreditsAnnounced,
  setAccountLimits,
  takeCreditStatement,
} from './credits-store.ts'
export { listConsentTexts } from './consent-store.ts'
export { claimAgent, createClaimToken, previewClaim } from './claims.ts'
export { deleteClaimLink } from './claims-store.ts'
export { decideOffer, listOffers } from './workspaces.ts'
export type { Offer } from './workspaces-store.ts'
export { findVerifiedAgent, restoreAgent, takeWebsite } from './websites.ts'
export { type CreationRequest, admitDryRun, finishCreation, reserveCreation } from './creations.ts'
export { releaseCreation } from './creations-store.ts'

/** Updates the given fields, all or nothing. A null `consentText` restores the default text. */
export async function changeAgent(
  db: Tx,
  agentId: string,
  { consentText, ...changes }: AgentChanges & { consentText?: string | null },
): Promise<Agent> {
  if (consentText !== undefined) await setConsentText(db, agentId, consentText)
  return updateAgent(db, agentId, changes)
}

/** Returns any account's agent. Throws `not_found`. */
export async function getAgent(db: Db, id: string): Promise<Agent> {
  const agent = await findAgent(db, id)
  if (!agent) throw new AppError('not_found', 'Agent not found')
  return agent
}

/** Returns the agent with this widget key; undefined if it is archived or has no webchat. */
export async function findShownAgent(db: Db, widgetKey: string): Promise<Agent | undefined> {
  const agent = await findAgentByWidgetKey(db, widgetKey)
  return agent && agent.state !== 'archived' && agent.channels.includes('webchat') ? agent : undefined
}

/** Returns the agent that a widget key shows. Throws `not_found`. */
export async function getShownAgent(db: Db, widgetKey: string): Promise<Agent> {
  const agent = await findShownAgent(db, widgetKey)
  if (!agent) throw new AppError('not_found', 'Unknown widget key')
  return agent
}

/** Returns the account's agent. Throws `not_found` for another account's. */
export async function getOwnAgent(db: Db, accountId: string, id: string): Promise<Agent> {
  const agent = await findAgent(db, id)
  if (!agent || agent.accountId !== accountId) throw new AppError('not_found', 'Agent not found')
  return agent
}

/**
 * Checks who can add to an agent and read its status through the public API: anyone for a demo agent, otherwise its
 * account's keys. `accountId` is that of a valid key, or undefined.
 */
export function checkAgentAccess(agent: Agent, accountId: string | undefined): void {
  if (agent.state === 'demo') return
  if (accountId === undefined) throw new AppError('unauthorized', 'Invalid API key')
  if (agent.accountId !== accountId) throw new AppError('forbidden', 'Agent does not belong to this account')
}

const CREATOR_MS = 24 * 3_600_000

/**
 * Reports whether the caller created this unclaimed agent. It recognizes the creator by the client address, for 24
 * hours.
 */
export function isCreator(agent: Agent, address: ClientAddress): boolean {
  const isFresh = Date.now() - agent.createdAt.getTime() < CREATOR_MS
  return agent.state === 'demo' && isFresh && address.known && address.hash === agent.addressHash
}
