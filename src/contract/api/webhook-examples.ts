import { AT, ID } from './operation-builders.ts'
import { LEAD } from './leads-operations.ts'
import type { WebhookEvent } from './webhooks-contract.ts'

const conversation = { agent_id: ID, conversation_id: ID }
const question = { ...conversation, channel: 'webchat', question: 'Do you ship to Norway?' }
const lead = { ...conversation, lead: LEAD }
const named = { ...LEAD.details, name: { value: 'Anna Berger', words: 'Anna Berger', message_id: ID } }

const DATA: Record<WebhookEvent | 'webhook.test', object> = {
  'lead.created': lead,
  'lead.updated': { ...conversation, lead: { ...LEAD, details: named } },
  'conversation.started': question,
  'conversation.person_wanted': { ...conversation, channel: 'webchat' },
  'question.unanswered': question,
  'research.finished': {
    agent_id: ID,
    website_url: 'https://lindenhof.example/',
    pages_read: 20,
    knowledge_base_count: 41,
    warnings: [],
  },
  'knowledge.held': {
    agent_id: ID,
    count: 1,
    items: [{ knowledge_item_id: ID, title: 'Bank details', state: 'held' }],
  },
  'agent.claimed': { agent_id: ID, agent_name: 'Lindenhof Assistant', company_name: 'Lindenhof' },
  'credits.low': { agent_id: ID, credits: { left: 20, limit: 100 } },
  'credits.out': { agent_id: ID, credits: { left: 0, limit: 100 } },
  'webhook.test': { message: 'It works.', agent_id: ID },
}

/** The body of a request for each event, with example values. */
export const WEBHOOK_EXAMPLES = Object.fromEntries(
  Object.entries(DATA).map(([type, data]) => [type, { type, timestamp: AT, data }]),
)
