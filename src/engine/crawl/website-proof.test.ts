import { expect, test } from 'vitest'
import type { Page } from '../extract/page-types.ts'
import { findProof, proofRecordName } from './website-proof.ts'

const website = new URL('https://www.lindenhof.example/')
const answer = { url: website.href, status: 200, headers: {}, body: new Uint8Array(), cut: false }
const readPage = (meta: Record<string, string>) => () => Promise.resolve({ meta } as Page)
const search = {
  website,
  token: 'abc',
  fetch: () => Promise.resolve(answer),
  readPage: readPage({}),
  resolveTxt: () => Promise.reject(new Error('ENOTFOUND')),
}

test('the record stands at the name without www', () => {
  expect(proofRecordName(website)).toBe('_foyer.lindenhof.example')
})

test.each(['http://127.0.0.1:8080/', 'http://[::1]/', 'http://localhost:3000/', 'http://shop.localhost/'])(
  '%s has no record',
  (address) => {
    expect(proofRecordName(new URL(address))).toBeUndefined()
  },
)

test('a text record proves, in parts too; another token does not', async () => {
  expect(await findProof({ ...search, resolveTxt: () => Promise.resolve([['v=spf1'], ['foyer-verification', '=abc']]) })).toBe('dns')
  expect(await findProof({ ...search, resolveTxt: () => Promise.resolve([['foyer-verification=abcd']]) })).toBeUndefined()
})

test('a tag in the start page proves; a page elsewhere, an error and a failure do not', async () => {
  const tagged = { ...search, readPage: readPage({ 'foyer-verification': 'abc' }) }
  expect(await findProof(tagged)).toBe('meta')
  expect(await findProof({ ...tagged, fetch: () => Promise.resolve({ ...answer, url: 'https://parked.example/' }) })).toBeUndefined()
  expect(await findProof({ ...tagged, fetch: () => Promise.resolve({ ...answer, status: 404 }) })).toBeUndefined()
  expect(await findProof({ ...tagged, fetch: () => Promise.reject(new Error('down')) })).toBeUndefined()
  expect(await findProof(search)).toBeUndefined()
})
