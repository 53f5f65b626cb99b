import PQueue from 'p-queue'
import type { Metrics } from '#src/base/metrics.ts'
import type { GuardedFetch } from '#src/engine/fetch/fetch-types.ts'
import { type GraphNumber, markGraphRead } from '#src/engine/whatsapp/graph-client.ts'

/**
 * Sends read receipts at once and, with `typing`, a typing indicator. Best effort: failed or excess ones are dropped.
 */
export interface ReadReceipts {
  send(number: GraphNumber, messageId: string, typing: boolean): void
  stop(): void
}

const AT_ONCE = 8
const MAX_WAITING = 400
const RECEIPTS = { name: 'foyer_whatsapp_receipts_total', help: 'Read receipts by outcome: sent, failed, left_out.' }

export function createReadReceipts(fetch: GuardedFetch, metrics: Metrics): ReadReceipts {
  const queue = new PQueue({ concurrency: AT_ONCE })
  const count = (outcome: string): void => metrics.increase(RECEIPTS, { outcome })
  return {
    send: (number, messageId, typing) => {
      if (queue.size >= MAX_WAITING) return count('left_out')
      void queue.add(() =>
        markGraphRead(fetch, number, messageId, typing).then(
          () => count('sent'),
          () => count('failed'),
        ),
      )
    },
    stop: () => queue.clear(),
  }
}
