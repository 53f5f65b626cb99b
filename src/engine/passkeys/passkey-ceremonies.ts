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

/** The application that passkeys are for: they work at this origin, and on every device that its host name reaches. */
export interface PasskeySite {
  name: string
  origin: string
}

/** The stored part of a passkey. */
export interface PasskeyCredential {
  /** Base64url, as its authenticator names it. */
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  /** How often it has signed; 0 for ever where its authenticator does not count. */
  counter: number
  transports: string[]
}

interface Person {
  id: string
  name: string
}

/** Uses a challenge up; false when it was not given out, was used or has ended. */
type TakeChallenge = (challenge: string) => Promise<boolean>

/** Ed25519, ES256 and RS256 (RFC 9053): what every authenticator of today has one of. */
const ALGORITHMS = [-8, -7, -257]

const loadLibrary = () => import('@simplewebauthn/server')
const hostOf = ({ origin }: PasskeySite): string => new URL(origin).hostname

/**
 * Returns the options with which a browser makes a passkey (WebAuthn Level 3): it must name its person by itself, and
 * check that it is they.
 */
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
 * The passkey that a browser made; undefined when the challenge is not one of these. Throws for what no authenticator
 * of this site signed.
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
 * How often the passkey has signed by now. Throws unless it signed a challenge of this site, with its person checked.
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
