import { z } from 'zod'
import {
  agentId,
  agentName,
  companyName,
  createdAt,
  errorSentence,
  failure,
  readingWarnings,
  success,
  warnings,
  websiteUrl,
} from './fields.ts'
import { fact, itemType, knowledgeRecord } from './knowledge-items-contract.ts'
import { pagesRead, pagesToRead, readiness, researchState } from './research-contract.ts'
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
        name: text(LONG).optional().describe('Name of the product or service.'),
        description: text(LONG).optional().describe('What it is and whom it is for.'),
        price: text(LONG).optional().describe('The price as buyers read it, such as `€49 a month`.'),
        features: z.array(text(LONG)).max(100).optional().describe('What it includes, one entry each.'),
      }),
    )
    .max(500)
    .optional()
    .describe('Products and services.'),
  pricing_tiers: z
    .array(
      z.object({
        name: text(LONG).optional().describe('Name of the plan.'),
        price: text(LONG).optional().describe('The price as buyers read it, such as `€49 a month`.'),
        features: z.array(text(LONG)).max(100).optional().describe('What it includes, one entry each.'),
      }),
    )
    .max(100)
    .optional()
    .describe('Plans or packages with their prices.'),
  company_description: text(LONG).optional().describe('What the business is and does.'),
  value_proposition: text(LONG).optional().describe('Why customers choose it.'),
  target_customers: text(LONG).optional().describe('Whom it serves.'),
  key_differentiators: z.array(text(LONG)).optional().describe('What sets it apart from competitors, one entry each.'),
  contact_info: z
    .object({
      email: text(LONG).optional().describe('Plain text, not validated.'),
      phone: text(LONG).optional().describe('Plain text, not validated.'),
    })
    .optional()
    .describe('How buyers reach the business.'),
})

export const CHANNELS = ['webchat', 'whatsapp'] as const

/** Format of `source`, in addition to its limit of 32 characters. */
export const SOURCE = /^[a-z0-9]+(_[a-z0-9]+)?$/

/** All fields except `email` and `company_name`, whose checks and messages the contract fixes. */
export const createAgentFields = z.object({
  company_name: name().describe('Name of the business.'),
  website_url: link().optional().describe('Website to research (website mode), at most 2,048 characters.'),
  linkedin_url: link()
    .optional()
    .describe('Company page on LinkedIn, which Foyer also reads; at most 2,048 characters.'),
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
    'Email of the person who can claim the agent. Surrounding white space is removed. Optional with an API key.',
  ),
  ...createAgentFields.shape,
  ...dryRunField.shape,
})

export const trialInfo = z.object({
  expires_in_days: z.int().min(1).nullable().describe('Days until the trial expires; `null` means no expiry.'),
  message_limit: z.int().min(0).describe('Number of free AI messages (credits).'),
})

export const verification = z
  .object({
    state: z.enum(['unverified', 'verified']).describe('Whether the account has shown that the website is its own.'),
    dns_record: z
      .object({
        type: z.literal('TXT').describe('Type of the record.'),
        name: z.string().describe('Name of the record.'),
        value: z.string().describe('Text of the record.'),
      })
      .optional()
      .describe('A TXT record that verifies the website. Absent for an IP address or `localhost`.'),
    meta_tag: z.string().describe('A tag in the head of the home page that also verifies it.'),
    misses: z
      .array(
        z.object({
          way: z.enum(['dns_record', 'meta_tag']).describe('Where Foyer looked.'),
          reason: z
            .enum(['missing', 'different', 'unreachable'])
            .describe('`different`: there is another value. `unreachable`: it could not be checked.'),
          sentence: z.string().describe('The reason in a sentence.'),
        }),
      )
      .optional()
      .describe('The result of a failed check in both places.'),
  })
  .describe('Whether the website is verified, and how to verify it.')

export const verifyWebsiteRequest = z.object({
  website_url: link().optional().describe("The website to verify. Default: the agent's own."),
})

export const verifyWebsiteResponse = z.object({ success, agent_id: agentId, verification, warnings })

