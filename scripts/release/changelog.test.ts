import { expect, test } from 'vitest'
import { isLater, releaseChangelog } from './changelog.ts'

const HEAD = '# Changelog\n\n## [Unreleased]\n\n'
const LINES = (count: number): string => Array.from({ length: count }, (_, at) => `- Change ${at + 1}.\n`).join('')
const OLDER = '\n## [0.1.0] - 2026-11-29\n\n- Older.\n'

test('the unreleased changes move under the version, and become its notes', () => {
  const { changelog, notes } = releaseChangelog(
    `${HEAD}${LINES(2)}\n### Fixed\n\n- A bug.\n${OLDER}`,
    '0.2.0',
    '2026-12-24',
  )
  expect(changelog).toBe(`${HEAD}## [0.2.0] - 2026-12-24\n\n${LINES(2)}\n### Fixed\n\n- A bug.\n${OLDER}`)
  expect(notes).toBe(`${LINES(2)}\n### Fixed\n\n- A bug.\n`)
})

test.each([
  ['nothing', ''],
  ['only details', '### Added\n\n- A thing.\n'],
  ['a long list', LINES(11)],
])('%s for a reader is refused', (_name, unreleased) => {
  expect(() => releaseChangelog(`${HEAD}${unreleased}${OLDER}`, '0.2.0', '2026-12-24')).toThrow('1 to 10 lines')
})

test('versions are compared by their numbers', () => {
  expect([isLater('0.10.0', '0.9.9'), isLater('1.0.0', '0.9.9'), isLater('0.1.1', '0.1.0')]).toEqual([true, true, true])
  expect([isLater('0.1.0', '0.1.0'), isLater('0.9.9', '0.10.0')]).toEqual([false, false])
})
