import { chmod, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { App } from '#src/app.ts'
import { socketPath } from '#src/base/socket-path.ts'
import { runCommand } from '#src/features/access/access.ts'
import { createDemo } from '#src/features/demo/demo.ts'
import {
  CONTROL_SOCKET,
  type ControlAnswer,
  type ControlRequest,
  controlRequest,
} from '#src/contract/control/control-contract.ts'

/**
 * Opens the socket through which the command `foyer` reaches the process that holds the embedded database. It is in the
 * data folder, for the service's own user. Closing waits for running requests, but not for idle connections.
 */
export async function openControlSocket(app: App): Promise<{ close(): Promise<void> }> {
  const path = socketPath(app.config.dataDir, CONTROL_SOCKET)
  // This process holds the folder's lock, so an existing socket is stale.
  await rm(path, { force: true })
  const silent = new Set<Socket>()
  const server = createServer((socket) => {
    silent.add(socket.once('close', () => silent.delete(socket)))
    socket.on('error', () => socket.destroy())
    const lines = createInterface({ input: socket }).once('line', (line) => {
      silent.delete(socket)
      void reply(app, socket, line)
    })
    // The line reader also emits the socket's errors.
    lines.on('error', () => {})
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
  await chmod(path, 0o600)
  server.unref()
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const socket of silent) socket.destroy()
    })
  return { close }
}

async function reply(app: App, socket: Socket, line: string): Promise<void> {
  try {
    socket.end(`${JSON.stringify(await answer(app, controlRequest.parse(JSON.parse(line))))}\n`)
  } catch (error) {
    app.log.warn({ err: error }, 'a command could not be carried out')
    socket.end(`${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`)
  }
}

async function answer(app: App, request: ControlRequest): Promise<ControlAnswer<ControlRequest['ask']>> {
  switch (request.ask) {
    case 'backup':
      return { rows: await app.backUp(request.file) }
    case 'list-jobs':
      return app.queue.listJobs()
    case 'retry-jobs':
      return { count: await app.queue.retryFailed() }
    case 'credits':
      return { account: await runCommand(app, request) }
    case 'demo':
      return createDemo(app, request.email)
  }
}
