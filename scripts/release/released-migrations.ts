import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'src/store/migrations'

/** Returns the hash of each migration's file. */
export function hashMigrations(): Record<string, string> {
  const names = readdirSync(FOLDER).toSorted()
  return Object.fromEntries(names.map((name) => [name, hash(readFileSync(join(FOLDER, name)))]))
}

const hash = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
