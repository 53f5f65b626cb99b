import { z } from 'zod'
import { emailAddress } from '../api/email.ts'

/** Sign-in, part of the web application's API. */

/** `POST /signin`: emails a link and a code. The response is the same for every address. */
export const signInRequest = z.object({
  email: z
    .string()
    .trim()
    .refine((email) => emailAddress.safeParse(email).success, 'must be an email address'),
})

/** `POST /signin/code`: signs in with the code from the email that this browser requested. */
export const signInCodeRequest = z.object({
  code: z
    .string()
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'must be the six digits from the email')),
})

/**
 * `POST /signin/preview`: returns the email a link verifies; changes nothing. `POST /signin/link` with the same body
 * signs in.
 */
export const signInLinkRequest = z.object({ token: z.string().max(200) })
export const signInPreviewResponse = z.object({ email: z.string() })

/**
 * `GET /confirm`: whether the person signed in recently enough for changes of keys, passkeys and team, for an export
 * and for deleting the account, and else how they can confirm who they are. `POST /confirm/code` with the body of
 * `/signin/code` uses a code from an email that `POST /signin` sent to `email`. `POST /confirm/passkey` takes the
 * browser's response to the options of `POST /confirm/passkey/options`. Without an email and a passkey, a person signs
 * in by email, which makes them an owner of the workspace.
 */
export const confirmationResponse = z.object({
  recent: z.boolean(),
  /** The person's verified email. */
  email: z.string().optional(),
  /** Whether the person has a passkey. */
  passkey: z.boolean(),
})

/** `GET /sessions`: the person's sessions. `DELETE /sessions/{id}` ends one, `DELETE /sessions` all others. */
export const sessionView = z.object({
  id: z.uuid(),
  /** Browser and system; '' if unknown. */
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string().describe('Exact to an hour.'),
  current: z.boolean(),
})
export const sessionsResponse = z.object({ sessions: z.array(sessionView) })

/**
 * `POST /account/delete`: deletes the person's own account permanently, or the workspace that the session shows if
 * nobody can sign in to it by email. `confirm` is the account's email, or “delete” for a workspace without one.
 */
export const deleteAccountRequest = z.object({ confirm: z.string().max(254) })

export type ConfirmationResponse = z.infer<typeof confirmationResponse>
export type SignInPreviewResponse = z.infer<typeof signInPreviewResponse>
export type SessionView = z.infer<typeof sessionView>
export type SessionsResponse = z.infer<typeof sessionsResponse>
