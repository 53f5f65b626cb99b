import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { setConfirmer } from './confirm-sign-in.ts'
import { send } from './http.ts'

const REFUSALS = 3
let requests = 0

const server = createServer((_request, response) => {
  requests++
  const refused = requests <= REFUSALS
  response.writeHead(refused ? 403 : 200, refused ? { 'Error-Code': 'recent_sign_in_required' } : {})
  response.end(JSON.stringify(refused ? { error: 'Sign in again.' } : {}))
})
await new Promise<void>((resolve) => server.listen(0, resolve))
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

// Node has no page whose origin completes a path.
const origin = `http://localhost:${(server.address() as AddressInfo).port}`
const { fetch: fetchUrl } = globalThis
vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetchUrl(new URL(path, origin), init))

test('a request that is refused again after a confirmation fails, and asks no second time', async () => {
  let confirmations = 0
  setConfirmer(() => Promise.resolve(++confirmations > 0))
  await expect(send('/account')).rejects.toThrow('Sign in again.')
  expect([confirmations, requests]).toEqual([1, 2])
})
