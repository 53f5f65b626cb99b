import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { socketPath } from '../src/base/socket-path.ts'
import { CONTROL_SOCKET } from '../src/contract/control/control-contract.ts'
import { makeDataFolder } from './support/data-folder.ts'
import { countPendingJobs } from './support/pending-jobs.ts'
import { runProgram, startFoyer } from './support/process.ts'
import { uniqueEmail } from './support/unique-email.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-cli-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const foyer = (args: string[], environment: Record<string, string> = {}) =>
  runProgram(['src/cli.ts', ...args], environment)

function createAgent(origin: string, fields: Record<string, unknown> = {}): Promise<Response> {
  return fetch(`${origin}/api/v1/public/agents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.com', company_name: 'Lindenhof', ...fields }),
  })
}

describe('foyer', () => {
  test('lists its commands', async () => {
    expect(await foyer(['--help'])).toMatchObject({ exitCode: 0, output: expect.stringContaining('backup FILE') })
    expect(await foyer(['--version'])).toEqual({ exitCode: 0, output: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
  })

  test('exits cleanly when its output is closed', async () => {
    const unreachable = { DATABASE_URL: 'postgres://foyer@localhost:9/foyer', SECRET_KEY: 'k'.repeat(40) }
    const env = { PATH: process.env['PATH'], DATA_DIR: folder, ...unreachable }
    const child = spawn(process.execPath, ['src/cli.ts', 'doctor'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const [ended, errors] = [once(child, 'close'), text(child.stderr)]
    child.stdout.destroy()
    expect(await ended).toEqual([0, null])
    expect(await errors).toBe('')
  })

  test.each([
    [[]],
    [['constructor']],
    [['backup']],
    [['restore']],
    [['backup', '--verbose']],
    [['ask']],
    [['backup', 'x', '--explain']],
  ])('%j exits with 2 and says why', async (args) => {
    const { exitCode, output } = await foyer(args)
    expect(exitCode).toBe(2)
    expect(output).not.toContain('    at ')
  })

  test('reports all invalid settings at once', async () => {
    const { exitCode, output } = await foyer(['backup', 'x'], {
      HOST: '0.0.0.0:3000',
      PORT: 'many',
      DATABASE_URL: 'postgres://localhost/x',
    })
    expect(exitCode).toBe(2)
    expect(output).toContain('HOST: must be an address')
    expect(output).toContain('PORT: ')
    expect(output).toContain('SECRET_KEY: is required with DATABASE_URL')
    expect(await foyer(['start'], { PORT: 'many' })).toMatchObject({
      exitCode: 2,
      output: expect.stringContaining('PORT: '),
    })
  })

  test('the service exits with a sentence if it cannot reach its database', async () => {
    const settings = {
      DATABASE_URL: 'postgres://foyer@localhost:9/foyer',
      SECRET_KEY: 'k'.repeat(40),
      DATA_DIR: join(folder, 'none'),
    }
    const { exitCode, output } = await runProgram(['src/main.ts'], { ...settings, PORT: '0' })
    expect(exitCode).toBe(1)
    expect(output).toContain('The database cannot be reached')
    expect(output).not.toContain('    at ')
  })

  test.skipIf(process.platform !== 'linux')('starts the service with the Node flags of npm start', async () => {
    const env = { PATH: process.env['PATH'], DATA_DIR: await makeDataFolder(), PORT: '0' }
    const child = spawn(process.execPath, ['scripts/foyer.mjs', 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('Foyer is ready')) break
    expect((await readFile(`/proc/${child.pid}/cmdline`, 'utf8')).split('\0')).toContain('--liftoff-only')
  })

  test.each(['', '1'])(
    'at a terminal, npm start names its pages and what is missing, NO_COLOR=%s',
    async (NO_COLOR) => {
      const env = { PATH: process.env['PATH'], DATA_DIR: await makeDataFolder(), PORT: '0', TERM: 'xterm', NO_COLOR }
      const command = `exec ${process.execPath} scripts/foyer.mjs start`
      const child = spawn('script', ['-qefc', command, '/dev/null'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
      const closed = once(child, 'close')
      let shown = ''
      child.stdout.on('data', (said: Buffer) => (shown += said))
      await expect.poll(() => shown).toContain('To stop: Ctrl+C')
      child.stdin.write('\u0003')
      await closed
      const plain = stripVTControlCharacters(shown)
      expect(plain === shown).toBe(NO_COLOR === '1')
      expect(plain).toMatch(/Start page +http:\/\/localhost:\d+\/\r?\n/)
      expect(plain).toMatch(/· Email .*set SMTP_URL/)
      expect(plain).toMatch(/^\d\d:\d\d:\d\d info +Server listening/m)
      expect(plain).not.toContain('{"level"')
    },
  )

  test('`npm start` ends with npm, through the shell between them', async () => {
    const env = { PATH: process.env['PATH'], HOME: folder, DATA_DIR: await makeDataFolder(), PORT: '0' }
    const child = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const closed = once(child, 'close')
    let output = ''
    child.stdout.on('data', (said: Buffer) => (output += said))
    await expect.poll(() => output).toContain('Foyer is ready')
    child.kill('SIGTERM')
    // Its output is open while one of the three runs.
    await closed
  })

  test('refuses a folder that a service uses', async () => {
    const folder = await makeDataFolder()
    await using running = await startFoyer({ DATA_DIR: folder })
    const refused = expect.objectContaining({
      exitCode: 1,
      output: expect.stringContaining('Another Foyer uses the data folder'),
    })
    expect(await foyer(['restore', join(folder, 'all.backup')], { DATA_DIR: folder })).toEqual(refused)
    expect(await runProgram(['src/main.ts'], { DATA_DIR: folder, PORT: '0' })).toEqual(refused)
    expect((await fetch(`${running.origin}/readyz`)).status).toBe(200)
  })

  test('moves an embedded database to another folder, also while it is in use', async () => {
    const [from, to, file] = [await makeDataFolder(), join(folder, 'to'), join(folder, 'all.backup')]
    await using running = await startFoyer({ DATA_DIR: from })
    expect((await createAgent(running.origin, { website_url: `${running.origin}/` })).status).toBe(200)
    await expect.poll(() => countPendingJobs(running.origin)).toBe(0)
    const live = await foyer(['backup', file], { DATA_DIR: from })
    expect(live).toMatchObject({ exitCode: 0, output: expect.stringMatching(/Saved \d+ rows/) })
    expect(await foyer(['backup', join(folder, 'no', 'such.backup')], { DATA_DIR: from })).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('ENOENT'),
    })
    await running.end('SIGTERM')

    const later = await foyer(['backup', join(folder, 'later.backup')], { DATA_DIR: from })
    expect(later.output.replace('later.backup', 'all.backup')).toBe(live.output)
    const key = await readFile(join(from, 'secret.key'), 'utf8')
    expect((await foyer(['restore', file], { DATA_DIR: to, SECRET_KEY: key })).output).toMatch(
      /Restored \d+ rows. SECRET_KEY matches them/,
    )
    expect(await foyer(['restore', file], { DATA_DIR: to })).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('not empty'),
    })
    const other = await makeDataFolder('emptyFolder')
    const mistaken = await foyer(['restore', file], { DATA_DIR: other, SECRET_KEY: 'k'.repeat(40) })
    expect(mistaken).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('SECRET_KEY does not match them'),
    })
    await using moved = await startFoyer({ DATA_DIR: to, SECRET_KEY: key })
    expect((await createAgent(moved.origin, { website_url: `${running.origin}/` })).status).toBe(409)
  })

  test('shows the jobs of the embedded database, with and without the service', async () => {
    const settings = { DATA_DIR: await makeDataFolder() }
    await using running = await startFoyer({
      ...settings,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Foyer <foyer@example.com>',
    })
    for (const company_name of ['Lindenhof', 'Erlenhof']) {
      expect((await createAgent(running.origin, { email: 'known@example.com', company_name })).status).toBe(200)
    }
    const listed = expect.objectContaining({
      exitCode: 0,
      output: expect.stringMatching(/^JOB +STATE[^]*\nsend-mail +(waiting|running|retrying)/),
    })
    expect(await foyer(['jobs', 'list'], settings)).toEqual(listed)
    expect(await foyer(['jobs', 'retry'], settings)).toEqual({
      exitCode: 0,
      output: expect.stringMatching(/^\d jobs? runs? again\.\n$/),
    })
    // An idle connection does not delay the stop.
    const silent = connect(socketPath(settings.DATA_DIR, CONTROL_SOCKET))
    await once(silent, 'connect')
    expect((await running.end('SIGTERM')).exitCode).toBe(0)
    silent.destroy()
    expect(await foyer(['jobs', 'list'], settings)).toEqual(listed)
  })

  test('asks an agent and explains the answer', async () => {
    const settings = { DATA_DIR: await makeDataFolder('emptyFolder') }
    expect(await foyer(['ask', 'How much is it?'], settings)).toMatchObject({
      exitCode: 1,
      output: 'Foyer has not used this database yet.\n',
    })
    await using running = await startFoyer(settings)
    const create = async (company_name: string): Promise<{ agent_id: string }> => {
      const products = [{ name: 'Weekly box', price: '24.50 EUR a week' }]
      const response = await fetch(`${running.origin}/api/v1/public/agents`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: uniqueEmail(), company_name, codebase_context: { products } }),
      })
      return (await response.json()) as { agent_id: string }
    }
    await create('Linden\u001B]0;hof\u0007\u009B31mhof')
    const { agent_id } = await create('Marsam')
    await running.end('SIGTERM')

    expect(await foyer(['ask', 'How much is the weekly box?'], settings)).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/--agent ID[\s\S]*Marsam\n[^\n]*  Linden\]0;hof31mhof\n$/),
    })
    const asked = ['ask', 'How much is the weekly box?', '--agent', agent_id]
    const plain = await foyer(asked, settings)
    expect(plain).toMatchObject({ exitCode: 0, output: expect.stringContaining('24.50 EUR') })
    expect(plain.output).not.toContain('confidence')
    const { output } = await foyer([...asked, '--explain'], settings)
    for (const said of [
      '24.50 EUR',
      'asks for: price',
      'weekly: exact',
      'own  ',
      'match  ',
      'Answered: confidence',
      'source: Weekly box',
    ])
      expect(output).toContain(said)
    const explain = async (question: string) =>
      (await foyer(['ask', question, '--agent', agent_id, '--explain'], settings)).output
    expect(await explain('Do you treat parrots?')).toMatch(
      /I don't know that[\s\S]*parrots: absent[\s\S]*Not answered: confidence/,
    )
    expect(await explain('What is the phone number of the weekly box?')).toMatch(
      /lacking[\s\S]*refused: it lacks the value asked for/,
    )
    expect(await explain('How much is the weekly box and do you treat parrots?')).toMatch(
      /24\.50 EUR[\s\S]*parrots\?” – I don't know[\s\S]*asks several things/,
    )
  })
})
