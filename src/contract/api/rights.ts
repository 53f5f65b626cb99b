import { z } from 'zod'

/** Authorization: each operation needs one right. API key scopes and team roles grant several. */

/**
 * `look`: read agents and knowledge. `read`: read everything else, including visitors. `knowledge`, `agents`, `inbox`:
 * change knowledge, agents, conversations and leads. `account`: keys, team, integrations and their secrets.
 */
export type Right = 'look' | 'read' | 'knowledge' | 'agents' | 'inbox' | 'account'

export const scope = z.enum(['read', 'knowledge', 'agents', 'everything'])
export type Scope = z.infer<typeof scope>

export const role = z.enum(['owner', 'editor'])
export type Role = z.infer<typeof role>

const ALL: readonly Right[] = ['look', 'read', 'knowledge', 'agents', 'inbox', 'account']

/** Rights of each API key scope. */
export const RIGHTS_OF_SCOPE: Record<Scope, readonly Right[]> = {
  read: ['look', 'read'],
  knowledge: ['look', 'knowledge'],
  agents: ['look', 'agents'],
  everything: ALL,
}

/** Rights of each team role. Only the person who owns an account can delete it. */
export const RIGHTS_OF_ROLE: Record<Role, readonly Right[]> = {
  owner: ALL,
  editor: ['look', 'read', 'knowledge', 'agents', 'inbox'],
}

/** Operations that are not listed need `read` to read and `account` to change. */
const RIGHT_OF: Record<string, Right> = {
  getAccount: 'look',
  listAgents: 'look',
  getAgent: 'look',
  getAgentStatus: 'look',
  listKnowledge: 'look',
  getKnowledge: 'look',
  getResearchReport: 'look',
  testAgent: 'look',
  listFacts: 'look',
  listCorrections: 'look',
  listDocuments: 'look',
  getCorrection: 'look',
  getDocument: 'look',
  getCodebase: 'look',
  getIdentitySecret: 'account',
  listKeys: 'account',
  getKey: 'account',
  getMember: 'account',
  getInvitation: 'account',
  getWebhook: 'account',
  getWebhookDelivery: 'account',
  getTeam: 'account',
  listChanges: 'account',
  listWebhooks: 'account',
  listWebhookDeliveries: 'account',
  getWhatsappNumber: 'account',
  createAgent: 'agents',
  createAgentBatch: 'agents',
  getBatch: 'look',
  listBatches: 'look',
  cancelBatch: 'agents',
  updateAgent: 'agents',
  readWebsiteAgain: 'agents',
  archiveAgent: 'agents',
  restoreAgent: 'agents',
  verifyWebsite: 'agents',
  addKnowledge: 'knowledge',
  addKnowledgeBatch: 'knowledge',
  updateKnowledge: 'knowledge',
  restoreKnowledge: 'knowledge',
  approveKnowledge: 'knowledge',
  settleKnowledge: 'knowledge',
  uploadDocument: 'knowledge',
  replaceCodebase: 'knowledge',
  deleteDocument: 'knowledge',
  deleteKnowledge: 'knowledge',
  correctAnswer: 'knowledge',
  rewordCorrection: 'knowledge',
  giveVerdict: 'knowledge',
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

/** Operations that need no API key. */
export const OPEN_TO_ANYBODY: ReadonlySet<string> = new Set([
  'createAgent',
  'addKnowledge',
  'getAgentStatus',
  'verifyWebsite',
])

/** Operations for which a person must have signed in recently. API keys do not need it. */
export const NEED_RECENT_SIGN_IN: ReadonlySet<string> = new Set([
  'createKey',
  'revokeKey',
  'inviteMember',
  'withdrawInvitation',
  'changeRole',
  'removeMember',
  'exportAgent',
])

/** Operations that any valid key can use on a demo agent: they check the right once the agent is known. */
export const OPEN_ON_DEMOS: ReadonlySet<string> = new Set(['addKnowledge'])

export function rightFor({ operationId, method }: { operationId: string; method: string }): Right {
  return RIGHT_OF[operationId] ?? (method === 'get' ? 'read' : 'account')
}

/** Returns the scopes that grant a right. */
export function scopesWith(right: Right): Scope[] {
  return scope.options.filter((name) => RIGHTS_OF_SCOPE[name].includes(right))
}
