import { type Metrics, WAITING_SECONDS } from '#src/base/metrics.ts'
import type { Conversation } from './conversations-store.ts'

const TURN_SECONDS = {
  name: 'foyer_turn_seconds',
  help: 'Time from a message to its stored reply.',
  buckets: WAITING_SECONDS,
}
const TURNS = {
  name: 'foyer_turns_total',
  help: 'Turns by outcome: answered, refused (not known), resting (no credit), superseded, failed.',
}

/** Counts a turn by its outcome, and observes how long it took. */
export function measureTurn(
  metrics: Metrics,
  conversation: Conversation,
  turn: { outcome: string; seconds: number },
): void {
  const channel = conversation.preview ? 'preview' : conversation.channel
  metrics.increase(TURNS, { channel, outcome: turn.outcome })
  metrics.observe(TURN_SECONDS, turn.seconds, { channel })
}
