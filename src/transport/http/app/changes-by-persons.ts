import type { App } from '#src/app.ts'
import type { OtherChange } from '#src/contract/api/change-words.ts'
import { type Actor, type Session, getAccount, insertAuditEntry } from '#src/features/accounts/accounts.ts'
import { actorOf } from '../callers/browser-session.ts'

interface PersonsChange {
  action: OtherChange | 'updateAgent' | 'approveKnowledge'
  targetId?: string
  fields?: string[]
}

/** Writes down what a person changed in the workspace of their session by an operation of the web application alone. */
export function noteByPerson(app: App, session: Session, { action, targetId = '', fields = [] }: PersonsChange): Promise<void> {
  return insertAuditEntry(app.db, { accountId: session.workspace.id, actor: actorOf(session), action, targetId: targetId || null, fields })
}

/** How the audit log names the person whose account this is. */
export async function actorOfAccount(app: App, accountId: string): Promise<Actor> {
  const { email } = await getAccount(app.db, accountId)
  return { kind: 'person', id: accountId, name: email }
}
