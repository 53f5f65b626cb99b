import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { startSite, type Site, type SiteRoutes } from '../../../test/support/site-server.ts'
import type { FetchError, FetchFailure, FetchRequest } from './fetch-types.ts'
import { createGuardedFetch, type GuardedFetchOptions, type GuardedFetchService } from './guarded-fetch.ts'

const open: { close(): unknown }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})

async function site(routes: SiteRoutes | ((origin: string) => SiteRoutes)): Promise<Site> {
  const started = await startSite(routes)
  open.push(started)
  return started
}

/** A server that speaks bytes instead of HTTP. */
async function rawSite(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    socket.once('data', () => answer(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push({ close: () => (sockets.forEach((socket) => socket.destroy()), server.close()) })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

function guard(options: Partial<GuardedFetchOptions> = {}): GuardedFetchService {
  const service = createGuardedFetch({ userAgent: 'TestBot/1.0', allowPrivateHosts: 'loopback', ...options })
  open.push(service)
  return service
}

async function failureOf(service: GuardedFetchService, url: string, request?: FetchRequest): Promise<FetchFailure> {
  const error = await service.fetch(url, request).then(
    ({ status }) => expect.fail(`answered ${status}`),
    (reason: FetchError) => reason,
  )
  expect(error.name).toBe('FetchError')
  expect(error.message).toMatch(/^\S.*\S$/)
  return error.failure
}

/** A header with what is hardly ever there: extra bytes, a name, a comment, a sum of itself. */
const GZIP_WITH_NAME = Buffer.from('\x1f\x8b\x08\x1e\0\0\0\0\0\x03\x02\0eea.html\0made by hand\0cc', 'latin1')

const text = (body: Uint8Array) => Buffer.from(body).toString()

describe('an answer', () => {
  it('with an unknown compression is not waited for, and its connection ends', async () => {
    const ended = Promise.withResolvers<void>()
    const url = await rawSite((socket) => {
      socket.on('close', () => ended.resolve())
      socket.write('HTTP/1.1 200 OK\r\nContent-Encoding: zstd\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n')
    })
    expect(await failureOf(guard(), url)).toBe('connection_failed')
    await ended.promise
  })

  it('has status, joined headers and body, and the request names the sender', async () => {
    let seen: unknown
    const { origin } = await site({
      '/a': (request, response) => {
        seen = request.headers
        response.writeHead(418, { 'X-Tag': ['one', 'two'], 'X-Robots-Tag': ['a: noindex', 'nofollow'] }).end('tea')
      },
    })
    const answer = await guard().fetch(`${origin}/a#part`, { headers: { Accept: 'text/html' } })
    expect(answer).toMatchObject({
      url: `${origin}/a`,
      status: 418,
      cut: false,
      headers: { 'x-tag': 'one, two', 'x-robots-tag': 'a: noindex\nnofollow' },
    })
    expect(text(answer.body)).toBe('tea')
    expect(seen).toMatchObject({ 'user-agent': 'TestBot/1.0', accept: 'text/html' })
  })

  it('may come to a POST', async () => {
    const { origin } = await site({ '/echo': (request, response) => void request.pipe(response) })
    const answer = await guard().fetch(`${origin}/echo`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    })
    expect(text(answer.body)).toBe('{"a":1}')
  })

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['gzip, br', (body: string) => brotliCompressSync(gzipSync(body))],
    ['Deflate', deflateRawSync],
    ['gzip', (body: string) => Buffer.concat([gzipSync(body), Buffer.from('\n<!-- garbage -->')])],
    ['gzip', (body: string) => Buffer.concat([GZIP_WITH_NAME, gzipSync(body).subarray(10)])],
    ['UTF-8', (body: string) => body],
    ['none', (body: string) => body],
  ] as const)('is unpacked from %s', async (encoding, pack) => {
    const { origin } = await site({
      '/': { headers: { 'content-encoding': encoding }, body: pack('hello '.repeat(1000)) },
    })
    expect(text((await guard().fetch(origin)).body)).toBe('hello '.repeat(1000))
  })

  it('may be empty in spite of its encoding', async () => {
    const { origin } = await site({ '/': { headers: { 'content-encoding': 'gzip' }, body: '' } })
    expect((await guard().fetch(origin, { method: 'HEAD' })).body).toHaveLength(0)
  })

  it('is the own site wherever its origin points', async () => {
    const { port, hits } = await site({ '/sample/': (request, response) => void response.end(request.headers.host) })
    const ownSite = {
      origin: 'https://foyer.example',
      serves: (path: string) => path.startsWith('/sample/'),
      connect: { host: '127.0.0.1', port },
    }
    const lookup = () => Promise.resolve([{ address: '10.0.0.1', family: 4 }])
    const service = guard({ allowPrivateHosts: 'none', ownSite, lookup })
    const answer = await service.fetch('https://foyer.example/sample/')
    expect(answer.url).toBe('https://foyer.example/sample/')
    expect(text(answer.body)).toBe('foyer.example')
    expect(await failureOf(service, `http://127.0.0.1:${port}/sample/`)).toBe('address_refused')
    expect(await failureOf(service, 'https://foyer.example/metrics')).toBe('address_refused')
    expect(hits).toHaveLength(1)
  })
})

