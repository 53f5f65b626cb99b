/**
 * Of PostgreSQL: connection exceptions, too many connections, shutting down or starting.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const SQL_STATES = /^(08...|53300|57P0[123])$/
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
])
/** The driver gives these no code. */
const DRIVER_WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Whether a request failed because the database cannot be reached, or let go of it: trying again soon makes sense. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return SQL_STATES.test(code) || SOCKET_CODES.has(code) || DRIVER_WORDS.test(error.message)
}
