import { type FirstStep, firstStep } from '#src/contract/app/app-contract.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'
import { observeSteps } from './first-steps-store.ts'

/** Returns the first steps in order, each with the time at which Foyer saw it done. */
export async function readFirstSteps(db: Db, agent: Pick<Agent, 'id' | 'verifiedAt'>): Promise<FirstStep[]> {
  const observed = await observeSteps(db, agent.id)
  // Another website is unverified again, so this step alone can be undone.
  const doneAt = { ...observed, verify: agent.verifiedAt ?? undefined }
  return firstStep.shape.step.options.map((step) => ({ step, done_at: doneAt[step]?.toISOString() }))
}
