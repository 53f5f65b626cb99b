import { z } from 'zod'
import { role } from '../api/rights.ts'

/** Working in the workspaces of others, a part of what the web application speaks. */

/**
 * `POST /invitations/preview`: what an invitation's link leads to; changes nothing. `POST /invitations/accept` with the
 * same body joins and signs in.
 */
export const invitationRequest = z.object({ token: z.string().max(200) })
export const invitationPreview = z.object({
  /** What the workspace is called, or ''. */
  workspace: z.string(),
  /** Whose workspace it is. */
  holder: z.string(),
  /** Whom the link was mailed to. */
  email: z.string(),
  role,
})

/**
 * `POST /workspaces/{id}/show`: this session shows it from now on. `POST /workspaces/{id}/leave`: the person works
 * there no more.
 */

export type InvitationPreview = z.infer<typeof invitationPreview>
