import { AppError } from '#src/base/errors.ts'
import { type FoundLead, LEAD_FIELDS } from '#src/engine/leads/extract-lead.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { type MailQueueDeps, notifyOwner } from '#src/features/mail/mail.ts'
import { announce, deleteLeadDeliveries } from '#src/features/webhooks/webhooks.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { toLeadRecord } from './lead-record.ts'
import {
  type Lead,
  type LeadChanges,
  type LeadDetails,
  type LeadFilter,
  deleteLead,
  deleteLeadOf,
  findLead,
  findLeadOf,
  listLeads,
  saveLead,
  updateLead,
} from './leads-store.ts'

/**
 * Leads: who visitors are and what they want. A conversation has one lead, each value with the words it was read from.
 */
export { type Lead, type LeadDetails, listLeads } from './leads-store.ts'
export { toLeadRecord } from './lead-record.ts'
export { writeLeadsCsv } from './leads-csv.ts'

export interface LeadSource {
  agent: Agent
  conversationId: string
}

/**
 * Stores a visitor's details in the caller's transaction, once there are contact details. The owner gets one email when
 * the lead is new. New values replace stored ones, except that a form's values change only from the message `newFrom`
 * on. The first consent stays. Without `isNews` no lead is created, so that earlier words do not bring back a lead that
 * its owner deleted.
 */
export async function recordLead(
  deps: MailQueueDeps,
  db: Tx,
  { agent, conversationId }: LeadSource,
  found: Pick<Lead, 'details' | 'stage'> & { consent: Omit<Lead['consent'], 'at'>; newFrom?: string; isNews: boolean },
): Promise<Lead | undefined> {
  const earlier = await findLeadOf(db, conversationId)
  if (!earlier && !found.isNews) return undefined
  const details = mergeDetails(earlier?.details ?? {}, found)
  if (!details.email && !details.phone) return undefined
  const consent = earlier?.consent ?? { ...found.consent, at: new Date().toISOString() }
  const stage = earlier?.stageSet ? earlier.stage : laterStage(earlier?.stage ?? 'curious', found.stage)
  const lead = await saveLead(db, { agentId: agent.id, conversationId }, { details, stage, consent })
  if (!earlier) await notifyOwner(deps, db, agent.id, 'new_lead')
  if (!earlier || isChanged(earlier, lead)) {
    const event = earlier ? 'lead.updated' : 'lead.created'
    await announce(deps, db, { event, agentId: agent.id, conversationId, data: { lead: toLeadRecord(lead) } })
  }
  return lead
}

function mergeDetails(
  earlier: LeadDetails,
  { details, newFrom = '' }: { details: LeadDetails; newFrom?: string },
): LeadDetails {
  const taken = LEAD_FIELDS.flatMap((field) => {
    const found = details[field]
    const isEntered = earlier[field]?.message_id === null
    return !found || (isEntered && found.message_id !== null && found.message_id < newFrom) ? [] : [[field, found]]
  })
  return { ...earlier, ...Object.fromEntries(taken) }
}

/** Reports whether a known lead has news for its owner. */
function isChanged(earlier: Lead, { details, stage }: Lead): boolean {
  return earlier.stage !== stage || LEAD_FIELDS.some((field) => earlier.details[field]?.value !== details[field]?.value)
}

const STAGES: readonly Lead['stage'][] = ['curious', 'interested', 'ready']
const laterStage = (one: Lead['stage'], other: Lead['stage']): Lead['stage'] =>
  STAGES.indexOf(one) > STAGES.indexOf(other) ? one : other

/** Returns the details read from messages as they are stored. */
export function toDetails({ details }: FoundLead): LeadDetails {
  return Object.fromEntries(
    LEAD_FIELDS.flatMap((field) => {
      const found = details[field]
      return found ? [[field, { value: found.value, words: found.words, message_id: found.messageId }]] : []
    }),
  )
}

/** Throws `not_found` if the account does not have the lead. */
export async function getLead(db: Db, accountId: string, id: string): Promise<Lead> {
  const lead = await findLead(db, accountId, id)
  if (!lead) throw new AppError('not_found', 'Lead not found')
  return lead
}

/** Changes a lead. Throws `not_found` if the account does not have it. */
export async function changeLead(db: Db, accountId: string, id: string, changes: LeadChanges): Promise<Lead> {
  const lead = await updateLead(db, accountId, id, changes)
  if (!lead) throw new AppError('not_found', 'Lead not found')
  return lead
}

/** Deletes a lead and its pending webhook deliveries. The conversation keeps its messages. */
export async function removeLead(db: Tx, accountId: string, id: string): Promise<void> {
  const conversationId = await deleteLead(db, accountId, id)
  if (conversationId === undefined) throw new AppError('not_found', 'Lead not found')
  await deleteLeadDeliveries(db, conversationId)
}

/** Returns all matching leads of an account, for a file. */
export function listAllLeads(db: Db, accountId: string, filter: LeadFilter): Promise<Lead[]> {
  return listLeads(db, accountId, { ...filter, limit: 100_000 })
}

/** Deletes the details that a visitor takes back, and the lead's pending webhook deliveries. */
export async function forgetLead(db: Tx, conversationId: string): Promise<void> {
  await deleteLeadOf(db, conversationId)
  await deleteLeadDeliveries(db, conversationId)
}
