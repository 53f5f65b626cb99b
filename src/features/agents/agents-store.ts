import { sql } from 'kysely'
import type { Expression, Insertable, Selection } from 'kysely'
import type { Channel } from '#src/contract/api/agents-contract.ts'
import type { Tone } from '#src/contract/api/own-agents-contract.ts'
import { NOW, timeAgo, timeFromNow } from '#src/store/clock.ts'
import type { Db } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import type { SiteLook } from '#src/store/tables/agent-tables.ts'
import type { Tables } from '#src/store/tables.ts'

/** How long an unclaimed agent keeps its website and its claim links. */
export const CLAIM_DAYS = 30

const columns = [
  'id',
  'account_id as accountId',
  'state',
  'name',
  'company_name as companyName',
  'industry',
  'email',
  'greeting',
  'language',
  'website_url as websiteUrl',
  'channels',
  'widget_key as widgetKey',
  'chat_code as chatCode',
  'whatsapp_phone as whatsappPhone',
  'credits_limit as creditsLimit',
  'credits_used as creditsUsed',
  'trial_ends_at as trialEndsAt',
  'knowledge_version as knowledgeVersion',
  'embedding_model as embeddingModel',
  'research_state as researchState',
  'pages_read as pagesRead',
  'pages_to_read as pagesToRead',
  'warnings',
  'missing_content as missingContent',
  'appearance',
  'site_look as siteLook',
  'is_new_user as isNewUser',
  'ask_consent as askConsent',
  'visitor_texts as visitorTexts',
  'visitor_mcp as visitorMcp',
  'privacy_url as privacyUrl',
  'tone',
  'languages',
  'goals',
  'consent_text as consentText',
  'consent_version as consentVersion',
  'identity_salt as identitySalt',
  'kept_identity as keptIdentity',
  'address_hash as addressHash',
  'retention_days as retentionDays',
  'verified_at as verifiedAt',
  'created_at as createdAt',
  sql<string>`coalesce(time_zone, site_time_zone)`.as('timeZone'),
] as const

/** The stored agent; `timeZone` is the owner's, or else the website's, or ''. */
export type Agent = Selection<Tables, 'agents', (typeof columns)[number]>

