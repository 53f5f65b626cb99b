import { z } from 'zod'
import { role } from '../api/rights.ts'

/** Teams, part of the web application's API. */

/**
 * `POST /invitations/preview`: previews an invitation; changes nothing. `POST /invitations/accept` with the same body
 * joins and signs in.
 */
export const invitationRequest = z.object({ token: z.string().max(200) })
export const invitationPreview = z.object({
  /** The workspace's name, or ''. */
  workspace: z.string(),
  /** The workspace's owner. */
  holder: z.string(),
  /** The invited email. */
  email: z.string(),
  role,
})

/** `POST /workspaces/{id}/show`: shows the workspace in this session. `POST /workspaces/{id}/leave`: leaves it. */

export type InvitationPreview = z.infer<typeof invitationPreview>