describe('redirects', () => {
  it('are followed, and relative ones resolved', async () => {
    const { origin } = await site({
      '/a': { status: 301, headers: { location: 'b' }, body: 'x'.repeat(100_000) },
      '/b': { status: 302, headers: { location: '/c?d#e' } },
      '/c': 'here',
    })
    expect(await guard().fetch(`${origin}/a`)).toMatchObject({ url: `${origin}/c?d`, status: 200 })
  })

  it('are followed at once even if their body does not end, and if they write an address in UTF-8', async () => {
    const { origin } = await site({
      '/open': (_, response) => void response.writeHead(302, { location: '/here' }).write('moved'),
      '/raw': ({ socket }) => void socket.end('HTTP/1.1 302 Found\r\nLocation: /über\r\nContent-Length: 0\r\n\r\n'),
      '/latin': ({ socket }) =>
        void socket.end(Buffer.from('HTTP/1.1 302 Found\r\nLocation: /\xfcber\r\nContent-Length: 0\r\n\r\n', 'latin1')),
      '/here': 'here',
      '/%C3%BCber': 'here',
    })
    expect((await guard().fetch(`${origin}/open`)).status).toBe(200)
    expect((await guard().fetch(`${origin}/raw`)).status).toBe(200)
    expect((await guard().fetch(`${origin}/latin`)).status).toBe(200)
  })

  it('are returned on request', async () => {
    const { origin, hits } = await site({ '/a': { status: 302, headers: { location: '/b' } } })
    expect(await guard().fetch(`${origin}/a`, { redirect: 'manual' })).toMatchObject({
      status: 302,
      headers: { location: '/b' },
    })
    expect(hits).toEqual(['/a'])
  })

  it('turn a POST into a GET and keep keys from another origin', async () => {
    let seen: unknown
    const other = await site({
      '/b': (request, response) => {
        seen = { method: request.method, key: request.headers.authorization, accept: request.headers.accept }
        response.end()
      },
    })
    const { origin } = await site({ '/a': { status: 302, headers: { location: `${other.origin}/b` } } })
    await guard().fetch(`${origin}/a`, {
      method: 'POST',
      body: 'x',
      headers: { authorization: 'Bearer secret', accept: 'text/plain' },
    })
    expect(seen).toEqual({ method: 'GET', key: undefined, accept: 'text/plain' })
  })

  it('end at a private address, a foreign scheme, credentials and nonsense', async () => {
    const secret = await site({ '/': 'secret' })
    const { origin, port } = await site({
      '/private': { status: 302, headers: { location: secret.origin } },
      '/metadata': { status: 302, headers: { location: 'http://169.254.169.254/' } },
      '/file': { status: 302, headers: { location: 'file:///etc/passwd' } },
      '/login': { status: 302, headers: { location: 'http://user:pw@example.com/' } },
      '/nonsense': { status: 302, headers: { location: 'http://[' } },
    })
    const service = guard({ allowPrivateHosts: [`127.0.0.1:${port}`] })
    expect(await failureOf(service, `${origin}/private`)).toBe('address_refused')
    expect(await failureOf(service, `${origin}/metadata`)).toBe('address_refused')
    expect(await failureOf(service, `${origin}/file`)).toBe('invalid_url')
    expect(await failureOf(service, `${origin}/login`)).toBe('invalid_url')
    expect(await failureOf(service, `${origin}/nonsense`)).toBe('invalid_url')
    expect(secret.hits).toEqual([])
  })

  it('never lead from a public site to a private one, even to an allowed one', async () => {
    const { origin, hits } = await site({ '/': 'local' })
    expect(await failureOf(guard(), origin, { ledBy: 'https://8.8.8.8/' })).toBe('address_refused')
    expect(hits).toEqual([])
    expect((await guard().fetch(origin, { ledBy: 'http://localhost/' })).status).toBe(200)
  })

  it('to the same address are followed once with the cookies that it sets, which no other host gets', async () => {
    const seen: (string | undefined)[] = []
    const other = await site({
      '/': ({ headers }, response) => {
        seen.push(headers.cookie)
        response.end('other')
      },
    })
    const expires = 'Expires=Wed, 21 Oct 2099 07:28:00 GMT'
    const { origin, hits } = await site({
      '*': ({ url = '', headers: { cookie } }, response) => {
        const isAway = url === '/away' && cookie !== undefined
        if (cookie === 'seen=1; lang=de' && !isAway) return void response.end('shop')
        const cookies = [`seen=1; Path=/; ${expires}`, 'old=; Max-Age=0', 'lang=de']
        response.writeHead(302, { location: isAway ? other.origin : url, 'set-cookie': cookies }).end()
      },
    })
    expect(text((await guard().fetch(`${origin}/#top`)).body)).toBe('shop')
    expect(hits).toEqual(['/', '/'])
    expect(text((await guard().fetch(`${origin}/away`)).body)).toBe('other')
    expect(seen).toEqual([undefined])
  })

  it('end in a circle and after five', async () => {
    const { origin } = await site({
      '/loop': { status: 302, headers: { location: '/loop' } },
      '/wall': { status: 302, headers: { location: '/wall', 'set-cookie': 'a=1' } },
      '*': (request, response) => void response.writeHead(302, { location: `${request.url}1` }).end(),
    })
    expect(await failureOf(guard(), `${origin}/loop`)).toBe('too_many_redirects')
    expect(await failureOf(guard(), `${origin}/wall`)).toBe('too_many_redirects')
    expect(await failureOf(guard(), `${origin}/x`)).toBe('too_many_redirects')
  })
})

