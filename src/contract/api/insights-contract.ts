import { z } from 'zod'
import { agentId, channel, success } from './fields.ts'
import { timeZone } from './time-zone.ts'

/** Statistics of conversations over time. */

const counts = {
  conversations: z.int().min(0).describe('Conversations with a message from a visitor.'),
  replies: z.int().min(0).describe('Replies of agents to visitors.'),
  answered: z.int().min(0).describe('Replies in which the agent knew the answer.'),
  leads: z.int().min(0).describe('Visitors who left contact details.'),
  credits: z.int().min(0).describe('Replies that cost a credit.'),
}

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2026-11-20')

export const MAX_PERIOD_DAYS = 366
const DAYS = `must be a whole number from 1 to ${MAX_PERIOD_DAYS}`

export const FIGURES = ['totals', 'days', 'channels', 'sources', 'questions', 'gaps'] as const

export const insightsQuery = z.object({
  agent_id: z.guid('must be a UUID').optional().describe('One agent. Default: all agents of the account.'),
  from: day.optional().describe('The first day. Default: `days` up to `to`.'),
  to: day.optional().describe('The last day. Default: today.'),
  days: z.coerce
    .number(DAYS)
    .int(DAYS)
    .min(1, DAYS)
    .max(MAX_PERIOD_DAYS, DAYS)
    .default(30)
    .describe('Number of days up to `to`, if `from` is not given. Default: 30.'),
  time_zone: timeZone
    .optional()
    .describe("Time zone of the days, such as `Europe/Berlin`. Default: the agent's, else UTC."),
  figure: z.enum(FIGURES).default('days').describe('The table to return with `Accept: text/csv`. Default: `days`.'),
})

const totals = z.object({
  ...counts,
  answered_share: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe(
      'Share of questions that the agent answered, from 0 to 1; `null` without questions. Greetings, thanks and contact details do not count as questions.',
    ),
  taken_over: z.int().min(0).describe('Conversations in which a person answered.'),
  thumbs_up: z.int().min(0).describe('Replies that visitors rated up.'),
  thumbs_down: z.int().min(0).describe('Replies that visitors rated down.'),
})

export const insightsResponse = z.object({
  success,
  from: z.string().describe('First day of the period.'),
  to: z.string().describe('Last day of the period.'),
  time_zone: z.string().describe('Time zone of the days.'),
  totals: totals.describe('Sums over the period.'),
  previous: z
    .object({
      from: z.string().describe('First day of the period before.'),
      to: z.string().describe('Last day of the period before.'),
      totals: totals.describe('Sums over the period before.'),
    })
    .describe('The period before, which has the same length, for comparison.'),
  days: z
    .array(z.object({ day: z.string().describe('The day, such as `2026-11-20`.'), ...counts }))
    .describe('Every day of the period, including days without conversations.'),
  channels: z.array(z.object({ channel, ...counts })).describe('The same by channel.'),
  sources: z
    .array(z.object({ source: z.string().nullable().describe('The `source` label.'), ...counts }))
    .describe('Figures by the `source` given when the agent was created; `null` if none was given.'),
  questions: z
    .array(
      z.object({
        question: z.string().describe('The question in the words of one visitor.'),
        count: z.int().min(1).describe('How often it was asked, in any words.'),
        answered: z.int().min(0).describe('How often the agent knew the answer.'),
      }),
    )
    .describe(
      'The most frequent questions that the agent answers, grouped by meaning, from the last thousand messages of the period; at most 20. Excludes open gaps.',
    ),
  gaps: z
    .array(
      z.object({
        gap_id: z.uuid().describe('Identifier of the gap.'),
        agent_id: agentId,
        question: z.string().describe('The question in the words of the first visitor who asked it.'),
        count: z.int().min(1).describe('How often it was asked, in any words.'),
      }),
    )
    .describe('Unanswered questions of the period, most frequent first; at most 20.'),
})

export type Figure = (typeof FIGURES)[number]
export type InsightsResponse = z.infer<typeof insightsResponse>
