import { AGENT, AT, BAD_FIELD, ID, NO_AGENT, json, query } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import type { Operation } from './operation-types.ts'
import { pageQuery } from './pagination.ts'

const RECORD = {
  agent_id: ID,
  agent_name: 'Lindenhof Assistant',
  company_name: 'Lindenhof',
  state: 'active',
  verified: false,
  greeting_message: 'Hello! What would you like to know about Lindenhof?',
  deploy_channels: ['webchat'],
  webchat_embed_code: '<script src="https://foyer.example/widget.js" data-widget-key="wc_…" async></script>',
  webchat_widget_key: 'wc_…',
  credits: { used: 12, limit: 100 },
  warnings: [],
  retention_days: 365,
  ask_consent: false,
  tone: 'neutral',
  languages: [],
  created_at: AT,
}

const record = json('AgentRecordResponse', 'The agent.', { success: true, agent: RECORD })

export const OWN_AGENTS_OPERATIONS: Operation[] = [
  {
    operationId: 'listAgents',
    method: 'get',
    path: '/agents',
    summary: "List the account's agents",
    description: 'Newest first, archived ones included. Needs a key.',
    parameters: query(pageQuery.shape, { limit: 20 }),
    answers: [json('AgentRecordPage', 'A page of agents.', { data: [RECORD] })],
    errors: [BAD_FIELD],
  },
  {
    operationId: 'getAgent',
    method: 'get',
    path: '/agents/{agent_id}',
    summary: 'Read an agent',
    description: 'Needs a key of the account that owns it.',
    parameters: [AGENT],
    answers: [record],
    errors: [NO_AGENT],
  },
  {
    operationId: 'updateAgent',
    method: 'patch',
    path: '/agents/{agent_id}',
    summary: 'Change an agent',
    description: 'What is sent is changed, live at once. Needs a key of the account that owns it.',
    parameters: [AGENT],
    request: {
      schema: 'UpdateAgentRequest',
      examples: { 'another greeting': { greeting_message: 'Moin! What can we do for you?' } },
    },
    answers: [record],
    errors: [NO_AGENT, BAD_FIELD, ...BODY_ERRORS],
  },
  {
    operationId: 'exportAgent',
    method: 'get',
    path: '/agents/{agent_id}/export',
    summary: 'Export everything of an agent',
    description:
      'A ZIP archive of JSON and CSV files: its settings, what it knows, conversations with all messages, leads, gaps, corrections. It is written while it is read, so its size is not known before. Needs a key of the account that owns the agent.',
    parameters: [AGENT],
    answers: [{ mediaType: 'application/zip', description: 'The archive.' }],
    errors: [NO_AGENT],
  },
  {
    operationId: 'listConsentTexts',
    method: 'get',
    path: '/agents/{agent_id}/consent-texts',
    summary: 'Read what visitors were asked to agree to',
    description:
      'Every wording and from when on it stood, newest first. The consent of a lead names its version; before version 1, and where a version has no text, the service asked in its own words. Needs a key of the account that owns the agent.',
    parameters: [AGENT],
    answers: [
      json('ConsentTextList', 'The versions.', {
        data: [{ version: 1, text: 'May we keep your address to answer you?', created_at: AT }],
      }),
    ],
    errors: [NO_AGENT],
  },
  {
    operationId: 'archiveAgent',
    method: 'delete',
    path: '/agents/{agent_id}',
    summary: 'Archive an agent',
    description:
      'It answers no more on any channel, and its website is free for another agent. Needs a key of the account that owns it.',
    parameters: [AGENT],
    answers: [json('DoneResponse', 'It is archived, now or before.', { success: true })],
    errors: [NO_AGENT],
  },
]
