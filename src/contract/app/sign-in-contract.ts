import { z } from 'zod'
import { emailAddress } from '../api/email.ts'

/** The ways in, a part of what the web application speaks. */

/** `POST /signin`: mails a link and a code to the inbox. The answer is the same for every address. */
export const signInRequest = z.object({
  email: z
    .string()
    .trim()
    .refine((email) => emailAddress.safeParse(email).success, 'must be an email address'),
})

/** `POST /signin/code`: the code of the mail that this browser asked for. Signs in. */
export const signInCodeRequest = z.object({
  code: z
    .string()
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'must be the six digits of the mail')),
})

/**
 * `POST /signin/preview`: whose inbox a mailed link proves; changes nothing. `POST /signin/link` with the same body
 * signs in.
 */
export const signInLinkRequest = z.object({ token: z.string().max(200) })
export const signInPreviewResponse = z.object({ email: z.string() })

/**
 * `GET /sessions`: where the person is signed in. `DELETE /sessions/{id}` ends one, `DELETE /sessions` all but this.
 */
export const sessionView = z.object({
  id: z.uuid(),
  /** Browser and system; '' when they are not known. */
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string().describe('Exact to a minute.'),
  current: z.boolean(),
})
export const sessionsResponse = z.object({ sessions: z.array(sessionView) })

/**
 * `POST /account/delete`: deletes the person's own account for good. `confirm` is its email, or “delete” where none is
 * proven.
 */
export const deleteAccountRequest = z.object({ confirm: z.string().max(254) })

export type SignInPreviewResponse = z.infer<typeof signInPreviewResponse>
export type SessionView = z.infer<typeof sessionView>
export type SessionsResponse = z.infer<typeof sessionsResponse>
