import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailure, EXIT } from './command-failure.ts'

export const LOCK_FILE = 'foyer.lock.json'
const PENDING_FILE = 'foyer.pending.json'

/** What the repository remembers of its agent. It holds no secret and belongs in Git. */
export interface Lock {
  version: 1
  instance: string
  agent_id: string
  agent_name: string
  company_name: string
  /** Public: the embed code shows it. */
  widget_key?: string
  app?: string
  /** Hash of all content, as it was last sent. */
  content_hash: string
  /** Hash of each member of the content. */
  members: Record<string, string>
  /** Answers that `test` accepted last. */
  answers?: Record<string, AcceptedAnswer>
}

export interface AcceptedAnswer {
  passed: boolean
  answered: boolean
  text_hash: string
}

/**
 * A creation that has begun. It is written before the request, so that the next run after an interruption sends the
 * same request and gets the same agent.
 */
export interface PendingCreation {
  idempotency_key: string
  instance: string
  app: string
  body: Record<string, unknown>
}

export function readLock(root: string): Lock | undefined {
  return readJson<Lock>(join(root, LOCK_FILE), (lock) => lock.version === 1 && typeof lock.agent_id === 'string')
}

export const writeLock = (root: string, lock: Lock): void => writeJson(join(root, LOCK_FILE), lock)

export function readPending(root: string): PendingCreation | undefined {
  return readJson<PendingCreation>(join(root, PENDING_FILE), ({ idempotency_key: key }) => typeof key === 'string')
}

export function writePending(root: string, creation: Omit<PendingCreation, 'idempotency_key'>): PendingCreation {
  const pending = { idempotency_key: randomUUID(), ...creation }
  writeJson(join(root, PENDING_FILE), pending)
  return pending
}

export const removePending = (root: string): void => rmSync(join(root, PENDING_FILE), { force: true })

/** Returns a hash of JSON. Equal content has equal hashes. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex')
    .slice(0, 32)

/** Returns a hash of each member as the API computes it: the SHA-256 of its JSON with sorted keys. */
export const hashMembers = (context: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(context).map(([name, value]) => [
      name,
      createHash('sha256')
        .update(JSON.stringify(value, sortKeys) ?? '')
        .digest('hex'),
    ]),
  )

const sortKeys = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

function readJson<Value>(path: string, isValid: (value: Value) => boolean): Value | undefined {
  if (!existsSync(path)) return undefined
  try {
    const value = JSON.parse(readFileSync(path, 'utf8')) as Value
    if (isValid(value)) return value
  } catch {
    // The sentence below says what to do.
  }
  throw new CommandFailure(EXIT.usage, `${path} cannot be read.`, {
    fix: 'Restore it from Git, or delete it to start over.',
  })
}

/** Replaces the file in one step, so that nobody reads half of it. */
export function writeJson(path: string, value: unknown): void {
  writeFileSync(`${path}.tmp`, `${JSON.stringify(value, undefined, 2)}\n`)
  renameSync(`${path}.tmp`, path)
}
