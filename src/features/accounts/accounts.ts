/** Accounts, the sessions of people, the keys of programs, and how much anybody may ask for. */
export { type Account, getProvenAccount, insertProvisionalAccount, isProvisional, registerEmail } from './accounts-store.ts'
export { SESSION_DAYS, endSession, findSessionAccount, startSession } from './sessions-store.ts'
export { type ApiKey, createApiKey, findApiKey, listApiKeys, revokeApiKey } from './api-keys-store.ts'
export { type IdempotentCall, runOnce } from './idempotency.ts'
export { pruneIdempotencyKeys } from './idempotency-store.ts'
export { countRequest, pruneRequestCounts } from './request-counts-store.ts'
