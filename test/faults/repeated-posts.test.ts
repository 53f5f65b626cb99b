import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createApiKey, getVerifiedAccount } from '../../src/features/accounts/accounts.ts'
import { migrateToLatest } from '../../src/store/migrate.ts'
import { openChat } from '../support/chat-visitor.ts'
import { createFaultSetup, type FaultSetup } from '../support/fault-setup.ts'
import { startFoyer } from '../support/process.ts'
import { listRepeatedPosts } from '../support/repeated-posts.ts'
import { send } from '../support/service.ts'
import { startReceiver } from '../support/webhook-receiver.ts'

/** Calls for each operation. `REPEATS=1000 npm run test:faults -- repeated-posts` is the long form. */
const REPEATS = Number(process.env['REPEATS'] ?? 50)
const PER_LIFE = Math.min(50, Math.ceil(REPEATS / 2))
/** An account can have 20 webhooks. */
const PER_ACCOUNT = 10
const AT_ONCE = 8
const CUT_WITHIN_MS = 60

interface Call {
  operationId: string
  path: string
  body: unknown
  headers: Record<string, string>
  isShared: boolean
  resultOf: (body: any) => unknown // @NOTE any: each operation knows its body.
}

test(`each POST that takes a key, ${REPEATS} times over cut connections and kills: exactly one effect`, async () => {
  await using place = await createFaultSetup()
  await using receiver = await startReceiver()
  const settings = { ...place.settings, AGENTS_PER_DAY: '100000', CHAT_PER_ADDRESS_PER_HOUR: '100000' }
  /** Changes that are expected of each account and operation. */
  const expected = new Map<string, number>()
  for (let done = 0; done < REPEATS; done += PER_LIFE) {
    const count = Math.min(PER_LIFE, REPEATS - done)
    const accounts = await createAccounts(place, Math.ceil(count / PER_ACCOUNT))
    const calls: Call[] = []
    const seen = new Map<Call, string>()
    const note = (call: Call, body: unknown): void => {
      if (call.isShared) return
      const result = JSON.stringify(call.resultOf(body))
      expect([call.operationId, result]).toEqual([call.operationId, seen.get(call) ?? result])
      seen.set(call, result)
    }
    {
      await using foyer = await startFoyer(settings)
      for (const [at, account] of accounts.entries()) {
        const share = Math.min(PER_ACCOUNT, count - at * PER_ACCOUNT)
        calls.push(...(await prepareCalls(foyer.origin, receiver.url, { account, share, expected })))
      }
      // Ends in the middle: half of the calls have been sent, some of them are running.
      let sent = 0
      const cutting = inTurns(shuffle(calls), async (call) => {
        sent += 1
        for (let tries = 0; tries < 2; tries += 1) {
          const body = await attempt(foyer.origin, call, Math.random() * CUT_WITHIN_MS)
          if (body) note(call, body)
        }
      })
      await expect.poll(() => sent, { interval: 5 }).toBeGreaterThan(calls.length / 2)
      await foyer.end('SIGKILL')
      await cutting
    }
    await using foyer = await startFoyer(settings)
    await inTurns(calls, async (call) => {
      for (;;) {
        const body = await attempt(foyer.origin, call)
        if (body) return note(call, body)
        await sleep(50)
      }
    })
    await foyer.end('SIGTERM')
    for (const group of Map.groupBy(calls, ({ operationId }) => operationId).values())
      if (!group[0]?.isShared) expect(new Set(group.map((call) => seen.get(call))).size).toBe(group.length)
  }
  await using database = await place.open()
  const rows = await database.db.selectFrom('audit_entries').select(['account_id as account', 'action']).execute()
  const found = Map.groupBy(rows, ({ account, action }) => `${account} ${action}`)
  expect(Object.fromEntries([...expected.keys()].map((key) => [key, found.get(key)?.length ?? 0]))).toEqual(
    Object.fromEntries(expected),
  )
})

interface Account {
  id: string
  authorization: string
}

async function createAccounts(place: FaultSetup, count: number): Promise<Account[]> {
  await using database = await place.open()
  await migrateToLatest(database.db)
  const accounts: Account[] = []
  for (let at = 0; at < count; at += 1) {
    const email = `${randomUUID()}@example.com`
    const id = await database.db.transaction().execute((tx) => getVerifiedAccount(tx, email))
    const { secret } = await createApiKey(database.db, id, { name: 'test' })
    accounts.push({ id, authorization: `Bearer ${secret}` })
  }
  return accounts
}

/** Creates an agent with a conversation for the account, and returns its calls with a key each. */
async function prepareCalls(
  origin: string,
  receiverUrl: string,
  { account, share, expected }: { account: Account; share: number; expected: Map<string, number> },
): Promise<Call[]> {
  const { id, authorization } = account
  const expect1 = (action: string): void => {
    expected.set(`${id} ${action}`, (expected.get(`${id} ${action}`) ?? 0) + 1)
  }
  const post = async (path: string, body?: unknown) => {
    if (path === '/webhooks') expect1('createWebhook')
    if (path.endsWith('/test')) expect1('testWebhook')
    if (path === '/agents') expect1('createAgent')
    return send(`${origin}/api/v1/public${path}`, 'POST', body, { authorization })
  }
  const agent = (await post('/agents', { company_name: 'Lindenhof', industry: 'farming' })).body
  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    send(`${origin}${path}`, method, body, headers)
  const chat = await openChat({ call }, agent.webchat_widget_key)
  const messageIds: string[] = []
  for (let at = 0; at < share; at += 1) messageIds.push((await chat.say('Do you ship to Norway?')).message.id)
  const targets = { agentId: agent.agent_id, conversationId: chat.id, messageIds, receiverUrl }
  const calls: Call[] = []
  for (const { operationId, isShared = false, prepare, resultOf } of listRepeatedPosts(targets)) {
    for (let at = 0; at < share; at += 1) {
      const headers = { authorization, 'idempotency-key': randomUUID() }
      calls.push({ operationId, ...(await prepare(post)), headers, isShared, resultOf })
      expect1(operationId)
    }
  }
  return calls
}

/** Sends a call. Returns the body of a 200, or undefined if the connection was cut or the service is busy. */
function attempt(origin: string, { path, body, headers }: Call, cutAfterMs?: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const options = { method: 'POST', agent: false, headers: { ...headers, ...type } }
    const sent = request(`${origin}/api/v1/public${path}`, options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('error', () => resolve(undefined))
      response.on('close', () => {
        const { statusCode = 0 } = response
        if (!response.complete || statusCode === 503) resolve(undefined)
        else if (statusCode === 200) resolve(JSON.parse(text))
        else reject(new Error(`POST ${path} answered ${statusCode}: ${text}`))
      })
    })
    sent.on('error', () => resolve(undefined))
    if (cutAfterMs !== undefined) setTimeout(() => sent.destroy(), cutAfterMs)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const shuffle = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
