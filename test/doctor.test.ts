import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findChromium } from '../src/engine/crawl/render/find-chromium.ts'
import { openDatabase } from '../src/store/database.ts'
import { makeDataFolder } from './support/data-folder.ts'
import { writeAndJudge } from './support/judge-script.ts'
import { startModelServer } from './support/model-server.ts'
import { runProgram, startFoyer } from './support/process.ts'
import { freePort } from './support/proxy.ts'
import { startSite } from './support/site-server.ts'
import { startSmtpServer } from './support/smtp-server.ts'
import { unprivilegedChromium } from './support/unprivileged-chromium.ts'

const chromium = await findChromium(process.env['CHROMIUM_PATH'])
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-doctor-'))
})
afterAll(() => rm(folder, { recursive: true }))

const doctor = (environment: Record<string, string> = {}) =>
  runProgram(['src/cli.ts', 'doctor'], {
    DATA_DIR: folder,
    CHAT_PATIENCE_SECONDS: '120',
    CHROMIUM_PATH: 'none',
    ...environment,
  })
/** Opens no embedded database, which takes a second. */
const NO_DATABASE = { DATABASE_URL: 'postgres://foyer@127.0.0.1:9/foyer', SECRET_KEY: 'k'.repeat(40) }
const VECTOR = {
  body: JSON.stringify({ data: [{ index: 0, embedding: [1, 0, 0] }] }),
  headers: { 'content-type': 'application/json' },
}

