import { text } from 'node:stream/consumers'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  type Repository,
  buildCommand,
  copyRepository,
  finishCommand,
  runCommand,
  startCommand,
  startRelay,
} from './support/command.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { runProgram } from './support/process.ts'
import { startSite } from './support/site-server.ts'
import { startService, uniqueEmail } from './support/service.ts'

const run = promisify(execFile)

// The service serves what is built when it starts.
buildCommand()
const service = await disposeAfterAll(startService({ CHAT_PER_ADDRESS_PER_HOUR: '10000' }))
const agentsOf = async (): Promise<number> =>
  Number(
    (
      await service.app.db
        .selectFrom('agents')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

async function repository(name: string): Promise<Repository & { at: Record<string, string> }> {
  const copy = await copyRepository(name)
  onTestFinished(() => copy[Symbol.asyncDispose]())
  return { ...copy, at: { FOYER_URL: service.origin } }
}

const readJson = async (folder: string, file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'))

describe('the file that the instance serves', () => {
  test('knows the instance, has at most 300 kB and runs without installation', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-served-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await run('curl', ['-fsSO', `${service.origin}/foyer.mjs`], { cwd: folder })
    const file = await readFile(join(folder, 'foyer.mjs'), 'utf8')
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(300_000)
    expect(file).toContain(service.app.addresses.public())
    const { stdout } = await run(process.execPath, ['foyer.mjs', '--version'], { cwd: folder })
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/u)
  })

  test('npm installs the tarball of its version, whose bytes never change', async () => {
    const { packages } = (await service.call('GET', '/packages.json')).body
    const cli = packages.find(({ name }: { name: string }) => name === 'cli')
    const path = new URL(cli.tarball).pathname
    const fetched = await Promise.all([0, 1].map(() => fetch(`${service.origin}${path}`)))
    const [first, second] = await Promise.all(fetched.map(async (reply) => Buffer.from(await reply.arrayBuffer())))
    expect(fetched[0]?.headers.get('cache-control')).toContain('immutable')
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
    const folder = await mkdtemp(join(tmpdir(), 'foyer-npm-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const args = ['install', '--allow-remote=all', '--no-audit', '--cache', join(folder, 'cache')]
    await run('npm', [...args, '--prefix', folder, `${service.origin}${path}`], { cwd: folder })
    expect((await run(join(folder, 'node_modules/.bin/foyer'), ['--version'])).stdout).toBe(`${cli.version}\n`)
    expect((await readJson(folder, 'package-lock.json')).packages[`node_modules/${cli.npm_name}`].integrity).toBe(
      cli.integrity,
    )
  })

  test('another version of a package is not served', async () => {
    expect((await service.call('GET', '/cli-0.0.0.tgz')).status).toBe(404)
  })
})

describe('create', () => {
  test('makes one agent that knows prices, products and contact details, and shows the line for the layout', async () => {
    const { folder, at } = await repository('next-products')
    const { exitCode, json, errors } = await runCommand(['create', '--email', uniqueEmail()], folder, at)
    expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' })
    expect(json).toMatchObject({ ok: true, created: true, framework: 'Next.js', company_name: 'Kiln & Clay' })
    expect(json.agent.claim_url).toContain('/login?invite=')
    expect(json.answers).toHaveLength(3)
    for (const { answer, sources } of json.answers)
      expect([answer.length > 0, sources.length > 0]).toEqual([true, true])
    expect(json.embed).toMatchObject({ file: 'src/app/layout.tsx', applied: false })
    expect(json.embed.diff).toContain(`+        ${json.agent.webchat_embed_code}`)
    expect(await readFile(join(folder, 'src/app/layout.tsx'), 'utf8')).not.toContain('widget.js')

    const lock = await readFile(join(folder, 'foyer.lock.json'), 'utf8')
    expect(JSON.parse(lock)).toMatchObject({ agent_id: json.agent.agent_id, instance: service.origin })
    expect(lock).not.toContain(new URL(json.agent.claim_url).searchParams.get('invite'))
    expect(existsSync(join(folder, 'foyer.pending.json'))).toBe(false)
    const asked = await runCommand(['ask', 'What does the weekend course cost?'], folder, at)
    expect(asked.json).toMatchObject({ answered: true, answer: expect.stringContaining('£195') })
  })

  test('makes no second agent in the same repository, and push without a change writes nothing', async () => {
    const { folder } = await repository('hugo-site')
    await using relay = await startRelay(service.origin)
    const at = { FOYER_URL: relay.origin }
    const { json: first } = await runCommand(['create', '--email', uniqueEmail()], folder, at)
    const [count, sent] = [await agentsOf(), relay.requests.length]
    const { json } = await runCommand(['create', '--email', uniqueEmail()], folder, at)
    expect(json).toMatchObject({ ok: true, created: false, agent: { agent_id: first.agent.agent_id } })
    expect(await agentsOf()).toBe(count)
    const { json: pushed } = await runCommand(['push'], folder, { ...at, FOYER_API_KEY: 'ak_none' })
    expect(pushed).toMatchObject({ ok: true, pushed: false, changed: [] })
    expect(relay.requests.slice(sent).filter((one) => !one.startsWith('GET '))).toEqual([])
  })

  test('a run that was killed in the middle and a second one make one agent', async () => {
    const { folder } = await repository('astro-collections')
    const before = await agentsOf()
    const started: ReturnType<typeof startCommand>[] = []
    let kills = true
    await using relay = await startRelay(service.origin, (request) => {
      const isHeld = kills && request === 'POST /api/v1/public/agents'
      if (isHeld) started[0]?.kill('SIGKILL')
      return isHeld
    })
    const at = { FOYER_URL: relay.origin }
    const child = startCommand(['create', '--email', uniqueEmail()], folder, at)
    started.push(child)
    expect((await finishCommand(child)).exitCode).toBeNull()
    expect(await agentsOf()).toBe(before + 1)
    expect(existsSync(join(folder, 'foyer.lock.json'))).toBe(false)

    kills = false
    const { json } = await runCommand(['create', '--email', uniqueEmail()], folder, at)
    expect(json).toMatchObject({ ok: true, created: true })
    expect(json.agent.claim_url).toContain('/login?invite=')
    expect(await agentsOf()).toBe(before + 1)
    expect(existsSync(join(folder, 'foyer.pending.json'))).toBe(false)
  })

  test('Ctrl-C ends it with 130, and the next run continues', async () => {
    const { folder } = await repository('astro-collections')
    const before = await agentsOf()
    const started: ReturnType<typeof startCommand>[] = []
    let interrupts = true
    await using relay = await startRelay(service.origin, (request) => {
      const isHeld = interrupts && request === 'POST /api/v1/public/agents'
      if (isHeld) started[0]?.kill('SIGINT')
      return isHeld
    })
    const at = { FOYER_URL: relay.origin }
    const child = startCommand(['create', '--email', uniqueEmail()], folder, at)
    started.push(child)
    const { exitCode, json } = await finishCommand(child)
    expect({ exitCode, json }).toMatchObject({ exitCode: 130, json: { ok: false, error: 'Interrupted.' } })
    interrupts = false
    expect((await runCommand(['create', '--email', uniqueEmail()], folder, at)).json.created).toBe(true)
    expect(await agentsOf()).toBe(before + 1)
  })

  test('--apply adds the line once', async () => {
    const { folder, at } = await repository('django-fixtures')
    const { json } = await runCommand(['create', '--email', uniqueEmail(), '--apply'], folder, at)
    expect(json.embed).toMatchObject({ file: 'templates/base.html', applied: true })
    const layout = await readFile(join(folder, 'templates/base.html'), 'utf8')
    expect(layout.split(json.agent.webchat_embed_code)).toHaveLength(2)
    expect(layout).toMatch(/<script src="[^\n]*><\/script>\n<\/body>/u)
  })

  test('with a key it needs no email, and the agent is the account’s', async () => {
    const { folder, at } = await repository('plain-html')
    const { key, bearer } = await service.createAccount()
    const { json } = await runCommand(['create'], folder, { ...at, FOYER_API_KEY: key })
    expect(json.agent.claim_url).toBeUndefined()
    const { body } = await service.api('GET', '/agents', undefined, bearer)
    expect(body.data.map(({ agent_id }: { agent_id: string }) => agent_id)).toEqual([json.agent.agent_id])
  })
})

describe('what is never sent', () => {
  test('a secret in the content: nothing is sent, and file and line are named without it', async () => {
    const { folder } = await repository('vite-readme')
    await using relay = await startRelay(service.origin)
    const { exitCode, output, json } = await runCommand(['create', '--email', uniqueEmail()], folder, {
      FOYER_URL: relay.origin,
    })
    expect(exitCode).toBe(3)
    expect(json.secrets).toEqual([{ kind: 'password or key', path: 'README.md', line: 20, member: 'readme_content' }])
    expect(output).not.toContain('Jm4-birch')
    expect(relay.requests.filter((one) => one.startsWith('POST'))).toEqual([])
    const { json: shown } = await runCommand(['show', '--skip-secrets'], folder)
    expect(JSON.stringify(shown)).not.toContain('Jm4-birch')
    expect(shown.codebase_context.readme_content).toContain('Grove | $19/month')
  })

  test('environment files, keys and ignored files are listed and not opened', async () => {
    const { folder } = await repository('laravel-config')
    await run('git', ['add', '-f', '.env'], { cwd: folder })
    const { json } = await runCommand(['show'], folder)
    const sent = JSON.stringify(json.codebase_context)
    expect(sent).not.toMatch(/Hb2-fjell|PRIVATE KEY|Qr6-tundra/u)
    expect(json.left_out).toContainEqual({ path: '3 ignored by Git', reason: 'not looked at' })
  })

  test('without Git the rules of .gitignore count', async () => {
    const { folder } = await repository('hugo-site')
    await rm(join(folder, '.git'), { recursive: true })
    const { json } = await runCommand(['show'], folder)
    expect(JSON.stringify(json.codebase_context)).not.toContain('Do not publish')
    expect(JSON.stringify(json.left_out)).toContain('ignored')
  })
})

describe('push and test', () => {
  test('push sends a change, and test fails when an answer got worse', async () => {
    const { folder, at: open } = await repository('sveltekit-plans')
    const { key } = await service.createAccount()
    const at = { ...open, FOYER_API_KEY: key }
    await runCommand(['create'], folder, at)
    const questions = { questions: [{ question: 'What does the Team plan cost?', expect: ['$29'] }] }
    await writeFile(join(folder, 'foyer.questions.json'), JSON.stringify(questions))
    expect(await runCommand(['test'], folder, at)).toMatchObject({ exitCode: 0, json: { counts: { passed: 1 } } })

    const plans = join(folder, 'src/lib/plans.js')
    await writeFile(plans, (await readFile(plans, 'utf8')).replace('monthly: 29', 'monthly: 35'))
    expect((await runCommand(['status'], folder, at)).json.changed).toEqual(['pricing_tiers'])
    const { json } = await runCommand(['push'], folder, at)
    expect(json).toMatchObject({ pushed: true, changed: ['pricing_tiers'], change_counts: { changed: 1, created: 0 } })
    expect((await runCommand(['push'], folder, at)).json.pushed).toBe(false)
    const worse = await runCommand(['test'], folder, at)
    expect(worse).toMatchObject({ exitCode: 6, json: { ok: false, counts: { worse: 1 } } })
    expect(worse.json.results[0].reasons).toEqual(['The answer does not have “$29”.'])
    expect((await runCommand(['test', '--update'], folder, at)).exitCode).toBe(0)
    expect((await runCommand(['test'], folder, at)).json.counts).toEqual({ failed: 1 })
  })

  test('push sends the members that changed, and all of them if the instance has others', async () => {
    const { folder, at: open } = await repository('sveltekit-plans')
    const { key, bearer } = await service.createAccount()
    const at = { ...open, FOYER_API_KEY: key }
    await runCommand(['create'], folder, at)
    const sent: { codebase_context: object; unchanged?: object }[] = []
    await using relay = await startSite({
      '*': async (request, response) => {
        const body = await text(request)
        if (body !== '') sent.push(JSON.parse(body))
        const reply = await service.call(request.method ?? '', request.url ?? '', body || undefined, bearer)
        response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
      },
    })
    const push = async (price: string): Promise<string[][]> => {
      const plans = join(folder, 'src/lib/plans.js')
      await writeFile(plans, (await readFile(plans, 'utf8')).replace(/monthly: \d+/, `monthly: ${price}`))
      const before = sent.length
      expect((await runCommand(['push', '--instance', relay.origin], folder, at)).json.pushed).toBe(true)
      return sent.slice(before).map(({ codebase_context: context }) => Object.keys(context))
    }
    expect(await push('41')).toEqual([['pricing_tiers']])
    const { agent_id: agentId } = JSON.parse(await readFile(join(folder, 'foyer.lock.json'), 'utf8'))
    const other = { codebase_context: { company_description: 'Sent from elsewhere.' } }
    expect((await service.api('PUT', `/agents/${agentId}/codebase`, other, bearer)).status).toBe(200)
    const [part, whole = []] = await push('43')
    expect(part).toEqual(['pricing_tiers'])
    expect(whole.length).toBeGreaterThan(1)
    expect(await push('47')).toEqual([['pricing_tiers']])
  })

  test('push without a key says how to get one', async () => {
    const { folder, at } = await repository('monorepo')
    await runCommand(['create', '--email', uniqueEmail()], folder, at)
    await writeFile(join(folder, 'README.md'), '# Ledgerleaf\n\nBookkeeping for plumbers.\n')
    const { exitCode, json } = await runCommand(['push'], folder, at)
    expect(exitCode).toBe(2)
    expect(json.error).toBe('push needs FOYER_API_KEY, a key of the account that owns the agent.')
  })
})

describe('failures', () => {
  let empty: string
  beforeAll(async () => {
    empty = await mkdtemp(join(tmpdir(), 'foyer-empty-'))
    return () => rm(empty, { recursive: true })
  })

  test.each([
    [['create', '--bogus'], 2, "Unknown option '--bogus'."],
    [['made'], 2, 'There is no command made.'],
    [['push'], 2, 'This repository has no agent yet: there is no foyer.lock.json.'],
    [['show'], 2, 'This folder has no content for customers: no README, page, product or contact details.'],
    [['create', '--instance', 'localhost:3000'], 2, '--instance must be an http or https address, not localhost:3000.'],
  ])('%j exits with %i', async (args, exitCode, error) => {
    const failed = await runCommand(args, empty)
    expect(failed).toMatchObject({ exitCode, json: { ok: false, error, exit_code: exitCode } })
  })

  test('an instance that is not there exits with 5, and one that refuses with 4', async () => {
    const { folder } = await repository('hugo-site')
    const gone = await runCommand(['create', '--email', uniqueEmail(), '--instance', 'http://localhost:9'], folder)
    expect(gone).toMatchObject({
      exitCode: 5,
      json: { error: expect.stringContaining('Cannot reach http://localhost:9') },
    })
    const refused = await runCommand(['create', '--instance', service.origin], folder, { FOYER_API_KEY: 'ak_wrong' })
    expect(refused).toMatchObject({ exitCode: 4, json: { error: 'Invalid API key.', status: 401 } })
    expect(existsSync(join(folder, 'foyer.pending.json'))).toBe(false)
  })

  test('several applications: the command names them', async () => {
    const { folder } = await repository('monorepo')
    await run('git', ['mv', 'apps/web', 'apps/one'], { cwd: folder })
    await run('git', ['mv', 'apps/admin', 'apps/two'], { cwd: folder })
    const { exitCode, json } = await runCommand(['show'], folder)
    expect(exitCode).toBe(2)
    expect(json.apps.map(({ app }: { app: string }) => app)).toEqual(['apps/one', 'apps/two'])
    expect((await runCommand(['show', '--app', 'apps/one'], folder)).json.app).toBe('apps/one')
  })
})

test.each([
  ['repositories', 12],
  ['more-repositories', 8],
])('of the labelled %s, facts arrive and secrets do not', async (folder, count) => {
  const { exitCode, output } = await runProgram(['eval/eval.ts', 'repositories', `test/fixtures/${folder}`], {
    PATH: process.env['PATH'] ?? '',
  })
  expect(exitCode).toBe(0)
  // Facts sent, in one item and in a member of their own, secret bytes, ignored lines, refusals, layouts, names.
  const share = String.raw` \d+ of \d+ \(([\d.]+) %\) \|`
  const line = new RegExp(
    String.raw`^all \|${share}${share}${share} 0 \| 0 \| \d of ${count} \| ${count} of ${count} \| ${count} of ${count} \|`,
    'mu',
  ).exec(output)
  expect(Number(line?.[2])).toBeGreaterThanOrEqual(90)
})
