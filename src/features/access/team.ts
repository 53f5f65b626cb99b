import { AppError } from '#src/base/errors.ts'
import { foldEmail } from '#src/contract/api/email.ts'
import type { Role } from '#src/contract/api/rights.ts'
import {
  type Account,
  type Invitation,
  type Session,
  deleteMember,
  endGrantsOf,
  findInvitation,
  findSession,
  getAccount,
  getVerifiedAccount,
  insertInvitation,
  listInvitations,
  listMembers,
  saveMember,
  setMemberRole,
  showWorkspace,
  useInvitation,
  withdrawInvitation,
} from '#src/features/accounts/accounts.ts'
import { type MailQueueDeps, queueInvitationMail } from '#src/features/mail/mail.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import { type SignInBrowser, startSignedInSession } from './sign-in.ts'

const TEAM_SIZE = 50

/** Throws `forbidden` if the workspace has no verified email. `wanted` ends the sentence. */
async function requireVerifiedEmail(db: Db, workspaceId: string, wanted: string): Promise<void> {
  const { provisional } = await getAccount(db, workspaceId)
  if (provisional) throw new AppError('forbidden', `Verify your email first: sign in by email, then ${wanted}.`)
}

/**
 * Emails an invitation. The result is the same whether or not the inbox has an account. A second invitation replaces
 * the first.
 */
export async function inviteMember(
  deps: MailQueueDeps,
  db: Tx,
  { workspaceId, email, role }: { workspaceId: string; email: string; role: Role },
): Promise<Invitation> {
  const inbox = foldEmail(email)
  await acquireLocks(db, [`team:${workspaceId}`])
  await requireVerifiedEmail(db, workspaceId, 'invite others')
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

/** Returns the holder, the members and the open invitations of a workspace. */
export async function getTeam(db: Db, workspaceId: string) {
  const [holder, members, invitations] = await readTeam(db, workspaceId)
  return { holder, members, invitations }
}

/** Returns who invites whom. Throws `not_found` if the link is invalid, used, withdrawn or expired. */
export async function previewInvitation(
  db: Db,
  token: string,
): Promise<Invitation & { workspace: Account & { name: string } }> {
  const invitation = await findInvitation(db, token)
  if (!invitation) throw invitationEnded()
  return { ...invitation, workspace: await getAccount(db, invitation.workspaceId) }
}

/** Adds the invited person to the workspace and signs them in: only their inbox has the link. */
export async function acceptInvitation(
  deps: MailQueueDeps,
  db: Tx,
  token: string,
  visit: SignInBrowser,
): Promise<{ session: Session; sessionToken: string }> {
  const invitation = await useInvitation(db, token)
  if (!invitation) throw invitationEnded()
  const accountId = await getVerifiedAccount(db, invitation.email)
  await saveMember(db, invitation.workspaceId, accountId, invitation.role)
  const sessionToken = await startSignedInSession(deps, db, accountId, visit)
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

/** Throws `not_found` if there is no such invitation. */
export async function endInvitation(db: Db, workspaceId: string, id: string): Promise<void> {
  if (!(await withdrawInvitation(db, workspaceId, id))) throw new AppError('not_found', 'Invitation not found')
}

/** Throws `not_found` if the account has no open invitation with this ID. */
export async function getInvitation(db: Db, workspaceId: string, id: string): Promise<Invitation> {
  const { invitations } = await getTeam(db, workspaceId)
  const invitation = invitations.find((one) => one.id === id)
  if (!invitation) throw new AppError('not_found', 'Invitation not found')
  return invitation
}

/** Throws `not_found` if the person is not a member. The workspace's holder is not one. */
export async function changeRole(db: Db, workspaceId: string, memberId: string, role: Role): Promise<void> {
  if (!(await setMemberRole(db, workspaceId, memberId, role))) throw new AppError('not_found', 'Member not found')
}

/**
 * Removes a member, who may be the caller, and the keys that they gave to OAuth clients. Throws `not_found` if the
 * person is not a member. The workspace's holder is not one.
 */
export async function removeMember(db: Db, workspaceId: string, memberId: string): Promise<void> {
  if (!(await deleteMember(db, workspaceId, memberId))) throw new AppError('not_found', 'Member not found')
  await endGrantsOf(db, { workspaceId, personId: memberId })
}

/** Shows another workspace in this session. Throws `not_found` if the person does not work in it. */
export async function switchWorkspace(db: Db, session: Session, workspaceId: string): Promise<void> {
  const isOwn = workspaceId === session.account.id
  const members = isOwn ? [] : await listMembers(db, workspaceId)
  if (!isOwn && !members.some(({ accountId }) => accountId === session.account.id))
    throw new AppError('not_found', 'Workspace not found')
  await showWorkspace(db, session.id, isOwn ? undefined : workspaceId)
}
