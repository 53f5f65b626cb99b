import { sql } from 'kysely'
import { createId } from '#src/base/ids.ts'
import { createToken, hashToken } from '#src/base/tokens.ts'
import type { Role } from '#src/contract/api/rights.ts'
import { NOW, timeFromNow } from '#src/store/clock.ts'
import type { Db } from '#src/store/database.ts'
import { affectsRows } from '#src/store/affects-rows.ts'
import type { Account } from './accounts-store.ts'

export const SESSION_DAYS = 30
/** A session ends when nobody used it for this long. */
const IDLE_DAYS = 14
/** How long a sign-in counts as recent. */
export const RECENT_MINUTES = 15
/** How long a claim counts as recent. Its workspace may have no other way to sign in. */
const RECENT_CLAIM_MINUTES = 24 * 60

/** How a session began. */
export type Entry = 'sign-in' | 'claim'

/** Needs the table `sessions` under its own name. */
const isLive = sql<boolean>`sessions.expires_at > now() and sessions.last_seen_at > now() - make_interval(days => ${sql.lit(IDLE_DAYS)})`

/** A workspace as a signed-in person sees it. */
export interface Workspace extends Account {
  /** The workspace's name, or ''. */
  name: string
  role: Role
  /** Whether it is the person's own. */
  own: boolean
}

export interface Session {
  id: string
  /** The person. */
  account: Account
  /** The workspace the session shows: the person's own or another one they work in. */
  workspace: Workspace
  /** Whether the person signed in, claimed or confirmed who they are recently. */
  recent: boolean
}

/** Starts a session. Returns the token once; the database stores its hash. */
export async function startSession(db: Db, accountId: string, device = '', entry: Entry = 'sign-in'): Promise<string> {
  const token = createToken('', 256)
  await db
    .insertInto('sessions')
    .values({
      id: createId(),
      token_hash: hashToken(token),
      account_id: accountId,
      workspace_id: null,
      device,
      expires_at: timeFromNow(SESSION_DAYS, 'days'),
      recent_until: timeFromNow(entry === 'claim' ? RECENT_CLAIM_MINUTES : RECENT_MINUTES, 'mins'),
    })
    .execute()
  return token
}

/** Returns the live session of a token. If the person was removed from its workspace, it shows their own again. */
export async function findSession(db: Db, token: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts as person', 'person.id', 'sessions.account_id')
    .leftJoin('members', (join) =>
      join
        .onRef('members.workspace_id', '=', 'sessions.workspace_id')
        .onRef('members.account_id', '=', 'sessions.account_id'),
    )
    .innerJoin('accounts as workspace', (join) =>
      join.on('workspace.id', '=', sql<string>`coalesce(members.workspace_id, sessions.account_id)`),
    )
    .select([
      'sessions.id as sessionId',
      'person.id',
      'person.email',
      'person.provisional',
      'workspace.id as workspaceId',
      'workspace.email as workspaceEmail',
      'workspace.provisional as workspaceProvisional',
      'workspace.name as workspaceName',
      'members.role',
      sql<boolean>`sessions.recent_until > now()`.as('recent'),
      sql<boolean>`sessions.last_seen_at < now() - interval '1 hour'`.as('seenLongAgo'),
    ])
    .where('sessions.token_hash', '=', hashToken(token))
    .where(isLive)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.seenLongAgo) await recordSessionUse(db, row.sessionId)
  return {
    id: row.sessionId,
    account: { id: row.id, email: row.email ?? '', provisional: row.provisional },
    workspace: {
      id: row.workspaceId,
      email: row.workspaceEmail ?? '',
      provisional: row.workspaceProvisional,
      name: row.workspaceName ?? '',
      role: row.role ?? 'owner',
      own: row.role === null,
    },
    recent: row.recent,
  }
}

async function recordSessionUse(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: NOW }).where('id', '=', id).execute()
}

/** Makes the session's sign-in count as recent again: the person has confirmed who they are. */
export async function renewSignIn(db: Db, sessionId: string): Promise<void> {
  const recent_until = sql<Date>`greatest(recent_until, ${timeFromNow(RECENT_MINUTES, 'mins')})`
  await db.updateTable('sessions').set({ recent_until }).where('id', '=', sessionId).execute()
}

/** Lists a person's live sessions, last used first; times are exact to an hour. */
export function listSessions(db: Db, accountId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('account_id', '=', accountId)
    .where(isLive)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Ends a session at once on every node, because each request looks up its session; false if there is none. */
export function endSession(db: Db, accountId: string, sessionId: string): Promise<boolean> {
  return affectsRows(db.deleteFrom('sessions').where('id', '=', sessionId).where('account_id', '=', accountId))
}

/** Ends all other sessions of the person. */
export async function endOtherSessions(db: Db, { id, account }: Session): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', account.id).where('id', '<>', id).execute()
}

/** Sets the workspace a session shows; undefined: the person's own. */
export async function showWorkspace(db: Db, sessionId: string, workspaceId: string | undefined): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ workspace_id: workspaceId ?? null })
    .where('id', '=', sessionId)
    .execute()
}

/** Returns the workspaces that live sessions show, by session ID. */
export async function listShownWorkspaces(db: Db, sessionIds: string[]): Promise<Map<string, string>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('members', (join) =>
      join
        .onRef('members.workspace_id', '=', 'sessions.workspace_id')
        .onRef('members.account_id', '=', 'sessions.account_id'),
    )
    .select(['sessions.id', sql<string>`coalesce(members.workspace_id, sessions.account_id)`.as('workspaceId')])
    .where('sessions.id', 'in', sessionIds)
    .where(isLive)
    .execute()
  return new Map(rows.map(({ id, workspaceId }) => [id, workspaceId]))
}

/** Returns the workspace that a live session shows. */
export async function findShownWorkspace(db: Db, sessionId: string): Promise<string | undefined> {
  return (await listShownWorkspaces(db, [sessionId])).get(sessionId)
}

/** Deletes sessions that have ended. */
export async function pruneSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ not }) => not(isLive))
    .execute()
}
