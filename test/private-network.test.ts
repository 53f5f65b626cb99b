import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { findUnsafeSettings } from '../src/unsafe-settings.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { verifiedAccount } from './support/owned-agent.ts'
import { type Service, startService } from './support/service.ts'
import { startSite } from './support/site-server.ts'
import { startReceiver } from './support/webhook-receiver.ts'

/** A private service on this machine. */
const site = await disposeAfterAll(
  startSite({
    '*': '<!doctype html><title>Inside</title><main><h1>Inside</h1><p>The safe opens with 4711.</p></main>',
  }),
)
const receiver = await disposeAfterAll(startReceiver())

type Settings = Record<string, string>

/** Creates an agent for the private site and sends a webhook there. Returns which of them worked. */
async function reachInside(settings: Settings): Promise<{ website: boolean; webhook: boolean }> {
  await using service = await startService(settings)
  const [hits, deliveries] = [site.hits.length, receiver.received.length]
  const { bearer } = await verifiedAccount(service)
  const website_url = site.origin.replace('localhost', '127.0.0.1')
  const created = await service.api('POST', '/agents', { company_name: 'Inside', website_url }, bearer)
  await deliver(service, bearer)
  expect(created.status).toBe(created.body.knowledge_base_count > 0 ? 200 : 400)
  return { website: site.hits.length > hits, webhook: receiver.received.length > deliveries }
}

/** Creates it by the API, and with a URL that became private after the check. */
async function deliver(service: Service, bearer: Settings): Promise<void> {
  const webhook = (url: string) => service.api('POST', '/webhooks', { url, events: ['lead.created'] }, bearer)
  const inside = await webhook(receiver.url)
  const moved = await webhook('https://hooks.example.com/x')
  const movedId = moved.body.webhook.webhook_id as string
  await service.app.db.updateTable('webhooks').set({ url: receiver.url }).where('id', '=', movedId).execute()
  const ids = [movedId, inside.body.webhook?.webhook_id].filter((id) => id !== undefined)
  for (const id of ids) await service.api('POST', `/webhooks/${id}/test`, undefined, bearer)
}

const OUTSIDE = 'https://foyer.example.com'
const OPEN = { website: true, webhook: true }
const CLOSED = { website: false, webhook: false }

describe('services on this machine are reachable', () => {
  test.each<Settings>([
    {},
    { HOST: 'localhost' },
    { PUBLIC_URL: 'http://localhost:3000', APP_URL: 'http://127.0.0.1:3000', WIDGET_URL: 'http://[::1]:3000' },
  ])('by default while only this machine reaches the service: %j', async (settings) => {
    expect(await reachInside(settings)).toEqual(OPEN)
  })

  test.each<Settings>([
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: OUTSIDE },
    { APP_URL: OUTSIDE },
    { WIDGET_URL: OUTSIDE },
    { TRUST_PROXY: '127.0.0.1/32' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
  ])('not by default when a setting opens the service: %j', async (settings) => {
    expect(await reachInside(settings)).toEqual(CLOSED)
  })

  const explicit = (hosts: string): Settings => ({
    CRAWL_ALLOW_PRIVATE_HOSTS: hosts,
    WEBHOOK_ALLOW_PRIVATE_HOSTS: hosts,
  })
  const both = `127.0.0.1:${site.port}, ${new URL(receiver.url).host}`
  test.each<[Settings, typeof OPEN]>([
    [explicit('none'), CLOSED],
    [explicit('127.0.0.1:9'), CLOSED],
    [explicit(both), OPEN],
    [{ ...explicit(both), PUBLIC_URL: OUTSIDE, TRUST_PROXY: '127.0.0.1/32' }, OPEN],
    [{ ...explicit('loopback'), HOST: '0.0.0.0' }, OPEN],
    [
      { PUBLIC_URL: OUTSIDE, WEBHOOK_ALLOW_PRIVATE_HOSTS: 'loopback' },
      { website: false, webhook: true },
    ],
  ])('as the settings say: %j', async (settings, reached) => {
    expect(await reachInside(settings)).toEqual(reached)
  })

  const examples = findExamples()
  test('the examples are found', () => {
    expect(examples.flatMap(({ places }) => places)).toEqual(
      expect.arrayContaining(['deploy/nginx.conf', 'deploy/Caddyfile', 'compose.yaml', 'Dockerfile']),
    )
  })

  test.each(examples)('not with the settings in $places: $settings', async ({ settings }) => {
    expect(findUnsafeSettings(readConfig(settings))).toEqual([])
    expect(settings['TRUST_PROXY'] ?? '').not.toMatch(/^\d+$/)
    expect(await reachInside(settings)).toEqual(CLOSED)
  })
})

