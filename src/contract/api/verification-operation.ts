import { AGENT, ID, json } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { Operation } from './operation-types.ts'

const TOKEN = 'Qm5WbE1pR2tZ8dX0hVn3sLrCwYt7uPfa'

export const verifyWebsiteOperation: Operation = {
  operationId: 'verifyWebsite',
  method: 'post',
  path: '/agents/{agent_id}/verification',
  summary: 'Verify a website',
  description: [
    'Checks for the DNS TXT record or the meta tag that verifies your website, and returns what to add if it is missing.',
    'A verified website belongs to the agent. Another account’s unverified agent for it is archived.',
  ].join('\n\n'),
  parameters: [AGENT],
  request: {
    schema: 'VerifyWebsiteRequest',
    examples: {
      "the agent's own website": {},
      'a website that another agent has': { website_url: 'https://lindenhof.example' },
    },
  },
  answers: [
    json('VerifyWebsiteResponse', 'The state, both ways to verify, and why each failed.', {
      success: true,
      agent_id: ID,
      verification: {
        state: 'unverified',
        dns_record: { type: 'TXT', name: '_foyer.lindenhof.example', value: `foyer-verification=${TOKEN}` },
        meta_tag: `<meta name="foyer-verification" content="${TOKEN}">`,
        misses: [
          { way: 'dns_record', reason: 'missing', sentence: '_foyer.lindenhof.example has no TXT record.' },
          { way: 'meta_tag', reason: 'unreachable', sentence: 'lindenhof.example did not answer in time.' },
        ],
      },
    }),
  ],
  errors: [
    {
      status: 400,
      error: 'website_url is required, because the agent has no website yet',
      when: 'The request has no `website_url` and the agent has no website.',
    },
    { status: 400, error: 'Invalid website_url: <why, and how to fix it>', when: 'The URL is invalid or not public.' },
    { status: 400, error: 'website_url must be a string', when: '`website_url` has a different type.' },
    { status: 401, error: 'Invalid API key', when: 'The agent belongs to an account, and the request has no API key.' },
    { status: 403, error: 'Agent does not belong to this account', when: 'The API key belongs to another account.' },
    {
      status: 403,
      error: 'Only the address that created an unclaimed agent can change its website. Claim the agent first.',
      when: '`website_url` differs from the unclaimed agent’s website, and the call comes from another address or after 24 hours.',
    },
    { status: 404, error: 'Agent not found', when: 'There is no agent with this id.' },
    {
      status: 409,
      error: 'Another agent is verified for this website. <fix>',
      when: 'The first agent to verify a website keeps it while its record or tag exists.',
    },
    {
      status: 409,
      error: 'This agent is archived',
      when: 'An archived agent cannot have a website.',
    },
    ...BODY_ERRORS,
  ],
}
