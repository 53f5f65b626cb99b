import { z } from 'zod'
import { trialInfo } from '../api/agents-contract.ts'
import { role } from '../api/rights.ts'
import { appearance } from '../chat/appearance-contract.ts'

/**
 * What the web application speaks: `{PUBLIC_URL}/api/v1/app`. Signed in by the `foyer_session` cookie (HttpOnly,
 * SameSite=Lax); every POST, PATCH and DELETE is refused unless its `Origin` is the application's own. Errors have the
 * public shape.
 */

/** `POST /invite`: what a claim link leads to. Changes nothing. */
export const inviteRequest = z.object({ invite: z.string().max(200) })
export const inviteResponse = z.object({
  agent_name: z.string(),
  company_name: z.string(),
  /**
   * The account that would receive the agent: the one signed in, or that of the inbox the link was mailed to; absent
   * when claiming starts a workspace of its own.
   */
  receiving_account: z.string().optional(),
})

/** `POST /claim` with the same body: claims the agent, signs in. */
export const claimResponse = z.object({ agent_id: z.uuid() })

/** A workspace in which the person works. */
export const workspaceView = z.object({
  id: z.uuid(),
  /** What its owner calls it, else the owner's email; '' for one without either. */
  name: z.string(),
  role,
  /** The person's own. */
  own: z.boolean(),
})

/** `GET /me`: the person, the workspace that the session shows, and its agents. 401 when not signed in. */
export const meResponse = z.object({
  account: z.object({ id: z.uuid(), email: z.string(), provisional: z.boolean() }),
  workspace: workspaceView,
  /** The own one first. */
  workspaces: z.array(workspaceView),
  /** Archived ones last. */
  agents: z.array(z.object({ id: z.uuid(), name: z.string(), company_name: z.string(), archived: z.boolean() })),
})

export const agentView = z.object({
  id: z.uuid(),
  name: z.string(),
  company_name: z.string(),
  website_url: z.string().optional(),
  greeting: z.string(),
  appearance,
  state: z.enum(['demo', 'active', 'archived']),
  created_at: z.string(),
  credits: z
    .object({ used: z.int(), limit: z.int() })
    .describe('Of the trial, and of what the operator granted to the account.'),
  channels: z.object({
    webchat: z.object({ embed_code: z.string(), widget_key: z.string(), page_url: z.string() }).optional(),
    whatsapp: z.object({ link: z.string(), qr_url: z.string() }).optional(),
  }),
  research: z.object({ state: z.enum(['none', 'reading', 'done']), pages_read: z.int(), pages_to_read: z.int() }),
  warnings: z.array(z.string()),
})

/**
 * `PATCH /agents/{id}`: what is sent takes the place of what was; `appearance` is one whole. Answers the agent as it is
 * then.
 */
export const updateAgentRequest = z.object({
  greeting: z.string().trim().max(1000).optional(),
  appearance: appearance.optional(),
})

/**
 * `POST /agents/{id}/preview`: a chat session of the owner's own, which costs no credit. Answers a `sessionResponse`.
 */

/**
 * `GET /offers`: agents made under the account's proven email, in a workspace of others or not claimed by anybody.
 * `POST /offers/{id}/accept` or `/refuse`.
 */
export const offerView = z.object({
  id: z.uuid(),
  held_by: z.enum(['workspace', 'nobody']),
  agents: z.array(z.object({ id: z.uuid(), name: z.string(), company_name: z.string() })),
})

/** `GET /home`: what the start page needs before its form is sent. */
export const homeResponse = z.object({
  sample: z.object({ website_url: z.string(), company_name: z.string() }),
  base_url: z.string(),
  /** What a new agent gets. */
  trial: trialInfo,
  /**
   * Where the mails of a service without a mail server can be read; absent with one, and for who is not on its machine.
   */
  mail_page: z.string().optional(),
})

export type InviteResponse = z.infer<typeof inviteResponse>
export type ClaimResponse = z.infer<typeof claimResponse>
export type MeResponse = z.infer<typeof meResponse>
export type WorkspaceView = z.infer<typeof workspaceView>
export type AgentView = z.infer<typeof agentView>
export type UpdateAgentRequest = z.infer<typeof updateAgentRequest>
export type OfferView = z.infer<typeof offerView>
export type HomeResponse = z.infer<typeof homeResponse>
