import { describe, expect, test } from 'vitest'
import type { Fact } from '../knowledge/knowledge-types.ts'
import { itemFacts } from './item-facts.ts'

const facts = (content: string, title = 'Prices') =>
  itemFacts({ type: 'product', title, content, sourceUrl: 'https://a.test/p' }, 'Europe/London')

describe('hours and contacts', () => {
  const find = (content: string, kind: Fact['kind'], title = 'Wall') =>
    facts(content, title)
      .filter((fact) => fact.kind === kind)
      .map(({ value, subject, qualifier }) => [value, subject, qualifier].join(' | '))

  test('hours with their branch, exceptions and time zone', () => {
    const content = '## Northmoor\nMon–Fri 9am–5pm\nBank holidays: closed\n## Saltings\nDienstag bis Freitag 9–17 Uhr'
    expect(find(content, 'hours')).toEqual([
      'Mon–Fri 9am–5pm | Wall: Northmoor | ',
      'Bank holidays: closed | Wall: Northmoor | Bank holidays',
      'Dienstag bis Freitag 9–17 Uhr | Wall: Saltings | ',
    ])
    expect(facts('Open daily 9:00–17:00')[0]?.unit).toBe('Europe/London')
  })

  test('hours without the other words of their line', () => {
    expect(find('Tuesdays, 9 to 12. No dogs in the waiting room then.', 'hours')).toEqual([
      'Tuesdays, 9 to 12. | Wall | ',
    ])
    expect(find('Tue–Sun 11–19.30. Closed Mondays.', 'hours')).toEqual(['Tue–Sun 11–19.30. Closed Mondays. | Wall | '])
    expect(find('Yes, on weekdays, from 8 to 32 children.', 'hours')).toEqual([])
    expect(find('Served 2 pm – 4.30 pm · £22.50 a head · Please book', 'hours')).toEqual([
      'Served 2 pm – 4.30 pm | Wall | ',
    ])
    expect(find('Montag · 9–12 Uhr · Hof', 'hours')).toEqual(['Montag · 9–12 Uhr | Wall | '])
    expect(find('Kitchen juice: £2.20', 'hours')).toEqual([])
    expect(find('Between 48 and 24 hours we refund half.', 'hours')).toEqual([])
    expect(find("Cancel with 24 hours' notice every day.", 'hours')).toEqual([])
    expect(find('Segunda a sexta: 9h às 19h', 'hours')).toEqual(['Segunda a sexta: 9h às 19h | Wall | '])
    expect(find('Drink at least 4 to 8 glasses of water every day.', 'hours')).toEqual([])
    expect(find('Sessions available daily.', 'hours')).toEqual([])
    expect(find('24/7 camera surveillance', 'hours')).toEqual([])
    expect(find('We’re having a party on Saturday 16 April, noon to 8pm.', 'hours')).toEqual([])
    expect(find('2.25 hours: total lesson time in winter', 'hours')).toEqual([])
    expect(find('9–5 Mon–Fri, 10–2 Sat', 'hours')).toEqual(['9–5 Mon–Fri, 10–2 Sat | Wall | '])
    expect(find('9-17 Montag bis Freitag', 'hours')).toHaveLength(1)
    expect(find('Teams of 3-5 Monkeys on Monday', 'hours')).toEqual([])
    expect(find('Reached: Ma–zo · 9–21 u', 'hours')).toEqual(['Reached: Ma–zo · 9–21 u | Wall | '])
    expect(find('| Monday-Friday |\n| --- |\n| 7am-6pm |', 'hours')).toEqual(['Monday-Friday: 7am-6pm | Wall | '])
    expect(find('Samstag & Sonntag\nGeschlossen', 'hours')).toEqual(['Samstag & Sonntag: Geschlossen | Wall | '])
    expect(find('Urgencias las 24 horas, todos los días', 'hours')).toHaveLength(1)
    expect(find('Divya Wed, 12/18/2024 - 04:39', 'hours')).toEqual([])
    expect(find('## Brioche\nsamedi 5 décembre 2026\n9:00 – 13:00', 'hours')).toEqual([])
    expect(find('25 and 26 December: closed', 'hours')).toEqual([
      '25 and 26 December: closed | Wall | 25 and 26 December',
    ])
    expect(find('24 y 25 de diciembre: cerrado', 'hours')).toEqual([
      '24 y 25 de diciembre: cerrado | Wall | 24 y 25 de diciembre',
    ])
  })

  test('hours beside a number to call', () => {
    expect(find('Call 0113 496 0172, Monday to Friday 9:00–17:00.', 'hours')).toEqual([
      'Call 0113 496 0172, Monday to Friday 9:00–17:00. | Wall | ',
    ])
    expect(find('Monday 10:00–18:00, late night Thursday until 21:00', 'hours')).toHaveLength(1)
  })

  test('addresses below a label, and as they are written abroad', () => {
    expect(find('- My address is:\n  Elm House\n  Quay Lane\n  Bath\n- It is a short walk', 'address')).toEqual([
      'Elm House, Quay Lane, Bath | Wall | ',
    ])
    expect(find('### Address\nElm House\nQuay Road, Wack City\n\n### Phone\n', 'address')).toEqual([
      'Elm House, Quay Road, Wack City | Wall: Address | ',
    ])
    expect(find('Dirección\nAv. de las Islas, 12\nCosta, 35508, Lanzarote\nHorario\nMon–Fri 9–17', 'address')).toEqual([
      'Av. de las Islas, 12, Costa, 35508, Lanzarote | Wall | ',
    ])
    expect(find('📍 31 Owl Trail, Lake Wales, FL 33898 📞 (863) 273-2856', 'address')).toEqual([
      '31 Owl Trail, Lake Wales, FL 33898 | Wall | ',
    ])
    expect(find('Plot 8, Jay Colony, Satpur, Nashik, Maharashtra 422007', 'address')).toHaveLength(1)
    expect(find('Universal Audio 6176 Pre-amp / Compressor', 'address')).toEqual([])
    expect(
      find('Unsere Website wird bei der Host SE, Elgendorfer Str. 57, 56410 Montabaur, gehostet', 'address'),
    ).toEqual([])
  })

  test('phone numbers and nothing that looks like one', () => {
    expect(find('Phone: 0113 496 0172', 'phone')).toEqual(['0113 496 0172 | Wall | '])
    expect(find('WhatsApp +212 600 111 222', 'phone')).toEqual(['+212 600 111 222 | Wall | WhatsApp'])
    expect(
      ['Umsatzsteuer-ID: DE000000417', 'Steuer Nr.: DE 193 891 667'].flatMap((text) => find(text, 'phone')),
    ).toEqual([])
    expect(find('btw BE 0778.763.411 · tel. 0492 07 02 51', 'phone')).toEqual(['0492 07 02 51 | Wall | '])
    expect(find('Lucia 329 4728383', 'phone')).toEqual(['329 4728383 | Wall | Lucia'])
    expect(find('Tel. 91 123 45 67 / 612 34 56 78', 'phone')).toEqual([
      '91 123 45 67 | Wall | ',
      '612 34 56 78 | Wall | ',
    ])
    expect(find('Tel.: 04131 / 12 34 56', 'phone')).toEqual(['04131 / 12 34 56 | Wall | '])
    expect(find('VAT no. 123 4567 89. Open 10.00–18.00 on 25.12.2026', 'phone')).toEqual([])
  })

  test.each<[string, string[]]>([
    ['Réservation au 01.23.45.67.89 ou en ligne', ['01.23.45.67.89 | ']],
    ['Tel 0 44 02 - 98 76 54', ['0 44 02 - 98 76 54 | ']],
    ['020 7946 1985', ['020 7946 1985 | ']],
    ['(217) 555-2013', ['(217) 555-2013 | ']],
    ['1-800-555-0123', ['1-800-555-0123 | ']],
    ['(11) 91234-5678', ['(11) 91234-5678 | ']],
    ['هاتف: ٠١٢٣٤٥٦٧٨٩٠', ['01234567890 | ']],
    ['واتساب: +٩٧١ ٤ ٣٤٥ ٦٧٨٩', ['+971 4 345 6789 | WhatsApp']],
    ['Tel. ۰۲۱ ۱۲۳۴ ۵۶۷۸', ['021 1234 5678 | ']],
    ['CP 28013, Tel: 915550123', ['915550123 | ']],
    ['Cell. 3471234567', ['3471234567 | mobile']],
    ['Fone: 55 71 3676-1234', ['55 71 3676-1234 | ']],
    ['Fon 089/123456', ['089/123456 | ']],
    ['Phone: (555) 010•2305 • 555•010•1031', ['(555) 010•2305 | ', '555•010•1031 | ']],
    ['WhatsApp 600 111 222, Tel 976 000 111', ['600 111 222 | WhatsApp', '976 000 111 | ']],
    ['T. 976 000 111 / F. 976 000 112', ['976 000 111 | ', '976 000 112 | fax']],
    ['Tel/Fax 02.1234567 - Cell. +39 347 1234567', ['02.1234567 | ', '+39 347 1234567 | mobile']],
    ['Since 1985 we served 1234567 guests, from 01.06.2026 to 30.09.2026', []],
    ['2019 2020 2021 2022', []],
    ['Bestellnummer 0123 456789', []],
    ['Ref: 0612345678', []],
    ['Size 100 200 300', []],
    ['Was a part of it yours? Call us at 844.770.0652', ['844.770.0652 | ']],
    ['Call (800) 995-5003 (866) 761-6071', ['(800) 995-5003 | ', '(866) 761-6071 | ']],
    ['1 (646) 547-14-46', ['1 (646) 547-14-46 | ']],
    ['Call 1-888-888-4532 (8am to 5pm)', ['1-888-888-4532 | ']],
    ['Fax:1 602 827 2469', ['1 602 827 2469 | fax']],
    ['External address 198.51.100.32', []],
    ['Hotel 1234567 stars, calls 3628800', []],
    ['Telefonnummer 0123 456789', ['0123 456789 | ']],
  ])('numbers of %s', (line, expected) => {
    expect(find(line, 'phone').map((found) => found.replace('Wall | ', ''))).toEqual(expected)
    expect(find(line, 'hours').filter((found) => !found.includes('8am'))).toEqual([])
  })

  test('the hours of a row belong to what the row names', () => {
    const table =
      '| Course | Time | Who | Fee |\n| --- | --- | --- | --- |\n| Pilates | Wed 17:30 – 18:30 | Kim | 112 € |'
    expect(find(table, 'hours', 'Courses')).toEqual(['Wed 17:30 – 18:30 | Courses: Pilates | '])
  })

  test('numbers below names under one heading belong to these names', () => {
    const list = 'Paulton\n01761 418443\nStonehouse\n01453 821599'
    expect(find(list, 'phone', 'Gift cards')).toEqual([
      '01761 418443 | Gift cards: Paulton | ',
      '01453 821599 | Gift cards: Stonehouse | ',
    ])
  })

  test('values under one heading do not belong to another thing in the title', () => {
    const part = '## Chard\nA warm welcome\n## Paulton\n01761 418443'
    expect(find(part, 'phone', 'La Campagna: Chard')).toEqual(['01761 418443 | La Campagna: Paulton | '])
  })

  test('addresses in one line or two, and email', () => {
    expect(find('14 Tenter Lane, Kelderby KD4 7QN', 'address')).toEqual(['14 Tenter Lane, Kelderby KD4 7QN | Wall | '])
    expect(find('Amselgrund 12\n55999 Kirrfeld', 'address')).toEqual(['Amselgrund 12, 55999 Kirrfeld | Wall | '])
    expect(find('2819 Prairie Rd.\nLester Prairie, MN 55354', 'address')).toEqual([
      '2819 Prairie Rd., Lester Prairie, MN 55354 | Wall | ',
    ])
    expect(find('Rua Augusta, 123 - Centro, São Paulo', 'address')).toEqual([
      'Rua Augusta, 123 - Centro, São Paulo | Wall | ',
    ])
    expect(find('2 Wood Lane\nStonehouse\nGL10 2EE', 'address')).toEqual([
      '2 Wood Lane, Stonehouse, GL10 2EE | Wall | ',
    ])
    expect(find('Viernes de 9h a 15h\nPlaza Mayor 3\n50001 Zaragoza', 'address')).toEqual([
      'Plaza Mayor 3, 50001 Zaragoza | Wall | ',
    ])
    expect(find('Viernes de 9h a 15h\nPlaza Mayor, s/n\n50001 Zaragoza', 'hours')).toEqual([
      'Viernes de 9h a 15h | Wall | ',
    ])
    expect(find('8700 River Park Drive\nParkville, MO\n64152', 'address')).toEqual([
      '8700 River Park Drive, Parkville, MO, 64152 | Wall | ',
    ])
    expect(find('1-888-420-1040 · 945 Broad St., Augusta, GA 30901', 'address')).toEqual([
      '945 Broad St., Augusta, GA 30901 | Wall | ',
    ])
    expect(find('Am Sande 7, 21335 Lüneburg, Tel. 04131 712000', 'address')).toEqual([
      'Am Sande 7, 21335 Lüneburg | Wall | ',
    ])
    expect(find('GL10 2EE\n2008 Beijing Olympics — Wushu', 'address')).toEqual([])
    expect(find('Complain to the Information Commissioner, 0303 123 1113', 'phone')).toEqual([])
    expect(find('Write to hello@wall.example.', 'email')).toEqual(['hello@wall.example | Wall | '])
  })
})
