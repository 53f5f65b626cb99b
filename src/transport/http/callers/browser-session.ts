import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { RIGHTS_OF_ROLE, type Right } from '#src/contract/api/rights.ts'
import { type Actor, RECENT_MINUTES, SESSION_DAYS, type Session, findSession } from '#src/features/accounts/accounts.ts'
import {
  type KnownBrowser,
  type SignInBrowser,
  createBrowserToken,
  readBrowserToken,
} from '#src/features/access/access.ts'
import { describeDevice } from './device.ts'

const COOKIE = 'foyer_session'
const KNOWN_BROWSER = 'foyer_browser'
// Browsers keep no cookie for longer.
const KNOWN_BROWSER_DAYS = 400
const DAY_SECONDS = 86_400

export async function findSignedIn(app: App, request: FastifyRequest): Promise<Session | undefined> {
  const token = request.cookies[nameSessionCookie(app)]
  const session = token ? await findSession(app.db, token) : undefined
  request.accountId = session?.account.id
  return session
}

export async function getSignedIn(app: App, request: FastifyRequest): Promise<Session> {
  const session = await findSignedIn(app, request)
  if (!session) throw new AppError('unauthorized', 'Sign in to continue.')
  return session
}

/** Returns the session of a person who has this right in the session's workspace. */
export async function getAuthorized(app: App, request: FastifyRequest, right: Right): Promise<Session> {
  const session = await getSignedIn(app, request)
  checkRole(session, right)
  return session
}

/** Throws `forbidden` if the person's role in the workspace lacks the right. */
export function checkRole({ workspace }: Session, right: Right): void {
  if (!RIGHTS_OF_ROLE[workspace.role].includes(right)) {
    throw new AppError('forbidden', 'Editors cannot do this. Ask an owner of the workspace.')
  }
}

/** Returns the session of a person who signed in recently. Throws `recent_sign_in_required` otherwise. */
export async function getRecentlySignedIn(app: App, request: FastifyRequest): Promise<Session> {
  const session = await getSignedIn(app, request)
  checkRecent(session)
  return session
}

/** Throws `recent_sign_in_required` if the person did not sign in, claim or confirm recently. */
export function checkRecent({ recent }: Session): void {
  if (recent) return
  throw new AppError(
    'recent_sign_in_required',
    `You signed in more than ${RECENT_MINUTES} minutes ago. Confirm that it is you, then try again.`,
  )
}

/** Returns a person's name in the audit log. */
export function actorOf({ account }: Session): Actor {
  return { kind: 'person', id: account.id, name: account.email }
}

/** Returns what a sign-in stores about the browser. */
export async function readSignInBrowser(app: App, request: FastifyRequest): Promise<SignInBrowser> {
  return {
    device: describeDevice(request.headers['user-agent'] ?? ''),
    earlier: await findSignedIn(app, request),
    browser: findKnownBrowser(app, request),
  }
}

/** Signs the browser in with a session's token, and remembers it as one of the session's inbox. */
export async function setSessionCookies(app: App, reply: FastifyReply, token: string): Promise<void> {
  reply.setCookie(nameSessionCookie(app), token, cookieOptions(app, SESSION_DAYS * DAY_SECONDS))
  const session = await findSession(app.db, token)
  if (!session || session.account.provisional) return
  const remembered = createBrowserToken(app, session.account.email)
  reply.setCookie(KNOWN_BROWSER, remembered, cookieOptions(app, KNOWN_BROWSER_DAYS * DAY_SECONDS))
}

/** Returns the request's browser if an owner has signed in there before. */
export function findKnownBrowser(app: App, request: FastifyRequest): KnownBrowser | undefined {
  const token = request.cookies[KNOWN_BROWSER]
  return token === undefined ? undefined : readBrowserToken(app.secretKeys, token)
}

export function clearSessionCookie(app: App, reply: FastifyReply): void {
  reply.clearCookie(nameSessionCookie(app), cookieOptions(app, 0))
}

/** With TLS, browsers accept the cookie from this host only, not from another one of the domain (RFC 6265bis). */
const nameSessionCookie = (app: App): string => (isSecure(app) ? `__Host-${COOKIE}` : COOKIE)

const isSecure = ({ addresses }: App): boolean => addresses.app().startsWith('https:')

/** Returns the options of cookies that scripts cannot read and other websites' requests do not carry. */
export function cookieOptions(app: App, maxAge: number) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(app), maxAge } as const
}

/**
 * Refuses requests that another website's page sends with a person's session: changes need the application's own
 * `Origin`.
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
