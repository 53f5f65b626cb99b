import { existsSync, readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FetchError, type Lookup } from './fetch-types.ts'
import { createGuardedFetch, type GuardedFetchOptions, type GuardedFetchService } from './guarded-fetch.ts'

const NAMES: Record<string, string[]> = {
  'public.test': ['8.8.8.8', '2606:4700::1111'],
  'private.test': ['10.0.0.7'],
  'mixed.test': ['8.8.8.8', '127.0.0.1'],
  'mapped.test': ['::ffff:169.254.169.254'],
  'here.test': ['127.0.0.1', '::1'],
  localhost: ['127.0.0.1'],
}

const lookup: Lookup = async (hostname) => {
  const addresses = NAMES[hostname] ?? (hostname.endsWith('.missing') ? undefined : ['10.0.0.7'])
  if (addresses === undefined) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
  return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}

const services: GuardedFetchService[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(services.splice(0).map((service) => service.close()))
})

function guard(allowPrivateHosts: GuardedFetchOptions['allowPrivateHosts']): GuardedFetchService {
  const service = createGuardedFetch({ userAgent: 'TestBot/1.0', allowPrivateHosts, lookup })
  services.push(service)
  return service
}

/** Counts the addresses that any socket of the process is sent to. */
function watchConnections(): () => number {
  const emit = vi.spyOn(Socket.prototype, 'emit')
  return () => emit.mock.calls.map(([event]): string => event).filter((event) => event === 'connectionAttempt').length
}

const CASES = '../shared/testdata/ssrf.json'

describe.skipIf(!existsSync(CASES))('URLs that attackers try', () => {
  it('are all refused, and no socket is opened', async ({ task }) => {
    const cases = JSON.parse(readFileSync(CASES, 'utf8')) as { url: string; expect: string }[]
    const connections = watchConnections()
    const service = guard('none')
    const passed: string[] = []
    for (const { url } of cases) {
      const error = await service.fetch(url).catch((reason: unknown) => reason)
      if (!(error instanceof FetchError) || !['address_refused', 'invalid_url'].includes(error.failure))
        passed.push(url)
    }
    task.meta.attacks = { tried: cases.length, succeeded: passed.length }
    expect(passed).toEqual([])
    expect(connections()).toBe(0)
    await expect(guard('loopback').fetch('http://127.0.0.1:1/')).rejects.toMatchObject({ failure: 'connection_failed' })
    expect(connections()).toBe(1)
  })
})

/** Not public, each of another kind. */
const PRIVATE_ADDRESSES = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.254',
  '192.0.0.192',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
]

/** Spellings of an IPv4 address that some client understands. */
function spellAddress(address: string): string[] {
  const bytes = address.split('.').map(Number)
  const [a = 0, b = 0, c = 0, d = 0] = bytes
  const number = ((a * 256 + b) * 256 + c) * 256 + d
  const hex = (value: number, digits = 2) => value.toString(16).padStart(digits, '0')
  const [high, low] = [hex(a * 256 + b, 4), hex(c * 256 + d, 4)]
  return [
    address,
    `${address}.`,
    `${address}:8080`,
    String(number),
    `0x${hex(number, 8)}`,
    `0${number.toString(8)}`,
    `0x000000${hex(number, 8)}`,
    bytes.map((byte) => `0x${hex(byte)}`).join('.'),
    bytes.map((byte) => `0${byte.toString(8)}`).join('.'),
    bytes.map((byte) => `000${byte.toString(8)}`).join('.'),
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${number % 256 ** 3}`,
    `0x${hex(a)}.${number % 256 ** 3}`,
    address.replaceAll('.', '%2e'),
    address.replaceAll('.', '\u3002'),
    address.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    address.replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit))),
    `[::ffff:${address}]`,
    `[::ffff:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${high}:${low}]`,
    `[::${high}:${low}]`,
    `[::ffff:0:${high}:${low}]`,
    `[64:ff9b::${high}:${low}]`,
    `[2002:${high}:${low}::]`,
    `public.test@${address}`,
    `${address}#@public.test`,
    `${address}\\@public.test`,
  ]
}