describe('limits', () => {
  it('on the first byte, on the whole and by the caller', async () => {
    const { origin } = await site({
      '/silent': () => {},
      '/drip': (_, response) => {
        const timer = setInterval(() => response.write('.'), 10)
        response.on('close', () => clearInterval(timer))
      },
    })
    const service = guard()
    expect(await failureOf(service, `${origin}/silent`, { firstByteMs: 50 })).toBe('timeout')
    expect(await failureOf(service, `${origin}/drip`, { firstByteMs: 50, timeoutMs: 150, cutAtMax: true })).toBe(
      'timeout',
    )
    expect(await failureOf(service, `${origin}/drip`, { signal: AbortSignal.timeout(60) })).toBe('aborted')
    expect(await failureOf(service, origin, { signal: AbortSignal.abort() })).toBe('aborted')
  })

  it('on the name server', async () => {
    const service = guard({ lookup: () => new Promise(() => {}) })
    expect(await failureOf(service, 'http://slow.test/', { firstByteMs: 50 })).toBe('timeout')
  })

  it('on an endless body, which is refused or cut', async () => {
    const block = Buffer.alloc(65_536, 'x')
    const { origin } = await site({
      '/': (_, response) => {
        const more = () => {
          while (response.writable && response.write(block));
        }
        response.on('drain', more)
        more()
      },
    })
    expect(await failureOf(guard(), origin, { maxBytes: 200_000 })).toBe('too_large')
    const answer = await guard().fetch(origin, { maxBytes: 200_000, cutAtMax: true })
    expect(answer.cut).toBe(true)
    expect(answer.body).toHaveLength(200_000)
  })

  it('on the unpacked size of a bomb', async () => {
    const bomb = gzipSync(gzipSync(Buffer.alloc(200_000_000)))
    expect(bomb.length).toBeLessThan(10_000)
    const { origin } = await site({ '/': { headers: { 'content-encoding': 'gzip, gzip' }, body: bomb } })
    const before = process.memoryUsage().arrayBuffers
    const answer = await guard().fetch(origin, { maxBytes: 1_000_000, cutAtMax: true })
    expect(answer.body).toHaveLength(1_000_000)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
  })

  it('on layers of packing', async () => {
    const { origin } = await site({ '/': { headers: { 'content-encoding': 'gzip, gzip, gzip, gzip' }, body: 'x' } })
    expect(await failureOf(guard(), origin)).toBe('connection_failed')
  })
})

