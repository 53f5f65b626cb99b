import { AGENT, ARCHIVED, AT, BAD_FIELD, ID, NO_AGENT, json } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { Operation } from './operation-types.ts'

const CODEBASE = { agent_id: ID, knowledge_items: 12, updated_at: AT }
const OWNER = 'Requires an API key of the account that owns the agent.'

export const CODEBASE_OPERATIONS: Operation[] = [
  {
    operationId: 'getCodebase',
    method: 'get',
    path: '/agents/{agent_id}/codebase',
    summary: 'Read the codebase of an agent',
    description: `Returns the number of items from \`codebase_context\` and when one last changed. \`GET /knowledge\` lists the items; their \`origin\` is \`codebase\`. ${OWNER}`,
    parameters: [AGENT],
    answers: [json('CodebaseResponse', 'The codebase.', { success: true, codebase: CODEBASE })],
    errors: [NO_AGENT],
  },
  {
    operationId: 'replaceCodebase',
    method: 'put',
    path: '/agents/{agent_id}/codebase',
    summary: 'Replace the codebase of an agent',
    description: [
      `Replaces the items from \`codebase_context\` with those of the content you send, and returns the difference. The agent uses them from the next message. Items from other sources stay. An item that the owner edited stays, and \`site_says\` has the codebase's text, which \`POST /knowledge/{knowledge_item_id}/settle\` accepts or dismisses.`,
      `Sending the same content again changes nothing, so you can safely repeat the request, for example at each deployment. ${OWNER}`,
    ].join('\n\n'),
    parameters: [AGENT],
    request: {
      schema: 'ReplaceCodebaseRequest',
      examples: {
        'another price': { codebase_context: { products: [{ name: 'Weekly vegetable box', price: '26 EUR a week' }] } },
      },
    },
    answers: [
      json('ReplaceCodebaseResponse', 'The codebase is replaced.', {
        success: true,
        codebase: CODEBASE,
        change_counts: { created: 0, changed: 1, retired: 0, kept: 0 },
        changes: [
          {
            change: 'changed',
            knowledge_item_id: ID,
            title: 'Weekly vegetable box',
            said: 'Price: 24.50 EUR a week',
            says: 'Price: 26 EUR a week',
          },
        ],
        warnings: [
          'codebase_context.pricingTiers is not a known field, so it was ignored. Did you mean pricing_tiers?',
        ],
        missing_content_hints: ['hours'],
      }),
    ],
    errors: [
      NO_AGENT,
      { status: 400, error: 'codebase_context is required', when: 'It is missing or `null`.' },
      BAD_FIELD,
      ARCHIVED,
      {
        status: 409,
        error: 'unchanged.<member> is not what Foyer has. Send all members in codebase_context.',
        when: 'The content that Foyer has does not match the hash.',
      },
      {
        status: 503,
        error: 'Another request is updating this source. Try again.',
        when: 'Other requests keep changing the items of the codebase.',
      },
      ...BODY_ERRORS,
    ],
  },
]
