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
    .pipe(z.string().regex(/^\d{6}$/, 'must be the six digits of the mail')),
})

/**
 * `POST /signin/preview`: returns the email a link verifies; changes nothing. `POST /signin/link` with the same body
 * signs in.
 */
export const signInLinkRequest = z.object({ token: z.string().max(200) })
export const signInPreviewResponse = z.object({ email: z.string() })

/** `GET /sessions`: the person's sessions. `DELETE /sessions/{id}` ends one, `DELETE /sessions` all others. */
export const sessionView = z.object({
  id: z.uuid(),
  /** Browser and system; '' if unknown. */
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string().describe('Exact to a minute.'),
  current: z.boolean(),
})
export const sessionsResponse = z.object({ sessions: z.array(sessionView) })

/**
 * `POST /account/delete`: deletes the person's own account permanently. `confirm` is its email, or “delete” if no email
 * is verified.
 */
export const deleteAccountRequest = z.object({ confirm: z.string().max(254) })

export type SignInPreviewResponse = z.infer<typeof signInPreviewResponse>
export type SessionView = z.infer<typeof sessionView>
export type SessionsResponse = z.infer<typeof sessionsResponse>
