import type { App } from '#src/app.ts'
import type { OtherChange } from '#src/contract/api/change-words.ts'
import { type Actor, type Note, type Session, getAccount, recordAs } from '#src/features/accounts/accounts.ts'
import { actorOf } from '../callers/browser-session.ts'

interface PersonsChange {
  action: OtherChange | 'updateAgent'
  workspaceId?: string
  targetId?: string
  fields?: string[]
}

/**
 * Writes down what a person changes in a workspace, that of their session unless another is named, by an operation of
 * the web application alone.
 */
export function recordByPerson(
  session: Session,
  { action, workspaceId = session.workspace.id, targetId, fields = [] }: PersonsChange,
): Note {
  return recordAs({ accountId: workspaceId, actor: actorOf(session), action, fields }, targetId)
}

/** How the audit log names the person whose account this is. */
export async function actorOfAccount(db: App['db'], accountId: string): Promise<Actor> {
  const { email } = await getAccount(db, accountId)
  return { kind: 'person', id: accountId, name: email }
}
