import { z } from 'zod'
import { fact, knowledgeRecord } from './knowledge-items-contract.ts'
import { readiness } from './research-contract.ts'
import { emailAddress } from './email.ts'

/** `POST {base_url}/agents` and the operations on one agent. */

const LONG = 200_000
const text = (max: number) => z.string().max(max)
/** A trimmed name. */
const name = () => z.string().trim().max(200)
const link = () => z.string().meta({ format: 'uri' })

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
      email: text(LONG).optional().describe('Plain text, not validated.'),
      phone: text(LONG).optional(),
    })
    .optional(),
})

export const CHANNELS = ['webchat', 'whatsapp'] as const

/** Format of `source`, in addition to its limit of 32 characters. */
export const SOURCE = /^[a-z0-9]+(_[a-z0-9]+)?$/

/** All fields except `email` and `company_name`, whose checks and messages the contract fixes. */
export const createAgentFields = z.object({
  company_name: name().describe('Name of the business.'),
  website_url: link().optional().describe('Website to research (website mode), at most 2,048 characters.'),
  linkedin_url: link().optional().describe('Company profile used for enrichment.'),
  codebase_context: codebaseContext.optional().describe('Extracted content (codebase mode).'),
  agent_name: name().optional().describe('Default: the company name followed by "Assistant".'),
  greeting_message: text(1000).optional().describe('Custom greeting of the agent.'),
  industry: name().optional().describe('Industry or vertical, free text.'),
  deploy_channels: z
    .array(z.string())
    .optional()
    .describe('At least one of `webchat` and `whatsapp`. Default: both.')
    .meta({ minItems: 1, items: { type: 'string', enum: CHANNELS } }),
  source: z
    .string()
    .optional()
    .describe(
      'Where the call comes from, for analytics: `mcp`, `api`, `other`, or another label of lower-case letters and digits with at most one underscore.',
    )
    .meta({ pattern: SOURCE.source, maxLength: 32 }),
})

/** Whether a creation is a dry run. Not part of what is stored. */
export const dryRunField = z.object({
  dry_run: z
    .boolean()
    .optional()
    .describe('`true` returns what would be stored, and stores and sends nothing. Default: `false`.'),
})

/** The request as the API reference shows it. */
export const createAgentRequest = z.object({
  email: emailAddress.describe(
    'Account association: new users claim the agent with it. May be left out with an API key.',
  ),
  ...createAgentFields.shape,
  ...dryRunField.shape,
})

export const trialInfo = z.object({
  expires_in_days: z.int().min(1).nullable().describe('Days until the trial expires; `null` means no expiry.'),
  message_limit: z.int().min(0).describe('Number of free AI messages (credits).'),
})

export const verification = z.object({
  state: z.enum(['unverified', 'verified']),
  dns_record: z
    .object({ type: z.literal('TXT'), name: z.string(), value: z.string() })
    .optional()
    .describe('A TXT record that verifies the website. Absent for an IP address or `localhost`.'),
  meta_tag: z.string().describe('A tag in the head of the home page that also verifies it.'),
  misses: z
    .array(
      z.object({
        way: z.enum(['dns_record', 'meta_tag']),
        reason: z
          .enum(['missing', 'different', 'unreachable'])
          .describe('`different`: there is another value. `unreachable`: it could not be checked.'),
        sentence: z.string().describe('The reason in a sentence.'),
      }),
    )
    .optional()
    .describe('The result of a failed check in both places.'),
})

export const verifyWebsiteRequest = z.object({
  website_url: link().optional().describe("The website to verify. Default: the agent's own."),
})

export const verifyWebsiteResponse = z.object({ success: z.literal(true), agent_id: z.uuid(), verification })

export const createAgentResponse = z.object({
  success: z.literal(true),
  agent_id: z.uuid().describe('Identifier of the agent.'),
  agent_name: z.string().describe('Display name of the agent.'),
  company_name: z.string(),
  webchat_embed_code: z
    .string()
    .optional()
    .describe('Script tag that embeds the widget; only with the channel `webchat`.'),
  webchat_widget_key: z.string().optional().describe('Widget key, `wc_…`; only with the channel `webchat`.'),
  whatsapp_link: link().optional().describe('Chat link with a prefilled text; only with the channel `whatsapp`.'),
  is_new_user: z.boolean().describe('Whether the email was not registered before.'),
  claim_url: link().optional().describe('Claim link; only if `is_new_user` is true.'),
  dashboard_url: link().describe('The dashboard of the agent.'),
  trial_info: trialInfo,
  knowledge_base_count: z.int().min(0).describe('Knowledge items created.'),
  warnings: z
    .array(z.string())
    .optional()
    .describe('What went wrong or is missing, and what to do, in plain sentences.'),
  missing_content_hints: z
    .array(z.enum(['pricing', 'contact', 'hours', 'policies']))
    .optional()
    .describe('What buyers ask and the knowledge does not answer.'),
  verification: verification.optional().describe('How to verify the website.'),
})

