import type { CreateAgentResponse } from '#src/contract/api/agents-contract.ts'

/** The claim link is shown once only, so the last answer is kept for as long as the tab is open. */
const KEY = 'foyer.created'

export function rememberResult(answer: CreateAgentResponse): void {
  sessionStorage.setItem(KEY, JSON.stringify(answer))
}

export function recallResult(): CreateAgentResponse | undefined {
  const kept = sessionStorage.getItem(KEY)
  return kept === null ? undefined : (JSON.parse(kept) as CreateAgentResponse)
}

export function forgetResult(): void {
  sessionStorage.removeItem(KEY)
}
