import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type { PasskeysResponse } from '#src/contract/app/passkeys-contract.ts'
import { APP_API } from './app-api.ts'
import { ApiError, send, sendForJson } from './http.ts'
import { sharedText } from './shared-text.ts'

/** Passkey operations. All throw `ApiError`. The browser library is loaded with the first call. */

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

export const listPasskeys = () => sendForJson<PasskeysResponse>(`${APP_API}/passkeys`).then(({ passkeys }) => passkeys)

export const removePasskey = (id: string) => send(`${APP_API}/passkeys/${id}`, { method: 'DELETE' })

/** Creates a passkey in this browser for the signed-in person. */
export async function addPasskey(): Promise<void> {
  const optionsJSON = await sendForJson<PublicKeyCredentialCreationOptionsJSON>(`${APP_API}/passkeys/options`, {
    method: 'POST',
    body: {},
  })
  const { startRegistration } = await loadLibrary()
  const body: RegistrationResponseJSON = await startRegistration({ optionsJSON }).catch(explain)
  await send(`${APP_API}/passkeys`, { method: 'POST', body })
}

/** Signs in with a passkey that the person selects. */
export const signInByPasskey = () => sign('signin/passkey')

/** Confirms who the signed-in person is with one of their passkeys. */
export const confirmByPasskey = () => sign('confirm/passkey')

async function sign(path: string): Promise<void> {
  const optionsJSON = await sendForJson<PublicKeyCredentialRequestOptionsJSON>(`${APP_API}/${path}/options`, {
    method: 'POST',
    body: {},
  })
  const { startAuthentication } = await loadLibrary()
  const body: AuthenticationResponseJSON = await startAuthentication({ optionsJSON }).catch(explain)
  await send(`${APP_API}/${path}`, { method: 'POST', body })
}

const loadLibrary = () =>
  import('@simplewebauthn/browser').catch(() => {
    throw new ApiError(0, sharedText.unreachable)
  })

/** Browsers do not say why a passkey failed, except if it exists already. */
function explain(error: unknown): never {
  const isThere = error instanceof Error && error.name === 'InvalidStateError'
  throw new ApiError(0, isThere ? sharedText.passkeyThere : sharedText.noPasskey)
}
