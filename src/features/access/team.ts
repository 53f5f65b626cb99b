import { AppError } from '#src/base/errors.ts'
import { foldEmail } from '#src/contract/api/email.ts'
import type { Role } from '#src/contract/api/rights.ts'
import {
  type Account,
  type Invitation,
  type Session,
  deleteMember,
  findInvitation,
  findSession,
  getAccount,
  getProvenAccount,
  insertInvitation,
  listInvitations,
  listMembers,
  putMember,
  setMemberRole,
  showWorkspace,
  takeInvitation,
  withdrawInvitation,
} from '#src/features/accounts/accounts.ts'
import { type MailQueueDeps, queueInvitationMail } from '#src/features/mail/mail.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { type Visit, startVisit } from './sign-in.ts'

const TEAM_SIZE = 50

/** Throws `forbidden` while nobody has proven an inbox for the workspace. `wanted` ends the sentence. */
async function requireProvenInbox(db: Db, workspaceId: string, wanted: string): Promise<void> {
  const { provisional } = await getAccount(db, workspaceId)
  if (provisional) throw new AppError('forbidden', `Verify your email first: sign in by email, then ${wanted}.`)
}

/**
 * Mails an invitation; the answer is the same whether or not the inbox has an account. Inviting again ends the earlier
 * link.
 */
export async function inviteMember(
  deps: MailQueueDeps,
  db: Tx,
  { workspaceId, email, role }: { workspaceId: string; email: string; role: Role },
): Promise<Invitation> {
  const inbox = foldEmail(email)
  await acquireLocks(db, [`team:${workspaceId}`])
  await requireProvenInbox(db, workspaceId, 'invite others')
  const [holder, members, invitations] = await readTeam(db, workspaceId)
  if ([holder, ...members].some((person) => person.email === inbox))
    throw new AppError('conflict', 'This person is already in the team.')
  if (members.length + invitations.length >= TEAM_SIZE) {
    throw new AppError('invalid_input', `A team can have ${TEAM_SIZE} members and invitations. Remove one first.`)
  }
  const invitation = await insertInvitation(db, { workspaceId, email: inbox, role })
  if (await queueInvitationMail(deps, db, invitation.id, inbox)) return invitation
  throw new AppError(
    'rate_limited',
    'This address gets no more email today. Try again tomorrow, or ask its owner whether they stopped emails from this service.',
    { retryAfterSeconds: 86_400 },
  )
}

async function readTeam(db: Db, workspaceId: string) {
  return [
    await getAccount(db, workspaceId),
    await listMembers(db, workspaceId),
    await listInvitations(db, workspaceId),
  ] as const
}

/** The holder, the members and the open invitations of a workspace. */
export async function getTeam(db: Db, workspaceId: string) {
  const [holder, members, invitations] = await readTeam(db, workspaceId)
  return { holder, members, invitations }
}

/** Who invites whom; changes nothing. Throws a sentence for a link that is unknown, used, withdrawn or has ended. */
export async function previewInvitation(
  db: Db,
  token: string,
): Promise<Invitation & { workspace: Account & { name: string } }> {
  const invitation = await findInvitation(db, token)
  if (!invitation) throw invitationEnded()
  return { ...invitation, workspace: await getAccount(db, invitation.workspaceId) }
}

/** Makes the owner of the invited inbox a member, and signs them in to the workspace: only their inbox has the link. */
export async function acceptInvitation(
  db: Tx,
  token: string,
  visit: Visit,
): Promise<{ session: Session; sessionToken: string }> {
  const invitation = await takeInvitation(db, token)
  if (!invitation) throw invitationEnded()
  const accountId = await getProvenAccount(db, invitation.email)
  await putMember(db, invitation.workspaceId, accountId, invitation.role)
  const sessionToken = await startVisit(db, accountId, visit)
  const started = await getSession(db, sessionToken)
  await showWorkspace(db, started.id, invitation.workspaceId)
  return { session: await getSession(db, sessionToken), sessionToken }
}

async function getSession(db: Db, token: string): Promise<Session> {
  const session = await findSession(db, token)
  if (!session) throw new Error('a session ended while it began')
  return session
}

function invitationEnded(): AppError {
  return new AppError('not_found', 'This invitation is invalid, used, withdrawn or expired. Ask for a new one.')
}

/** Throws `not_found` when there is no such invitation. */
export async function endInvitation(db: Db, workspaceId: string, id: string): Promise<void> {
  if (!(await withdrawInvitation(db, workspaceId, id))) throw new AppError('not_found', 'Invitation not found')
}

/** Throws `not_found` for who is no member; the holder is none. */
export async function changeRole(db: Db, workspaceId: string, memberId: string, role: Role): Promise<void> {
  if (!(await setMemberRole(db, workspaceId, memberId, role))) throw new AppError('not_found', 'Member not found')
}

/**
 * Ends a membership, that of somebody else or one's own. Throws `not_found` for who is no member; the holder is none.
 */
export async function removeMember(db: Db, workspaceId: string, memberId: string): Promise<void> {
  if (!(await deleteMember(db, workspaceId, memberId))) throw new AppError('not_found', 'Member not found')
}

/** Shows another workspace in this session. Throws `not_found` for one that the person does not work in. */
export async function switchWorkspace(db: Db, session: Session, workspaceId: string): Promise<void> {
  const isOwn = workspaceId === session.account.id
  const members = isOwn ? [] : await listMembers(db, workspaceId)
  if (!isOwn && !members.some(({ accountId }) => accountId === session.account.id))
    throw new AppError('not_found', 'Workspace not found')
  await showWorkspace(db, session.id, isOwn ? undefined : workspaceId)
}
