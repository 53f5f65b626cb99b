import { describe, expect, it } from 'vitest'
import { lowerCaseWords, namesPerson, valueKindsOf } from './values.ts'

describe('values in a text', () => {
  it.each([
    ['£11.45', 'price'],
    ['from 35 € / person', 'price'],
    ['P4,500 a box', 'price'],
    ['CHF 20.-', 'price'],
    ['Doppelzimmer 103,- inkl. Frühstück', 'price'],
    ['Erwachsene 25.–', 'price'],
    ['RD$83', 'price'],
    ['12 درهم', 'price'],
    ['Served until 12 noon', 'hours'],
    ['Samstag 10:00–14:00 Uhr', 'hours'],
    ['+212 672-531624', 'phone'],
    ['01632 960471', 'phone'],
    ['06.12.34.56.78', 'phone'],
    ['(555) 010•2305', 'phone'],
    ['write to info@example.test', 'email'],
    ['Lindenstraße 12, Berlin', 'address'],
    ['Tidewick TW1 2AB', 'address'],
    ['Tulpenlaan 3', 'address'],
    ['12 Mill Close', 'address'],
    ['7 The Ropewalk, Ashcombe, Victoria, 3199', 'address'],
    ['24 West 1st Street Dunmere, MN 55802', 'address'],
    ['2500 E. Rte. 66 Blvd.', 'address'],
    ['14 Harbor View Rd', 'address'],
    ['Dunmere, NM 88401-4328', 'address'],
    ['au 8 rue de la Plage', 'address'],
    ['in via Carloni', 'address'],
    ['Via Roma', 'address'],
    ['open all year round', 'frequency'],
    ['founded in 1986', 'date'],
    ['3rd of May', 'date'],
    ['de début mars à fin mai', 'date'],
    ['ein Bett, 160 x 200', 'length'],
    ['valid for 12 months', 'duration'],
    ['20 bis 30 Minuten', 'duration'],
    ['tous les jours, environ deux heures', 'duration'],
    ['vingt minutes à pied', 'duration'],
    ['10 دقائق', 'duration'],
    ['Ninety minutes along the coast', 'duration'],
    ['vierzig Minuten', 'duration'],
    ['soixante minutes', 'duration'],
    ['Noventa minutos ao longo da costa', 'duration'],
    ['seats for sixty', 'count'],
    ['up to 35 %', 'percent'],
    ['seats for twelve', 'count'],
    ['Die Jungpflanzen kommen meist im April', 'date'],
    ['La saison commence début mai', 'date'],
    ['no booking fee', 'free'],
    ['kostenlos', 'free'],
    ['$0/month', 'free'],
    ['Free parking', 'free'],
    ['Maximum weight: 200 pounds', 'weight'],
    ['It costs 20 pounds', 'price'],
    ['0,00 € im Monat', 'free'],
    ['Custom pricing', 'onrequest'],
    ['payable on arrival', 'moment'],
    ['zahlbar bei Anreise', 'moment'],
    ['Contact us for rates', 'onrequest'],
    ['cash or card', 'payment'],
    ['We take cash and checks.', 'payment'],
    ['Zahlung in bar oder per Überweisung', 'payment'],
    ['Bitte nur bar bezahlen', 'payment'],
    ['Betalen kan met iDEAL', 'payment'],
  ] as const)('%s gives %s', (text, kind) => {
    expect(valueKindsOf(text).has(kind)).toBe(true)
  })

  it.each([
    ['a hassle-free evening', 'free'],
    ['Please feel free to ask', 'free'],
    ['gluten free cakes', 'free'],
    ['in your free time', 'free'],
    ['They weigh up to 650 pounds each', 'price'],
    ['€0.50 a page', 'free'],
    ['Am 01.01.2027 geschlossen', 'phone'],
    ['Dunmere, NM 88401-4328', 'phone'],
    ['Open 10 Minutes From St Ives', 'address'],
    ['27.12.2026 - 30.12.2026', 'phone'],
    ['1.- Objeto', 'price'],
    ['vom 12.- 15. Mai', 'price'],
    ['Seiten 3,-4', 'price'],
    ['10 € a day', 'free'],
    ['25.0 € a day', 'free'],
    ['2,000 € a year', 'free'],
    ['Company number 17030518', 'phone'],
    ['£12.50', 'count'],
    ['the best in town', 'price'],
    ['it may help', 'date'],
    ['an implant lasts', 'count'],
    ['the one-way distance', 'address'],
    ['notify us via WhatsApp', 'address'],
    ['Via PayPal', 'address'],
    ['trains via Dover', 'address'],
    ['we are close to the station', 'address'],
    ['un corso di ceramica', 'address'],
    ['Check-in ab 15 Uhr', 'payment'],
    ['Check our calendar', 'payment'],
    ['Unsere Bar hat bis 1 Uhr geöffnet', 'payment'],
    ['ideal for families', 'payment'],
    ['un menu à la carte', 'payment'],
  ] as const)('%s gives no %s', (text, kind) => {
    expect(valueKindsOf(text).has(kind)).toBe(false)
  })

  it('tells names of persons from headings in capitals', () => {
    const ordinary = lowerCaseWords(['our head chef cooks', 'book a table'])
    expect(namesPerson('Mara Quill', ordinary)).toBe(true)
    expect(namesPerson('Dr. Ana de Souza founded it', ordinary)).toBe(true)
    expect(namesPerson('Head Chef', ordinary)).toBe(false)
    expect(namesPerson('Lieve De Smet', new Set(['de']))).toBe(true)
    expect(namesPerson('De Linde', new Set(['de']))).toBe(false)
    expect(namesPerson('Mara Quill', ordinary, new Set(['garage', 'quill']))).toBe(true)
    expect(namesPerson('Garage Quill', ordinary, new Set(['garage', 'quill']))).toBe(false)
  })
})
