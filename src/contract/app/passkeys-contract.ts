import { z } from 'zod'

/** Passkeys, part of the web application's API. Options and responses are the JSON of WebAuthn Level 3. */

const bytes = (max: number) => z.string().max(max)
const answer = { id: bytes(2_000), rawId: bytes(2_000), type: z.literal('public-key') }
const extensions = z.record(z.string(), z.unknown()).default({})

/** `POST /passkeys`: the browser's response to the options of `POST /passkeys/options`. */
export const newPasskeyRequest = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes(10_000),
    attestationObject: bytes(100_000),
    transports: z.array(z.string().max(50)).max(10).optional(),
  }),
  clientExtensionResults: extensions,
})

/** `POST /signin/passkey`: the browser's response to the options of `POST /signin/passkey/options`. Signs in. */
export const passkeySignInRequest = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes(10_000),
    authenticatorData: bytes(10_000),
    signature: bytes(10_000),
    userHandle: bytes(200).optional(),
  }),
  clientExtensionResults: extensions,
})

/** `GET /passkeys`: the person's passkeys, newest first. `DELETE /passkeys/{id}` deletes one. */
export const passkeyView = z.object({
  id: z.uuid(),
  /** Browser and system; '' if unknown. */
  device: z.string(),
  created_at: z.string(),
  last_used_at: z.string().optional(),
})
export const passkeysResponse = z.object({ passkeys: z.array(passkeyView) })

export type PasskeyView = z.infer<typeof passkeyView>
export type PasskeysResponse = z.infer<typeof passkeysResponse>
