import { describe, expect, test } from 'vitest'
import { isMailHost, readContacts, readEmails, readSpokenEmails } from './contacts.ts'

const emails = (text: string): string[] => readEmails(text).map(({ value }) => value)
const spoken = (text: string): string[] => readSpokenEmails(text).map(({ value }) => value)

describe('email addresses', () => {
  test.each([
    [
      'Mail Anna.Smith+web@Example.CO.UK or info@wrenfield.example.',
      ['Anna.Smith+web@example.co.uk', 'info@wrenfield.example'],
    ],
    ['müller@bäckerei-süß.de', ['müller@bäckerei-süß.de']],
    ['50%_off@mail-3.example.com', ['50%_off@mail-3.example.com']],
    ['<a@b.de>', ['a@b.de']],
    ['Follow @wrenfield, or anna@localhost', []],
    ['anna@example.c', []],
    ['No address here', []],
  ])('%s', (text, found) => expect(emails(text)).toEqual(found))

  test.each([
    ['anna (at) web dot de', ['anna@web.de']],
    ['anna[at]example[dot]com', ['anna@example.com']],
    ['anna (@) example.com', ['anna@example.com']],
    ['anna @ example . com or anna @ example.com', ['anna@example.com']],
    ['anna dot smith at example dot co dot uk', ['anna.smith@example.co.uk']],
    ['tom at gmail.com', ['tom@gmail.com']],
    ['Tom at GMail.com', ['Tom@gmail.com']],
    ['anna arroba example punto es', ['anna@example.es']],
    ['anna arobase example point fr', ['anna@example.fr']],
    ['anna apenstaartje example.nl', ['anna@example.nl']],
    ['anna ät example punkt de', ['anna@example.de']],
    ['anna.smith(at)example.de', ['anna.smith@example.de']],
    ['anna{at}mail-3.example{dot}com', ['anna@mail-3.example.com']],
    ['It is b@c.de, or anna at web.de', ['b@c.de', 'anna@web.de']],
    ['Meet us at example.com', []],
    ['We are at home. Dot is here', []],
    ['Come at eight', []],
  ])('read out: %s', (text, found) => expect(spoken(text)).toEqual(found))

  test('have their places', () => {
    const text = 'Write to anna (at) web dot de today, or to info@web.de.'
    expect(readSpokenEmails(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'anna (at) web dot de',
      'info@web.de',
    ])
    expect(readEmails(text).map(({ start, end }) => text.slice(start, end))).toEqual(['info@web.de'])
  })

  test.each([
    ['gmail.com', true],
    ['GMX.de', true],
    ['t-online.de', true],
    ['mygmail.com', false],
    ['wrenfield.example', false],
  ])('%s gives addresses to everybody: %s', (domain, gives) => expect(isMailHost(domain)).toBe(gives))
})

describe('contacts', () => {
  const read = (text: string): string[] => readContacts(text).map(({ kind, contact }) => `${kind} ${contact}`)

  test.each([
    ['See https://www.Wrenfield.example/Quote/?from=mail#top.', ['link wrenfield.example/quote']],
    ['www.wrenfield.example, http://wrenfield.example/', ['link wrenfield.example', 'link wrenfield.example']],
    ['[Our prices](/prices) and [call](tel:+442079460018)', ['link /prices', 'phone 442079460018']],
    ['[mail](mailto:Info@wrenfield.example)', ['email info@wrenfield.example']],
    ['[Our prices]( </prices> )', ['link /prices']],
    ['wrenfield.com/book or WRENFIELD.CO.UK', ['link wrenfield.com/book', 'link wrenfield.co.uk']],
    ['(https://wrenfield.example/a_(b))', ['link wrenfield.example/a']],
    ['**wrenfield.com**, ~wrenfield.org~!', ['link wrenfield.com', 'link wrenfield.org']],
    ['Info@Wrenfield.example', ['email info@wrenfield.example']],
    ['Call 020 7946 0018', ['phone 02079460018']],
    ['https://wrenfield.example/020-7946-0018', ['link wrenfield.example/020-7946-0018']],
    ['README.txt, node.js and e.g. this', []],
    ['www.', []],
  ])('%s', (text, found) => expect(read(text)).toEqual(found))

  test('have their places', () => {
    const text = 'Ring 020 7946 0018, or see wrenfield.com/book or info@wrenfield.com'
    expect(readContacts(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'info@wrenfield.com',
      'wrenfield.com/book',
      '020 7946 0018',
    ])
  })
})
