import type { CreateAgentResponse } from '#src/contract/api/agents-contract.ts'
import { forgetInTab, keepInTab, recallInTab } from '../lib/tab-storage.ts'

/** The claim link is shown once only, so the last answer is kept for as long as the tab is open. */
const KEY = 'foyer.created'

export const rememberResult = (answer: CreateAgentResponse): void => keepInTab(KEY, JSON.stringify(answer))

export function recallResult(): CreateAgentResponse | undefined {
  const kept = recallInTab(KEY)
  return kept === undefined ? undefined : (JSON.parse(kept) as CreateAgentResponse)
}

export const forgetResult = (): void => forgetInTab(KEY)
