import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../lib/http.ts'

export const ME = ['me']
/** What stands below it is changed from two pages. */
export const CORRECTIONS = 'corrections'

const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/** Queries that repeat what may succeed the second time. A 401 anywhere asks anew who is signed in, which ends at the signed-out page. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) void client.invalidateQueries({ queryKey: ME })
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => query.queryKey[0] !== ME[0] && onError(error) }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 2 && !isRefusal(error), staleTime: 10_000 },
    },
  })
  // A page that comes back from the back-forward cache may be of somebody who has signed out since.
  addEventListener('pageshow', ({ persisted }) => persisted && void client.invalidateQueries())
  return client
}
