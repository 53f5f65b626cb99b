import { findSummary } from './openapi.ts'

/** Changes to an account that are not API operations. */
const OTHERS = {
  signIn: 'Sign in',
  claimAgent: 'Claim an agent',
  acceptOffer: 'Accept an offer',
  refuseOffer: 'Decline an offer',
  joinTeam: 'Join the team',
  leaveTeam: 'Leave the team',
  addPasskey: 'Add a passkey',
  removePasskey: 'Remove a passkey',
  connectAssistant: 'Connect an assistant',
  grantCredits: 'Grant credits',
  setLimits: 'Set limits',
}

/** A change that is not an API operation. */
export type OtherChange = keyof typeof OTHERS

/** Returns a change in words, or its name if a newer version made it. */
export function summaryOf(action: string): string {
  return findSummary(action) ?? Object.entries(OTHERS).find(([name]) => name === action)?.[1] ?? action
}
