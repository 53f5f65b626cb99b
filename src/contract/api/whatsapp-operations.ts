import { AGENT, BAD_FIELD, DONE, NO_AGENT, json } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { ErrorCase, Operation } from './operation-types.ts'

const NUMBER = {
  phone_number_id: '106540352242922',
  phone: '49301234567',
  name: 'Lindenhof',
  webhook_url: 'https://foyer.example/webhooks/whatsapp/0199d4f2-5c1e-7a3b-9b43-2f6a8d1c7e90',
  verify_token: 'wv_…',
  template: 'reply_waiting/en',
  problem: 'WhatsApp refuses the access token. Create a new one in Meta Business Suite and connect the number again.',
}
const NO_NUMBER: ErrorCase = {
  status: 404,
  error: 'No WhatsApp number is connected',
  when: 'The agent uses the service’s number.',
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
      '`number` is null while the agent uses the service’s number. `problem` has WhatsApp’s last error. Requires an API key.',
    parameters: [AGENT],
    answers: [record],
    errors: [NO_AGENT],
  },
  {
    operationId: 'connectWhatsappNumber',
    method: 'post',
    path,
    summary: 'Connect your own WhatsApp number',
    description:
      'Checks the number with the Graph API, stores its token and secret encrypted, and points the agent’s chat link to it. Sending again changes the connection. Requires an API key of an account with a verified email.',
    parameters: [AGENT],
    request: {
      schema: 'ConnectNumberRequest',
      examples: {
        'with your own app': {
          phone_number_id: '106540352242922',
          access_token: 'EAAGm0PX4ZCpsBO',
          app_secret: '4f2c…',
          template: 'reply_waiting/en',
        },
      },
    },
    answers: [record],
    errors: [
      BAD_FIELD,
      { status: 400, error: 'access_token was refused by WhatsApp. <why>', when: 'WhatsApp refuses the token.' },
      {
        status: 400,
        error: 'phone_number_id cannot be used with this token. <why>',
        when: 'The token has no access to this number.',
      },
      {
        status: 403,
        error: 'Verify your email before you connect a WhatsApp number: sign in by email.',
        when: 'The account has no verified email.',
      },
      NO_AGENT,
      {
        status: 409,
        error: 'phone_number_id is connected to another agent. Disconnect it there first.',
        when: 'The number is in use.',
      },
      {
        status: 409,
        error: 'phone_number_id must not be the number of this service',
        when: 'All agents use this number.',
      },
      { status: 409, error: 'This agent is archived', when: 'An archived agent has no channels.' },
      {
        status: 503,
        error: 'WhatsApp did not respond, so the number could not be checked. Try again.',
        when: 'The Graph API does not respond.',
      },
      ...BODY_ERRORS,
    ],
  },
  {
    operationId: 'disconnectWhatsappNumber',
    method: 'delete',
    path,
    summary: 'Disconnect a WhatsApp number',
    description: 'The agent uses the service’s number again. Requires an API key.',
    parameters: [AGENT],
    answers: [DONE],
    errors: [NO_AGENT, NO_NUMBER],
  },
]
