import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Figure } from '#src/contract/api/insights-contract.ts'
import type { Period } from '../../lib/insights-api.ts'
import { downloadFigure, getInsights } from '../../lib/insights-api.ts'
import { answerGap, dismissGap, listGaps } from '../../lib/leads-api.ts'

const GAPS = ['gaps']
/** Days of the figures on the home page. */
export const TODAY = 1

/** While another period loads, the figures of the previous one stay. */
export const useInsights = (agentId: string, days: number) =>
  useQuery({
    queryKey: ['insights', agentId, days],
    queryFn: () => getInsights(agentId, days),
    placeholderData: (before) => before,
  })

export const useFigureDownload = (period: Period) =>
  useMutation({ mutationFn: (figure: Figure) => downloadFigure(period, figure) })

export const useGaps = (agentId: string) => useQuery({ queryKey: [...GAPS, agentId], queryFn: () => listGaps(agentId) })

/** Loads today's figures and the unanswered questions again. Longer periods stay while somebody reads them. */
export function refreshToday(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: GAPS })
  void client.invalidateQueries({ queryKey: ['insights'], predicate: ({ queryKey }) => queryKey[2] === TODAY })
}

export function useAnswerGap(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: object) => answerGap(id, answer),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: GAPS })
      void client.invalidateQueries({ queryKey: ['knowledge'] })
    },
  })
}

export function useDismissGap() {
  const client = useQueryClient()
  return useMutation({ mutationFn: dismissGap, onSuccess: () => client.invalidateQueries({ queryKey: GAPS }) })
}
