import { mkdir, unlink } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { socketPath } from '#src/base/socket-path.ts'

/**
 * Holds a data folder for this process. PGlite takes no lock of its own, and two processes on one folder lose each other's rows
 * without an error. The lock is a listening socket in the folder: the kernel ends it with the process, however that ends.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const path = socketPath(folder, 'foyer.lock')
  const server = (await listen(path)) ?? (await replaceStale(path, folder))
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

async function replaceStale(path: string, folder: string): Promise<Server> {
  const server = (await answers(path)) ? undefined : await unlink(path).then(() => listen(path))
  if (!server) throw new Error(`The data folder ${folder} is in use by another Foyer. Stop it, or set DATA_DIR to another folder.`)
  return server
}

function listen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.end())
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(path, () => resolve(server))
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket.destroy() !== undefined))
    socket.once('error', () => resolve(false))
  })
}
