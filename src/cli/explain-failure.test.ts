import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'

test.each([
  [
    '28P01',
    'password authentication failed for user "foyer"',
    'PostgreSQL refuses: password authentication failed for user "foyer". Check DATABASE_URL',
  ],
  ['53300', 'too many connections for role "foyer"', 'Raise the limit'],
  ['42501', 'permission denied to create extension "vector"', 'CREATE EXTENSION vector'],
  [
    'ECONNREFUSED',
    '',
    'The database cannot be reached (ECONNREFUSED). Check DATABASE_URL, and that the database is running.',
  ],
  ['', 'Connection terminated unexpectedly', 'The database cannot be reached (Connection terminated unexpectedly).'],
  [
    'ENOSPC',
    'ENOSPC: no space left on device, write',
    'The disk is full (ENOSPC: no space left on device, write). Free some space',
  ],
  [
    'ENOENT',
    "ENOENT: no such file or directory, open 'all.backup'",
    "No such file or folder (ENOENT: no such file or directory, open 'all.backup').",
  ],
  [
    'EROFS',
    'EROFS: read-only file system, open',
    'The disk is read-only (EROFS: read-only file system, open). Mount it',
  ],
  [
    'EEXIST',
    "EEXIST: file already exists, mkdir '/data'",
    "A file is where a folder should be (EEXIST: file already exists, mkdir '/data').",
  ],
  ['EIO', '', 'EIO'],
])('%s %s has a fix', (code, message, said) => {
  expect(explainFailure(Object.assign(new Error(message), { code }))).toContain(said)
})
