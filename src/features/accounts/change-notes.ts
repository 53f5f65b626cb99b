import type { Db, Tx } from '#src/store/database.ts'
import { type ChangeBy, insertAuditEntry } from './audit-store.ts'

/**
 * Writes a change into the log, in the transaction that makes it. `madeId` names what it made, where it made something.
 */
export type Note = (db: Tx, madeId?: string) => Promise<void>

/** Of a change that no account makes, nothing is written. */
export const NO_AUDIT: Note = async () => {}

/** Writes this of a change to `targetId`, or else to what it made. */
export function recordAs(change: ChangeBy, targetId?: string): Note {
  return (db, madeId) => insertAuditEntry(db, { ...change, targetId: targetId ?? madeId ?? null })
}

/** Makes a change and its line in the log in one transaction: both stand, or neither. */
export function makeChange<Made>(
  db: Db,
  note: Note,
  make: (tx: Tx) => Promise<Made>,
  idOf?: (made: Made) => string,
): Promise<Made> {
  return db.transaction().execute(async (tx) => {
    const made = await make(tx)
    await note(tx, idOf?.(made))
    return made
  })
}
