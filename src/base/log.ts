import { pino, type Logger } from 'pino'
import { currentContext } from './context.ts'

export type Log = Logger

/**
 * Logs JSON lines to standard output, each with its request ID. Secrets never reach the log: it gets no links with
 * tokens, headers or query strings.
 */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: () => ({ ...currentContext() }) })
}
