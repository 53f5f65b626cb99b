import { expect, test } from 'vitest'
import type { Page } from '../extract/blocks/page-types.ts'
import { FetchError } from '../fetch/fetch-types.ts'
import { type ProofSearch, findProof, proofRecordName } from './website-proof.ts'

const website = new URL('https://www.lindenhof.example/')
const answer = { url: website.href, status: 200, headers: {}, body: new Uint8Array(), cut: false }
const readPage = (meta: Record<string, string>) => () => Promise.resolve({ meta } as Page)
const search = {
  website,
  token: 'abc',
  fetch: () => Promise.resolve(answer),
  readPage: readPage({}),
  resolveTxt: () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' })),
}

test('the record belongs to the name without www', () => {
  expect(proofRecordName(website)).toBe('_foyer.lindenhof.example')
})

test.each(['http://127.0.0.1:8080/', 'http://[::1]/', 'http://localhost:3000/', 'http://shop.localhost/'])(
  '%s has no record',
  (address) => {
    expect(proofRecordName(new URL(address))).toBeUndefined()
  },
)

const wayOf = async (asked: ProofSearch) => (await findProof(asked)).way
const missesOf = async (asked: ProofSearch) => (await findProof(asked)).misses

test('a text record proves, in parts too; another token does not', async () => {
  expect(
    await wayOf({ ...search, resolveTxt: () => Promise.resolve([['v=spf1'], ['foyer-verification', '=abc']]) }),
  ).toBe('dns_record')
  expect(await wayOf({ ...search, resolveTxt: () => Promise.resolve([['"foyer-verification=abc" ']]) })).toBe(
    'dns_record',
  )
  const other = await missesOf({ ...search, resolveTxt: () => Promise.resolve([['foyer-verification=abcd']]) })
  expect(other[0]).toMatchObject({ way: 'dns_record', reason: 'different' })
})

test('a tag in the start page proves; a page elsewhere, an error and a failure do not, and each says so', async () => {
  const tagged = { ...search, readPage: readPage({ 'foyer-verification': 'abc' }) }
  const html = { ...answer, headers: { 'content-type': 'text/html' } }
  const tagMiss = async (fetch: ProofSearch['fetch'], read = tagged.readPage) =>
    (await missesOf({ ...search, fetch, readPage: read })).find(({ way }) => way === 'meta_tag')
  expect(await wayOf({ ...tagged, fetch: () => Promise.resolve(html) })).toBe('meta_tag')
  const twice = readPage({ 'foyer-verification': 'of-an-earlier-agent, abc' })
  expect(await wayOf({ ...search, readPage: twice, fetch: () => Promise.resolve(html) })).toBe('meta_tag')
  expect(
    await wayOf({ ...tagged, fetch: () => Promise.resolve({ ...html, url: 'https://lindenhof.example/de' }) }),
  ).toBe('meta_tag')
  const elsewhere = await tagMiss(() => Promise.resolve({ ...html, url: 'https://parked.example/' }))
  expect(elsewhere).toMatchObject({
    reason: 'different',
    sentence: 'www.lindenhof.example redirects to parked.example, so its tag does not verify the website.',
  })
  expect(await tagMiss(() => Promise.resolve({ ...html, status: 503 }))).toMatchObject({
    reason: 'unreachable',
    sentence: 'https://www.lindenhof.example/ returned a server error (status 503).',
  })
  expect(
    await tagMiss(() => Promise.reject(new FetchError('timeout', 'www.lindenhof.example did not answer in time.'))),
  ).toEqual({
    way: 'meta_tag',
    reason: 'unreachable',
    sentence: 'www.lindenhof.example did not answer in time.',
  })
  expect(await tagMiss(() => Promise.resolve(html), readPage({}))).toMatchObject({ reason: 'missing' })
  expect(await tagMiss(() => Promise.resolve(html), readPage({ 'foyer-verification': 'abcd' }))).toMatchObject({
    reason: 'different',
  })
})

test('a page that is shown to a query alone proves nothing', async () => {
  const fetch: ProofSearch['fetch'] = (url) => {
    const isAsked = new URL(url).search !== ''
    return Promise.resolve({
      ...answer,
      url: String(url),
      headers: { 'content-type': 'text/html' },
      status: isAsked ? 200 : 404,
    })
  }
  const tagged = { ...search, readPage: readPage({ 'foyer-verification': 'abc' }), fetch }
  expect(await wayOf({ ...tagged, website: new URL('?page=of-mine', website) })).toBeUndefined()
})

test.each([
  ['ENODATA', 'missing', '_foyer.lindenhof.example has no TXT record.'],
  ['ESERVFAIL', 'unreachable', 'The TXT records of _foyer.lindenhof.example could not be looked up (ESERVFAIL).'],
])('a name server that answers %s: the record is %s', async (code, reason, sentence) => {
  const [miss] = await missesOf({
    ...search,
    resolveTxt: () => Promise.reject(Object.assign(new Error(code), { code })),
  })
  expect(miss).toEqual({ way: 'dns_record', reason, sentence })
})
