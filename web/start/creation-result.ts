import type { CreateAgentResponse } from '#src/contract/api/agents-contract.ts'
import { removeFromTab, saveInTab, readFromTab } from '../lib/tab-storage.ts'

/** Keeps the last result while the tab is open, because the claim link is shown only once. */
const KEY = 'foyer.created'

export const saveResult = (answer: CreateAgentResponse): void => saveInTab(KEY, JSON.stringify(answer))

export function readResult(): CreateAgentResponse | undefined {
  const kept = readFromTab(KEY)
  return kept === undefined ? undefined : (JSON.parse(kept) as CreateAgentResponse)
}

export const removeResult = (): void => removeFromTab(KEY)
