import { FACT_EXAMPLE } from './knowledge-items-operations.ts'
import { AGENT, AT, BAD_FIELD, ID, NO_AGENT, json, query } from './operation-builders.ts'
import { BODY_ERRORS } from './operation-parts.ts'
import { AGENT_RECORD } from './own-agents-operations.ts'
import type { Operation } from './operation-types.ts'
import { factQuery } from './research-contract.ts'

const REPORT = {
  agent_id: ID,
  website_url: 'https://seagull.example/',
  state: 'done',
  pages_read: 1,
  pages_to_read: 0,
  outcomes: { read: 1, not_found: 1 },
  languages: { en: 1 },
  pages: [
    {
      url: 'https://seagull.example/',
      title: 'The Seagull',
      outcome: 'read',
      used: true,
      tried_at: AT,
      changed_at: AT,
      due_at: AT,
    },
    {
      url: 'https://seagull.example/menu',
      outcome: 'failed',
      reason: 'not_found',
      sentence: 'https://seagull.example/menu does not exist (status 404).',
      used: false,
      tried_at: AT,
    },
  ],
  changes: [
    {
      began_at: AT,
      page_counts: { new: 0, changed: 1, gone: 0 },
      item_counts: { new: 0, changed: 1, gone: 0, flagged: 0 },
      pages: [{ change: 'changed', url: 'https://seagull.example/' }],
      items: [
        {
          change: 'changed',
          knowledge_item_id: ID,
          title: 'Harbour suite',
          source_url: 'https://seagull.example/',
          said: 'A night costs 120 EUR.',
          says: 'A night costs 130 EUR.',
        },
      ],
    },
  ],
  knowledge_items: 12,
  items_by_kind: { product: 6, faq: 3, policy: 2, document: 1, held: 0, quarantined: 0 },
  facts: { price: 4, hours: 1, phone: 1, email: 1, address: 1, policy: 0 },
  conflicts: [{ kind: 'price', subject: 'Harbour suite', facts: [FACT_EXAMPLE], knowledge_item_ids: [ID] }],
  waiting: 0,
  missing_content_hints: ['policies'],
  warnings: [],
  readiness: {
    score: 90,
    reasons: [
      {
        code: 'missing_policies',
        points_lost: 10,
        minutes: 5,
        sentence: 'No terms for cancelling, returns or delivery were found.',
        fix: { action: 'add_knowledge', sentence: 'Add your terms.', target: 'policies' },
      },
    ],
  },
  questions: [
    {
      question: 'What are your opening hours?',
      answer: 'Daily from 8 am.',
      answered: true,
      sources: [{ title: 'Contact' }],
    },
  ],
}

export const RESEARCH_OPERATIONS: Operation[] = [
  {
    operationId: 'getResearchReport',
    method: 'get',
    path: '/agents/{agent_id}/research',
    summary: 'Read the research report',
    description:
      'Returns each URL with its outcome, what later readings changed, facts by kind, conflicts, missing content, a readiness score with reasons and fixes, and ten questions with the agent’s current answers. Requires an API key of the account that owns the agent.',
    parameters: [AGENT],
    answers: [json('ResearchReportResponse', 'The report.', { success: true, report: REPORT })],
    errors: [NO_AGENT],
  },
  {
    operationId: 'listFacts',
    method: 'get',
    path: '/agents/{agent_id}/facts',
    summary: 'List facts',
    description:
      'Returns typed facts from the agent’s live items, each with its page and the text it comes from. Requires an API key of the account that owns the agent.',
    parameters: [AGENT, ...query(factQuery.shape, { kind: 'price', limit: 20, cursor: '19' })],
    answers: [json('FactList', 'The facts.', { data: [FACT_EXAMPLE] })],
    errors: [NO_AGENT, BAD_FIELD],
  },
  {
    operationId: 'readWebsiteAgain',
    method: 'post',
    path: '/agents/{agent_id}/research',
    summary: 'Read the website again',
    description:
      'Queues a job that reads the whole website again, or one page with `url`. New text replaces the old; items you added stay, and items you edited are flagged, not overwritten. The report lists the changes, and `GET /agents/{agent_id}/status` shows the progress. Foyer also refreshes pages automatically, as often as their content changes. Requires an API key of the account that owns the agent.',
    parameters: [AGENT],
    request: { schema: 'ReadAgainRequest', examples: { 'one page': { url: 'https://seagull.example/prices' } } },
    answers: [{ ...AGENT_RECORD, description: 'The job is queued.' }],
    errors: [
      NO_AGENT,
      {
        status: 400,
        error: 'This agent has no website. Verify one first.',
        when: 'The agent was created without a website.',
      },
      { status: 400, error: 'url must be a page of <origin>', when: '`url` belongs to another website.' },
      {
        status: 400,
        error: 'url must be at most 2000 characters when encoded',
        when: 'Non-ASCII letters make the encoded URL longer.',
      },
      BAD_FIELD,
      { status: 409, error: 'This agent is archived', when: 'Foyer does not read websites for archived agents.' },
      {
        status: 409,
        error: 'Foyer is reading the website. Try again when it is done.',
        when: '`url` names a page while the whole website is being read.',
      },
      ...BODY_ERRORS,
    ],
  },
  {
    operationId: 'testAgent',
    method: 'post',
    path: '/agents/{agent_id}/test',
    summary: 'Ask an agent test questions',
    description:
      'Returns the replies that a visitor would get to each question as a first message, from the built-in answerer and your corrections. Stores and sends nothing, costs no credit and does not call a model, so the replies that a model writes to visitors are worded differently. Requires an API key of the account that owns the agent.',
    parameters: [AGENT],
    request: {
      schema: 'TestAgentRequest',
      examples: { 'a question': { questions: ['What are your opening hours?'] } },
    },
    answers: [json('TestAgentResponse', 'The answers.', { success: true, agent_id: ID, answers: REPORT.questions })],
    errors: [NO_AGENT, BAD_FIELD, ...BODY_ERRORS],
  },
]
