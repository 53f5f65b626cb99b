import { findAccountUse, type CreationRequest } from '#src/features/agents/agents.ts'
import { exclusiveWebsite } from '#src/features/research/research.ts'
import type { AgentCreation, OnboardingDeps } from './creation-types.ts'
import { isRepeatedCreation } from './repeat-creation.ts'

/** Returns the website and the limits that a creation needs. */
export async function creationRequest(
  deps: OnboardingDeps,
  creation: AgentCreation,
  website: URL | undefined,
): Promise<CreationRequest> {
  const { accountId, email, address } = creation
  return {
    owner: accountId ? `account:${accountId}` : `email:${email}`,
    addressHash: accountId ? null : address.counted,
    website: exclusiveWebsite(deps, website),
    limits: await limitsOf(deps, creation),
    isRepeatedCreation: (db, existing) => isRepeatedCreation(db, creation, existing),
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
