import { z } from 'zod'

/** `POST {base_url}/agents` and what belongs to one agent: the public contract's shapes. */

const LONG = 200_000
const text = (max: number) => z.string().max(max)

export const codebaseContext = z.object({
  landing_page_content: text(LONG).optional().describe('Text of the landing or home page.'),
  readme_content: text(LONG).optional().describe('Content of a README file.'),
  products: z
    .array(
      z.object({
        name: text(LONG).optional(),
        description: text(LONG).optional(),
        price: text(LONG).optional(),
        features: z.array(text(LONG)).max(100).optional(),
      }),
    )
    .max(500)
    .optional(),
  pricing_tiers: z
    .array(
      z.object({
        name: text(LONG).optional(),
        price: text(LONG).optional(),
        features: z.array(text(LONG)).max(100).optional(),
      }),
    )
    .max(100)
    .optional(),
  company_description: text(LONG).optional(),
  value_proposition: text(LONG).optional(),
  target_customers: text(LONG).optional(),
  key_differentiators: z.array(text(LONG)).optional(),
  contact_info: z
    .object({
      email: text(LONG).optional().describe('Plain text, not checked as an address.'),
      phone: text(LONG).optional(),
    })
    .optional(),
})

export const CHANNELS = ['webchat', 'whatsapp'] as const

/** Everything but `email` and `company_name`, whose checks and messages the contract fixes by hand. */
export const createAgentFields = z.object({
  company_name: text(200).describe('Business name the agent represents.'),
  website_url: z.string().optional().describe('Website to research (website mode).'),
  linkedin_url: z.string().optional().describe('Company profile used for enrichment.'),
  codebase_context: codebaseContext.optional().describe('Extracted content (codebase mode).'),
  agent_name: text(200).optional().describe('Default: the company name followed by "Assistant".'),
  greeting_message: text(1000).optional().describe('Custom greeting of the agent.'),
  industry: text(200).optional().describe('Industry or vertical, free text.'),
  deploy_channels: z.array(z.string()).optional().describe('`webchat`, `whatsapp` or both (default).'),
  source: z.string().optional().describe('Origin identifier for analytics.'),
})

export const trialInfo = z.object({
  expires_in_days: z.int().nullable().describe('Days until the trial expires; null means no expiry.'),
  message_limit: z.int().describe('Number of free AI messages (credits).'),
})

export const createAgentResponse = z.object({
  success: z.literal(true),
  agent_id: z.uuid(),
  agent_name: z.string(),
  company_name: z.string(),
  webchat_embed_code: z.string().optional().describe('Script tag that embeds the widget.'),
  webchat_widget_key: z.string().optional(),
  whatsapp_link: z.string().optional(),
  is_new_user: z.boolean(),
  claim_url: z.string().optional().describe('Magic link to claim the agent; only when `is_new_user` is true.'),
  dashboard_url: z.string(),
  trial_info: trialInfo,
  knowledge_base_count: z.int().describe('Knowledge items created.'),
  warnings: z.array(z.string()).optional().describe('What went wrong or is missing, and what to do, in plain sentences.'),
  missing_content_hints: z.array(z.enum(['pricing', 'contact', 'hours', 'policies'])).optional(),
})

export const existingAgent = z.object({
  agent_id: z.uuid(),
  agent_name: z.string(),
  company_name: z.string(),
  website_url: z.string(),
  created_at: z.string(),
})

export const agentStatusResponse = z.object({
  success: z.literal(true),
  agent_id: z.uuid(),
  agent_name: z.string(),
  company_name: z.string(),
  is_active: z.boolean(),
  knowledge_base_count: z.int(),
  webchat_enabled: z.boolean(),
  whatsapp_enabled: z.boolean(),
  created_at: z.string(),
  research: z.object({
    state: z.enum(['none', 'reading', 'done']),
    pages_read: z.int(),
    pages_to_read: z.int(),
  }),
})

/**
 * The creation's event stream (`Accept: text/event-stream`): `event:` is the `type`, `data:` the whole object as JSON.
 * `done` carries the JSON answer of the plain call, `failed` the status and error body it would have had.
 */
export type CreationEvent =
  | { type: 'started'; website_url?: string }
  | {
      type: 'page'
      url: string
      title: string
      outcome: 'read' | 'skipped' | 'failed'
      reason?: string
      pages_read: number
      pages_to_read: number
    }
  | { type: 'item'; item_type: 'faq' | 'product' | 'policy' | 'document'; title: string; count: number }
  | { type: 'done'; answer: CreateAgentResponse }
  | { type: 'failed'; status: number; body: { success: false; error: string } & Record<string, unknown> }

export type CodebaseContext = z.infer<typeof codebaseContext>
export type CreateAgentFields = z.infer<typeof createAgentFields>
export type CreateAgentResponse = z.infer<typeof createAgentResponse>
export type AgentStatusResponse = z.infer<typeof agentStatusResponse>
export type ExistingAgent = z.infer<typeof existingAgent>
export type Channel = (typeof CHANNELS)[number]
