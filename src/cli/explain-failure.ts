import { isDatabaseOutage } from '#src/base/database-outage.ts'

const ADDRESS = 'Is DATABASE_URL right?'
const RIGHTS =
  'Make the role the owner of the database (ALTER DATABASE … OWNER TO …); where only pgvector is missing, let an administrator run CREATE EXTENSION vector in it.'

/** Fixes by PostgreSQL error code. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const MENDS: Record<string, string> = {
  28000: ADDRESS,
  '28P01': ADDRESS,
  '3D000': ADDRESS,
  42501: RIGHTS,
  53300:
    'Raise the limit (max_connections, or the CONNECTION LIMIT of the role or the database), or end what holds its connections.',
}

/** Fixes for disk, folder and file errors. */
const DISKS: Record<string, [trouble: string, mend: string]> = {
  ENOSPC: ['No room is left on the disk', 'Make some, or name another place.'],
  ENOENT: ['There is no such file or folder', 'Name another place, or make the folder.'],
  EEXIST: ['A file stands where a folder should be', 'Name another place.'],
  EROFS: ['The disk can only be read', 'Mount it for writing, or name another place.'],
}

/** Returns why the database could not be used and how to fix it, or the message of any other error. */
export function explainFailure(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  const mend = MENDS[code]
  if (mend) return `PostgreSQL refuses: ${message}. ${mend}`
  const [trouble, makeUp] = DISKS[code] ?? []
  if (trouble) return `${trouble} (${message}). ${makeUp}`
  if (isDatabaseOutage(error))
    return `The database cannot be reached (${code || message}). Is DATABASE_URL right, and does it run?`
  return message || code || String(error)
}
