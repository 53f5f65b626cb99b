import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type App, createApp } from '../../src/app.ts'
import { type Config, readConfig } from '../../src/config.ts'
import type { CreateAgentResponse } from '../../src/contract/api/agents-contract.ts'
import { createApiKey, insertProvisionalAccount } from '../../src/features/accounts/accounts.ts'
import { startJobs } from '../../src/transport/jobs/jobs.ts'
import { startServer } from '../../src/transport/http/server.ts'
import { databaseUrl, onServer } from '../../scripts/postgres-server.ts'
import { borrowPglite } from './embedded-databases.ts'
import { uniqueEmail } from './unique-email.ts'

export { uniqueEmail }

export interface Reply {
  status: number
  headers: Headers
  // @NOTE any: every test knows the body it asks for.
  body: any
}

export interface Service extends AsyncDisposable {
  app: App
  origin: string
  /** Calls the public API. */
  api(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  /** Calls any path. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  /** Returns the number of open connections. */
  connections(): Promise<number>
  /** Creates an account with an API key. */
  createAccount(): Promise<{ accountId: string; key: string; bearer: Record<string, string> }>
  createAgent(fields?: Record<string, unknown>, headers?: Record<string, string>): Promise<CreateAgentResponse>
  /** Returns the number of credits an agent has used. */
  creditsUsed(agentId: string): Promise<number>
}

const PATIENT_MS = 300_000

/** Starts a service on a free port with its own database. Settings are passed as environment variables. */
export async function startService(
  environment: Record<string, string> = {},
  limits: Parameters<typeof startServer>[1] = {},
): Promise<Service> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-test-'))
  const read = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    REQUESTS_PER_MINUTE: '10000',
    SIGN_INS_PER_ADDRESS_PER_HOUR: '10000',
    CHAT_PATIENCE_SECONDS: '120',
    CHAT_CHECK: 'off',
    ...environment,
  })
  // A site is read within the call even on a busy machine, unless the test is about that limit.
  const budgetMs = environment['CRAWL_SECONDS'] === undefined ? PATIENT_MS : read.crawl.budgetMs
  const config: Config = { ...read, crawl: { ...read.crawl, budgetMs } }
  const database = await createTestDatabase()
  const app = await createApp(config, database.location)
  const server = await startServer(app, limits)
  await startJobs(app)
  const origin = `http://localhost:${(server.server.address() as { port: number }).port}`

  const call: Service['call'] = (method, path, body, headers) => send(`${origin}${path}`, method, body, headers)
  const api: Service['api'] = (method, path, body, headers) => call(method, `/api/v1/public${path}`, body, headers)
  return {
    app,
    origin,
    call,
    api,
    connections: () =>
      new Promise((resolve, reject) =>
        server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    createAccount: async () => {
      const accountId = await insertProvisionalAccount(app.db)
      const { secret } = await createApiKey(app.db, accountId, { name: 'test' })
      return { accountId, key: secret, bearer: { authorization: `Bearer ${secret}` } }
    },
    createAgent: async (fields = {}, headers = {}) => {
      const { status, body } = await api(
        'POST',
        '/agents',
        { email: uniqueEmail(), company_name: 'Lindenhof', ...fields },
        headers,
      )
      if (status !== 200) throw new Error(`creating an agent answered ${status}: ${JSON.stringify(body)}`)
      return body
    },
    creditsUsed: async (agentId) =>
      (await app.db.selectFrom('agents').select('credits_used').where('id', '=', agentId).executeTakeFirstOrThrow())
        .credits_used,
    [Symbol.asyncDispose]: async () => {
      app.beginStop()
      await server.close()
      await app[Symbol.asyncDispose]()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Sends a request. */
export async function send(
  url: string,
  method: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const json = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const response = await fetch(url, { method, headers: { ...type, ...headers }, ...json })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text !== '' ? JSON.parse(text) : { text },
  }
}

async function createTestDatabase(): Promise<{ location: Parameters<typeof createApp>[1]; drop: () => Promise<void> }> {
  const template = inject('template')
  if ('dump' in template)
    return { location: { pglite: await borrowPglite(template.dump) }, drop: () => Promise.resolve() }
  const name = `foyer_${randomUUID().replaceAll('-', '')}`
  await onServer(template.serverUrl, `create database ${name} template ${template.database}`)
  return {
    location: { url: databaseUrl(template.serverUrl, name) },
    drop: () => onServer(template.serverUrl, `drop database if exists ${name} with (force)`),
  }
}
