import type { Period } from '../../lib/insights-api.ts'

/** Returns the path of the conversations of a period, filtered as the list's URL says it. */
export function conversationsLink(
  { agent_id: agent, from, to, time_zone: zone }: Period,
  filters: { show?: string; channel?: string; q?: string } = {},
): string {
  const named = Object.entries(filters).filter(([, value]) => value !== '')
  return `/conversations?${new URLSearchParams([['agent', agent], ...named, ['from', from], ['to', to], ['zone', zone]])}`
}
