import type { Selection } from 'kysely'
import { createId } from '#src/base/ids.ts'
import type { Db } from '#src/store/database.ts'
import type { Tables } from '#src/store/tables.ts'

const columns = [
  'whatsapp_numbers.id',
  'agent_id as agentId',
  'agents.account_id as accountId',
  'phone_number_id as phoneNumberId',
  'phone',
  'whatsapp_numbers.name',
  'token_sealed as tokenSealed',
  'app_secret_sealed as appSecretSealed',
  'verify_token as verifyToken',
  'template',
  'problem',
] as const

/** An owner's own number, with its agent's account. */
export type OwnNumber = Selection<Tables, 'whatsapp_numbers' | 'agents', (typeof columns)[number]>

export type NewNumber = Omit<OwnNumber, 'id' | 'accountId' | 'problem'>

const numbers = (db: Db) =>
  db.selectFrom('whatsapp_numbers').innerJoin('agents', 'agents.id', 'agent_id').select(columns)

export function findNumberByPhoneId(db: Db, phoneNumberId: string): Promise<OwnNumber | undefined> {
  return numbers(db).where('phone_number_id', '=', phoneNumberId).executeTakeFirst()
}

export function findNumberOfAgent(db: Db, agentId: string): Promise<OwnNumber | undefined> {
  return numbers(db).where('agent_id', '=', agentId).executeTakeFirst()
}

export function findNumberById(db: Db, id: string): Promise<OwnNumber | undefined> {
  return numbers(db).where('whatsapp_numbers.id', '=', id).executeTakeFirst()
}

/** Reports whether a number with these digits is connected. */
export async function isConnectedPhone(db: Db, phone: string): Promise<boolean> {
  return (
    (await db.selectFrom('whatsapp_numbers').select('id').where('phone', '=', phone).executeTakeFirst()) !== undefined
  )
}

/** Connects the agent's number and replaces an earlier one; false if another agent has it. */
export async function saveNumber(db: Db, number: NewNumber): Promise<boolean> {
  const values = {
    agent_id: number.agentId,
    phone_number_id: number.phoneNumberId,
    phone: number.phone,
    name: number.name,
    token_sealed: number.tokenSealed,
    app_secret_sealed: number.appSecretSealed,
    verify_token: number.verifyToken,
    template: number.template,
  }
  await db
    .deleteFrom('whatsapp_numbers')
    .where('agent_id', '=', number.agentId)
    .where('phone_number_id', '!=', number.phoneNumberId)
    .execute()
  const saved = await db
    .insertInto('whatsapp_numbers')
    .values({ id: createId(), ...values })
    .onConflict((conflict) =>
      conflict
        .column('phone_number_id')
        .doUpdateSet({ ...values, problem: null })
        .where('whatsapp_numbers.agent_id', '=', number.agentId),
    )
    .returning('id')
    .executeTakeFirst()
  if (saved) await setAgentPhone(db, number.agentId, number.phone)
  return saved !== undefined
}

/** Returns the agent to the service's number. */
export async function deleteNumber(db: Db, agentId: string): Promise<void> {
  await db.deleteFrom('whatsapp_numbers').where('agent_id', '=', agentId).execute()
  await setAgentPhone(db, agentId, null)
}

async function setAgentPhone(db: Db, agentId: string, phone: string | null): Promise<void> {
  await db.updateTable('agents').set({ whatsapp_phone: phone }).where('id', '=', agentId).execute()
}

/** Sets what an owner has to fix, or null if all is well. Returns the agent if this is news. */
export async function setProblem(db: Db, phoneNumberId: string, problem: string | null): Promise<string | undefined> {
  const row = await db
    .updateTable('whatsapp_numbers')
    .set({ problem })
    .where('phone_number_id', '=', phoneNumberId)
    .where('problem', 'is distinct from', problem)
    .returning('agent_id as agentId')
    .executeTakeFirst()
  return row?.agentId
}

/**
 * Lists the numbers that use this template: with `own`, a number of its owner's Meta app, otherwise those of the
 * service's app.
 */
export function listNumbersWithTemplate(
  db: Db,
  template: string,
  own: string | undefined,
): Promise<Pick<OwnNumber, 'phoneNumberId' | 'problem'>[]> {
  return db
    .selectFrom('whatsapp_numbers')
    .select(['phone_number_id as phoneNumberId', 'problem'])
    .where('template', '=', template)
    .where((number) =>
      own === undefined ? number('app_secret_sealed', 'is', null) : number('phone_number_id', '=', own),
    )
    .execute()
}