/** The default for every combination of the settings; `reachInside` above tries those that differ. */
test('the default follows HOST, PUBLIC_URL, APP_URL, WIDGET_URL and TRUST_PROXY together, and is none for a worker', () => {
  const cases = choose({
    HOST: [undefined, '127.0.0.1', '::1', 'localhost', '0.0.0.0', '::', '192.0.2.7'],
    PUBLIC_URL: [undefined, 'http://localhost:3000', OUTSIDE, 'http://localhost.example'],
    APP_URL: [undefined, 'http://127.0.0.2', OUTSIDE],
    WIDGET_URL: [undefined, 'http://[::1]:3000', 'http://127.0.0.1.example.com'],
    TRUST_PROXY: [undefined, '127.0.0.1/32', '1'],
  })
  const local = [undefined, '127.0.0.1', '::1', 'localhost', 'http://localhost:3000', 'http://127.0.0.2']
  const isLocal = ({ TRUST_PROXY, ...rest }: Record<string, string | undefined>): boolean =>
    TRUST_PROXY === undefined && Object.values(rest).every((value) => [...local, 'http://[::1]:3000'].includes(value))
  expect(cases).toHaveLength(7 * 4 * 3 * 3 * 3)
  for (const settings of cases) {
    const { crawl, webhooks } = readConfig(settings)
    const expected = isLocal(settings) ? 'loopback' : 'none'
    expect([settings, crawl.allowPrivateHosts, webhooks.allowPrivateHosts]).toEqual([settings, expected, expected])
  }
  expect(readConfig({ ROLE: 'worker' })).toMatchObject({
    crawl: { allowPrivateHosts: 'none' },
    webhooks: { allowPrivateHosts: 'none' },
  })
})

function choose(options: Record<string, (string | undefined)[]>): Record<string, string | undefined>[] {
  return Object.entries(options).reduce<Record<string, string | undefined>[]>(
    (chosen, [name, values]) => chosen.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
}

/** The network settings that an example or a paragraph of the documentation combines, and where. */
function findExamples(): { places: string[]; settings: Settings }[] {
  const docs = readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))
  const places = ['deploy/nginx.conf', 'deploy/Caddyfile', 'compose.yaml', 'Dockerfile', 'README.md', ...docs]
  const found = places.flatMap((place) =>
    partsOf(place).flatMap((part) => {
      const settings = settingsIn(part)
      return Object.keys(settings).length > 0 ? [{ place, settings }] : []
    }),
  )
  const alike = Map.groupBy(found, ({ settings }) => JSON.stringify(settings))
  return [...alike.values()].map((same) => ({
    places: [...new Set(same.map(({ place }) => place))],
    settings: same[0]?.settings ?? {},
  }))
}

/** The paragraphs of a page; any other file as a whole. */
function partsOf(place: string): string[] {
  const text = readFileSync(place, 'utf8')
  return place.endsWith('.md') ? text.split(/\n\n+/) : [text]
}

function settingsIn(text: string): Settings {
  const assigned =
    /\b(HOST|PUBLIC_URL|APP_URL|WIDGET_URL|TRUST_PROXY|(?:CRAWL|WEBHOOK)_ALLOW_PRIVATE_HOSTS)(?:=|: )([^\s`'"|]+)/g
  return Object.fromEntries([...text.matchAll(assigned)].map(([, name = '', value = '']) => [name, value]))
}
