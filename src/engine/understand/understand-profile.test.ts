import { expect, test } from 'vitest'
import { readPage } from '../extract/read-page.ts'
import { understandProfile } from './understand-profile.ts'

const profile = (head: string) =>
  readPage({
    url: 'https://www.linkedin.com/company/tidewatch',
    contentType: 'text/html',
    headers: {},
    body: new TextEncoder().encode(
      `<html lang="en"><head>${head}</head><body><h1>Sign in to see who works here</h1></body></html>`,
    ),
  })

test('a public profile says what it declares about the company, and nothing around it', () => {
  const organization = {
    '@graph': [
      {
        '@type': 'Organization',
        name: 'Tidewatch',
        description: 'We tell harbours when the tide turns.',
        slogan: 'On time',
        numberOfEmployees: { value: 12, '@type': 'QuantitativeValue' },
        address: { '@type': 'PostalAddress', streetAddress: 'Kaai 4', postalCode: '9000', addressLocality: 'Ghent' },
        sameAs: 'https://tidewatch.example',
      },
    ],
  }
  const { items } = understandProfile(
    profile(`<script type="application/ld+json">${JSON.stringify(organization)}</script>`),
    'Tidewatch',
  )
  expect(items.map(({ title, content, sourceUrl }) => [title, content, sourceUrl])).toEqual([
    [
      'About Tidewatch',
      'We tell harbours when the tide turns.\nSlogan: On time\nEmployees: 12\nWebsite: https://tidewatch.example\nAddress: Kaai 4, Ghent, 9000',
      'https://www.linkedin.com/company/tidewatch',
    ],
  ])
})

test('its labels are in the language of its words', () => {
  const organization = {
    '@type': 'Organization',
    description: 'Wir backen Brot und Kuchen für das ganze Dorf und die Nachbarn.',
    foundingDate: '1987',
  }
  const script = `<script type="application/ld+json">${JSON.stringify(organization)}</script>`
  const [item] = understandProfile(profile(script), 'Bäckerei Korn').items
  expect([item?.title, item?.content.split('\n')[1]]).toEqual(['Über Bäckerei Korn', 'Gegründet: 1987'])
})

test('without declared data, its description counts, without the words of the network', () => {
  const description = 'Tidewatch | 1,234 followers on LinkedIn. We tell harbours when the tide turns.'
  expect(
    understandProfile(profile(`<meta name="description" content="${description}">`), 'Tidewatch').items[0]?.content,
  ).toBe('We tell harbours when the tide turns.')
  expect(understandProfile(profile(''), 'Tidewatch').items).toEqual([])
})

test('a sign-in page at the address of the profile says nothing about the company', () => {
  const wall =
    '<title>Login | LinkedIn</title><meta name="description" content="Login to LinkedIn to keep in touch with people you know.">'
  expect(understandProfile(profile(wall), 'Tidewatch').items).toEqual([])
})
