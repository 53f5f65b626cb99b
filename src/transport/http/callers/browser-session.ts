import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import { type Account, SESSION_DAYS, findSessionAccount } from '#src/features/accounts/accounts.ts'

const COOKIE = 'foyer_session'
const DAY_SECONDS = 86_400

export function sessionToken(request: FastifyRequest): string {
  return request.cookies[COOKIE] ?? ''
}

export async function findSignedIn(app: App, request: FastifyRequest): Promise<Account | undefined> {
  const token = sessionToken(request)
  return token ? findSessionAccount(app.db, token) : undefined
}

export async function getSignedIn(app: App, request: FastifyRequest): Promise<Account> {
  const account = await findSignedIn(app, request)
  if (!account) throw new AppError('unauthorized', 'Please sign in.')
  return account
}

export function setSessionCookie(app: App, reply: FastifyReply, token: string): void {
  const secure = app.addresses.app().startsWith('https:')
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: SESSION_DAYS * DAY_SECONDS })
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}

/** Refuses what another website's page sends in a signed-in person's name: changes need an `Origin` of the application's own. */
export function refuseForeignOrigin(app: App, request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const { origin, host } = request.headers
  const own =
    origin !== undefined && URL.canParse(origin) && (new URL(origin).host === host || origin === new URL(app.addresses.app()).origin)
  if (!own) throw new AppError('forbidden', 'This request did not come from the application itself.')
}
