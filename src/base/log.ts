import { pino, type Logger } from 'pino'
import { currentContext } from './context.ts'
import { formatLogLine } from './log-line.ts'

export type Log = Logger

/** `text`: lines for a person at a terminal. */
export type LogFormat = 'json' | 'text'

/** The trace's ID leads from a log line to its spans. */
function fromContext(): object {
  const { requestId, span } = currentContext() ?? {}
  return { requestId, trace_id: span?.traceId }
}

/** Writes each line to standard output as text. */
const TEXT = { write: (line: string) => void process.stdout.write(formatLogLine(line)) }

/**
 * Logs to standard output, each line with its request ID. Secrets never reach the log: it gets no links with tokens,
 * headers or query strings.
 */
export function createLog(level: string, format: LogFormat = 'json'): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: fromContext,
  }
  return format === 'text' ? pino(options, TEXT) : pino(options)
}
