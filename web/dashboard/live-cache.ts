import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Brings what is shown up to date by an event. An answer that was asked for before it would take it back, so it is
 * asked for again.
 */
export function applyLive<Data>(client: QueryClient, queryKey: QueryKey, apply: (data: Data) => Data): void {
  client.setQueryData<Data>(queryKey, (data) => data && apply(data))
  if (client.isFetching({ queryKey, exact: true }) > 0) void client.invalidateQueries({ queryKey, exact: true })
}