/** An item that a creation would store. */
export const plannedItem = knowledgeRecord.pick({
  item_type: true,
  title: true,
  content: true,
  category: true,
  state: true,
  origin: true,
  author: true,
  source_url: true,
})

/** A fact of an item that a creation would store. */
export const plannedFact = fact
  .omit({ knowledge_item_id: true })
  .extend({ item: z.int().min(0).describe('Position in `items` of the item that contains it, from 0.') })

/** The response to `dry_run: true`. */
export const dryRunResponse = z.object({
  success: z.literal(true),
  dry_run: z.literal(true).describe('Nothing was stored or sent.'),
  agent_name: createAgentResponse.shape.agent_name,
  company_name: createAgentResponse.shape.company_name,
  knowledge_base_count: z
    .int()
    .min(0)
    .describe('Number of items that the agent would use: those with the state `live`.'),
  items: z.array(plannedItem).describe('Items that would be stored.'),
  facts: z
    .array(plannedFact)
    .describe('Prices, hours, phone numbers, email and postal addresses and periods of policies in the `live` items.'),
  warnings: createAgentResponse.shape.warnings,
  missing_content_hints: createAgentResponse.shape.missing_content_hints,
  readiness: readiness.describe('How ready the agent would be for buyers.'),
})

/** The response of a creation or a dry run. */
export const createAgentResult = z.union([createAgentResponse, dryRunResponse])

export const existingAgent = z.object({
  agent_id: z.uuid(),
  agent_name: z.string(),
  company_name: z.string(),
  website_url: z.string(),
  created_at: z.iso.datetime(),
})

export const agentStatusResponse = z.object({
  success: z.literal(true),
  agent_id: z.uuid(),
  agent_name: z.string(),
  company_name: z.string(),
  is_active: z.boolean(),
  knowledge_base_count: z.int().min(0).describe('Knowledge items of the agent.'),
  webchat_enabled: z.boolean(),
  whatsapp_enabled: z.boolean(),
  created_at: z.iso.datetime(),
  research: z.object({
    state: z.enum(['none', 'reading', 'done']),
    pages_read: z.int().min(0),
    pages_to_read: z
      .int()
      .min(0)
      .describe('Pages that will still be read, up to `CRAWL_MAX_PAGES` for the website; 0 when `state` is `done`.'),
  }),
})

/**
 * The event stream of a creation (`Accept: text/event-stream`): `event:` is the `type`, `data:` the object as JSON.
 * `done` carries the JSON response, `failed` the status and error body.
 */
export const creationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('started'), website_url: z.string().optional() }),
  z.object({
    type: z.literal('page'),
    url: z.string(),
    title: z.string(),
    outcome: z.enum(['read', 'skipped', 'failed']),
    reason: z.string().optional(),
    pages_read: z.int().min(0),
    pages_to_read: z.int().min(0),
  }),
  z.object({
    type: z.literal('item'),
    item_type: z.enum(['faq', 'product', 'policy', 'document']),
    title: z.string(),
    count: z.int().min(1).describe('Items found so far.'),
  }),
  z.object({ type: z.literal('done'), answer: createAgentResult }),
  z.object({
    type: z.literal('failed'),
    status: z.int(),
    body: z.looseObject({ success: z.literal(false), error: z.string() }),
  }),
])

/** The body of a 409: an error and the existing agent. */
export const conflictResponse = z.object({
  success: z.literal(false),
  error: z.string(),
  existing_agent: existingAgent.optional(),
})

export type CreationEvent = z.infer<typeof creationEvent>
export type CodebaseContext = z.infer<typeof codebaseContext>
export type CreateAgentFields = z.infer<typeof createAgentFields>
export type CreateAgentResponse = z.infer<typeof createAgentResponse>
export type DryRunResponse = z.infer<typeof dryRunResponse>
export type Verification = z.infer<typeof verification>
export type VerifyWebsiteResponse = z.infer<typeof verifyWebsiteResponse>
export type AgentStatusResponse = z.infer<typeof agentStatusResponse>
export type ExistingAgent = z.infer<typeof existingAgent>
export type Channel = (typeof CHANNELS)[number]
