import { z } from 'zod'

/** Who may do what: every operation needs one right, and scopes of keys and roles of people stand for several. */

/**
 * `look`: see agents and what they know. `read`: see all else, visitors included. `knowledge`, `agents`, `inbox`:
 * change what agents know, agents themselves, conversations and leads. `account`: keys, team, integrations and their
 * secrets.
 */
export type Right = 'look' | 'read' | 'knowledge' | 'agents' | 'inbox' | 'account'

export const scope = z.enum(['read', 'knowledge', 'agents', 'everything'])
export type Scope = z.infer<typeof scope>

export const role = z.enum(['owner', 'editor'])
export type Role = z.infer<typeof role>

const ALL: readonly Right[] = ['look', 'read', 'knowledge', 'agents', 'inbox', 'account']

/** What a key may do by each of its scopes. */
export const RIGHTS_OF_SCOPE: Record<Scope, readonly Right[]> = {
  read: ['look', 'read'],
  knowledge: ['look', 'knowledge'],
  agents: ['look', 'agents'],
  everything: ALL,
}

/**
 * What a person may do in a workspace. Deleting the account is for the person whose it is, whoever else is an owner.
 */
export const RIGHTS_OF_ROLE: Record<Role, readonly Right[]> = {
  owner: ALL,
  editor: ['look', 'read', 'knowledge', 'agents', 'inbox'],
}

/** What is not listed needs `read` to be read, and `account` to be changed. */
const RIGHT_OF: Record<string, Right> = {
  getOpenApiDocument: 'look',
  getAccount: 'look',
  listAgents: 'look',
  getAgent: 'look',
  getAgentStatus: 'look',
  listKnowledge: 'look',
  getKnowledge: 'look',
  getResearchReport: 'look',
  listFacts: 'look',
  listCorrections: 'look',
  listDocuments: 'look',
  getIdentitySecret: 'account',
  listKeys: 'account',
  getTeam: 'account',
  listChanges: 'account',
  listWebhooks: 'account',
  listWebhookDeliveries: 'account',
  getWhatsappNumber: 'account',
  createAgent: 'agents',
  updateAgent: 'agents',
  readWebsiteAgain: 'agents',
  archiveAgent: 'agents',
  verifyWebsite: 'agents',
  addKnowledge: 'knowledge',
  updateKnowledge: 'knowledge',
  restoreKnowledge: 'knowledge',
  approveKnowledge: 'knowledge',
  settleKnowledge: 'knowledge',
  uploadDocument: 'knowledge',
  deleteDocument: 'knowledge',
  deleteKnowledge: 'knowledge',
  correctAnswer: 'knowledge',
  deleteCorrection: 'knowledge',
  acceptCorrection: 'knowledge',
  answerGap: 'knowledge',
  dismissGap: 'knowledge',
  takeOver: 'inbox',
  handBack: 'inbox',
  replyToVisitor: 'inbox',
  deleteConversation: 'inbox',
  eraseVisitor: 'inbox',
  updateLead: 'inbox',
  deleteLead: 'inbox',
}

/** Answered without a key as well. */
export const OPEN_TO_ANYBODY: ReadonlySet<string> = new Set([
  'createAgent',
  'addKnowledge',
  'getAgentStatus',
  'verifyWebsite',
  'getOpenApiDocument',
])

/** Open to every valid key while the agent is a demo: the right is looked at once the agent is known. */
export const OPEN_ON_DEMOS: ReadonlySet<string> = new Set(['addKnowledge'])

export function rightFor({ operationId, method }: { operationId: string; method: string }): Right {
  return RIGHT_OF[operationId] ?? (method === 'get' ? 'read' : 'account')
}

/** The scopes of which a key needs one. */
export function scopesWith(right: Right): Scope[] {
  return scope.options.filter((name) => RIGHTS_OF_SCOPE[name].includes(right))
}
