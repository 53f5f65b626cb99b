import type { GraphVerdict } from '#src/engine/whatsapp/graph-errors.ts'

/** How often a message is retried that WhatsApp accepts but cannot deliver. */
export const MAX_ATTEMPTS = 8

const SECOND = 1_000
const HOUR = 3_600_000
/** The owner has to act first. Sending resumes at once when they save. */
const OWNER_MS = HOUR / 2
/** Per verdict: the first pause, the factor for each next one, and the longest. */
const PAUSES: Partial<Record<GraphVerdict, [firstMs: number, factor: number, maxMs: number]>> = {
  retry: [2 * SECOND, 2, HOUR / 4],
  slow_down: [5 * SECOND, 3, HOUR / 4],
  // Meta's advice for one visitor: 4 to the power of the attempts, in seconds.
  slow_down_pair: [4 * SECOND, 4, HOUR],
  token: [OWNER_MS, 1, OWNER_MS],
  account: [OWNER_MS, 1, OWNER_MS],
}

/** Returns the pause before the next attempt, up to a fifth longer to spread retries; undefined if there is none. */
export function retryDelayMs(verdict: GraphVerdict, attempts: number): number | undefined {
  const pause = PAUSES[verdict]
  if (!pause) return undefined
  const [firstMs, factor, maxMs] = pause
  return Math.min(maxMs, firstMs * factor ** Math.max(0, attempts - 1)) * (1 + Math.random() / 5)
}