describe('broken answers', () => {
  it('are connection failures', async () => {
    const service = guard()
    expect(await failureOf(service, await rawSite((socket) => socket.resetAndDestroy()))).toBe('connection_failed')
    expect(await failureOf(service, await rawSite((socket) => socket.end()))).toBe('connection_failed')
    expect(await failureOf(service, await rawSite((socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n')))).toBe(
      'connection_failed',
    )
    expect(
      await failureOf(
        service,
        await rawSite((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort')),
      ),
    ).toBe('connection_failed')
    expect(await failureOf(service, (await rawSite((socket) => socket.end())).replace('http:', 'https:'))).toBe(
      'connection_failed',
    )
    expect(await failureOf(service, 'http://127.0.0.1:1/')).toBe('connection_failed')
  })

  it('are kept as far as they came when half is better than none', async () => {
    const url = await rawSite((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort'))
    const answer = await guard().fetch(url, { cutAtMax: true })
    expect(answer).toMatchObject({ status: 200, cut: true })
    expect(text(answer.body)).toBe('short')
  })

  it('are not read beyond the end of the compressed data', async () => {
    const ended = Promise.withResolvers<void>()
    const url = await rawSite((socket) => {
      socket.on('close', () => ended.resolve())
      socket.write('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 9000\r\n\r\n')
      socket.write(Buffer.concat([gzipSync('whole'), Buffer.from('garbage')]))
    })
    const { body, cut } = await guard().fetch(url)
    expect({ body: text(body), cut }).toEqual({ body: 'whole', cut: false })
    await ended.promise
  })

  it('with a body that cannot be decompressed are no answer', async () => {
    const { origin } = await site({ '/': { headers: { 'content-encoding': 'br' }, body: 'this is not brotli at all' } })
    expect(await failureOf(guard(), origin, { cutAtMax: true })).toBe('connection_failed')
  })

  it('and headers without end are too large', async () => {
    const url = await rawSite((socket) => socket.end(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`))
    expect(await failureOf(guard(), url)).toBe('too_large')
  })
})

it('reuses a connection and ends all of them when closed', async () => {
  const sockets = new Set<unknown>()
  const { origin } = await site({
    '/': (request, response) => {
      sockets.add(request.socket)
      response.end('x')
    },
    '/silent': () => {},
  })
  const service = guard()
  for (let i = 0; i < 10; i++) await service.fetch(origin)
  expect(sockets.size).toBeLessThanOrEqual(2)
  const pending = failureOf(service, `${origin}/silent`)
  await sleep(20)
  await service.close()
  expect(await pending).toBe('connection_failed')
  expect(await failureOf(service, origin)).toBe('connection_failed')
})
