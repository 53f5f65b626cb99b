import type { CreateAgentResponse } from '#src/contract/api/agents-contract.ts'
import { forgetInTab, keepInTab, recallInTab } from '../lib/tab-storage.ts'

/** Keeps the last result while the tab is open, because the claim link is shown only once. */
const KEY = 'foyer.created'

export const rememberResult = (answer: CreateAgentResponse): void => keepInTab(KEY, JSON.stringify(answer))

export function recallResult(): CreateAgentResponse | undefined {
  const kept = recallInTab(KEY)
  return kept === undefined ? undefined : (JSON.parse(kept) as CreateAgentResponse)
}

export const forgetResult = (): void => forgetInTab(KEY)
