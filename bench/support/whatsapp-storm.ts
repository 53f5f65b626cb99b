import { setTimeout as sleep } from 'node:timers/promises'
import { type CountingGraph, deliverUntilAccepted } from './counting-graph.ts'

export interface StormPlan {
  /** Number of different messages, each from its own visitor. A third of them arrive twice. */
  messages: number
  /** Number of the first message. Storms use different numbers. */
  first?: number
  /** The agent's code, with which each message begins. */
  code: string
  /** Webhooks per second. Absent: as fast as they are accepted. */
  perSecond?: number
  /** Number of concurrent deliveries. */
  atOnce: number
  originOf: () => string
}

const FIRST_VISITOR = 491_700_000_000

/** Delivers webhooks in random order. Returns the milliseconds until each was accepted. */
export async function deliverStorm({
  messages,
  first = 0,
  code,
  perSecond,
  atOnce,
  originOf,
}: StormPlan): Promise<number[]> {
  const order = shuffle(
    Array.from({ length: messages }, (_, index) => first + index).flatMap((index) =>
      index % 3 === 0 ? [index, index] : [index],
    ),
  )
  const took: number[] = []
  const startedAt = performance.now()
  let next = 0
  const caller = async (): Promise<void> => {
    for (let at = next++; at < order.length; at = next++) {
      if (perSecond) await sleep(Math.max(0, startedAt + (at * 1000) / perSecond - performance.now()))
      const index = order[at] ?? 0
      const message = {
        from: visitorOf(index),
        id: `wamid.storm.${index}`,
        timestamp: String(Math.floor(Date.now() / 1000)),
        type: 'text',
        text: { body: `${code} How much is the gift basket?` },
      }
      took.push(await deliverUntilAccepted(originOf, { messages: [message] }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, caller))
  return took
}

export interface StormOutcome {
  /** Number of visitors with exactly one answer. */
  once: number
  never: number
  twice: number
}

/** Counts the results of a storm. */
export function countOutcome({ reached }: CountingGraph, messages: number): StormOutcome {
  const times = Array.from({ length: messages }, (_, index) => reached.get(visitorOf(index)) ?? 0)
  return {
    once: times.filter((count) => count === 1).length,
    never: times.filter((count) => count === 0).length,
    twice: times.filter((count) => count > 1).length,
  }
}

function visitorOf(index: number): string {
  return String(FIRST_VISITOR + index)
}

function shuffle<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
