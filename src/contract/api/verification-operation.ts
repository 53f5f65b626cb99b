import { AGENT, ID, json } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { Operation } from './operation-types.ts'

const TOKEN = 'Qm5WbE1pR2tZ8dX0hVn3sLrCwYt7uPfa'

export const verifyWebsiteOperation: Operation = {
  operationId: 'verifyWebsite',
  method: 'post',
  path: '/agents/{agent_id}/verification',
  summary: 'Prove a website',
  description: [
    'Looks for the proof that the website is yours, and says where to put it when it is not there: a DNS text record or a tag in the start page.',
    'Proven, the website belongs to the agent. An agent of somebody else who had not proven it is archived.',
  ].join('\n\n'),
  parameters: [AGENT],
  request: {
    schema: 'VerifyWebsiteRequest',
    examples: {
      "the agent's own website": {},
      'a website that another agent holds': { website_url: 'https://lindenhof.example' },
    },
  },
  answers: [
    json('VerifyWebsiteResponse', 'The state after the search, both ways, and why neither was found.', {
      success: true,
      agent_id: ID,
      verification: {
        state: 'unverified',
        dns_record: { type: 'TXT', name: '_foyer.lindenhof.example', value: `foyer-verification=${TOKEN}` },
        meta_tag: `<meta name="foyer-verification" content="${TOKEN}">`,
        misses: [
          { way: 'dns_record', reason: 'missing', sentence: 'There is no TXT record at _foyer.lindenhof.example.' },
          { way: 'meta_tag', reason: 'unreachable', sentence: 'lindenhof.example did not answer in time.' },
        ],
      },
    }),
  ],
  errors: [
    {
      status: 400,
      error: 'website_url is required: the agent has no website yet',
      when: 'None was sent and the agent has none.',
    },
    { status: 400, error: 'Invalid website_url: <why, and the mend>', when: 'The address cannot be read.' },
    { status: 400, error: 'website_url must be a string', when: 'It is something else.' },
    { status: 401, error: 'Invalid API key', when: "The agent is an account's, and no key was sent." },
    { status: 403, error: 'Agent does not belong to this account', when: 'The key is of another account.' },
    {
      status: 403,
      error: 'An agent that is not claimed gets another website only from the address that created it. Claim it first.',
      when: '`website_url` is not the website of the agent, which nobody has claimed, and the call comes from elsewhere or after 24 hours.',
    },
    { status: 404, error: 'Agent not found', when: 'There is no agent with this id.' },
    {
      status: 409,
      error: 'Another agent has proven this website. <the mend>',
      when: 'Whoever proves it first keeps it, as long as that proof can be found.',
    },
    {
      status: 409,
      error: 'This agent is archived',
      when: 'The proof was found, but an agent that is archived holds no website.',
    },
    ...BODY_ERRORS,
  ],
}
