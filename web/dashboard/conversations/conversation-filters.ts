import type { ConversationFilters } from '../../lib/inbox-api.ts'

/** The filters of a list of conversations, named as in the API. */
const SHOWN: Record<string, ConversationFilters> = {
  all: {},
  waiting: { waiting: 'true' },
  unanswered: { unanswered: 'true' },
  lead: { lead: 'true' },
  taken_over: { taken_over: 'true' },
  flagged: { flagged: 'true' },
  down: { rating: 'down' },
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const CHANNELS = ['webchat', 'whatsapp', 'mcp']

export type Shown = 'all' | 'waiting' | 'unanswered' | 'lead' | 'taken_over' | 'flagged' | 'down'

/** The values of `?show=`. */
export const shownOf = (params: URLSearchParams): Shown => {
  const show = params.get('show') ?? 'all'
  return Object.hasOwn(SHOWN, show) ? (show as Shown) : 'all'
}

/** Returns the filters that the URL contains. */
export function filtersOf(params: URLSearchParams, agentId: string): ConversationFilters {
  const channel = CHANNELS.find((name) => name === params.get('channel'))
  const q = params.get('q')?.trim()
  const days = daysOf(params)
  return { agent_id: agentId, ...SHOWN[shownOf(params)], ...(channel && { channel }), ...days, ...(q && { q }) }
}

/** The days that the URL names, as insights link to them. */
export function daysOf(params: URLSearchParams): Pick<ConversationFilters, 'from' | 'to' | 'time_zone'> | undefined {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  if (!DAY.test(from) || !DAY.test(to)) return undefined
  return { from, to, time_zone: params.get('zone') ?? undefined }
}

/** Returns the URL's parameters with changes. It drops blank ones. */
export function withParams(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
