import { once } from 'node:events'
import dnsPromises from 'node:dns/promises'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { imageLink } from '../src/features/channels/channels.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'

/** A name that resolves to a public address first, and to this machine when Foyer connects. */
const NAME = 'rebind.example.com'
const PUBLIC = '93.184.215.14'
/** An address of this machine that nothing else uses, with a port of public websites. */
const PRIVATE = '127.0.0.77'
const PORT = 8080
const ORIGIN = `http://${NAME}:${PORT}`

const dns = { addresses: [''], asked: 0 }
const { lookup } = dnsPromises
/** The last address stays. */
const resolveName = (name: string, options: object) => {
  if (name !== NAME) return lookup(name, options)
  const address = dns.addresses[Math.min(dns.asked++, dns.addresses.length - 1)]
  return Promise.resolve([{ address, family: 4 }])
}
/** Other test files may have loaded the modules that import Node's function. */
const replaceLookup = (replacement: object): void => {
  Object.assign(dnsPromises, { lookup: replacement })
  syncBuiltinESMExports()
}
beforeAll(() => replaceLookup(resolveName))
afterAll(() => replaceLookup(lookup))

const reached: string[] = []
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const inside = createServer((request, response) => {
  reached.push(request.url ?? '')
  response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from(PIXEL, 'base64'))
})
await once(inside.listen(PORT, PRIVATE), 'listening')
afterAll(() => void inside.close())
beforeEach(() => {
  reached.length = 0
})

describe.each(['loopback', 'none'])('a name that becomes private while private hosts are: %s', async (open) => {
  const service = await disposeAfterAll(
    startService(open === 'none' ? { HOST: '0.0.0.0', SECRET_KEY: 'a key of this test only, used nowhere else' } : {}),
  )
  const getPicture = (path: string) =>
    service.call('GET', imageLink(service.app, { url: `${ORIGIN}${path}` }).replace(service.app.addresses.public(), ''))

  beforeEach(() => {
    // A connection never begins with the public address: the name was resolved before.
    Object.assign(dns, { asked: 0, addresses: open === 'none' ? [PRIVATE] : [PUBLIC, PRIVATE] })
  })

  test('is not reached for a picture on a card', async () => {
    expect((await getPicture('/a.png')).status).toBe(404)
    expect((await getPicture('/a.png')).status).toBe(404)
    expect(reached).toEqual([])
    expect(dns.asked).toBeGreaterThan(dns.addresses.length)
  })

  test('is not reached for a website', async () => {
    Object.assign(dns, { addresses: [PUBLIC, PRIVATE] })
    const { warnings } = await service.createAgent({ website_url: `${ORIGIN}/` })
    expect(warnings?.[0]).toContain('is not a public address')
    expect(reached).toEqual([])
  })
})

test('is reached if the operator allows it, so the tests above try something', async () => {
  await using service = await startService({ CRAWL_ALLOW_PRIVATE_HOSTS: `${NAME}:${PORT}` })
  Object.assign(dns, { asked: 0, addresses: [PRIVATE] })
  const link = imageLink(service.app, { url: `${ORIGIN}/a.png` }).replace(service.app.addresses.public(), '')
  expect((await service.call('GET', link)).status).toBe(200)
  expect(reached).toEqual(['/a.png'])
})
