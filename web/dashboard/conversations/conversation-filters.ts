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
  return { agent_id: agentId, ...SHOWN[shownOf(params)], ...(channel && { channel }), ...(q && { q }) }
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
