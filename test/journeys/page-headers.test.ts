import { describe, expect, test } from 'vitest'
import { disposeAfterAll } from '../support/dispose-after-all.ts'
import { startService } from '../support/service.ts'

const service = await disposeAfterAll(startService())
const { webchat_widget_key: key } = await service.createAgent()
const headersOf = async (path: string, at = service) => {
  const { status, headers } = await at.call('GET', path)
  expect(status).toBe(200)
  return (name: string) => headers.get(name)
}

describe.each([
  '/',
  '/login',
  '/dashboard',
  '/dashboard/agents/x',
  '/docs/api',
  `/chat/${key}`,
  '/docs/errors',
  '/sample/',
])('the page %s', (path) => {
  test('runs nothing from elsewhere, is not framed, shares no window and uses no device', async () => {
    const header = await headersOf(path)
    expect(header('content-security-policy')).toMatch(/^default-src 'none';.*base-uri 'none'; frame-ancestors 'none'$/)
    expect(header('content-security-policy')?.includes("script-src 'self'")).toBe(path !== '/sample/')
    expect(header('cross-origin-opener-policy')).toBe('same-origin')
    expect(header('permissions-policy')).toContain('camera=(), geolocation=(), microphone=()')
    expect(header('x-content-type-options')).toBe('nosniff')
    expect(header('strict-transport-security')).toBeNull()
  })
})

test.each(['/', '/login', '/dashboard', '/docs/api', `/chat/${key}`])(
  'the page %s runs its own scripts',
  async (path) => {
    expect((await headersOf(path))('content-security-policy')).toContain("script-src 'self'")
  },
)

test('pages are revalidated, and named files are kept', async () => {
  for (const path of ['/', '/login', '/dashboard', '/docs', `/chat/${key}`])
    expect((await headersOf(path))('cache-control')).toBe('no-cache')
  const { body } = await service.call('GET', '/login')
  const [, asset = ''] = /src="(\/assets\/[^"]+)"/.exec(body.text) ?? []
  expect((await headersOf(asset))('cache-control')).toContain('immutable')
})

test('browsers use https alone once PUBLIC_URL does', async () => {
  await using secure = await startService({ PUBLIC_URL: 'https://foyer.example' })
  for (const path of ['/', '/widget.js', '/api/v1/public/openapi.json', '/healthz'])
    expect((await headersOf(path, secure))('strict-transport-security')).toBe('max-age=31536000')
})
