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
 * Lets the running service do it when the embedded database is its own. Answers `undefined` when none runs, or when the
 * database is a PostgreSQL, which has room for this process too. Throws what the service said when it could not.
 */
export async function askRunning<A extends ControlRequest['ask']>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  request: ControlRequest & { ask: A },
): Promise<ControlAnswer<A> | undefined> {
  if (config.databaseUrl) return undefined
  const said = await exchange(socketPath(config.dataDir, CONTROL_SOCKET), JSON.stringify(request))
  if (said === undefined) return undefined
  if (said === '') throw new Error('The running Foyer stopped before it was done.')
  const answer = JSON.parse(said) as { error?: string }
  if (answer.error !== undefined) throw new Error(answer.error)
  return CONTROL_ANSWERS[request.ask].parse(answer) as ControlAnswer<A>
}

/** Sends a line and answers with all that comes back, or `undefined` when nobody listens. */
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
