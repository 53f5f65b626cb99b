import { setTimeout as sleep } from 'node:timers/promises'

/** The time of a run. */
export interface SoakPace {
  /** Milliseconds since the run began. */
  now: () => number
  lengthMs: number
  /** Begins something so often, whether the earlier ones have ended or not. Resolves when all have ended. */
  repeat(perSecond: number, begin: (at: number) => Promise<void>): Promise<void>
  /** Does something at even distances, with as much rest at both ends. */
  spread(times: number, act: () => Promise<void> | void): Promise<void>
}

export function startPace(lengthMs: number): SoakPace {
  const startedAt = performance.now()
  const now = (): number => performance.now() - startedAt
  const until = (at: number): Promise<void> => sleep(Math.max(0, at - now()))
  return {
    now,
    lengthMs,
    repeat: async (perSecond, begin) => {
      const begun: Promise<void>[] = []
      for (let at = 0; now() < lengthMs; at += 1) {
        begun.push(begin(at))
        await until(((at + 1) * 1000) / perSecond)
      }
      await Promise.all(begun)
    },
    spread: async (times, act) => {
      for (let done = 0; done < times; done += 1) {
        await until((lengthMs * (done + 1)) / (times + 1))
        await act()
      }
    },
  }
}
