import type { Mutation } from '@tanstack/react-query'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../lib/http.ts'
import { showFailure } from '../ui/toasts.tsx'

export const ME = ['me']
/** What stands below it is changed from two pages. */
export const CORRECTIONS = 'corrections'

const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/**
 * Queries that repeat what may succeed the second time. A 401 anywhere asks anew who is signed in, which ends at the
 * signed-out page.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) void client.invalidateQueries({ queryKey: ME })
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => query.queryKey[0] !== ME[0] && onError(error) }),
    mutationCache: tellUnseenFailures(new MutationCache({ onError })),
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 2 && !isRefusal(error), staleTime: 10_000 },
    },
  })
  // A page that comes back from the back-forward cache may be of somebody who has signed out since.
  addEventListener('pageshow', ({ persisted }) => persisted && void client.invalidateQueries())
  return client
}

/** What fails after the dialog or page that began it was left is told at the edge of the page. */
function tellUnseenFailures(cache: MutationCache): MutationCache {
  const left = new WeakSet<Mutation>()
  cache.subscribe((event) => {
    if (event.type === 'observerRemoved' && event.mutation.state.status === 'pending') left.add(event.mutation)
    if (event.type === 'updated' && event.action.type === 'error' && left.has(event.mutation)) {
      showFailure(event.action.error)
    }
  })
  return cache
}
