import { mkdir, rm, stat } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { socketPath } from '#src/base/socket-path.ts'

/** Another process has locked the data folder. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(`Another Foyer uses the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`)
  }
}

/**
 * Locks a data folder for this process. PGlite has no lock, and two processes on one folder lose each other's rows
 * without an error. The lock is a listening socket in the folder, which the kernel closes when the process ends.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const path = socketPath(folder, 'foyer.lock')
  const server = (await listen(path)) ?? (await replaceStale(path))
  if (!server) throw new FolderInUseError(folder)
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

// Replacing takes milliseconds. A process that takes longer died while doing it.
const REPLACING_MS = 10_000

/**
 * One process at a time: if two found a stale lock at the same moment, the later one would remove the earlier one's new
 * lock.
 */
async function replaceStale(path: string): Promise<Server | undefined> {
  const replacing = `${path}.replacing`
  const age = await stat(replacing).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )
  if (age > REPLACING_MS) await rm(replacing, { recursive: true, force: true })
  const isFirst = await mkdir(replacing).then(
    () => true,
    (error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? false : Promise.reject(error)),
  )
  if (!isFirst) return undefined
  try {
    if (await answers(path)) return undefined
    await rm(path, { force: true })
    return await listen(path)
  } finally {
    await rm(replacing, { recursive: true, force: true })
  }
}

function listen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.end())
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(path, () => resolve(server))
  })
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket.destroy() !== undefined))
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'))
  })
}
