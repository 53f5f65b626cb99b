/** Accounts, sessions, members, API keys and rate limits. */
export {
  type Account,
  getAccount,
  getSigningIn,
  getVerifiedAccount,
  hasAccount,
  insertProvisionalAccount,
  isProvisional,
  renameWorkspace,
  registerEmail,
} from './accounts-store.ts'
export {
  type Entry,
  RECENT_MINUTES,
  SESSION_DAYS,
  type Session,
  type Workspace,
  endOtherSessions,
  endSession,
  findSession,
  findShownWorkspace,
  listSessions,
  pruneSessions,
  renewSignIn,
  showWorkspace,
  startSession,
} from './sessions-store.ts'
export {
  SIGN_IN_MINUTES,
  findSecondsLeft,
  findSignIn,
  insertSignIn,
  makeSignInSecrets,
  pruneSignIns,
  trySignInCode,
  useSignInLink,
} from './sign-ins-store.ts'
export {
  type Invitation,
  findInvitation,
  insertInvitation,
  listInvitations,
  makeInvitationToken,
  pruneInvitations,
  useInvitation,
  withdrawInvitation,
} from './invitations-store.ts'
export {
  type Passkey,
  deletePasskey,
  findPasskey,
  insertPasskey,
  insertPasskeyChallenge,
  listPasskeys,
  recordPasskeyUse,
  prunePasskeyChallenges,
  takePasskeyChallenge,
} from './passkeys-store.ts'
export { deleteMember, listMembers, listWorkspacesOf, saveMember, setMemberRole } from './members-store.ts'
export {
  type Actor,
  type AuditEntry,
  type ChangeBy,
  insertAuditEntry,
  listAuditEntries,
  pruneAuditEntries,
} from './audit-store.ts'
export { type AuditNote, NO_AUDIT, makeChange, recordAs } from './change-notes.ts'
export { type Credential, type SessionWatch, createSessionWatch } from './session-watch.ts'
export { CALLS_WINDOW_SECONDS, countApiCall, readApiCalls } from './api-calls.ts'
export { type ApiKey, createApiKey, getApiKey, listApiKeys, revokeApiKey } from './api-keys-store.ts'
export {
  ACCESS_SECONDS,
  type Grant,
  type TokenPair,
  endGrant,
  endGrantsOf,
  findClient,
  findGrantedKey,
  insertClient,
  insertCode,
  lockCode,
  lockRefreshToken,
  makeGrantedKey,
  pruneOauth,
  renewTokens,
} from './oauth-store.ts'
export { HOUR_SECONDS, enforceLimits, enforceLimit } from './enforce-limit.ts'
export { type IdempotentCall, type IdempotentSteps, type Settle, runOnce } from './idempotency.ts'
export { deriveApiKey, findMadeKey } from './repeatable-keys.ts'
export { pruneIdempotencyKeys } from './idempotency-store.ts'
export type { LiveKey } from './api-call-counts-store.ts'
export { type RequestCount, countRequest, pruneRequestCounts } from './request-counts-store.ts'
