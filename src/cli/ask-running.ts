import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { socketPath } from '#src/base/socket-path.ts'
import type { Config } from '#src/config.ts'
import {
  CONTROL_ANSWERS,
  CONTROL_SOCKET,
  type ControlAnswer,
  type ControlRequest,
} from '#src/contract/control/control-contract.ts'

/**
 * Asks the running service to do it if that service holds the embedded database. Returns undefined if no service runs
 * or the database is a PostgreSQL server, which this process can use itself. Throws the service's error.
 */
export async function askRunning<A extends ControlRequest['ask']>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  request: ControlRequest & { ask: A },
): Promise<ControlAnswer<A> | undefined> {
  if (config.databaseUrl) return undefined
  const said = await exchange(socketPath(config.dataDir, CONTROL_SOCKET), JSON.stringify(request))
  if (said === undefined) return undefined
  if (said === '') throw new Error('Foyer stopped before the command was done.')
  const answer = JSON.parse(said) as { error?: string }
  if (answer.error !== undefined) throw new Error(answer.error)
  return CONTROL_ANSWERS[request.ask].parse(answer) as ControlAnswer<A>
}

/** Sends a line and returns the response, or undefined if nothing listens. */
function exchange(path: string, line: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    const nobody = new Set(['ENOENT', 'ECONNREFUSED'])
    socket.once('error', (error: NodeJS.ErrnoException) =>
      nobody.has(error.code ?? '') ? resolve(undefined) : reject(error),
    )
    socket.once('connect', () => {
      socket.write(`${line}\n`)
      text(socket).then(resolve, reject)
    })
  })
}
