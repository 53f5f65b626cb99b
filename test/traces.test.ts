import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { SPAN_KIND } from '../src/base/span-types.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { writeAndJudge } from './support/judge-script.ts'
import { BOX } from './support/lindenhof.ts'
import { startModelServer } from './support/model-server.ts'
import { ownedAgent, verifiedAccount } from './support/owned-agent.ts'
import { startService } from './support/service.ts'
import { startTraceCollector } from './support/trace-collector.ts'
import { startReceiver } from './support/webhook-receiver.ts'

const collector = await disposeAfterAll(startTraceCollector())
const model = await disposeAfterAll(startModelServer())
const receiver = await disposeAfterAll(startReceiver())
const service = await disposeAfterAll(
  startService({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20secret',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    OTEL_TRACES_SAMPLER_ARG: '0',
    CHAT_MODEL: 'compatible:scripted',
    CHAT_BASE_URL: model.url,
    CHAT_CHECK: 'audit',
  }),
)
model.play(writeAndJudge(['The weekly vegetable box costs 24.50 EUR a week. ', 'It has seven kinds.'], ['seven']))

const newCaller = (flags: '00' | '01') => {
  const [traceId, spanId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')]
  return { traceId, spanId, traceparent: `00-${traceId}-${spanId}-${flags}` }
}
const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId)

const requestsOf = (traceId: string) => spansOf(traceId).filter(({ kind }) => kind === SPAN_KIND.server)

/** Asks a new agent for the price of its box as part of the caller's trace. */
async function ask({ traceparent }: { traceparent: string }) {
  const { widgetKey, bearer } = await ownedAgent(service, {}, await verifiedAccount(service))
  const webhook = { url: receiver.url, events: ['conversation.started'] }
  expect(await service.api('POST', '/webhooks', webhook, bearer)).toMatchObject({ status: 200 })
  const { bearer: visitor } = await openChat(service, widgetKey)
  const headers = { ...visitor, traceparent }
  expect(await service.call('POST', '/api/v1/chat/messages', { text: BOX }, headers)).toMatchObject({ status: 200 })
}

test('a turn with its jobs is one trace of the caller, which shows where the time went', async () => {
  const caller = newCaller('01')
  await ask(caller)
  const named = () => spansOf(caller.traceId).map(({ name }) => name)
  const request = 'POST /api/v1/chat/messages'
  const steps = ['open turn', 'retrieve', 'knowledge', 'prompt', 'chat scripted', 'first token', 'guard', 'store']
  const jobs = ['job audit-reply', 'queue wait', 'judge', 'job deliver-webhook', 'webhook']
  for (const name of [request, ...steps, ...jobs]) await expect.poll(named).toContain(name)

  const spans = spansOf(caller.traceId)
  const root = spans.find(({ name }) => name === request)
  expect(root).toMatchObject({
    parentSpanId: caller.spanId,
    kind: SPAN_KIND.server,
    attributes: {
      'service.name': 'foyer',
      'deployment.environment.name': 'test',
      'http.route': '/api/v1/chat/messages',
      'http.response.status_code': 200,
    },
  })
  const ids = new Set(spans.map(({ spanId }) => spanId))
  expect(spans.filter((span) => span !== root && !ids.has(span.parentSpanId ?? ''))).toEqual([])
  expect(spans.filter(({ ms }) => ms < 0)).toEqual([])
  const store = spans.find(({ name }) => name === 'store')
  const inStore = spans.filter(({ parentSpanId }) => parentSpanId === store?.spanId).map(({ name }) => name)
  expect(inStore).toEqual(expect.arrayContaining(['update turns', 'update conversations']))
  expect(collector.headers).toMatchObject({ 'x-key': 'a secret', 'content-type': 'application/json' })
})

test('models and webhooks get the trace, each below the span that called it', async () => {
  const caller = newCaller('01')
  const before = model.requests.length
  await ask(caller)
  await expect.poll(() => spansOf(caller.traceId).filter(({ name }) => name === 'webhook')).toHaveLength(1)
  await expect.poll(() => spansOf(caller.traceId).filter(({ name }) => name === 'chat scripted')).toHaveLength(2)
  const calls = spansOf(caller.traceId).filter(({ name }) => name === 'chat scripted' || name === 'webhook')
  const sent = [...model.requests.slice(before), ...receiver.received].map(({ headers }) => headers['traceparent'])
  expect(sent).toEqual(expect.arrayContaining(calls.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`)))
})

test('spans hold no words, contact details, secrets or addresses of people', async () => {
  const caller = newCaller('01')
  const { widgetKey } = await ownedAgent(service)
  const { bearer, say } = await openChat(service, widgetKey)
  const text = 'I am Ada Byron, ada@byron.example, and ask: how much is the box?'
  await service.call('POST', '/api/v1/chat/messages', { text }, { ...bearer, traceparent: caller.traceparent })
  await say('Thanks')
  await expect.poll(() => spansOf(caller.traceId).map(({ name }) => name)).toContain('POST /api/v1/chat/messages')
  const words = ['Ada', 'byron', 'vegetable', 'Lindenhof', '24.50', '127.0.0.1', bearer.authorization.slice(7)]
  const all = collector.bodies.join('\n')
  expect(words.filter((word) => all.includes(word))).toEqual([])
})

test('a trace that the caller does not record is passed on, and not sent', async () => {
  const caller = newCaller('00')
  const before = receiver.received.length
  await ask(caller)
  await expect.poll(() => receiver.received.length).toBeGreaterThan(before)
  expect(receiver.received.at(-1)?.headers['traceparent']).toMatch(new RegExp(`^00-${caller.traceId}-[0-9a-f]{16}-00$`))
  const later = newCaller('01')
  await service.api('GET', '/openapi.json', undefined, { traceparent: later.traceparent })
  await expect.poll(() => requestsOf(later.traceId)).toHaveLength(1)
  expect(spansOf(caller.traceId)).toEqual([])
})

test('a collector that is away gets the spans later', async () => {
  collector.answerWith(503)
  collector.headers = {}
  const caller = newCaller('01')
  await service.api('GET', '/openapi.json', undefined, { traceparent: caller.traceparent })
  await expect.poll(() => collector.headers['x-key']).toBe('a secret')
  collector.answerWith(200)
  await expect.poll(() => requestsOf(caller.traceId)).toHaveLength(1)
})
