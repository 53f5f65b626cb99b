import { AGENT, BAD_FIELD, DONE, NO_AGENT, json } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { ErrorCase, Operation } from './operation-types.ts'

const NUMBER = {
  phone_number_id: '106540352242922',
  phone: '49301234567',
  name: 'Lindenhof',
  webhook_url: 'https://foyer.example/webhooks/whatsapp/0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90',
  verify_token: 'wv_…',
}
const NO_NUMBER: ErrorCase = {
  status: 404,
  error: 'No WhatsApp number is connected',
  when: 'The agent is on the number of the service.',
}
const path = '/agents/{agent_id}/whatsapp'
const record = json('NumberResponse', 'The connected number. Its token and secret are never shown again.', {
  success: true,
  number: NUMBER,
})

export const WHATSAPP_OPERATIONS: Operation[] = [
  {
    operationId: 'getWhatsappNumber',
    method: 'get',
    path,
    summary: "Read an agent's own WhatsApp number",
    description:
      '`number` is null while the agent is on the number of the service. What WhatsApp refuses stands in `problem`. Needs a key.',
    parameters: [AGENT],
    answers: [record],
    errors: [NO_AGENT],
  },
  {
    operationId: 'connectWhatsappNumber',
    method: 'post',
    path,
    summary: 'Connect a WhatsApp number of your own',
    description:
      'The number is checked with a call of the Graph API, its token and secret are stored encrypted, and the agent’s chat link leads to it from then on. Sent again, it changes what is connected. Needs a key of an account with a proven inbox.',
    parameters: [AGENT],
    request: {
      schema: 'ConnectNumberRequest',
      examples: {
        'with an app of your own': {
          phone_number_id: '106540352242922',
          access_token: 'EAAGm0PX4ZCpsBO',
          app_secret: '4f2c…',
        },
      },
    },
    answers: [record],
    errors: [
      BAD_FIELD,
      { status: 400, error: 'access_token is refused. <why>', when: 'WhatsApp does not take the token.' },
      {
        status: 400,
        error: 'phone_number_id cannot be used with this token. <why>',
        when: 'The token does not open this number.',
      },
      {
        status: 403,
        error:
          'Connecting a WhatsApp number needs an account with a proven inbox. Sign in with your email address first.',
        when: 'Nobody has proven an inbox for the account.',
      },
      NO_AGENT,
      {
        status: 409,
        error: 'phone_number_id is connected to another agent. Disconnect it there first.',
        when: 'It is.',
      },
      {
        status: 409,
        error: 'phone_number_id is that of this service',
        when: 'The service sends from it for all agents.',
      },
      { status: 409, error: 'This agent is archived', when: 'An archived agent is on no channel.' },
      {
        status: 503,
        error: 'WhatsApp could not be reached to check the number. Please try again.',
        when: 'The Graph API does not answer.',
      },
      ...BODY_ERRORS,
    ],
  },
  {
    operationId: 'disconnectWhatsappNumber',
    method: 'delete',
    path,
    summary: 'Disconnect a WhatsApp number',
    description: 'The agent is on the number of the service again. Needs a key.',
    parameters: [AGENT],
    answers: [DONE],
    errors: [NO_AGENT, NO_NUMBER],
  },
]
