import { AGENT, AT, BAD_FIELD, ID, NO_AGENT, json, query } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { Operation } from './operation-types.ts'
import { pageQuery, wholeListQuery } from './pagination.ts'

const APPEARANCE = {
  color: '#1f5f5b',
  position: 'left',
  scheme: 'light',
  launcher: 'Ask us',
  bubble: 'Questions about our boxes?',
  delay: 8,
  page: '/boxes',
  avatar: 'L',
  questions: ['What is in the box?'],
  origins: ['https://lindenhof.example'],
}

const RECORD = {
  agent_id: ID,
  agent_name: 'Lindenhof Assistant',
  company_name: 'Lindenhof',
  state: 'active',
  website_url: 'https://lindenhof.example/',
  verified: false,
  greeting_message: 'Hello! What would you like to know about Lindenhof?',
  deploy_channels: ['webchat', 'whatsapp'],
  webchat_embed_code: '<script src="https://foyer.example/widget.js" data-widget-key="wc_…" async></script>',
  webchat_widget_key: 'wc_…',
  whatsapp_link: 'https://foyer.example/whatsapp/12025550143?text=Hello%20Lindenhof!%20(FY7K2M9Q)',
  credits: { used: 12, limit: 100 },
  warnings: [],
  retention_days: 365,
  ask_consent: true,
  consent_text: 'May we store your details to answer you?',
  privacy_url: 'https://lindenhof.example/privacy',
  time_zone: 'Europe/Berlin',
  visitor_texts: false,
  visitor_mcp: true,
  appearance: APPEARANCE,
  tone: 'warm',
  languages: ['de', 'en'],
  goals: 'Invite visitors to try a box.',
  created_at: AT,
}

/** The response with an agent. */
export const AGENT_RECORD = json('AgentRecordResponse', 'The agent.', { success: true, agent: RECORD })

export const OWN_AGENTS_OPERATIONS: Operation[] = [
  {
    operationId: 'listAgents',
    method: 'get',
    path: '/agents',
    summary: "List the account's agents",
    description: 'Returns the agents, newest first, including archived ones. Requires an API key.',
    parameters: query(pageQuery.shape, { limit: 20 }),
    answers: [json('AgentRecordPage', 'A page of agents.', { data: [RECORD] })],
    errors: [BAD_FIELD],
  },
  {
    operationId: 'getAgent',
    method: 'get',
    path: '/agents/{agent_id}',
    summary: 'Read an agent',
    description: 'Requires an API key of the account that owns the agent.',
    parameters: [AGENT],
    answers: [AGENT_RECORD],
    errors: [NO_AGENT],
  },
  {
    operationId: 'updateAgent',
    method: 'patch',
    path: '/agents/{agent_id}',
    summary: 'Change an agent',
    description:
      'Changes the fields you send, with immediate effect. Requires an API key of the account that owns the agent.',
    parameters: [AGENT],
    request: {
      schema: 'UpdateAgentRequest',
      examples: {
        'another greeting': { greeting_message: 'Moin! What can we do for you?' },
        'another name and manner': { agent_name: 'Linde', tone: 'warm', goals: 'Invite visitors to try a box.' },
        'another look': { appearance: APPEARANCE },
        'time and data': { time_zone: 'Europe/Berlin', retention_days: 90, ask_consent: true },
      },
    },
    answers: [AGENT_RECORD],
    errors: [NO_AGENT, BAD_FIELD, ...BODY_ERRORS],
  },
  {
    operationId: 'exportAgent',
    method: 'get',
    path: '/agents/{agent_id}/export',
    summary: 'Export an agent’s data',
    description:
      'Returns a ZIP archive of JSON and CSV files: settings, knowledge, conversations with all messages, leads, gaps and corrections. The archive is streamed, so there is no Content-Length. Requires an API key of the account that owns the agent.',
    parameters: [AGENT],
    answers: [{ mediaType: 'application/zip', description: 'The archive.' }],
    errors: [NO_AGENT],
  },
  {
    operationId: 'listConsentTexts',
    method: 'get',
    path: '/agents/{agent_id}/consent-texts',
    summary: 'List consent texts',
    description:
      'Returns each version with its start date, newest first. A lead’s consent has the version number. Before version 1, and for versions without a text, the service used its default text. Requires an API key of the account that owns the agent.',
    parameters: [AGENT, ...query(wholeListQuery.shape, { limit: 20, cursor: '2' })],
    answers: [
      json('ConsentTextList', 'The versions.', {
        data: [{ version: 1, text: 'May we keep your address to answer you?', created_at: AT }],
      }),
    ],
    errors: [BAD_FIELD, NO_AGENT],
  },
  {
    operationId: 'archiveAgent',
    method: 'delete',
    path: '/agents/{agent_id}',
    summary: 'Archive an agent',
    description:
      'The agent stops answering on all channels, and its website is free for another agent. `POST /agents/{agent_id}/restore` restores it. Requires an API key of the account that owns the agent.',
    parameters: [AGENT],
    answers: [json('DoneResponse', 'The agent is archived.', { success: true })],
    errors: [NO_AGENT],
  },
  {
    operationId: 'restoreAgent',
    method: 'post',
    path: '/agents/{agent_id}/restore',
    summary: 'Restore an archived agent',
    description:
      'The agent answers on its channels again, with everything it knew. It gets its website back, unless another agent has it by now: then it has no `website_url`, and `POST /agents/{agent_id}/verification` takes the website over. Does nothing to an agent that is not archived. Requires an API key of the account that owns the agent.',
    parameters: [AGENT],
    answers: [AGENT_RECORD],
    errors: [
      NO_AGENT,
      {
        status: 503,
        error: 'Another agent is being created for this website. Try again.',
        when: 'A creation for the website is running.',
      },
      ...BODY_ERRORS,
    ],
  },
]
