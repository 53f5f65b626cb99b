import { describe, expect, test } from 'vitest'
import { understand } from '../../../../test/support/understood-pages.ts'
import type { KnowledgeDraft } from '../knowledge/knowledge-types.ts'

const page = (main: string): string => `<head><title>Shop | Quay Cycles</title></head><body><main>${main}</main></body>`

const find = (items: KnowledgeDraft[], title: string): KnowledgeDraft | undefined =>
  items.find((item) => item.title === title)

describe('what pages declare about themselves', () => {
  const declare = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`

  test('the address and hours in words, in the language of the site', () => {
    const business = {
      '@type': 'BicycleStore',
      telephone: '+43 512 960001',
      email: 'mailto:servus@rad.test',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Innweg 4',
        postalCode: '6020',
        addressLocality: 'Innsbruck',
      },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'], opens: '09:00', closes: '18:00' },
        { dayOfWeek: 'https://schema.org/Saturday', opens: '00:00', closes: '00:00' },
      ],
    }
    const text = '<p>Wir reparieren Fahrräder für die ganze Familie und sind für Sie da, auch im Winter.</p>'
    const { items, language } = understand({ '/': `<title>Rad</title>${declare(business)}${text}` }, 'de', 'Radwerk')
    expect(language).toBe('de')
    expect(find(items, 'Kontakt und Öffnungszeiten')?.content.split('\n')).toEqual([
      'Adresse: Innweg 4, 6020 Innsbruck',
      'Telefon: +43 512 960001',
      'E-Mail: servus@rad.test',
      'Montag–Mittwoch: 09:00–18:00',
      'Samstag: geschlossen',
    ])
  })

  test('a phone number in the form that the pages show', () => {
    const business = { '@type': 'BicycleStore', telephone: '+43-512-960001', email: 'servus@rad.test' }
    const shown = '<p>Rufen Sie uns an: 0512 / 96 00 01, auch am 01.02.2027.</p>'
    const { items } = understand({ '/': `<title>Rad</title>${declare(business)}${shown}` }, 'de', 'Radwerk')
    expect(find(items, 'Kontakt')?.content.split('\n')).toEqual(['Telefon: 0512 / 96 00 01', 'E-Mail: servus@rad.test'])
  })

  test('what a business declares twice appears once', () => {
    const address = {
      '@type': 'PostalAddress',
      streetAddress: 'Innweg 4',
      postalCode: '6020',
      addressLocality: 'Innsbruck',
    }
    const declared = [{ '@type': 'BicycleStore', address, telephone: '+43 512 960001' }].concat([
      { '@type': 'LocalBusiness', address, telephone: '+43 512 960002' },
    ])
    const { items } = understand(
      { '/': `<title>Rad</title>${declare(declared)}<p>We mend bicycles.</p>` },
      'en',
      'Radwerk',
    )
    expect(find(items, 'Contact')?.content.split('\n')).toEqual([
      'Address: Innweg 4, Innsbruck, 6020',
      'Phone: +43 512 960001',
      'Phone: +43 512 960002',
    ])
  })

  test('temporary hours are not the hours of every week, and days are recognized by all their names', () => {
    const hours = (
      dayOfWeek: unknown,
      opens: string,
      closes?: string,
      span: [from: string, through: string] | [] = [],
    ) => {
      const [validFrom, validThrough] = span
      return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes, validFrom, validThrough }
    }
    const business = {
      '@type': 'LocalBusiness',
      openingHoursSpecification: [
        hours(['Mo', 'http://schema.org/Tuesday', 'PublicHolidays'], '09:00', '18:00', ['2020-01-01', '2040-12-31']),
        hours('schema:Sunday', '10:00', '12:00'),
        hours('Saturday', '10:00'),
        { dayOfWeek: 'Wednesday', opens: '8:00', closes: '9:00', validThrough: '2030-01-01' },
        hours('PublicHolidays', '10:00', '12:00'),
        hours(undefined, '00:00', '00:00', ['2026-12-24', '2027-01-02']),
        hours('Thursday', '09:00', '20:00', ['2026-04-01', '2026-09-30']),
      ],
    }
    const { items } = understand(
      { '/': `<title>Rad</title>${declare(business)}<p>Qualität seit 1987.</p>` },
      'de_DE',
      'Radwerk',
    )
    const contact = find(items, 'Kontakt und Öffnungszeiten')
    expect(contact?.content.split('\n')).toEqual([
      'Montag, Dienstag: 09:00–18:00',
      'Sonntag: 10:00–12:00',
      'Mittwoch: 8:00–9:00',
    ])
    expect(contact?.facts?.map(({ value, qualifier }) => [value, qualifier])).toEqual([
      ['Montag, Dienstag: 09:00–18:00', ''],
      ['Sonntag: 10:00–12:00', ''],
      ['Mittwoch: 8:00–9:00', ''],
    ])
  })

  test('products and questions only if no text contains them', () => {
    const product = (name: string, price: string) => ({
      '@type': 'Product',
      name,
      offers: { '@type': 'Offer', price, priceCurrency: 'GBP' },
    })
    const faq = {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Do you deliver?',
          acceptedAnswer: { '@type': 'Answer', text: '<p>Yes, &amp; fast.</p>' },
        },
      ],
    }
    const { items } = understand({
      '/': page(
        `${declare([product('Bell', '9.50'), product('Lamp', '20.00'), faq])}<ul><li>Bell £9.50</li></ul><p>More in the shop.</p>`,
      ),
    })
    expect(items.filter(({ type }) => type === 'product').map(({ title, content }) => [title, content])).toEqual([
      ['Lamp', 'Price: 20.00 GBP'],
    ])
    expect(find(items, 'Do you deliver?')).toMatchObject({ type: 'faq', content: 'Yes, & fast.' })
  })

  test('a price in the form that people write, and only if it is stated', () => {
    const product = (name: string, offers: unknown, type = 'Product') => ({
      '@type': type,
      name,
      description: `Our ${name}`,
      offers,
    })
    const priceSpecification = [
      {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/ListPrice',
        price: '24.00',
        priceCurrency: 'GBP',
      },
      { '@type': 'UnitPriceSpecification', price: '19.90', priceCurrency: 'GBP', unitText: 'kg' },
    ]
    const declared = [
      product('Bell', { price: 7.5, priceCurrency: 'GBP' }),
      product('Lamp', { lowPrice: '20.00', highPrice: '20.00', priceCurrency: 'GBP' }),
      product('Wax', { '@type': 'Offer', priceSpecification }),
      product('Rack', { price: '0.00', priceCurrency: 'GBP' }),
      product('Lock', { price: 'ask', priceCurrency: 'GBP' }),
      { ...product('Open day', { price: '0', priceCurrency: 'GBP' }, 'Event'), startDate: '2026-05-01T20:00:00+01:00' },
    ]
    const { items } = understand({ '/': page(`${declare(declared)}<p>We mend bikes of all kinds.</p>`) })
    expect(
      items.filter(({ type }) => type === 'product').map(({ title, content }) => [title, ...content.split('\n')]),
    ).toEqual([
      ['Bell', 'Our Bell', 'Price: 7.50 GBP'],
      ['Lamp', 'Our Lamp', 'Price: 20.00 GBP'],
      ['Wax', 'Our Wax', 'Price: 19.90 GBP / kg'],
      ['Rack', 'Our Rack'],
      ['Lock', 'Our Lock'],
      ['Open day', 'Our Open day', '1 May 2026, 20:00', 'Price: 0 GBP'],
    ])
  })

  test('a declared answer is read as HTML', () => {
    const text =
      '<p>Yes &ndash; on a lead.<br>We have:</p><ul><li>Bowls</li><li>Treats, 3 &lt; 5</li></ul><style>x()</style>'
    const faq = {
      '@type': 'FAQPage',
      mainEntity: { '@type': 'Question', name: 'Are dogs welcome?', acceptedAnswer: { text } },
    }
    const twice = {
      ...faq,
      mainEntity: {
        ...faq.mainEntity,
        name: 'And cats?',
        acceptedAnswer: { text: '&lt;p&gt;No &amp;amp; never.&lt;/p&gt;' },
      },
    }
    const { items } = understand({ '/': page(`${declare([faq, twice])}<p>We mend bikes of all kinds.</p>`) })
    expect(find(items, 'And cats?')?.content).toBe('No & never.')
    expect(find(items, 'Are dogs welcome?')?.content.split('\n')).toEqual([
      'Yes – on a lead.',
      'We have:',
      'Bowls',
      'Treats, 3 < 5',
    ])
  })
})
