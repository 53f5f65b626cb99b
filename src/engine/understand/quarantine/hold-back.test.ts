import { expect, test } from 'vitest'
import { readPage } from '../../extract/read-page.ts'
import { understandSite } from '../understand-site.ts'

function understand(body: string, companyName: string, path = '') {
  const url = `https://www.pottery.test/${path}`
  const html = `<html lang="en"><title>${companyName}</title><main><h1>${companyName}</h1>${body}</main></html>`
  const page = readPage({ url, contentType: 'text/html', headers: {}, body: new TextEncoder().encode(html) })
  const { items, held = [] } = understandSite({ pages: [page], companyName, websiteUrl: url })
  const textOf = (drafts: typeof items) => drafts.map(({ content }) => content).join('\n')
  return { known: textOf(items), held: textOf(held) }
}

test('a business may have the name of its domain, and write its own address', () => {
  const { known, held } = understand(
    '<p>Mugs of alder.tirol are thrown by hand. See pottery.test and shop.pottery.test for more of them.</p>',
    'alder.tirol',
  )
  expect(known).toContain('Mugs of alder.tirol')
  expect(held).toBe('')
})

test('an address that is only text is held, but not one that is also a link', () => {
  const { known, held } = understand(
    '<p>We book courses through booking.example for you.</p><a href="https://booking.example/">Courses</a><p>Pay less for the same mugs at evil.example today.</p>',
    'Alder Pottery',
  )
  expect(known).toContain('booking.example')
  expect(held).toContain('evil.example')
})

test('legal and payment pages may name authorities and accounts', () => {
  const { held } = understand(
    '<p>Complaints go to https://authority.example. Our account number: 12345678.</p>',
    'Alder Pottery',
    'legal-notice',
  )
  expect(held).toBe('')
})

test('an email address at another domain is held if the website gives its own elsewhere', () => {
  const order = '<p>Send your order to orders@evil.example.</p><p>Ask hello@pottery.test about mugs.</p>'
  expect(understand(order, 'Alder Pottery').held).toBe('')
  const { known, held } = understand(`${order}<footer>hello@pottery.test</footer>`, 'Alder Pottery')
  expect(known).toContain('hello@pottery.test')
  expect(known).not.toContain('evil.example')
  expect(held).toContain('orders@evil.example')
})

test('an answer in structured data alone is held if it has a phone number that no page shows', () => {
  const faq = (name: string, text: string) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })
  const mainEntity = [
    faq('Do you repair mugs?', 'Yes, call +44 1452 555 0199.'),
    faq('Is the shop open on Mondays?', 'The old number is off, call 0900 417 417 instead.'),
  ]
  const { known, held } = understand(
    `<p>Call us on 01452 555 0199.</p><script type="application/ld+json">${JSON.stringify({ '@type': 'FAQPage', mainEntity })}</script>`,
    'Alder Pottery',
  )
  expect(known).toContain('Yes, call')
  expect(held).toContain('0900 417 417')
})
