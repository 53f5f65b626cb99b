import type { NoticeEvent, NoticeSettings, NoticeFrequency } from '#src/contract/app/notices-contract.ts'
import type { Db, Tx } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { hashInbox } from './inbox.ts'
import {
  DIGEST,
  type Notice,
  addToPendingDigest,
  getNoticeAge,
  hasNotices,
  insertMail,
  isStopped,
  mergeIntoPendingNotice,
} from './mail-store.ts'
import {
  type NoticeReader,
  findNoticeSettings,
  listNoticeReaders,
  saveNoticeSettings,
} from './notice-settings-store.ts'
import { type QuietHours, afterQuiet, nextDigest, nextHour } from './send-times.ts'

interface NoticeDeps {
  queue: Queue
  /** Hashes inboxes. */
  hashKey: string
}

/** Events of this time after an email that was sent at once go into one email. */
const PAUSE_SECONDS = 3600
/** The database counts from the start of the transaction, which is earlier than now. */
const MARGIN_SECONDS = 10
const DEFAULTS: Record<NoticeEvent, NoticeFrequency> = {
  person_wanted: 'at_once',
  new_lead: 'at_once',
  question_unanswered: 'off',
}

/**
 * Notifies the people of the agent's workspace of an event, each as their settings say: at once, then events of the
 * next hour in one email; each hour; in a daily digest; or not. Nothing is sent in their quiet hours.
 *
 * No event is lost, and other limits do not count these emails. Without settings, the owner gets emails and members get
 * none.
 */
export async function notifyOwner(deps: NoticeDeps, db: Tx, agentId: string, kind: NoticeEvent): Promise<void> {
  for (const reader of await listNoticeReaders(db, agentId)) await notifyReader(deps, db, reader, { agentId, kind })
}

/**
 * Notifies again of events that an email did not report: its reader, or the agent's owner if the inbox is no longer a
 * reader's. An owner with emails about this agent was notified already.
 */
export async function notifyAgain(
  deps: NoticeDeps,
  db: Tx,
  { agentId, inboxHash, events }: { agentId: string; inboxHash: string; events: readonly NoticeEvent[] },
): Promise<void> {
  if (events.length === 0) return
  const reader = (await findReader(deps, db, agentId, inboxHash)) ?? (await findNewOwner(deps, db, agentId))
  if (reader) for (const kind of events) await notifyReader(deps, db, reader, { agentId, kind })
}

async function findNewOwner(
  { hashKey }: Pick<NoticeDeps, 'hashKey'>,
  db: Db,
  agentId: string,
): Promise<NoticeReader | undefined> {
  const owner = (await listNoticeReaders(db, agentId)).find(({ isOwner }) => isOwner)
  if (!owner || (await hasNotices(db, agentId, hashInbox(hashKey, owner.email)))) return undefined
  return owner
}

/** Reports whether the inbox is still that of a person who wants emails about at least one of these events. */
export async function isNoticeWanted(
  deps: Pick<NoticeDeps, 'hashKey'>,
  db: Db,
  { agentId, inboxHash, kinds }: { agentId: string; inboxHash: string; kinds: readonly NoticeEvent[] },
): Promise<boolean> {
  const reader = await findReader(deps, db, agentId, inboxHash)
  return reader !== undefined && kinds.some((kind) => paceOf(reader, kind) !== 'off')
}

async function findReader(
  { hashKey }: Pick<NoticeDeps, 'hashKey'>,
  db: Db,
  agentId: string,
  inboxHash: string,
): Promise<NoticeReader | undefined> {
  return (await listNoticeReaders(db, agentId)).find(({ email }) => hashInbox(hashKey, email) === inboxHash)
}

const paceOf = ({ paces, isOwner }: Pick<NoticeReader, 'paces' | 'isOwner'>, kind: NoticeEvent): NoticeFrequency =>
  paces[kind] ?? (isOwner ? DEFAULTS[kind] : 'off')

async function notifyReader(
  { queue, hashKey }: NoticeDeps,
  db: Tx,
  reader: NoticeReader,
  { agentId, kind }: { agentId: string; kind: NoticeEvent },
): Promise<void> {
  const pace = paceOf(reader, kind)
  if (pace === 'off') return
  const { email } = reader
  const inboxHash = hashInbox(hashKey, email)
  const notice: Notice = { kind: pace === 'daily' ? DIGEST : kind, agentId, inboxHash }
  await acquireLocks(db, [`inbox:${inboxHash}`])
  if (await isStopped(db, inboxHash)) return
  const isMerged =
    pace === 'daily'
      ? await addToPendingDigest(db, notice, kind)
      : await mergeIntoPendingNotice(db, notice, PAUSE_SECONDS)
  if (isMerged) return
  const waitMs = sendTime(reader, pace, await pauseEnd(db, notice)) - Date.now()
  const waitSeconds = waitMs > 0 ? Math.ceil(waitMs / 1000) + MARGIN_SECONDS : 0
  const digest = pace === 'daily' ? { [kind]: 1 } : {}
  const id = await insertMail(db, { ...notice, email, digest }, waitSeconds)
  if (id) await queue.send(db, 'send-mail', { mail_id: id }, { key: id, startAfterSeconds: waitSeconds })
}

/** Returns when the pause after the last email of this kind ends; now without one. */
async function pauseEnd(db: Tx, notice: Notice): Promise<Date> {
  const age = (await getNoticeAge(db, notice)) ?? PAUSE_SECONDS
  return new Date(Date.now() + Math.max(0, Math.ceil(PAUSE_SECONDS - age)) * 1000)
}

/** Returns the time in milliseconds at which the pace lets an email be sent. */
function sendTime({ quietFrom, quietTo, timeZone }: NoticeReader, pace: NoticeFrequency, pauseEnds: Date): number {
  const now = new Date()
  const due = { at_once: pauseEnds, hourly: nextHour(now), daily: nextDigest(now, timeZone), off: now }[pace]
  return afterQuiet(due, quietHours({ quietFrom, quietTo }), timeZone).getTime()
}

function quietHours({ quietFrom, quietTo }: Pick<NoticeReader, 'quietFrom' | 'quietTo'>): QuietHours | undefined {
  return quietFrom === null || quietTo === null ? undefined : { from: quietFrom, to: quietTo }
}

/** Returns the person's settings for a workspace, with the defaults of an owner or of a member. */
export async function getNoticeSettings(
  db: Db,
  accountId: string,
  workspaceId: string,
): Promise<Omit<NoticeSettings, 'time_zone'> & { time_zone: string | undefined }> {
  const stored = await findNoticeSettings(db, accountId, workspaceId)
  const reader = { paces: stored?.paces ?? {}, isOwner: accountId === workspaceId }
  const kinds = Object.keys(DEFAULTS) as NoticeEvent[]
  return {
    paces: Object.fromEntries(kinds.map((kind) => [kind, paceOf(reader, kind)])) as NoticeSettings['paces'],
    quiet: quietHours(stored ?? { quietFrom: null, quietTo: null }),
    time_zone: stored?.timeZone,
  }
}

/** Stores the person's settings for a workspace. They apply to what happens from now on; emails that wait are sent. */
export function setNoticeSettings(
  db: Db,
  accountId: string,
  workspaceId: string,
  { paces, quiet, time_zone: timeZone }: NoticeSettings,
): Promise<void> {
  const hours = { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }
  return saveNoticeSettings(db, accountId, workspaceId, { paces, ...hours, timeZone })
}
