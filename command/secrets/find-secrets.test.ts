import { describe, expect, test } from 'vitest'
import { findSecrets, locateSecrets, withoutSecrets } from './find-secrets.ts'

/** Put together here, so that nobody takes this file for a leak. */
const token = (...parts: string[]): string => parts.join('')

const SECRETS: [kind: string, text: string, secret: string][] = [
  ['Stripe key', 'const key = ', token('sk_', 'live_', '51KwQ8ZJq0TmYc3vNsRb7uXeL')],
  ['AWS access key', 'aws: ', token('AKIA', 'QZ3N7RWV5T2MLX8P')],
  ['GitHub token', '', token('ghp_', 'w8Zr2LkTq6VnXbY4mJcP0sHdAeUf19GiKoRt')],
  ['Google API key', "maps('", token('AIza', 'SyD4kQ9wXz2LmVb7RtYc0NpHs5JfGu8EoAi1')],
  ['JSON Web Token', 'Bearer ', token('eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiJhZG1pbiJ9', '.k3Jq9Zr0TtYb2vXw8LmN')],
  ['address with a password', '', token('postgres://shop', ':Vq7-tulip@', 'db.internal')],
  ['private key', '', token('-----BEGIN PRIVATE ', 'KEY-----\nMIIEvQIBADAN\n-----END PRIVATE ', 'KEY-----')],
  ['password or key', 'DB_PASSWORD=', token('Tr0ub', '4dor&3')],
  ['password or key', 'the admin password is "', token('hunter', '2-Winter')],
  ['random value', 'SIGNING=', token('a8F3kQ9wXz2LmVb7', 'RtYc0NpHs5JfGu8Eo')],
]

test.each(SECRETS)('finds a %s', (kind, before, secret) => {
  const text = `Opening hours: 9 to 5.\n${before}${secret}\nFree parking.`
  expect(findSecrets({ readme_content: text })).toMatchObject([{ kind, member: 'readme_content' }])
  expect(JSON.stringify(withoutSecrets({ text }))).not.toContain(secret.split('\n')[0])
  expect(withoutSecrets({ text }).text).toMatch(/^Opening hours: 9 to 5\.\n[^]*Free parking\.$/u)
})

describe('takes for no secret', () => {
  test.each([
    'API_KEY=your_api_key',
    'password: ********',
    'AUTH_SECRET=\nGOOGLE_CLIENT_ID=\n',
    'Forgot your password? Reset it in two minutes.',
    'token: process.env.TOKEN1',
    'postgres://user:password@localhost:5432/shop',
    'https://images.example/photo-1534307671554-9a6d81f4d629?ixid=M3wxMjA3fDB8MHxwaG90by1wYWdlfHx8fGVufDB8',
    'Our secret: butter from the island and three days of patience.',
    'https://shop.example/?token=none',
  ])('%s', (text) => expect(findSecrets({ text })).toEqual([]))
})

test('names file and line, and not the secret', () => {
  const secret = token('sk_', 'live_', '51KwQ8ZJq0TmYc3vNsRb7uXeL')
  const found = findSecrets({ products: [{ description: `key ${secret}` }] })
  const places = locateSecrets(found, [{ path: 'a.ts', text: `\n\nx = '${secret}'` }])
  expect(places).toEqual([{ kind: 'Stripe key', path: 'a.ts', line: 3, member: 'products[0].description' }])
})
