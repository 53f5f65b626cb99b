import { pino, type Logger } from 'pino'

export type Log = Logger

/** JSON lines on standard output. Secrets never reach a log: links with tokens are not passed to it, headers are left out. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