describe('foyer doctor', () => {
  test('finds no problem on a fresh machine', async () => {
    const { exitCode, output } = await doctor()
    expect(exitCode).toBe(0)
    for (const words of [
      'The embedded database 18 is reachable',
      'pgvector 0.',
      'clocks',
      'MiB are free',
      'Embeddings come from the built-in model',
      'Answers come from the built-in answerer',
    ]) {
      expect(output).toContain(words)
    }
    expect(output).not.toContain('PROBLEM')
  })

  test('reports a database that a newer version has written', async () => {
    const dataDir = await makeDataFolder()
    const database = await openDatabase({ folder: dataDir })
    await database.db.executeQuery(
      CompiledQuery.raw(`insert into kysely_migration (name, timestamp) values ('9999-later', '2999-01-01')`),
    )
    await database[Symbol.asyncDispose]()
    expect(await doctor({ DATA_DIR: dataDir })).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('PROBLEM  A newer Foyer has written this database.'),
    })
  })

  test('reports an unreachable database, a PUBLIC_URL with a path, and a missing Chromium', async () => {
    const unreachable = { ...NO_DATABASE, CHROMIUM_PATH: '/no/chromium' }
    const { exitCode, output } = await doctor({ ...unreachable, PUBLIC_URL: 'http://127.0.0.1:9/foyer' })
    expect(exitCode).toBe(1)
    expect(output).toContain('PROBLEM  PUBLIC_URL has a path')
    expect(output).toContain('PROBLEM  The database cannot be reached (ECONNREFUSED)')
    expect(output).toContain('look at  CHROMIUM_PATH: /no/chromium is not a program')
  })

  describe.skipIf(chromium === undefined)('starts Chromium', () => {
    test('with its sandbox, as a user other than root', async () => {
      const program = await unprivilegedChromium(chromium ?? '')
      const { output } = await doctor({ ...NO_DATABASE, CHROMIUM_PATH: program })
      expect(output).toContain(`ok       Foyer renders pages that need JavaScript with ${program}.`)
    })

    test.skipIf(process.getuid?.() !== 0)('as root, and says that its sandbox does not work', async () => {
      const { output } = await doctor({ ...NO_DATABASE, CHROMIUM_PATH: chromium ?? '' })
      expect(output).toMatch(/look at {2}Chromium does not start with its sandbox as root\..*CHROMIUM_SANDBOX=off/)
      const off = await doctor({ ...NO_DATABASE, CHROMIUM_PATH: chromium ?? '', CHROMIUM_SANDBOX: 'off' })
      expect(off.output).toMatch(/look at {2}Foyer renders.*without its sandbox \(CHROMIUM_SANDBOX=off\)/)
    })

    test('and says when that fails', async () => {
      const { output } = await doctor({ ...NO_DATABASE, CHROMIUM_PATH: '/bin/false' })
      expect(output).toContain('look at  /bin/false does not start.')
    })
  })

  test('calls the endpoints of both models and recognizes a missing /v1', async () => {
    await using endpoint = await startSite({ '/v1/embeddings': VECTOR })
    await using model = await startModelServer()
    const settings = { ...NO_DATABASE, EMBEDDING_MODEL: 'small', EMBEDDING_BASE_URL: `${endpoint.origin}/v1` }
    const { output } = await doctor({ ...settings, CHAT_MODEL: 'compatible:writer', CHAT_BASE_URL: model.url })
    expect(output).toContain('EMBEDDING_MODEL small returns 3 dimensions.')
    expect(output).toMatch(/ok +CHAT_MODEL compatible:writer responded in [\d.]+ s\./)
    const addresses = { EMBEDDING_BASE_URL: endpoint.origin, CHAT_BASE_URL: endpoint.origin }
    const mistaken = await doctor({ ...settings, CHAT_MODEL: 'compatible:writer', ...addresses })
    expect(mistaken.output).toContain('EMBEDDING_BASE_URL usually ends in /v1')
    expect(mistaken.output).toContain('the built-in answerer answers. CHAT_BASE_URL usually ends in /v1')
  })

  test.each([
    [200, 'text/html', true],
    [429, 'application/json', false],
  ])('suggests /v1 if the endpoint does not exist: %i, %s: %j', async (status, type, isThoughtOf) => {
    await using endpoint = await startSite({
      '*': { status, headers: { 'content-type': type, 'retry-after': '0' }, body: 'Hello' },
    })
    const { origin } = endpoint
    const { output } = await doctor({
      ...NO_DATABASE,
      EMBEDDING_MODEL: 'small',
      EMBEDDING_BASE_URL: origin,
      CHAT_MODEL: 'compatible:writer',
      CHAT_BASE_URL: origin,
    })
    for (const name of ['EMBEDDING_BASE_URL', 'CHAT_BASE_URL'])
      expect([name, output.includes(`${name} usually ends in /v1.`)]).toEqual([name, isThoughtOf])
  })

  test.each([
    [
      'tells',
      ['free'],
      'ok       CHAT_CHECK=audit: compatible:writer tells a supported sentence from an unsupported one',
    ],
    ['does not tell', [], 'look at  CHAT_CHECK=audit: compatible:writer did not tell a supported sentence from'],
  ])(
    'has a model judge two sentences, one of which is unsupported: it %s them apart',
    async (_how, rejects, finding) => {
      await using model = await startModelServer()
      model.play(writeAndJudge(['yes'], rejects))
      const { output } = await doctor({ ...NO_DATABASE, CHAT_MODEL: 'compatible:writer', CHAT_BASE_URL: model.url })
      expect(output).toContain(finding)
    },
  )

  test('reports unknown settings, and separate processes that store emails without a mail server', async () => {
    const { output } = await doctor({ ...NO_DATABASE, ROLE: 'web', SMTP_HOST: 'mail.example' })
    expect(output).toContain('look at  Unknown setting: SMTP_HOST. docs/settings.md lists all settings.')
    expect(output).toContain('look at  SMTP_URL is not set: the worker process keeps emails in its DATA_DIR/mail')
  })

  /** A model that knows the last tokens of a prompt only, as Ollama does, and reports nothing. */
  const rememberTokens =
    (tokens: number) =>
    ({ prompt }: { prompt: string }) => ({
      text: [/reference number is (\d+)/.exec(prompt.slice(-4 * tokens))?.[1] ?? 'I have not seen a number.'],
    })

  test.each([
    ['remembers', 16_384, 'ok       CHAT_MODEL compatible:writer remembers the start of a prompt of 12000 tokens'],
    ['forgets', 4_096, 'PROBLEM  CHAT_MODEL compatible:writer forgot the start of a prompt of 12000 tokens'],
    ['never repeats', 1, 'look at  CHAT_MODEL compatible:writer did not repeat a number from a short prompt'],
  ])('sends a prompt as long as the context, whose start the model %s', async (_does, tokens, finding) => {
    await using model = await startModelServer()
    model.play(rememberTokens(tokens))
    const settings = { CHAT_MODEL: 'compatible:writer', CHAT_BASE_URL: model.url, CHAT_CONTEXT_TOKENS: '12000' }
    const { exitCode, output } = await doctor(settings)
    expect(output).toContain(finding)
    expect(exitCode).toBe(finding.startsWith('PROBLEM') ? 1 : 0)
  })

  test('says that a model refuses a prompt as long as its context should be', async () => {
    await using model = await startModelServer()
    const refuse = { status: 400, message: 'This model has a maximum context length of 2048 tokens' }
    model.play(({ prompt }) => (prompt.length > 8_000 ? { refuse } : { text: ['yes'] }))
    const settings = { CHAT_MODEL: 'compatible:writer', CHAT_BASE_URL: model.url, CHAT_CONTEXT_TOKENS: '12000' }
    expect((await doctor(settings)).output).toContain(
      'PROBLEM  CHAT_MODEL compatible:writer refused a prompt of 12000 tokens. Set CHAT_CONTEXT_TOKENS',
    )
  })

  test('the local model of compose.yaml has a context that holds the prompt and the reply', async () => {
    const compose = await readFile('compose.yaml', 'utf8')
    const [, held] = /OLLAMA_CONTEXT_LENGTH: \$\{OLLAMA_CONTEXT_LENGTH:-(\d+)\}/.exec(compose) ?? []
    const [, context = ''] = /CHAT_CONTEXT_TOKENS: .*\$\{LOCAL_MODEL:\+(\d+)\}/.exec(compose) ?? []
    await using model = await startModelServer()
    model.play(rememberTokens(Number(held)))
    const settings = { CHAT_MODEL: 'compatible:qwen3:8b', CHAT_BASE_URL: model.url, CHAT_CONTEXT_TOKENS: context }
    expect((await doctor(settings)).output).toContain(`remembers the start of a prompt of ${context} tokens`)
  })

  test.each([
    [302, { location: '/login' }, 'status 302'],
    [200, { 'content-type': 'text/html; charset=utf-8' }, 'text/html'],
    [200, { 'content-type': 'application/json' }, 'application/json'],
  ])('reports that no model streams at CHAT_BASE_URL: %i, %j', async (status, headers, what) => {
    await using model = await startModelServer()
    model.play({ instead: { status, headers, body: '{"error": {"message": "sk-secret"}}' } })
    const { output } = await doctor({ ...NO_DATABASE, CHAT_MODEL: 'compatible:writer', CHAT_BASE_URL: model.url })
    expect(output).toContain(
      `CHAT_MODEL compatible:writer: The endpoint returned ${what} instead of a stream; check CHAT_MODEL, CHAT_BASE_URL and CHAT_API_KEY`,
    )
  })

  test('reports unsafe settings and the fix, as the start-up log does', async () => {
    const settings = { HOST: '0.0.0.0', CRAWL_ALLOW_PRIVATE_HOSTS: 'loopback', TRUST_PROXY: '1' }
    const { exitCode, output } = await doctor(settings)
    expect(exitCode).toBe(1)
    expect(output).toMatch(/PROBLEM {2}CRAWL_ALLOW_PRIVATE_HOSTS=loopback lets .* Set it to none/)
    expect(output).toMatch(/PROBLEM {2}TRUST_PROXY=1 counts proxies, .* Set TRUST_PROXY to the address or network/)
    await using foyer = await startFoyer({ DATA_DIR: folder, ...settings })
    for (const words of ['CRAWL_ALLOW_PRIVATE_HOSTS=loopback lets', 'TRUST_PROXY=1 counts proxies'])
      await expect.poll(() => foyer.output()).toContain(words)
    await foyer.end('SIGTERM')
  })

  test('connects to the SMTP server', async () => {
    await using well = await startSmtpServer()
    await using refusing = await startSmtpServer({ GREETING: '421 closing' })
    const from = { ...NO_DATABASE, MAIL_FROM: 'Foyer <no-reply@foyer.example>' }
    expect((await doctor({ SMTP_URL: well.url, ...from })).output).toContain('The SMTP server accepts the login.')
    expect(await doctor({ SMTP_URL: refusing.url, ...from })).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('SMTP_URL: '),
    })
    expect((await doctor({ SMTP_URL: 'smtp://127.0.0.1:9', ...from })).output).toMatch(
      /SMTP_URL: .*; does it listen at this port\?\n/,
    )
  })

  test('calls the running service at PUBLIC_URL and does not open its database', async () => {
    const port = await freePort()
    const settings = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }
    const foyer = await startFoyer({ DATA_DIR: folder, ...settings })
    const { exitCode, output } = await doctor(settings)
    await fetch(foyer.origin, { headers: { 'x-real-ip': '203.0.113.7' } })
    const proxied = await doctor({ PORT: settings.PORT })
    await foyer.end('SIGTERM')
    expect(output).not.toContain('TRUST_PROXY')
    expect(proxied.output).toContain(
      'look at  Requests came through a proxy (1 since the start), but TRUST_PROXY is not set',
    )
    expect(output).toContain('because a running Foyer uses it')
    expect(output).toContain(`http://localhost:${port} leads to a running Foyer.`)
    expect(exitCode).toBe(0)
    expect(await doctor(settings)).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('cannot be reached from here'),
    })
  })
})
