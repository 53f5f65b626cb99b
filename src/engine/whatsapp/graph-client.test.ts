import { expect, test } from 'vitest'
import type { GuardedFetch } from '../fetch/fetch-types.ts'
import { readGraphNumber } from './graph-client.ts'

const number = { apiUrl: 'https://graph.example/v23.0', phoneNumberId: '1', token: 'good' }
const answering =
  (body: unknown): GuardedFetch =>
  async (url) => ({ url: String(url), status: 400, headers: {}, body: Buffer.from(JSON.stringify(body)), cut: false })

test.each([
  [{ error: { code: 131009, message: 'Parameter value is not valid' } }, 'Parameter value is not valid'],
  [{ error: { code: 131009, message: { en: 'no' }, error_data: { details: 7 } } }, 'HTTP 400'],
  [{ error: null }, 'HTTP 400'],
])('a refusal %j is an error with its message', async (body, words) => {
  await expect(readGraphNumber(answering(body), number)).rejects.toMatchObject({
    name: 'GraphError',
    message: expect.stringContaining(words),
  })
})
