import { isDatabaseOutage } from '#src/base/database-outage.ts'

const ADDRESS = 'Check DATABASE_URL.'
const RIGHTS =
  'Make the role the owner of the database (ALTER DATABASE … OWNER TO …); if only pgvector is missing, ask an administrator to run CREATE EXTENSION vector in it.'

/** Fixes by PostgreSQL error code. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const FIXES: Record<string, string> = {
  28000: ADDRESS,
  '28P01': ADDRESS,
  '3D000': ADDRESS,
  42501: RIGHTS,
  53300:
    'Raise the limit (max_connections, or the CONNECTION LIMIT of the role or the database), or close other connections.',
}

/** Fixes for disk, folder and file errors. */
const DISKS: Record<string, [trouble: string, fix: string]> = {
  ENOSPC: ['The disk is full', 'Free some space, or use another path.'],
  ENOENT: ['No such file or folder', 'Use another path, or create the folder.'],
  EEXIST: ['A file is where a folder should be', 'Use another path.'],
  EROFS: ['The disk is read-only', 'Mount it for writing, or use another path.'],
}

/** Returns why the database could not be used and how to fix it, or the message of any other error. */
export function explainFailure(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  const fix = FIXES[code]
  if (fix) return `PostgreSQL refuses: ${message}. ${fix}`
  const [trouble, makeUp] = DISKS[code] ?? []
  if (trouble) return `${trouble} (${message}). ${makeUp}`
  if (isDatabaseOutage(error))
    return `The database cannot be reached (${code || message}). Check DATABASE_URL, and that the database is running.`
  return message || code || String(error)
}
