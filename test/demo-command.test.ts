import { expect, test } from 'vitest'
import { makeDataFolder } from './support/data-folder.ts'
import { runProgram } from './support/process.ts'

test('foyer demo fills a data folder without a running service', async () => {
  const folder = await makeDataFolder()
  const demo = (...args: string[]) => runProgram(['src/cli.ts', 'demo', ...args], { DATA_DIR: folder, PORT: '3999' })
  const { exitCode, output } = await demo()
  // On a busy machine, warnings of statements that waited too long stand around it.
  expect(output).toMatch(
    /^Created the demo: an agent with 30 conversations\.\n.*\nhttp:\/\/localhost:3999\/login\?signin=[\w-]{43}$/m,
  )
  expect(output).toMatch(/^Reading the sample website …\nAnswering its visitors …$/m)
  expect(exitCode).toBe(0)
  expect(await demo('--email', 'nobody')).toMatchObject({
    exitCode: 1,
    output: '--email must be an email address such as name@example.com\n',
  })
})
