/**
 * PostgreSQL: connection exceptions, too many connections, shutting down, starting.
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
/** Driver errors that have no code. */
const DRIVER_WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/**
 * Reports whether the request failed because the database is unreachable or closed the connection. Retrying soon may
 * help.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return SQL_STATES.test(code) || SOCKET_CODES.has(code) || DRIVER_WORDS.test(error.message)
}
