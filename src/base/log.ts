import { pino, type Logger } from 'pino'
import { currentContext } from './context.ts'

export type Log = Logger

/**
 * JSON lines on standard output, each with the id of the request that it belongs to. Secrets never reach a log: links
 * with tokens are not passed to it, headers and query strings are left out.
 */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: () => ({ ...currentContext() }) })
}
