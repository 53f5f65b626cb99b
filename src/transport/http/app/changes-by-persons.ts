import type { App } from '#src/app.ts'
import type { OtherChange } from '#src/contract/api/change-words.ts'
import { type Actor, type AuditNote, type Session, getAccount, recordAs } from '#src/features/accounts/accounts.ts'
import { actorOf } from '../callers/browser-session.ts'

interface PersonsChange {
  action: OtherChange | 'updateAgent'
  workspaceId?: string
  targetId?: string
  fields?: string[]
}

/** Records a person's change in a workspace's audit log: that of their session unless another is given. */
export function recordByPerson(
  session: Session,
  { action, workspaceId = session.workspace.id, targetId, fields = [] }: PersonsChange,
): AuditNote {
  return recordAs({ accountId: workspaceId, actor: actorOf(session), action, fields }, targetId)
}

/** Returns how the audit log names the owner of an account. */
export async function actorOfAccount(db: App['db'], accountId: string): Promise<Actor> {
  const { email } = await getAccount(db, accountId)
  return { kind: 'person', id: accountId, name: email }
}
