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
  const { accountId, email, address, batch } = creation
  return {
    owner: batch ? `batches:${accountId}` : accountId ? `account:${accountId}` : `email:${email}`,
    addressHash: accountId ? null : address.counted,
    website: exclusiveWebsite(deps, website),
    limits: await limitsOf(deps, creation),
    isRepeatedCreation: (db, existing) => isRepeatedCreation(db, creation, existing),
  }
}

/** Returns the settings' limits, unless the account has exceptions. */
async function limitsOf(
  { db, config }: OnboardingDeps,
  { accountId, batch }: AgentCreation,
): Promise<CreationRequest['limits']> {
  const { perOwnerPerDay, perAddressPerDay, inBatchesPerDay } = config.creation
  if (batch) return { perOwnerPerDay: inBatchesPerDay, ownerRule: 'in batches', perAddressPerDay }
  const account = accountId === undefined ? undefined : await findAccountUse(db, accountId)
  return { perOwnerPerDay: account?.agentsPerDay ?? perOwnerPerDay, ownerRule: 'per email', perAddressPerDay }
}
