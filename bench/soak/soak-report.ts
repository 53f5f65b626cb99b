import { type FigureResult, renderTable, withOutcome } from '../support/figure-table.ts'
import type { Measurement } from '../support/figure-types.ts'
import { quantile, slope } from '../support/statistics.ts'
import type { StormOutcome } from '../support/whatsapp-storm.ts'
import type { SoakLedger } from './soak-load.ts'
import type { SoakLosses } from './soak-losses.ts'
import type { SoakPace } from './soak-pace.ts'

export interface SoakRun {
  pace: Pick<SoakPace, 'lengthMs'>
  ledger: SoakLedger
  /** When nodes were killed and PostgreSQL restarted, in milliseconds since the run began. */
  disturbances: number[]
  /** `at` is the share of the run that had passed. */
  memory: { at: number; bytes: number }[]
  losses: SoakLosses
  whatsapp: StormOutcome
}

/** A turn near a kill or a restart says how long the outage was, not how fast the service is. */
const NEAR_MS = 10_000
/** In MB over the whole run. Caches of the agents are full by the second half. */
const GROWTH = { atMost: 5 }
const SLOWER = { atMost: 1.1 }
const NONE = { atMost: 0 }

/** Returns the table of a run, and whether it met its aims. */
export function renderSoak(run: SoakRun): { text: string; isMet: boolean } {
  const { ledger, losses, whatsapp, disturbances } = run
  const growth = slope(run.memory.filter(({ at }) => at >= 0.5).map(({ at, bytes }) => [at, bytes])) / 1e6
  const [first, last] = [percentileOf(run, 0, 0.2), percentileOf(run, 0.8, 1)]
  const { messages, wrong, agents, deadJobs } = losses
  const done = `${ledger.turns.length} turns, ${whatsapp.once} answers on WhatsApp, ${ledger.reads} reads, ${ledger.agents.length} agents, ${ledger.refreshes} readings again; ${disturbances.length} kills and restarts, ${ledger.repeated} calls repeated`
  const measurements: Measurement[] = [
    { what: 'memory, slope of the second half over a whole run', value: growth, unit: 'MB', aim: GROWTH, note: done },
    { what: 'acknowledged messages and agents that are gone', value: messages + agents, unit: '', aim: NONE },
    { what: 'messages stored twice or without a reply', value: wrong, unit: '', aim: NONE },
    { what: 'WhatsApp: not answered exactly once', value: whatsapp.never + whatsapp.twice, unit: '', aim: NONE },
    { what: 'jobs that gave up', value: deadJobs, unit: '', aim: NONE },
    { what: 'answers that no outage explains', value: ledger.faults.size, unit: '', aim: NONE },
    { what: 'p95 of a turn, first fifth', value: first, unit: 'ms' },
    { what: 'p95 of a turn, last fifth over first', value: last / first, unit: '×', aim: SLOWER },
  ]
  const result: FigureResult = { figure: 'soak', measurements: measurements.map(withOutcome) }
  const text = [renderTable([result]), ...ledger.faults].join('\n')
  return { text, isMet: result.measurements.every(({ met }) => met !== false) }
}

/** Returns the 95th percentile of the turns in a part of the run, without those near a disturbance. */
function percentileOf({ ledger, pace: { lengthMs }, disturbances }: SoakRun, start: number, end: number): number {
  const isNear = (at: number): boolean =>
    disturbances.some((disturbedAt) => at > disturbedAt - NEAR_MS / 5 && at < disturbedAt + NEAR_MS)
  const times = ledger.turns
    .filter(({ at }) => at >= start * lengthMs && at < end * lengthMs && !isNear(at))
    .map(({ ms }) => ms)
  return quantile(times, 0.95)
}
