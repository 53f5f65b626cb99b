import type { GraphVerdict } from '#src/engine/whatsapp/graph-errors.ts'

/** How often a message is tried that WhatsApp takes and then cannot deliver. */
export const MAX_ATTEMPTS = 8

const SECOND = 1_000
const HOUR = 3_600_000
/** The owner has to act first; sending goes on at once when they save. */
const OWNER_MS = HOUR / 2
/** By verdict: the first pause, by how much each following one is longer, and the longest. */
const PAUSES: Partial<Record<GraphVerdict, [firstMs: number, factor: number, maxMs: number]>> = {
  retry: [2 * SECOND, 2, HOUR / 4],
  slow_down: [5 * SECOND, 3, HOUR / 4],
  // What Meta advises for one visitor: 4 to the power of the tries, in seconds.
  slow_down_pair: [4 * SECOND, 4, HOUR],
  token: [OWNER_MS, 1, OWNER_MS],
  account: [OWNER_MS, 1, OWNER_MS],
}

/**
 * The pause before the next try, up to a fifth longer so that many do not come together; nothing when there is to be
 * none.
 */
export function retryDelayMs(verdict: GraphVerdict, attempts: number): number | undefined {
  const pause = PAUSES[verdict]
  if (!pause) return undefined
  const [firstMs, factor, maxMs] = pause
  return Math.min(maxMs, firstMs * factor ** Math.max(0, attempts - 1)) * (1 + Math.random() / 5)
}
