import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'

test.each([
  [
    '28P01',
    'password authentication failed for user "foyer"',
    'PostgreSQL refuses: password authentication failed for user "foyer". Is DATABASE_URL',
  ],
  ['53300', 'too many connections for role "foyer"', 'Raise the limit'],
  ['42501', 'permission denied to create extension "vector"', 'CREATE EXTENSION vector'],
  ['ECONNREFUSED', '', 'The database cannot be reached (ECONNREFUSED). Is DATABASE_URL right, and does it run?'],
  ['', 'Connection terminated unexpectedly', 'The database cannot be reached (Connection terminated unexpectedly).'],
  [
    'ENOSPC',
    'ENOSPC: no space left on device, write',
    'No room is left on the disk (ENOSPC: no space left on device, write). Make some',
  ],
  [
    'ENOENT',
    "ENOENT: no such file or directory, open 'all.backup'",
    "There is no such file or folder (ENOENT: no such file or directory, open 'all.backup').",
  ],
  [
    'EROFS',
    'EROFS: read-only file system, open',
    'The disk can only be read (EROFS: read-only file system, open). Mount it',
  ],
  [
    'EEXIST',
    "EEXIST: file already exists, mkdir '/data'",
    "A file stands where a folder should be (EEXIST: file already exists, mkdir '/data').",
  ],
  ['EIO', '', 'EIO'],
])('%s %s comes with what to do', (code, message, said) => {
  expect(explainFailure(Object.assign(new Error(message), { code }))).toContain(said)
})
