/** Accounts, the sessions of people and the keys of programs. */
export { type Account, findAccountByEmail, insertProvisionalAccount } from './accounts-store.ts'
export { SESSION_DAYS, endSession, findSessionAccount, startSession } from './sessions.ts'
export { type ApiKey, createApiKey, findApiKey, listApiKeys, revokeApiKey } from './api-keys.ts'
