import { AppError } from '#src/base/errors.ts'
import { findShownWorkspace, isProvisional } from '#src/features/accounts/accounts.ts'
import { type Agent, findAgent } from '#src/features/agents/agents.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { type Conversation, countVisitorMessages } from './conversations-store.ts'

/** Messages an owner can send in one preview. */
const PREVIEW_MESSAGES = 30

/** Reports whether the session that opened a preview is live and still shows the workspace of the agent. */
export async function isPreviewOpen(db: Db, { agentId, sessionId }: Conversation): Promise<boolean> {
  if (sessionId === null) return false
  const [agent, workspaceId] = await Promise.all([findAgent(db, agentId), findShownWorkspace(db, sessionId)])
  return workspaceId !== undefined && agent?.accountId === workspaceId
}

/** Throws `conflict` if a preview has all its messages. Exact in a transaction that locks the conversation. */
export async function checkPreviewLength(db: Tx, conversation: Conversation): Promise<void> {
  if (!conversation.preview || (await countVisitorMessages(db, conversation.id)) < PREVIEW_MESSAGES) return
  throw new AppError('conflict', `A preview can have ${PREVIEW_MESSAGES} messages. Start a new preview.`)
}

/** Reports whether a model may write the reply: not in a preview before the workspace has a verified email. */
export async function mayUseModel(db: Db, agent: Agent, { preview }: Conversation): Promise<boolean> {
  return !preview || (agent.accountId !== null && !(await isProvisional(db, agent.accountId)))
}
