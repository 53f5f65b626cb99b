import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import { AppError } from '#src/base/errors.ts'
import type { OtherChange } from '#src/contract/api/change-words.ts'
import {
  type PasskeyView,
  type PasskeysResponse,
  newPasskeyRequest,
  passkeySignInRequest,
} from '#src/contract/app/passkeys-contract.ts'
import {
  addPasskey,
  confirmByPasskey,
  createConfirmationOptions,
  createPasskeyOptions,
  createSignInOptions,
  signInByPasskey,
} from '#src/features/access/access.ts'
import {
  type AuditNote,
  type Passkey,
  type Session,
  deletePasskey,
  listPasskeys,
  makeChange,
} from '#src/features/accounts/accounts.ts'
import { getRecentlySignedIn, getSignedIn, readSignInBrowser, setSessionCookies } from '../callers/browser-session.ts'
import { type ById, checkUuid } from '../wire/path-id.ts'
import { parseBody } from '../wire/parse-input.ts'
import { recordByPerson } from './changes-by-persons.ts'
import { limitSignIns } from './sign-in-routes.ts'

/** Routes for passkeys. */
export function passkeyRoutes(scope: FastifyInstance, app: App): void {
  scope.get('/passkeys', async (request): Promise<PasskeysResponse> => {
    const { account } = await getSignedIn(app, request)
    return { passkeys: (await listPasskeys(app.db, account.id)).map(toPasskeyView) }
  })

  scope.post('/passkeys/options', async (request) => {
    const { account } = await getRecentlySignedIn(app, request)
    await limitSignIns(app, request)
    return createPasskeyOptions(app, account)
  })

  scope.post('/passkeys', async (request): Promise<{ passkey: PasskeyView }> => {
    const session = await getRecentlySignedIn(app, request)
    const response = parseBody(newPasskeyRequest, request)
    await limitSignIns(app, request)
    const { device } = await readSignInBrowser(app, request)
    const passkey = await addPasskey(app, session.account, { response, device }, noteOfPasskey(session, 'addPasskey'))
    return { passkey: toPasskeyView(passkey) }
  })

  scope.delete<ById>('/passkeys/:id', async (request) => {
    const session = await getRecentlySignedIn(app, request)
    const id = checkUuid(request.params.id, 'Passkey not found')
    await makeChange(app.db, noteOfPasskey(session, 'removePasskey', id), async (tx) => {
      if (!(await deletePasskey(tx, session.account.id, id))) throw new AppError('not_found', 'Passkey not found')
    })
    return { success: true }
  })

  scope.post('/confirm/passkey/options', async (request) => {
    const { account } = await getSignedIn(app, request)
    await limitSignIns(app, request)
    return createConfirmationOptions(app, account)
  })

  scope.post('/confirm/passkey', async (request) => {
    const session = await getSignedIn(app, request)
    const response = parseBody(passkeySignInRequest, request)
    await limitSignIns(app, request)
    await confirmByPasskey(app, session, response)
    return { success: true }
  })

  scope.post('/signin/passkey/options', async (request) => {
    await limitSignIns(app, request)
    return createSignInOptions(app)
  })

  scope.post('/signin/passkey', async (request, reply) => {
    const response = parseBody(passkeySignInRequest, request)
    await limitSignIns(app, request)
    await setSessionCookies(app, reply, await signInByPasskey(app, response, await readSignInBrowser(app, request)))
    return { success: true }
  })
}

/** Passkeys belong to the person, whichever workspace is shown. */
function noteOfPasskey(session: Session, action: OtherChange, targetId?: string): AuditNote {
  return recordByPerson(session, { action, workspaceId: session.account.id, targetId })
}

function toPasskeyView({ id, device, createdAt, lastUsedAt }: Passkey): PasskeyView {
  return { id, device, created_at: createdAt.toISOString(), last_used_at: lastUsedAt?.toISOString() }
}
