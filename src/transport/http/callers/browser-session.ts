import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { RIGHTS_OF_ROLE, type Right } from '#src/contract/api/rights.ts'
import { type Actor, SESSION_DAYS, type Session, findSession } from '#src/features/accounts/accounts.ts'
import { describeDevice } from './device.ts'

const COOKIE = 'foyer_session'
const DAY_SECONDS = 86_400

export async function findSignedIn(app: App, request: FastifyRequest): Promise<Session | undefined> {
  const token = request.cookies[COOKIE]
  return token ? findSession(app.db, token) : undefined
}

export async function getSignedIn(app: App, request: FastifyRequest): Promise<Session> {
  const session = await findSignedIn(app, request)
  if (!session) throw new AppError('unauthorized', 'Sign in to continue.')
  return session
}

/** The session of a person who has this right in the workspace that it shows. */
export async function getAuthorized(app: App, request: FastifyRequest, right: Right): Promise<Session> {
  const session = await getSignedIn(app, request)
  checkRole(session, right)
  return session
}

/** Throws `forbidden` when the person's role in the workspace does not include the right. */
export function checkRole({ workspace }: Session, right: Right): void {
  if (!RIGHTS_OF_ROLE[workspace.role].includes(right)) {
    throw new AppError('forbidden', 'Editors cannot do this. Ask an owner of the workspace.')
  }
}

/** How the audit log names a person. */
export function actorOf({ account }: Session): Actor {
  return { kind: 'person', id: account.id, name: account.email }
}

/** What a sign-in knows of the browser. */
export async function readVisit(
  app: App,
  request: FastifyRequest,
): Promise<{ device: string; earlier: Session | undefined }> {
  return { device: describeDevice(request.headers['user-agent'] ?? ''), earlier: await findSignedIn(app, request) }
}

export function setSessionCookie(app: App, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, cookieOptions(app, SESSION_DAYS * DAY_SECONDS))
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}

/** For cookies that no script reads and no other website's request carries. */
export function cookieOptions(app: App, maxAge: number) {
  const secure = app.addresses.app().startsWith('https:')
  return { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge } as const
}

/**
 * Refuses what another website's page sends in a signed-in person's name: changes need an `Origin` of the application's
 * own.
 */
export function refuseForeignOrigin(app: App, request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const { origin, host } = request.headers
  const own =
    origin !== undefined &&
    URL.canParse(origin) &&
    (new URL(origin).host === host || origin === new URL(app.addresses.app()).origin)
  if (!own)
    throw new AppError('forbidden', 'The request did not come from the web application. Reload the page and try again.')
}
