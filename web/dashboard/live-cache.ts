import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Updates cached data by an event. A response requested before the event would undo it, so it is requested again. */
export function applyLive<Data>(client: QueryClient, queryKey: QueryKey, apply: (data: Data) => Data): void {
  client.setQueryData<Data>(queryKey, (data) => data && apply(data))
  if (client.isFetching({ queryKey, exact: true }) > 0) void client.invalidateQueries({ queryKey, exact: true })
}
