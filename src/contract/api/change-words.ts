import { findSummary } from './openapi.ts'

/** What changes an account beside the operations of its API. */
const OTHERS = {
  claimAgent: 'Claim an agent',
  acceptOffer: 'Take over the agents of a workspace',
  refuseOffer: 'Leave a workspace where it is',
  joinTeam: 'Join the team',
  leaveTeam: 'Leave the team',
  addPasskey: 'Add a passkey',
  removePasskey: 'Remove a passkey',
  grantCredits: 'Grant credits',
  setLimits: 'Set limits',
}

/** A change that is no operation of the API. */
export type OtherChange = keyof typeof OTHERS

/** A change in words; its name when it was made by a version that knew more. */
export function summaryOf(action: string): string {
  return findSummary(action) ?? Object.entries(OTHERS).find(([name]) => name === action)?.[1] ?? action
}
