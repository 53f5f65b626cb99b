import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { buildCommand, copyRepository } from './support/command.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService, uniqueEmail } from './support/service.ts'

buildCommand()
const service = await disposeAfterAll(startService())

/** Runs the command in a terminal of 80 columns. Each answer is typed when its question appears. */
async function inTerminal(folder: string, args: string, answers: [question: string, keys: string][]) {
  const command = `stty cols 80 rows 40; exec ${process.execPath} ${resolve('dist/command/foyer.mjs')} ${args}`
  const env = { PATH: process.env['PATH'], HOME: folder, FOYER_URL: service.origin, NO_COLOR: '1', TERM: 'xterm' }
  const child = spawn('script', ['-qefc', command, '/dev/null'], {
    cwd: folder,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let shown = ''
  let seen = 0
  const waiting = [...answers]
  child.stdout.on('data', (chunk: Buffer) => {
    shown += chunk
    const [next] = waiting
    const at = next ? stripVTControlCharacters(shown).indexOf(next[0], seen) : -1
    if (!next || at === -1) return
    seen = at + next[0].length
    waiting.shift()
    child.stdin.write(next[1])
  })
  const [exitCode] = (await once(child, 'close')) as [number | null]
  return { exitCode, shown: stripVTControlCharacters(shown) }
}

async function repository(name: string): Promise<string> {
  const copy = await copyRepository(name)
  onTestFinished(() => copy[Symbol.asyncDispose]())
  return copy.folder
}

test('a developer sees what is sent, answers three questions and gets an agent with its line in the layout', async () => {
  const folder = await repository('astro-collections')
  const { exitCode, shown } = await inTerminal(folder, `create --email ${uniqueEmail()}`, [
    ['Company name', '\r'],
    ['create the agent?', '\r'],
    ['Add this to', '\r'],
  ])
  expect({ exitCode, shown }).toMatchObject({ exitCode: 0, shown: expect.stringContaining('Claim the agent') })
  expect(shown).toContain('src/content/tours/seal-bank.md')
  expect(shown).toContain('not looked at: 1 ignored by Git')
  expect(shown).toContain('Source: ')
  expect(await readFile(join(folder, 'src/layouts/Base.astro'), 'utf8')).toContain('data-widget-key="wc_')
  // An address and a line of a file are not broken.
  const long = shown.split(/[\r\n]+/u).filter((line) => line.length > 80 && !/https?:\/\//u.test(line))
  expect(long).toEqual([])
})

test('a developer who says no has sent nothing', async () => {
  const folder = await repository('hugo-site')
  const { exitCode } = await inTerminal(folder, `create --email ${uniqueEmail()} --company Lumen`, [
    ['create the agent?', 'n'],
  ])
  expect(exitCode).toBe(130)
  expect(existsSync(join(folder, 'foyer.lock.json'))).toBe(false)
  expect(existsSync(join(folder, 'foyer.pending.json'))).toBe(false)
})

test('Ctrl-C at a question ends with 130', async () => {
  const folder = await repository('hugo-site')
  const { exitCode, shown } = await inTerminal(folder, `create --email ${uniqueEmail()}`, [['Company name', '\u0003']])
  expect(exitCode).toBe(130)
  expect(shown).toContain('Cancelled.')
})
