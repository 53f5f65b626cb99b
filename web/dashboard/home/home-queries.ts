import { useQuery } from '@tanstack/react-query'
import { getFirstSteps } from '../../lib/app-api.ts'

/** The widget may be seen while the page is open: an owner pastes the code in another tab and comes back. */
const OBSERVE_INTERVAL_MS = 5_000

/** Loads the first steps, and again every few seconds until all of them are done. */
export const useFirstSteps = (agentId: string) =>
  useQuery({
    queryKey: ['first-steps', agentId],
    queryFn: () => getFirstSteps(agentId),
    staleTime: 0,
    refetchInterval: ({ state }) => !state.data?.steps.every(({ done_at }) => done_at) && OBSERVE_INTERVAL_MS,
  })
