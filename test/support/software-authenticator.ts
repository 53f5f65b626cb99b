import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'

interface PasskeyOptions {
  challenge: string
  rp: { id: string }
}

const PERSON_VERIFIED_WITH_KEY = 0x45

/** Returns what a browser posts for a new passkey: an ES256 key without attestation (WebAuthn Level 3, section 6.5). */
export function createPasskey({ challenge, rp }: PasskeyOptions, origin: string) {
  const id = randomBytes(16)
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
  // CBOR, RFC 8949: a map of 5, with the curve and algorithm of COSE before each coordinate of 32 bytes.
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const site = createHash('sha256').update(rp.id).digest()
  const flagsAndCounter = Buffer.from([PERSON_VERIFIED_WITH_KEY, 0, 0, 0, 0])
  const data = Buffer.concat([site, flagsAndCounter, Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ])
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response: {
      clientDataJSON: Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin })).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    },
  }
}

/** A CBOR text of less than 24 bytes. */
const text = (words: string): Buffer => Buffer.from([0x60 + words.length, ...Buffer.from(words)])
