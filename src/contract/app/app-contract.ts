import { z } from 'zod'
import { trialInfo } from '../api/agents-contract.ts'
import { role } from '../api/rights.ts'
import { appearance } from '../chat/appearance-contract.ts'

/**
 * The web application's API: `{PUBLIC_URL}/api/v1/app`. The cookie `foyer_session`, or with TLS
 * `__Host-foyer_session` (HttpOnly, SameSite=Lax), authenticates it. Every POST, PATCH and DELETE needs the
 * application's own `Origin`. Errors have the public shape.
 */

/** A text of an agent that somebody else may have set, for its new owner to review. */
export const reviewText = z.object({
  field: z.enum([
    'greeting',
    'question',
    'launcher',
    'bubble',
    'goals',
    'consent_text',
    'privacy_url',
    'correction',
    'item',
    /** The number of items that are not listed. */
    'more_items',
  ]),
  text: z.string(),
})

/** `POST /invite`: previews a claim link. Changes nothing. */
export const inviteRequest = z.object({ invite: z.string().max(200) })
export const inviteResponse = z.object({
  agent_name: z.string(),
  company_name: z.string(),
  /**
   * The account that will get the agent: the signed-in one, or that of the inbox the link was mailed to. Absent if
   * claiming creates a provisional workspace.
   */
  receiving_account: z.string().optional(),
  texts: z.array(reviewText),
})

/** `POST /claim` with the same body: claims the agent and signs in. */
export const claimResponse = z.object({ agent_id: z.uuid() })

/** A workspace the person works in. */
export const workspaceView = z.object({
  id: z.uuid(),
  /** The workspace's name, or else the owner's email; '' without either. */
  name: z.string(),
  role,
  /** The person's own workspace. */
  own: z.boolean(),
  /** Whether nobody can sign in to it by email. */
  provisional: z.boolean(),
})

/** `GET /me`: the person, the workspace the session shows, and its agents. 401 if not signed in. */
export const meResponse = z.object({
  account: z.object({ id: z.uuid(), email: z.string(), provisional: z.boolean() }),
  workspace: workspaceView,
  /** The own workspace first. */
  workspaces: z.array(workspaceView),
  /** Archived agents last. */
  agents: z.array(z.object({ id: z.uuid(), name: z.string(), company_name: z.string(), archived: z.boolean() })),
})

export const agentView = z.object({
  id: z.uuid(),
  name: z.string(),
  company_name: z.string(),
  website_url: z.string().optional(),
  greeting: z.string(),
  appearance,
  /** What the website says about its look, the most probable first. It applies where `appearance` says nothing. */
  site_look: z.object({
    /** `#rrggbb`. */
    colors: z.array(z.string()),
    /** `shown_url` is from this service. */
    images: z.array(z.object({ url: z.string(), shown_url: z.string() })),
  }),
  /** Whether `GET /agents/{id}/website-picture` may return a picture. */
  has_website_picture: z.boolean(),
  state: z.enum(['demo', 'active', 'archived']),
  created_at: z.string(),
  credits: z
    .object({ used: z.int(), limit: z.int() })
    .describe('Credits of the trial and those the operator granted to the account.'),
  channels: z.object({
    webchat: z.object({ embed_code: z.string(), widget_key: z.string(), page_url: z.string() }).optional(),
    whatsapp: z.object({ link: z.string(), qr_url: z.string() }).optional(),
    /** Where visitors' assistants ask, with the channel `webchat`, and whether they may. */
    mcp: z.object({ url: z.string(), allowed: z.boolean() }),
  }),
  research: z.object({ state: z.enum(['none', 'reading', 'done']), pages_read: z.int(), pages_to_read: z.int() }),
  warnings: z.array(z.string()),
  /** Whether a model writes the agent's answers. */
  has_model: z.boolean(),
})

/** `PATCH /agents/{id}`: replaces the fields sent; `appearance` as a whole. Returns the updated agent. */
export const updateAgentRequest = z.object({
  greeting: z.string().trim().max(1000).optional(),
  appearance: appearance.optional(),
})

/** `POST /agents/{id}/avatar`: the body is a picture. `avatar` is for `appearance.avatar`. */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024
export const avatarResponse = z.object({ avatar: z.string() })

/** A step that gets a new agent to work. Foyer observes each of them. */
export const firstStep = z.object({
  step: z.enum([
    /** The owner asked the agent a question in the preview. */
    'try',
    /** The owner changed the greeting or the appearance. */
    'look',
    /** A page of another website loaded the widget. */
    'website',
    /** A visitor left contact details. */
    'lead',
    /** The website is verified. */
    'verify',
  ]),
  /** Absent until it is done. */
  done_at: z.string().optional(),
})

/** `GET /agents/{id}/first-steps`: the steps in order, and where the widget was seen last. */
export const firstStepsResponse = z.object({
  steps: z.array(firstStep),
  knows_nothing: z.boolean().describe('Whether the agent has no knowledge.'),
  seen: z.object({ host: z.string(), at: z.string() }).optional(),
})

/** `POST /agents/{id}/preview`: a free chat session for the owner. Returns a `sessionResponse`. */

/**
 * `GET /offers`: agents created under the account's verified email, unclaimed or in another workspace. `POST
 * /offers/{id}/accept` or `/refuse`.
 */
export const offerView = z.object({
  id: z.uuid(),
  held_by: z.enum(['workspace', 'nobody']),
  agents: z.array(z.object({ id: z.uuid(), name: z.string(), company_name: z.string(), texts: z.array(reviewText) })),
})

/** `GET /home`: what the start page needs before the form is sent. */
export const homeResponse = z.object({
  sample: z.object({ website_url: z.string(), company_name: z.string() }),
  base_url: z.string(),
  /** Trial of a new agent. */
  trial: trialInfo,
  /** Where to read emails without a mail server. Absent with one, and for clients on other machines. */
  mail_page: z.string().optional(),
})

/** `POST /sample-chat`: the chat of the sample business, for the start page. The first call takes seconds. */
export const sampleChatResponse = z.object({ widget_key: z.string() })

export type SampleChatResponse = z.infer<typeof sampleChatResponse>
export type InviteResponse = z.infer<typeof inviteResponse>
export type ClaimResponse = z.infer<typeof claimResponse>
export type MeResponse = z.infer<typeof meResponse>
export type WorkspaceView = z.infer<typeof workspaceView>
export type AgentView = z.infer<typeof agentView>
export type AvatarResponse = z.infer<typeof avatarResponse>
export type UpdateAgentRequest = z.infer<typeof updateAgentRequest>
export type FirstStep = z.infer<typeof firstStep>
export type FirstStepsResponse = z.infer<typeof firstStepsResponse>
export type ReviewText = z.infer<typeof reviewText>
export type OfferView = z.infer<typeof offerView>
export type HomeResponse = z.infer<typeof homeResponse>
