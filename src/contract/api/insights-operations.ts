import { insightsQuery } from './insights-contract.ts'
import { BAD_FIELD, ID, NO_AGENT, json, query } from './operation-builders.ts'
import type { Operation } from './operation-types.ts'

const COUNTS = { conversations: 12, replies: 40, answered: 36, leads: 3, credits: 40 }

export const insightsOperation: Operation = {
  operationId: 'getInsights',
  method: 'get',
  path: '/insights',
  summary: 'Read insights for a period',
  description: [
    'Returns conversations, answers, leads and credits by day, channel and `source`, the top questions and the unanswered questions, for all agents or one, over at most 366 days. Leaves out previews by the owner and deleted conversations. Requires an API key.',
    'With `Accept: text/csv`, returns the table that `figure` names as a file, with the separator that spreadsheets expect for the first language of `Accept-Language`.',
  ].join('\n\n'),
  parameters: query(insightsQuery.shape, {
    from: '2026-11-01',
    to: '2026-11-20',
    days: 20,
    time_zone: 'Europe/Berlin',
    figure: 'days',
  }),
  answers: [
    json('InsightsResponse', 'The figures.', {
      success: true,
      from: '2026-11-20',
      to: '2026-11-20',
      time_zone: 'Europe/Berlin',
      totals: { ...COUNTS, answered_share: 0.9, taken_over: 1, thumbs_up: 4, thumbs_down: 1 },
      previous: {
        from: '2026-11-19',
        to: '2026-11-19',
        totals: { ...COUNTS, answered_share: 0.8, taken_over: 0, thumbs_up: 2, thumbs_down: 1 },
      },
      days: [{ day: '2026-11-20', ...COUNTS }],
      channels: [{ channel: 'webchat', ...COUNTS }],
      sources: [{ source: 'claude_code', ...COUNTS }],
      questions: [{ question: 'How much is the weekly box?', count: 9, answered: 9 }],
      gaps: [{ gap_id: ID, agent_id: ID, question: 'Do you ship to Norway?', count: 4 }],
    }),
    { mediaType: 'text/csv', description: 'One table as CSV.' },
  ],
  errors: [
    BAD_FIELD,
    NO_AGENT,
    { status: 400, error: 'from must be on or before to', when: 'The period ends before it starts.' },
    { status: 400, error: 'from must be at most 365 days before to', when: 'The period is longer than a year.' },
  ],
}
