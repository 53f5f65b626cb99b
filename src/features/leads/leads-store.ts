import type { Selection } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { storableJson } from '#src/base/storable-text.ts'
import { NOW } from '#src/store/clock.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { Tables } from '#src/store/tables.ts'

const columns = [
  'leads.id',
  'leads.agent_id as agentId',
  'leads.conversation_id as conversationId',
  'leads.details',
  'leads.stage',
  'leads.stage_set as stageSet',
  'leads.status',
  'leads.consent',
  'leads.created_at as createdAt',
  'leads.updated_at as updatedAt',
] as const

export type Lead = Selection<Tables, 'leads', (typeof columns)[number]>
export type LeadDetails = Lead['details']

/** Returns the lead of a conversation and locks it until the transaction ends. */
export function findLeadOf(db: Tx, conversationId: string): Promise<Lead | undefined> {
  return db
    .selectFrom('leads')
    .select(columns)
    .where('conversation_id', '=', conversationId)
    .forUpdate()
    .executeTakeFirst()
}

export type LeadState = Pick<Lead, 'details' | 'stage' | 'consent'>

/** Stores a conversation's lead. A conversation has at most one. */
export function saveLead(
  db: Db,
  { agentId, conversationId }: Pick<Lead, 'agentId' | 'conversationId'>,
  { details, stage, consent }: LeadState,
): Promise<Lead> {
  const state = { details: storableJson(details), stage, updated_at: NOW }
  return db
    .insertInto('leads')
    .values({
      id: createId(),
      agent_id: agentId,
      conversation_id: conversationId,
      consent: storableJson(consent),
      ...state,
    })
    .onConflict((conflict) => conflict.column('conversation_id').doUpdateSet(state))
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export interface LeadFilter {
  agentId?: string
  status?: Lead['status']
  stage?: Lead['stage']
}

/** Lists the account's leads before `cursor`, newest first. */
export function listLeads(
  db: Db,
  accountId: string,
  { agentId, status, stage, cursor, limit }: LeadFilter & { cursor?: string; limit: number },
): Promise<Lead[]> {
  return db
    .selectFrom('leads')
    .innerJoin('agents', 'agents.id', 'leads.agent_id')
    .select(columns)
    .where('agents.account_id', '=', accountId)
    .$if(agentId !== undefined, (query) => query.where('leads.agent_id', '=', agentId ?? ''))
    .$if(status !== undefined, (query) => query.where('leads.status', '=', status ?? 'new'))
    .$if(stage !== undefined, (query) => query.where('leads.stage', '=', stage ?? 'curious'))
    .$if(cursor !== undefined, (query) => query.where('leads.id', '<', cursor ?? ''))
    .orderBy('leads.id', 'desc')
    .limit(limit)
    .execute()
}

/** Returns the account's lead. */
export function findLead(db: Db, accountId: string, id: string): Promise<Lead | undefined> {
  return db
    .selectFrom('leads')
    .innerJoin('agents', 'agents.id', 'leads.agent_id')
    .select(columns)
    .where('agents.account_id', '=', accountId)
    .where('leads.id', '=', id)
    .executeTakeFirst()
}

/** The fields of a lead that the owner sets. */
export interface LeadChanges {
  status?: Lead['status']
  stage?: Lead['stage']
}

/** Changes a lead and returns it. Returns undefined if the account does not have it. */
export function updateLead(
  db: Db,
  accountId: string,
  id: string,
  { status, stage }: LeadChanges,
): Promise<Lead | undefined> {
  return db
    .updateTable('leads')
    .from('agents')
    .set({ status, stage, stage_set: stage && true, updated_at: NOW })
    .whereRef('agents.id', '=', 'leads.agent_id')
    .where('agents.account_id', '=', accountId)
    .where('leads.id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** Deletes a lead and returns its conversation's ID. Returns undefined if the account does not have it. */
export async function deleteLead(db: Db, accountId: string, id: string): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('leads')
    .using('agents')
    .whereRef('agents.id', '=', 'leads.agent_id')
    .where('agents.account_id', '=', accountId)
    .where('leads.id', '=', id)
    .returning('leads.conversation_id as conversationId')
    .executeTakeFirst()
  return deleted?.conversationId
}

export async function deleteLeadOf(db: Db, conversationId: string): Promise<void> {
  await db.deleteFrom('leads').where('conversation_id', '=', conversationId).execute()
}
