import type { Operation } from './operation-types.ts'
import { AGENT, ID, json } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'

const CREATED = {
  success: true,
  agent_id: ID,
  agent_name: 'Lindenhof Assistant',
  company_name: 'Lindenhof',
  webchat_embed_code: '<script src="https://foyer.example/widget.js" data-widget-key="wc_…" async></script>',
  webchat_widget_key: 'wc_…',
  whatsapp_link:
    'https://foyer.example/whatsapp/12025550143?text=Hello%20Lindenhof!%20I%20have%20a%20question.%20(FY7K2M9Q)',
  is_new_user: true,
  claim_url: 'https://foyer.example/login?invite=TOKEN',
  dashboard_url: 'https://foyer.example/dashboard/ai-agent',
  trial_info: { expires_in_days: null, message_limit: 100 },
  knowledge_base_count: 2,
  missing_content_hints: ['hours', 'policies'],
}

export const createAgentOperation: Operation = {
  operationId: 'createAgent',
  method: 'post',
  path: '/agents',
  summary: 'Create an agent',
  description: [
    'Creates an agent from a website, from the content of a codebase, from both, or from a name alone. The agent answers on its channels immediately.',
    'Without an API key, the agent is a demo that the owner of `email` can claim. With an API key, it belongs to the key’s account.',
    'Foyer reads a website for at most 20 seconds, so use a timeout of 30 seconds, and send an `Idempotency-Key` so that you can retry safely. If the website cannot be read, the call still returns 200, and `warnings` says what went wrong.',
    'With `dry_run: true`, Foyer reads and checks everything, returns what would be stored, and stores and sends nothing. A dry run does not count towards the daily limit of the email or account, but counts towards the other limits. An `Idempotency-Key` has no effect on it.',
    'With `Accept: text/event-stream`, Foyer streams the research. The last event has the JSON response.',
  ].join('\n\n'),
  request: {
    schema: 'CreateAgentRequest',
    examples: {
      'from a website': {
        email: 'you@example.com',
        company_name: 'Tidewheel Pottery',
        website_url: 'https://foyer.example/sample/',
        linkedin_url: 'https://www.linkedin.com/company/tidewheel-pottery',
        agent_name: 'Tide',
        greeting_message: 'Hello! What would you like to know about our pots and courses?',
        industry: 'crafts',
        source: 'api',
      },
      'from a codebase': {
        email: 'you@example.com',
        company_name: 'Lindenhof',
        codebase_context: {
          landing_page_content: '# Vegetables from our own fields\n\nPicked on Monday, at your door on Tuesday.',
          readme_content: '# Lindenhof\n\nThe shop of our farm in Bremen.',
          products: [
            {
              name: 'Weekly vegetable box',
              description: 'Eight kinds of vegetables for two people.',
              price: '24.50 EUR a week',
              features: ['Organic', 'Delivered on Tuesdays'],
            },
          ],
          pricing_tiers: [{ name: 'Family', price: '39 EUR a week', features: ['Vegetables for four people'] }],
          value_proposition: 'Vegetables that were in the field yesterday.',
          target_customers: 'Households and small kitchens in Bremen.',
          key_differentiators: ['No subscription', 'The box is returned and used again'],
          contact_info: { email: 'hello@lindenhof.example', phone: '+49 421 123456' },
        },
      },
      'dry run of a codebase': {
        email: 'you@example.com',
        company_name: 'Lindenhof',
        codebase_context: { company_description: 'A farm shop in Bremen, open Monday to Friday from 9 to 17.' },
        dry_run: true,
      },
    },
  },
  answers: [
    json('CreateAgentResult', 'The agent was created. With `dry_run`, what would be stored.', CREATED),
    {
      mediaType: 'text/event-stream',
      description:
        'Server-sent events; the `data` of each is one of these, its `event` the `type`. `done` or `failed` is the last.',
      schema: 'CreationEvent',
    },
  ],
  errors: [
    {
      status: 400,
      error: 'email and company_name are required',
      when: 'A field is missing or blank. `email` is optional with an API key.',
    },
    { status: 400, error: 'Invalid email format', when: '`email` is not an address.' },
    {
      status: 400,
      error: '<field> <what it must be>',
      when: 'A field has the wrong type or exceeds its limit, such as `codebase_context.products[2].name must be a string`.',
    },
    {
      status: 400,
      error: 'deploy_channels must name at least one of webchat, whatsapp and nothing else',
      when: 'The list is empty or names another channel.',
    },
    {
      status: 400,
      error: 'Invalid source',
      when: '`source` is not a label of lower-case letters and digits with at most one underscore.',
    },
    {
      status: 400,
      error: 'Invalid website_url: <why, and how to fix it>',
      when: 'The address is not http or https, carries credentials, or is not public.',
    },
    { status: 400, error: 'Invalid linkedin_url: <why, and how to fix it>', when: 'The address is not http or https.' },
    {
      status: 403,
      error: 'Agent creation is turned off. Ask the operator to set CREATION.',
      when: 'The operator has turned off creation.',
    },
    {
      status: 409,
      error: 'An agent already exists for this website',
      when: 'A website can have one agent. `existing_agent` has its `agent_id`, `agent_name`, `company_name`, `website_url` and `created_at`. The `Link` header leads to the page that says how to take your website over. The creator of an agent whose website could not be read may repeat the call.',
    },
    {
      status: 429,
      error: 'Rate limit exceeded: maximum <n> agents per day per email',
      when: 'The email, or the key’s account, reached its daily limit: 10 by default.',
    },
    {
      status: 429,
      error: 'Rate limit exceeded: a website is read 10 times per hour',
      when: 'The creation of an agent whose website could not be read was repeated 10 times within an hour.',
    },
    {
      status: 429,
      error: 'Rate limit exceeded: maximum <n> agents per day per address',
      when: 'The client address reached its daily limit for calls without an API key.',
    },
    {
      status: 503,
      error: 'Creating the agent took too long. Nothing was stored. Try again.',
      when: 'The service was too busy to finish in time.',
    },
    ...BODY_ERRORS,
  ],
}

export const agentStatusOperation: Operation = {
  operationId: 'getAgentStatus',
  method: 'get',
  path: '/agents/{agent_id}/status',
  summary: 'Read the state of an agent',
  description:
    'Returns whether the agent is active, its number of knowledge items, its channels and the progress of its research. Access is the same as for adding knowledge.',
  parameters: [AGENT],
  answers: [
    json('AgentStatusResponse', 'The current state.', {
      success: true,
      agent_id: ID,
      agent_name: 'Lindenhof Assistant',
      company_name: 'Lindenhof',
      is_active: true,
      knowledge_base_count: 41,
      webchat_enabled: true,
      whatsapp_enabled: true,
      created_at: '2026-03-02T09:15:00.000Z',
      research: { state: 'done', pages_read: 20, pages_to_read: 0 },
    }),
  ],
  errors: [
    { status: 400, error: 'Invalid URL', when: 'The path is not encoded properly.' },
    { status: 403, error: 'Agent does not belong to this account', when: 'The API key belongs to another account.' },
    { status: 404, error: 'Agent not found', when: 'There is no agent with this ID.' },
  ],
}
