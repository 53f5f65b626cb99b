import { AppError } from '#src/base/errors.ts'
import { type InsightsResponse, MAX_PERIOD_DAYS } from '#src/contract/api/insights-contract.ts'
import { type Agent, getOwnAgent, listAgents } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'
import { groupGaps } from './gaps.ts'
import {
  type Counts,
  type CountsOf,
  type Extras,
  type Period,
  countAll,
  countExtras,
  listAsked,
  listPeriodGaps,
} from './insights-store.ts'
import { groupAsked } from './top-questions.ts'

export interface InsightsQuery {
  agentId?: string
  from?: string
  to?: string
  /** Length of the period up to `to` if `from` is absent. */
  days: number
  timeZone?: string
}

const DAY_MS = 86_400_000
const ASKED = 1_000
const SHOWN = 20
/** How many agents' unanswered questions are grouped now. Others' are grouped when somebody opens their gaps. */
const GROUPED_AGENTS = 20

/**
 * Returns the insights of an account's agents, or of one. Throws `invalid_input` if the period ends before it starts or
 * is longer than a year.
 */
export async function getInsights(
  db: Db,
  accountId: string,
  { agentId, ...query }: InsightsQuery,
): Promise<InsightsResponse> {
  const agents = agentId ? [await getOwnAgent(db, accountId, agentId)] : await listAgents(db, accountId)
  const period: Period = { accountId, agentId, ...toDays(query, agents) }
  for (const agent of agents.slice(0, GROUPED_AGENTS)) await groupGaps(db, agent)
  const { from, to, timeZone } = period
  const counted = await countAll(db, period)
  const gaps = await listPeriodGaps(db, period, SHOWN)
  const before = precedingPeriod(period)
  const byDay = Map.groupBy(counted, ({ day }) => day)
  return {
    success: true,
    from,
    to,
    time_zone: timeZone,
    totals: toTotals(sum(counted), await countExtras(db, period)),
    previous: {
      from: before.from,
      to: before.to,
      totals: toTotals(sum(await countAll(db, before)), await countExtras(db, before)),
    },
    days: listDays(from, to).map((day) => ({ day, ...sum(byDay.get(day) ?? []) })),
    channels: Array.from(
      Map.groupBy(counted, ({ channel }) => channel),
      ([channel, all]) => ({ channel, ...sum(all) }),
    ),
    sources: Array.from(
      Map.groupBy(counted, ({ source }) => source),
      ([source, all]) => ({ source, ...sum(all) }),
    ),
    questions: groupAsked(
      await listAsked(db, period, ASKED),
      gaps.map(({ question }) => question),
      SHOWN,
    ),
    gaps: gaps.map(({ id, agentId: of, question, count }) => ({
      gap_id: id,
      agent_id: of,
      question,
      count,
    })),
  }
}

function toTotals(counts: Counts, extras: Extras): InsightsResponse['totals'] {
  return {
    ...counts,
    answered_share: extras.questions > 0 ? extras.answeredQuestions / extras.questions : null,
    taken_over: extras.takenOver,
    thumbs_up: extras.thumbsUp,
    thumbs_down: extras.thumbsDown,
  }
}

/** Returns as many days as the period has, up to the day before it. */
function precedingPeriod(period: Period): Period {
  const { from, to } = period
  const length = Date.parse(to) - Date.parse(from) + DAY_MS
  return { ...period, from: toDay(Date.parse(from) - length), to: toDay(Date.parse(from) - DAY_MS) }
}

function toDays(
  { from, to, days: wanted, timeZone }: Omit<InsightsQuery, 'agentId'>,
  agents: Agent[],
): Pick<Period, 'from' | 'to' | 'timeZone'> {
  const zone = timeZone ?? agents.find((agent) => agent.timeZone !== '')?.timeZone ?? 'UTC'
  const last = checkDay('to', to ?? dayIn(zone, new Date()))
  const first = checkDay('from', from ?? toDay(last.getTime() - (wanted - 1) * DAY_MS))
  const days = (last.getTime() - first.getTime()) / DAY_MS + 1
  if (days < 1) throw new AppError('invalid_input', 'from must be on or before to')
  if (days > MAX_PERIOD_DAYS)
    throw new AppError('invalid_input', `from must be at most ${MAX_PERIOD_DAYS - 1} days before to`)
  return { from: toDay(first.getTime()), to: toDay(last.getTime()), timeZone: zone }
}

/** Earlier than any conversation; databases have no year 0. */
const FIRST_DAY = '1970-01-01'

/** Rejects days such as 30 February, which `Date` would turn into others. */
function checkDay(name: string, day: string): Date {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime()) || toDay(date.getTime()) !== day || day < FIRST_DAY) {
    throw new AppError('invalid_input', `${name} must be a day such as 2026-11-20`)
  }
  return date
}

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

function dayIn(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at)
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

function listDays(from: string, to: string): string[] {
  const days: string[] = []
  for (let ms = Date.parse(from); ms <= Date.parse(to); ms += DAY_MS) days.push(toDay(ms))
  return days
}

function sum(all: readonly CountsOf[]): Counts {
  const total = (field: keyof Counts): number => all.reduce((sofar, one) => sofar + one[field], 0)
  return {
    conversations: total('conversations'),
    replies: total('replies'),
    answered: total('answered'),
    leads: total('leads'),
    credits: total('credits'),
  }
}