/** `trialDays` is null if the trial does not expire. */
export function insertAgent(
  db: Db,
  row: Omit<Insertable<Tables['agents']>, 'trial_ends_at'>,
  trialDays: number | null,
): Promise<Agent> {
  const trial_ends_at = timeFromNow(trialDays, 'days')
  return db
    .insertInto('agents')
    .values({ ...row, trial_ends_at })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Updates an agent by a repeated creation. Returns undefined when it changed hands or websites meanwhile. */
export function updateCreated(
  db: Db,
  { id, state, accountId, websiteUrl }: Agent,
  row: Partial<Insertable<Tables['agents']>>,
): Promise<Agent | undefined> {
  return db
    .updateTable('agents')
    .set(row)
    .where('id', '=', id)
    .where('state', '=', state)
    .where('account_id', 'is not distinct from', accountId)
    .where('website_url', '=', websiteUrl)
    .where('website', 'is not', null)
    .returning(columns)
    .executeTakeFirst()
}

export function findAgent(db: Db, id: string): Promise<Agent | undefined> {
  return db.selectFrom('agents').select(columns).where('id', '=', id).executeTakeFirst()
}

/** In no order. */
export function listAgentsByIds(db: Db, ids: string[]): Promise<Agent[]> {
  return db.selectFrom('agents').select(columns).where('id', 'in', ids).execute()
}

/** Selects the agent whose ID a subquery finds. */
export const selectAgentBy = (db: Db, id: Expression<{ agent_id: string } | undefined>) =>
  db
    .selectFrom('agents')
    .select(columns)
    .where(sql<boolean>`id = ${id}`)

export function findAgentByWidgetKey(db: Db, widgetKey: string): Promise<Agent | undefined> {
  return db.selectFrom('agents').select(columns).where('widget_key', '=', widgetKey).executeTakeFirst()
}

export function findAgentByChatCode(db: Db, chatCode: string): Promise<Agent | undefined> {
  return db.selectFrom('agents').select(columns).where('chat_code', '=', chatCode).executeTakeFirst()
}

/** By the website's canonical form. */
export function findAgentByWebsite(db: Db, website: string): Promise<Agent | undefined> {
  return db.selectFrom('agents').select(columns).where('website', '=', website).executeTakeFirst()
}

/** Newest first, including archived agents. */
export function listAgents(db: Db, accountId: string): Promise<Agent[]> {
  return db.selectFrom('agents').select(columns).where('account_id', '=', accountId).orderBy('id', 'desc').execute()
}

/** Newest first; `before` is the ID of the last one seen. */
export function listAgentsBefore(
  db: Db,
  accountId: string,
  before: string | undefined,
  limit: number,
): Promise<Agent[]> {
  return db
    .selectFrom('agents')
    .select(columns)
    .where('account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Lists live agents of all accounts, newest first, for the operator. */
export function listAllAgents(db: Db, limit: number): Promise<Agent[]> {
  return db
    .selectFrom('agents')
    .select(columns)
    .where('state', '<>', 'archived')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export interface AgentChanges {
  name?: string
  greeting?: string
  channels?: Channel[]
  retentionDays?: number
  askConsent?: boolean
  visitorTexts?: boolean
  visitorMcp?: boolean
  /** Null: the website's. */
  timeZone?: string | null
  /** Null: none. */
  privacyUrl?: string | null
  tone?: Tone
  languages?: string[]
  goals?: string
}

/** Updates the given fields; throws if the agent is gone. */
export function updateAgent(
  db: Db,
  agentId: string,
  {
    name,
    greeting,
    channels,
    retentionDays,
    askConsent,
    visitorTexts,
    visitorMcp,
    timeZone,
    privacyUrl,
    tone,
    languages,
    goals,
  }: AgentChanges,
): Promise<Agent> {
  return db
    .updateTable('agents')
    .set({
      id: agentId,
      name,
      greeting,
      channels,
      retention_days: retentionDays,
      ask_consent: askConsent,
      visitor_texts: visitorTexts,
      visitor_mcp: visitorMcp,
      time_zone: timeZone,
      privacy_url: privacyUrl,
      tone,
      languages,
      goals,
    })
    .where('id', '=', agentId)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Marks the agent's knowledge as changed, so that every node reloads it. */
export async function bumpKnowledgeVersion(db: Db, agentId: string): Promise<void> {
  await db
    .updateTable('agents')
    .set({ knowledge_version: sql<number>`knowledge_version + 1` })
    .where('id', '=', agentId)
    .execute()
}

/**
 * Releases websites of agents that were not claimed within 30 days and have no live claim link: all of them, or one
 * website's.
 */
export async function releaseUnclaimedAgents(db: Db, website?: string): Promise<void> {
  await db
    .updateTable('agents')
    .set({ website: null })
    .where('state', '=', 'demo')
    .where('website', 'is not', null)
    .where('created_at', '<=', timeAgo(CLAIM_DAYS, 'days'))
    .$if(website !== undefined, (query) => query.where('website', '=', website ?? ''))
    .execute()
}

/** Gives the agent to the account and activates it. Changes its identity secret, which an earlier owner may know. */
export async function assignAgent(db: Db, agentId: string, accountId: string): Promise<void> {
  const identity_salt = sql<string>`case when account_id = ${accountId} then identity_salt else gen_random_uuid() end`
  await db
    .updateTable('agents')
    .set({ account_id: accountId, state: 'active', identity_salt })
    .where('id', '=', agentId)
    .execute()
}

/** Changes the agent's identity secret. Tokens signed with the earlier one become invalid. */
export function renewIdentitySalt(
  db: Db,
  agentId: string,
): Promise<Pick<Agent, 'id' | 'identitySalt' | 'keptIdentity'>> {
  return db
    .updateTable('agents')
    .set({ identity_salt: sql<string>`gen_random_uuid()` })
    .where('id', '=', agentId)
    .returning(['id', 'identity_salt as identitySalt', 'kept_identity as keptIdentity'])
    .executeTakeFirstOrThrow()
}

/** Stores the agent's identity secret, encrypted. Returns false if the salt or the stored secret has changed since. */
export function setKeptIdentity(
  db: Db,
  { id, identitySalt, keptIdentity }: Pick<Agent, 'id' | 'identitySalt' | 'keptIdentity'>,
  sealed: string,
): Promise<boolean> {
  const changed = db
    .updateTable('agents')
    .set({ kept_identity: sealed })
    .where('id', '=', id)
    .where('identity_salt', '=', identitySalt)
    .where('kept_identity', 'is not distinct from', keptIdentity)
  return affectsRows(changed)
}

export interface ResearchProgress {
  state: Agent['researchState']
  pagesRead: number
  pagesToRead: number
  warnings: string[]
  /** Missing content; unchanged if absent. */
  missing?: Agent['missingContent']
}

/** Time zone found on the website; '' keeps the earlier one. */
/** Sets what the website says about its look. */
export async function setSiteLook(db: Db, agentId: string, look: SiteLook): Promise<void> {
  await db
    .updateTable('agents')
    .set({ site_look: JSON.stringify(look) })
    .where('id', '=', agentId)
    .execute()
}

export async function setSiteTimeZone(db: Db, agentId: string, timeZone: string): Promise<void> {
  if (timeZone === '') return
  await db.updateTable('agents').set({ site_time_zone: timeZone }).where('id', '=', agentId).execute()
}

/** Sets the agent's language and greeting. */
export async function setLanguage(
  db: Db,
  agentId: string,
  { language, greeting }: Pick<Agent, 'language' | 'greeting'>,
): Promise<void> {
  await db.updateTable('agents').set({ language, greeting }).where('id', '=', agentId).execute()
}

export async function updateResearch(
  db: Db,
  agentId: string,
  { state, pagesRead, pagesToRead, warnings, missing }: ResearchProgress,
): Promise<void> {
  await db
    .updateTable('agents')
    .set({
      research_state: state,
      pages_read: pagesRead,
      pages_to_read: pagesToRead,
      warnings: JSON.stringify(warnings),
      missing_content: missing,
    })
    .where('id', '=', agentId)
    .execute()
}

/** Sets the model whose vectors questions are compared with. */
export async function setEmbeddingModel(db: Db, agentId: string, model: string): Promise<void> {
  await db.updateTable('agents').set({ embedding_model: model }).where('id', '=', agentId).execute()
}

/** Lists agents whose vectors are from another model. */
export async function listAgentsNotEmbeddedWith(db: Db, model: string): Promise<string[]> {
  const rows = await db
    .selectFrom('agents')
    .select('id')
    .where('embedding_model', '<>', model)
    .where('state', '<>', 'archived')
    .execute()
  return rows.map(({ id }) => id)
}

/** Takes the agent off all channels and releases its website. Returns false if it was archived before. */
export function archiveAgent(db: Db, agentId: string): Promise<boolean> {
  return affectsRows(
    db
      .updateTable('agents')
      .set({ state: 'archived', website: null })
      .where('id', '=', agentId)
      .where('state', '<>', 'archived'),
  )
}

/** Restores an archived agent with this canonical website. Without `keepsUrl`, it also forgets the website's URL. */
export async function unarchiveAgent(
  db: Db,
  agentId: string,
  { website, keepsUrl }: { website: string | null; keepsUrl: boolean },
): Promise<void> {
  await db
    .updateTable('agents')
    .set({ state: 'active', website, ...(keepsUrl ? {} : { website_url: null, verified_at: null }) })
    .where('id', '=', agentId)
    .where('state', '=', 'archived')
    .execute()
}

/** Marks the website as verified; false if the agent is archived. */
export function setVerifiedWebsite(
  db: Db,
  agentId: string,
  { websiteUrl, website }: { websiteUrl: string; website: string },
): Promise<boolean> {
  return affectsRows(
    db
      .updateTable('agents')
      .set({ website_url: websiteUrl, website, verified_at: NOW })
      .where('id', '=', agentId)
      .where('state', '<>', 'archived'),
  )
}
