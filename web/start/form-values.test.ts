import { expect, test } from 'vitest'
import { emptyValues, fieldOf, toRequest, withField, withSample } from './form-values.ts'

test('the company name follows the website until it is edited, and again once it is emptied', () => {
  let values = withField(emptyValues, 'website', 'north-star.example')
  expect(values.company).toBe('North Star')
  values = withField(values, 'company', 'Northern Star Ltd')
  values = withField(values, 'website', 'other.example')
  expect(values.company).toBe('Northern Star Ltd')
  values = withField(values, 'company', '')
  expect(withField(values, 'website', 'other.example').company).toBe('Other')
})

test('a request has the typed values, completed and trimmed, without an empty website', () => {
  const typed = { website: ' example.com ', company: ' Acme ', companySuggested: false, email: ' a@example.com ' }
  expect(toRequest(typed)).toEqual({ email: 'a@example.com', company_name: 'Acme', website_url: 'https://example.com' })
  expect(toRequest({ ...typed, website: ' ' })).toEqual({ email: 'a@example.com', company_name: 'Acme' })
})

test('the sample keeps a typed email and otherwise uses its own', () => {
  const sample = { website_url: 'http://localhost:3000/sample/', company_name: 'Sample' }
  expect(withSample({ ...emptyValues, email: 'me@example.org' }, sample).email).toBe('me@example.org')
  expect(withSample(emptyValues, sample).email).toMatch(/^owner-\d+@example\.com$/)
})

test.each([
  ['Invalid website_url: private addresses are not read', 'website'],
  ['Invalid email format', 'email'],
  ['company_name must be at most 200 characters', 'company'],
  ['An agent already exists for this website', undefined],
])('%s is about %s', (message, field) => {
  expect(fieldOf(message)).toBe(field)
})
