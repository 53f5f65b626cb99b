import { expect, test } from 'vitest'
import { readLineVerdicts } from './read-line-verdicts.ts'

const IDS = new Set(['a1b2', 'c3d4'])
const BOTH = { a1b2: 'fine', c3d4: 'orders' }

test.each([
  ['an object', '{"a1b2": "fine", "c3d4": "orders"}', BOTH],
  ['an object in a code fence', 'Here:\n```json\n{"a1b2":"fine","c3d4":"orders"}\n```', BOTH],
  ['a list of objects', '[{"id": "a1b2", "verdict": "fine"}, {"id": "c3d4", "verdict": "orders"}]', BOTH],
  ['lines', '- a1b2: fine\n- **c3d4**: Orders', BOTH],
  ['an object that is cut off', '{"a1b2": "fine", "c3d4": "orders", "e5f', BOTH],
  [
    'a line with two verdicts',
    '{"a1b2": "fine", "c3d4": "orders"} {"c3d4": "fine", "a1b2": "poses"}',
    { ...BOTH, a1b2: 'poses' },
  ],
  ['unknown IDs and words', '{"z9z9": "orders", "a1b2": "finest", "xa1b2": "hides", "c3d4": "no"}', {}],
  ['words alone', 'All of them are fine.', {}],
])('the verdicts of %s are read', (_form, written, expected) => {
  expect(Object.fromEntries(readLineVerdicts(written, IDS))).toEqual(expected)
})
