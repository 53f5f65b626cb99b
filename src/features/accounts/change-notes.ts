import type { Db, Tx } from '#src/store/database.ts'
import { type ChangeBy, insertAuditEntry } from './audit-store.ts'

/** Writes an audit entry in the transaction of the change. `madeId` names what the change created, if anything. */
export type AuditNote = (db: Tx, madeId?: string) => Promise<void>

/** Writes nothing, for changes that no account makes. */
export const NO_AUDIT: AuditNote = async () => {}

/** Returns a note for a change to `targetId`, or else to what it created. */
export function recordAs(change: ChangeBy, targetId?: string): AuditNote {
  return (db, madeId) => insertAuditEntry(db, { ...change, targetId: targetId ?? madeId ?? null })
}

/** Makes a change and writes its audit entry in one transaction. */
export function makeChange<Made>(
  db: Db,
  note: AuditNote,
  make: (tx: Tx) => Promise<Made>,
  idOf?: (made: Made) => string,
): Promise<Made> {
  return db.transaction().execute(async (tx) => {
    const made = await make(tx)
    await note(tx, idOf?.(made))
    return made
  })
}
