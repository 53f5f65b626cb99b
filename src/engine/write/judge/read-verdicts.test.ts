import { expect, test } from 'vitest'
import { readVerdicts } from './read-verdicts.ts'

const YES = '{"n": 1, "verdict": "supported"}'
const NO = '{"n": 2, "verdict": "unsupported", "reason": "It says 24 EUR."}'
const BOTH = { 0: 'supported', 1: 'unsupported' }

test.each([
  ['an object', `{"sentences": [${YES}, ${NO}]}`, BOTH],
  ['a list', `[${YES}, ${NO}]`, BOTH],
  ['a code fence', `Here it is:\n\`\`\`json\n{"sentences": [\n${YES},\n${NO}\n]}\n\`\`\`\nAnything else?`, BOTH],
  ['one object a line', `${YES}\n${NO}`, BOTH],
  ['an object that is cut off', `{"sentences": [${YES}, ${NO}, {"n": 3, "verd`, BOTH],
  ['a single sentence', YES, { 0: 'supported' }],
  ['braces in a reason', '[{"n": 1, "verdict": "unsupported", "reason": "{24}"}]', { 0: 'unsupported' }],
  [
    'other spellings',
    '[{"sentence": "1", "verdict": "No claim"}, {"id": 2, "verdict": "UNSUPPORTED"}]',
    {
      0: 'no_claim',
      1: 'unsupported',
    },
  ],
  [
    'unknown sentences',
    `[{"n": 0, "verdict": "supported"}, {"n": 9, "verdict": "supported"}, {"n": 1.5}, ${NO}]`,
    {
      1: 'unsupported',
    },
  ],
  ['an unknown verdict', `[{"n": 1, "verdict": "maybe"}, {"n": 2, "verdict": null}, 3, null]`, {}],
  ['the same sentence twice', `[${YES}, {"n": 1, "verdict": "unsupported"}]`, { 0: 'supported' }],
  ['words alone', 'All sentences are supported.', {}],
  ['nothing', '', {}],
])('the verdicts of %s are read', (_form, written, expected) => {
  const found = readVerdicts(written, 3)
  expect(Object.fromEntries([...found].map(([at, { verdict }]) => [at, verdict]))).toEqual(expected)
})

test('a hostile text is read in linear time', () => {
  expect(readVerdicts('{'.repeat(1_000_000), 3).size).toBe(0)
  expect(readVerdicts(`{"a":${'['.repeat(1_000_000)}`, 3).size).toBe(0)
})
