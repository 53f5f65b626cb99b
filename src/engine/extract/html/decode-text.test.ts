import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { repairMojibake } from './mojibake.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const utf8 = (text: string) => new TextEncoder().encode(text)

describe('which encoding', () => {
  test.each([
    ['the byte order mark wins', Uint8Array.of(0xff, 0xfe, 0x41, 0), 'text/html; charset=utf-8', 'A'],
    ['then the header', bytes('caf\xe9'), 'text/html; charset=ISO-8859-1', 'café'],
    [
      'then meta',
      bytes('<meta charset="windows-1252">caf\xe9 \x80'),
      'text/html',
      '<meta charset="windows-1252">café €',
    ],
    ['then http-equiv', bytes('<meta http-equiv=Content-Type content="text/html; charset=koi8-r">\xc1'), '', /а$/u],
    ['meta if the header names an unknown one', bytes('<meta charset=koi8-r>\xc1'), 'text/html; charset=none', /а$/u],
    ['the XML declaration', bytes('<?xml version="1.0" encoding="koi8-r"?><p>\xc1'), 'application/xhtml+xml', /а$/u],
    [
      'a late meta for what is not UTF-8',
      bytes(`<!--${'-'.repeat(2_000)}--><meta charset=koi8-r>\xc1\xc1`),
      'text/html',
      /аа$/u,
    ],
    ['no late meta for what is UTF-8', utf8(`<!--${'-'.repeat(2_000)}--><meta charset=koi8-r>я`), 'text/html', /я$/u],
    [
      'meta for what a header wrongly calls UTF-8',
      bytes('<meta charset=koi8-r>\xc1\xc1'),
      'text/html; charset=utf-8',
      /аа$/u,
    ],
    ['UTF-8 without any', utf8('naïve – ✓'), 'text/html', 'naïve – ✓'],
    ['windows-1252 for what is not UTF-8', bytes('caf\xe9 \x96 caf\xe9'), 'text/html', 'café – café'],
    ['an unknown label', utf8('ü'), 'text/html; charset=klingon', 'ü'],
    ['a label that lies about UTF-8', bytes('gr\xfc\xdfe'), 'text/html; charset=utf-8', 'grüße'],
    ['a meta that claims UTF-16', utf8('<meta charset=utf-16>ü'), '', '<meta charset=utf-16>ü'],
  ])('%s', (_name, body, contentType, expected) => {
    expect(decodeText(body, contentType)).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    )
  })

  test('one wrong byte does not change the encoding of a UTF-8 page', () => {
    expect(decodeText(new Uint8Array([...utf8('äöü – äöü'), 0xff]), 'text/html')).toContain('äöü – äöü')
  })

  test('any bytes result in a text', () => {
    expect(typeof decodeText(new Uint8Array(0), '')).toBe('string')
    expect(
      typeof decodeText(
        Uint8Array.from({ length: 5_000 }, (_, index) => (index * 97) % 256),
        'image/png',
      ),
    ).toBe('string')
  })
})

describe('UTF-8 encoded twice', () => {
  test.each([
    ['10am â€“ 4pm', '10am – 4pm'],
    ['CafÃ© from Â£5', 'Café from £5'],
    ['donâ€™t', 'don’t'],
    ['Ð¿Ñ€Ð¸Ð²ÐµÑ‚', 'привет'],
    ['ÃƒÂ©', 'é'],
  ])('%s', (broken, mended) => expect(repairMojibake(broken)).toBe(mended))

  test.each(['« café »', 'Spaß«', 'SÃO PAULO', 'Ångström', 'naïve Zoë', '東京', 'MENÜ »Käse«', 'très à «'])(
    '%s is left alone',
    (text) => expect(repairMojibake(text)).toBe(text),
  )
})
