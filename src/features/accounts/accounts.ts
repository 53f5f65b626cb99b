/** Accounts, the sessions of people, the keys of programs, and how much anybody may ask for. */
export { type Account, getProvenAccount, insertProvisionalAccount, isProvisional, registerEmail } from './accounts-store.ts'
export { SESSION_DAYS, endSession, findSessionAccount, startSession } from './sessions-store.ts'
export { countApiCall } from './api-calls.ts'
export { type ApiKey, createApiKey, listApiKeys, revokeApiKey } from './api-keys-store.ts'
export { type IdempotentCall, type Settle, runOnce } from './idempotency.ts'
export { pruneIdempotencyKeys } from './idempotency-store.ts'
export { type RequestCount, countRequest, pruneRequestCounts } from './request-counts-store.ts'
