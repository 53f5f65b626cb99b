import { setTimeout as sleep } from 'node:timers/promises'
import { type CountingGraph, deliverUntilTaken } from './counting-graph.ts'

export interface StormPlan {
  /** Different messages, each of a visitor of its own; a third of them comes twice. */
  messages: number
  /** Where their count begins; those of another storm are others. */
  first?: number
  /** What begins each of them: the code of an agent. */
  code: string
  /** Webhooks in a second; as fast as they are taken when absent. */
  perSecond?: number
  /** How many are on their way at once. */
  atOnce: number
  originOf: () => string
}

const FIRST_VISITOR = 491_700_000_000

/** Delivers webhooks in an order of chance; answers how long the taking of each took, in milliseconds. */
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
      took.push(await deliverUntilTaken(originOf, { messages: [message] }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, caller))
  return took
}

export interface StormOutcome {
  /** Visitors who got exactly one answer, none, or more. */
  once: number
  never: number
  twice: number
}

/** What came of a storm of so many messages. */
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