export const createAgentResponse = z.object({
  success,
  agent_id: agentId,
  agent_name: agentName,
  company_name: companyName,
  webchat_embed_code: z
    .string()
    .optional()
    .describe('Script tag that embeds the widget; only with the channel `webchat`.'),
  webchat_widget_key: z.string().optional().describe('Widget key, `wc_…`; only with the channel `webchat`.'),
  whatsapp_link: link().optional().describe('Chat link with a prefilled text; only with the channel `whatsapp`.'),
  is_new_user: z.boolean().describe('Whether the email is new to this service.'),
  claim_url: link().optional().describe('Claim link; only if `is_new_user` is true.'),
  dashboard_url: link().describe('The dashboard of the agent.'),
  trial_info: trialInfo.describe('The trial of the agent.'),
  knowledge_base_count: z.int().min(0).describe('Knowledge items created.'),
  warnings: readingWarnings.optional().describe('What went wrong or is missing, and what to do, in plain sentences.'),
  missing_content_hints: z
    .array(z.enum(['pricing', 'contact', 'hours', 'policies']))
    .optional()
    .describe('Topics that buyers ask about and that the knowledge lacks.'),
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
export const plannedFact = fact.omit({ knowledge_item_id: true }).extend({
  item: z
    .int()
    .min(0)
    .meta({ description: 'Position in `items` of the item that contains it, from 0.', examples: [0] }),
})

/** The response to `dry_run: true`. */
export const dryRunResponse = z.object({
  success,
  dry_run: z.literal(true).describe('Nothing was stored or sent.'),
  agent_name: createAgentResponse.shape.agent_name,
  company_name: createAgentResponse.shape.company_name,
  knowledge_base_count: z
    .int()
    .min(0)
    .meta({
      description: 'Number of items that the agent would use: those with the state `live`.',
      examples: [2],
    }),
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

export const existingAgent = z
  .object({
    agent_id: agentId,
    agent_name: agentName,
    company_name: companyName,
    website_url: websiteUrl,
    created_at: createdAt,
  })
  .describe('The agent that already has this website.')

export const agentStatusResponse = z.object({
  success,
  agent_id: agentId,
  agent_name: agentName,
  company_name: companyName,
  is_active: z.boolean().describe('Whether it answers visitors.'),
  knowledge_base_count: z
    .int()
    .min(0)
    .meta({ description: 'Knowledge items of the agent.', examples: [2] }),
  webchat_enabled: z.boolean().describe('Whether it answers in the chat widget.'),
  whatsapp_enabled: z.boolean().describe('Whether it answers on WhatsApp.'),
  created_at: createdAt,
  research: z
    .object({
      state: researchState,
      pages_read: pagesRead,
      pages_to_read: pagesToRead,
    })
    .describe('How far the website has been read.'),
})

const itemCount = z
  .int()
  .min(0)
  .meta({ description: 'Items of this type.', examples: [3] })

/**
 * The event stream of a creation (`Accept: text/event-stream`): `event:` is the `type`, `data:` the object as JSON.
 * `done` carries the JSON response, `failed` the status and error body.
 */
export const creationEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('started').describe('The creation has started.'),
    website_url: websiteUrl.optional(),
  }),
  z.object({
    type: z.literal('page').describe('A page was read, or could not be.'),
    url: z.string().meta({ description: 'Address of the page.', examples: ['https://lindenhof.example/box'] }),
    title: z
      .string()
      .meta({ description: 'Title of the page; empty if it was not read.', examples: ['Weekly vegetable box'] }),
    outcome: z.enum(['read', 'skipped', 'failed']).describe('`skipped` and `failed` say why in `reason`.'),
    reason: z
      .string()
      .optional()
      .meta({
        description: 'Why it was not read, in a sentence.',
        examples: ['https://lindenhof.example/old does not exist (status 404).'],
      }),
    pages_read: pagesRead,
    pages_to_read: pagesToRead,
    items_found: z
      .object({ faq: itemCount, product: itemCount, policy: itemCount, document: itemCount })
      .describe(
        'Approximate number of knowledge items found on the pages so far. The `item` events follow the last page.',
      ),
  }),
  z.object({
    type: z.literal('item').describe('A knowledge item was found.'),
    item_type: itemType,
    title: z.string().meta({ description: 'Title of the item.', examples: ['Weekly vegetable box'] }),
    count: z
      .int()
      .min(1)
      .meta({ description: 'Items found so far.', examples: [7] }),
  }),
  z.object({
    type: z.literal('done').describe('The agent was created. This is the last event.'),
    answer: createAgentResult.describe('The JSON response.'),
  }),
  z.object({
    type: z.literal('failed').describe('No agent was created. This is the last event.'),
    status: z.int().meta({ description: 'The HTTP status that a JSON response would have.', examples: [503] }),
    body: z
      .looseObject({
        success: failure,
        error: errorSentence.meta({ examples: ['The database cannot be reached. Try again in a few seconds.'] }),
      })
      .describe('The body of that response.'),
  }),
])

/** The body of a 409: an error and the existing agent. */
export const conflictResponse = z.object({
  success: failure,
  error: errorSentence,
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
