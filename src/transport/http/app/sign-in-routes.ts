import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import {
  type ConfirmationResponse,
  type SessionsResponse,
  type SignInPreviewResponse,
  deleteAccountRequest,
  signInCodeRequest,
  signInLinkRequest,
  signInRequest,
} from '#src/contract/app/sign-in-contract.ts'
import {
  type EnteredCode,
  type SignInCaller,
  confirmByCode,
  requestSignIn,
  deleteAccount,
  listWaysToConfirm,
  previewSignIn,
  signInByCode,
  signInByLink,
} from '#src/features/access/access.ts'
import { hashInbox } from '#src/features/mail/mail.ts'
import { endOtherSessions, endSession, listSessions, enforceLimit } from '#src/features/accounts/accounts.ts'
import {
  clearSessionCookie,
  cookieOptions,
  findSignedIn,
  getRecentlySignedIn,
  getSignedIn,
  readSignInBrowser,
  findKnownBrowser,
  setSessionCookies,
} from '../callers/browser-session.ts'
import { hashedAddress } from '../callers/client-address.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'
import { parseBody } from '../wire/parse-input.ts'

const ASKING = 'foyer_signin'
const ASKING_SECONDS = 3_600

/** Routes for signing in and out, and for sessions. */
export function signInRoutes(scope: FastifyInstance, app: App): void {
  scope.post('/signin', async (request, reply) => {
    const { email } = parseBody(signInRequest, request)
    const caller = readCaller(app, request, email)
    await limitSignIns(app, request, caller)
    const secret = await requestSignIn(app, email, caller)
    reply.setCookie(ASKING, secret, cookieOptions(app, ASKING_SECONDS))
    return { success: true }
  })

  scope.post('/signin/code', async (request, reply) => {
    const { code } = parseBody(signInCodeRequest, request)
    await limitSignIns(app, request)
    const visit = await readSignInBrowser(app, request)
    return enter(app, reply, await signInByCode(app, readEnteredCode(app, request, code), visit))
  })

  scope.post('/signin/preview', async (request): Promise<SignInPreviewResponse> => {
    const { token } = parseBody(signInLinkRequest, request)
    await limitSignIns(app, request)
    return { email: await previewSignIn(app.db, token) }
  })

  scope.post('/signin/link', async (request, reply) => {
    const { token } = parseBody(signInLinkRequest, request)
    await limitSignIns(app, request)
    return enter(app, reply, await signInByLink(app, token, await readSignInBrowser(app, request)))
  })

  scope.post('/signout', async (request, reply) => {
    const session = await findSignedIn(app, request)
    if (session) await endSession(app.db, session.account.id, session.id)
    clearSessionCookie(app, reply)
    return { success: true }
  })

  scope.post('/account/delete', async (request, reply) => {
    const session = await getRecentlySignedIn(app, request)
    await deleteAccount(app, session, parseBody(deleteAccountRequest, request).confirm)
    await endSession(app.db, session.account.id, session.id)
    clearSessionCookie(app, reply)
    return { success: true }
  })

  confirmRoutes(scope, app)
  sessionRoutes(scope, app)
}

function confirmRoutes(scope: FastifyInstance, app: App): void {
  scope.get('/confirm', async (request): Promise<ConfirmationResponse> => {
    return listWaysToConfirm(app.db, await getSignedIn(app, request))
  })

  scope.post('/confirm/code', async (request, reply) => {
    const session = await getSignedIn(app, request)
    const { code } = parseBody(signInCodeRequest, request)
    await limitSignIns(app, request)
    await confirmByCode(app, session, readEnteredCode(app, request, code))
    reply.clearCookie(ASKING, { path: '/' })
    return { success: true }
  })
}

function readEnteredCode(app: App, request: FastifyRequest, code: string): EnteredCode {
  return { browserSecret: request.cookies[ASKING] ?? '', code, caller: readCaller(app, request) }
}

function sessionRoutes(scope: FastifyInstance, app: App): void {
  scope.get('/sessions', async (request): Promise<SessionsResponse> => {
    const current = await getSignedIn(app, request)
    const sessions = await listSessions(app.db, current.account.id)
    return {
      sessions: sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device,
        created_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        current: id === current.id,
      })),
    }
  })

  scope.delete<ById>('/sessions/:id', async (request) => {
    const { account } = await getSignedIn(app, request)
    const ended = await endSession(app.db, account.id, checkUuid(request.params.id, 'Session not found'))
    if (!ended) throw new AppError('not_found', 'Session not found')
    return { success: true }
  })

  scope.delete('/sessions', async (request) => {
    await endOtherSessions(app.db, await getSignedIn(app, request))
    return { success: true }
  })
}

async function enter(app: App, reply: FastifyReply, token: string): Promise<{ success: true }> {
  await setSessionCookies(app, reply, token)
  reply.clearCookie(ASKING, { path: '/' })
  return { success: true }
}

/** Returns who signs in. With an email, the browser is known only if its owner has signed in there. */
function readCaller(app: App, request: FastifyRequest, email?: string): SignInCaller {
  const browser = findKnownBrowser(app, request)
  const isOthers = email !== undefined && browser?.inboxHash !== hashInbox(app.hashKey, email)
  return { addressHash: hashedAddress(app, request), browser: isOthers ? undefined : browser }
}

/** Counts every sign-in attempt, by known browser or else by client address. Throws `rate_limited`. */
export function limitSignIns(app: App, request: FastifyRequest, caller = readCaller(app, request)): Promise<void> {
  const words = 'Too many attempts from your address. Try again later.'
  return enforceLimit(app.db, `waysin:${caller.browser?.id ?? caller.addressHash}`, {
    max: app.config.signIn.perAddressPerHour,
    words,
  })
}
