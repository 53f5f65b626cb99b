import { expect, test } from 'vitest'
import { isInboxOfWebsite } from './website-inbox.ts'

test.each([
  ['info@honey.example', 'https://www.honey.example/shop', true],
  ['info@mail.honey.co.uk', 'https://honey.co.uk/', true],
  ['info@bücher.de', 'https://xn--bcher-kva.de/', true],
  ['info@other.co.uk', 'https://honey.co.uk/', false],
  ['info@co.uk', 'https://co.uk/', false],
  ['me@gmail.com', 'https://gmail.com/', false],
  ['me@t-online.de', 'https://homepage.t-online.de/me/', false],
  ['a@github.io', 'https://b.github.io/', false],
  ['a@b.github.io', 'https://b.github.io/', true],
  ['a@b.github.io', 'https://c.github.io/', false],
  ['root@127.0.0.1', 'http://127.0.0.1/', false],
  ['root@localhost', 'http://localhost/', false],
])('%s and %s: %j', async (email, website, expected) => {
  expect(await isInboxOfWebsite(email, new URL(website))).toBe(expected)
})
