import { getEventListeners, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createGuardedAgent } from './guarded-agent.ts'

it('keeps nothing about connections that have ended', async () => {
  const server = createServer((_request, response) => response.writeHead(200, { connection: 'close' }).end('x'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { signal } = new AbortController()
  const agent = createGuardedAgent({
    permits: () => true,
    lookup: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    connectTimeoutMs: 10_000,
    closing: signal,
  })
  onTestFinished(async () => {
    await agent.destroy()
    server.close()
  })
  const listenersBefore = getEventListeners(signal, 'abort').length
  for (let request = 0; request < 5; request++) {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await (await agent.request({ origin, path: '/', method: 'GET' })).body.text()
  }
  expect(getEventListeners(signal, 'abort')).toHaveLength(listenersBefore)
})
