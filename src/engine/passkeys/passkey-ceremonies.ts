import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'

export type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
}

/** The application that passkeys are for. They work at this origin. */
export interface PasskeySite {
  name: string
  origin: string
}

/** The stored part of a passkey. */
export interface PasskeyCredential {
  /** Base64url, as its authenticator names it. */
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  /** Its number of signatures; always 0 if the authenticator does not count. */
  counter: number
  transports: string[]
}

interface Person {
  id: string
  name: string
}

/** Marks a challenge as used. Returns false if it was not issued, was used or has expired. */
type TakeChallenge = (challenge: string) => Promise<boolean>

/** Ed25519, ES256 and RS256 (RFC 9053). Every current authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257]

const loadLibrary = () => import('@simplewebauthn/server')
const hostOf = ({ origin }: PasskeySite): string => new URL(origin).hostname

/** Returns the options for creating a passkey (WebAuthn Level 3): it must identify the person and verify them. */
export async function offerNewPasskey(
  site: PasskeySite,
  person: Person,
  known: string[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await loadLibrary()
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: hostOf(site),
    userID: new TextEncoder().encode(person.id),
    userName: person.name,
    userDisplayName: person.name,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/**
 * Returns the passkey that a browser created; undefined if the challenge is not one of these. Throws unless an
 * authenticator of this site signed it.
 */
export async function readNewPasskey(
  site: PasskeySite,
  response: RegistrationResponseJSON,
  takeChallenge: TakeChallenge,
): Promise<PasskeyCredential | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: takeChallenge,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  })
  if (!verified) return undefined
  const { id, publicKey, counter } = registrationInfo.credential
  return { credentialId: id, publicKey, counter, transports: response.response.transports ?? [] }
}

/** Returns what a browser needs to sign with one of these passkeys, or with any that the person selects. */
export async function offerSigning(
  site: PasskeySite,
  allowed: string[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadLibrary()
  return generateAuthenticationOptions({
    rpID: hostOf(site),
    userVerification: 'required',
    allowCredentials: allowed.map((id) => ({ id })),
  })
}

/**
 * Returns the passkey's new number of signatures. Throws unless it signed a challenge of this site and verified the
 * person.
 */
export async function checkSignature(
  site: PasskeySite,
  { response, credential }: { response: AuthenticationResponseJSON; credential: PasskeyCredential },
  takeChallenge: TakeChallenge,
): Promise<number> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: takeChallenge,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    credential: { id: credential.credentialId, publicKey: credential.publicKey, counter: credential.counter },
    requireUserVerification: true,
  })
  if (!verified) throw new Error('the signature of a passkey is wrong')
  return authenticationInfo.newCounter
}