it('private addresses are refused in every spelling, and no socket is opened', async ({ task }) => {
  const urls = PRIVATE_ADDRESSES.flatMap(spellAddress).flatMap((host) => [`http://${host}/`, `https:${host}`])
  const connections = watchConnections()
  const service = guard('none')
  const passed: string[] = []
  for (const url of urls) {
    const error = await service.fetch(url).catch((reason: unknown) => reason)
    if (!(error instanceof FetchError) || !['address_refused', 'invalid_url'].includes(error.failure)) passed.push(url)
  }
  task.meta.attacks = { tried: urls.length, succeeded: passed.length }
  expect(passed).toEqual([])
  expect(connections()).toBe(0)
})

describe('a name', () => {
  it.each(['metadata.google.internal', 'printer.local', 'nas.home.arpa.'])(
    '%s is refused though it does not resolve',
    async (host) => {
      for (const allowed of ['none', 'loopback'] as const) {
        expect(guard(allowed).checkUrl(new URL(`http://${host}/`))).toContain('public address')
      }
      expect(guard(['printer.local:80']).checkUrl(new URL('http://printer.local/'))).toBeUndefined()
    },
  )

  it.each(['private.test', 'mixed.test', 'mapped.test', 'here.test', 'localhost', 'a.localhost', 'localhost.'])(
    '%s is refused when any of its addresses is not public',
    async (name) => {
      const connections = watchConnections()
      const service = guard('none')
      await expect(service.fetch(`http://${name}/`)).rejects.toMatchObject({ failure: 'address_refused' })
      expect(await service.checkHost(new URL(`http://${name}/`))).toMatch(/public address/)
      expect(connections()).toBe(0)
    },
  )

  it('that does not exist is not refused, but not found', async () => {
    const service = guard('none')
    expect(await service.checkHost(new URL('http://shop.missing/'))).toBeUndefined()
    await expect(service.fetch('http://shop.missing/')).rejects.toMatchObject({ failure: 'name_not_found' })
  })

  it('that is public passes, on the ports of websites', async () => {
    const service = guard('none')
    expect(await service.checkHost(new URL('http://public.test/'))).toBeUndefined()
    expect(await service.checkHost(new URL('https://public.test:8443/'))).toBeUndefined()
    expect(service.checkUrl(new URL('http://public.test:22/'))).toMatch(/port 22/)
    await expect(guard('loopback').fetch('http://public.test:6379/')).rejects.toMatchObject({
      failure: 'address_refused',
    })
  })
})

describe('checkUrl', () => {
  it.each([
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://localhost:3000/',
  ])('refuses %s by its form', (url) => {
    expect(guard('none').checkUrl(new URL(url))).toMatch(/public address/)
  })

  it('refuses other schemes and credentials, and says how to fix them', () => {
    expect(guard('none').checkUrl(new URL('ftp://public.test/'))).toBe('it must begin with http: or https:, not ftp:')
    expect(guard('none').checkUrl(new URL('https://me:pw@public.test/'))).toMatch(/leave out/)
  })
})

describe('private hosts that are opened', () => {
  const refusal = expect.stringMatching(/public address/)

  it.each([
    ['http://127.0.0.1:5000/', true],
    ['http://[::1]:5000/', true],
    ['http://localhost:5000/', true],
    ['http://here.test:5000/', true],
    ['http://10.0.0.7/', false],
    ['http://private.test/', false],
    ['http://mixed.test/', false],
    ['http://169.254.169.254/', false],
  ])('are those of this machine with `loopback`, under any name: %s', async (url, opened) => {
    const service = guard('loopback')
    expect(await service.checkHost(new URL(url))).toEqual(opened ? undefined : refusal)
    expect(await service.isPrivate(new URL(url))).toBe(opened)
  })

  it.each([
    ['http://private.test:8000/', true],
    ['http://10.0.0.9/', true],
    ['http://[::1]:9000/', true],
    ['http://private.test/', false],
    ['http://10.0.0.9:81/', false],
    ['http://127.0.0.1:8000/', false],
    ['http://localhost:9000/', false],
  ])('are exactly those of a list: %s', async (url, opened) => {
    const service = guard(['private.test:8000', '10.0.0.9:80', '[::1]:9000'])
    expect(await service.checkHost(new URL(url))).toEqual(opened ? undefined : refusal)
  })

  it('do not include public sites', async () => {
    expect(await guard('loopback').isPrivate(new URL('http://public.test/'))).toBe(false)
  })
})
