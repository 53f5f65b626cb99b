import type { Mutation } from '@tanstack/react-query'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../lib/http.ts'
import { showFailure } from '../ui/toasts.tsx'

export const ME = ['me']
/** Keys whose data two pages change. */
export const CORRECTIONS = 'corrections'

const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/**
 * Creates the query client. It retries errors that can be temporary. After a 401 it checks who is signed in, which
 * leads to the signed-out page.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) void client.invalidateQueries({ queryKey: ME })
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => query.queryKey[0] !== ME[0] && onError(error) }),
    mutationCache: toastUnseenErrors(new MutationCache({ onError })),
    defaultOptions: {
      queries: { retry: (failures, error) => failures < 2 && !isRefusal(error), staleTime: 10_000 },
    },
  })
  // A page restored from the back-forward cache may belong to an account that has signed out.
  addEventListener('pageshow', ({ persisted }) => persisted && void client.invalidateQueries())
  return client
}

/** Shows an error as a toast if the user has left the dialog or page that caused it. */
function toastUnseenErrors(cache: MutationCache): MutationCache {
  const left = new WeakSet<Mutation>()
  cache.subscribe((event) => {
    if (event.type === 'observerRemoved' && event.mutation.state.status === 'pending') left.add(event.mutation)
    if (event.type === 'updated' && event.action.type === 'error' && left.has(event.mutation)) {
      showFailure(event.action.error)
    }
  })
  return cache
}
