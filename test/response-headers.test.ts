import { expect, test } from 'vitest'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'

const service = await disposeAfterAll(startService())

const PATHS = [
  '/api/v1/public/openapi.json',
  '/api/v1/public/unknown',
  '/api/v1/public/%zz',
  '/api/v1/app/home',
  '/api/v1/owner/agents',
  '/api/v1/chat/images',
  '/api/v1/operator/accounts/x',
  '/webhooks/whatsapp',
  '/healthz',
  '/metrics',
  '/robots.txt',
  '/sample/',
  '/llms.txt',
  '/dev/mail',
  '/mail/stop',
  '/unknown',
]

test.each(PATHS)('%s can run nothing, is not framed, and names its type', async (path) => {
  const { headers } = await service.call('GET', path)
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/)
  expect(headers.get('content-security-policy')).not.toContain('script-src')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('content-type')).toMatch(/json|charset=utf-8$/)
})

test('no cache keeps a response of the API, also one to a path that cannot be routed', async () => {
  for (const path of ['/api/v1/public/unknown', '/api/v1/public/%zz']) {
    const { headers } = await service.call('GET', path)
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store'])
  }
})

test('no response names the software that serves it', async () => {
  for (const path of PATHS) {
    const { headers } = await service.call('GET', path)
    expect([path, headers.get('server'), headers.get('x-powered-by')]).toEqual([path, null, null])
  }
})
