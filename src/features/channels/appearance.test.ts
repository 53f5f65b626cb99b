import { describe, expect, test } from 'vitest'
import { checkOrigin, launcherSettings } from './appearance.ts'

const addresses = {
  public: () => 'https://foyer.example',
  app: () => 'https://app.foyer.example',
  widget: () => 'https://foyer.example/w',
  chatLinkBase: () => 'https://wa.me',
  chatDigits: () => '12025550143',
}

const may = (origins: string[], origin: string | undefined): boolean => {
  try {
    checkOrigin(addresses, { appearance: { origins } }, origin)
    return true
  } catch {
    return false
  }
}

describe('a website may show the chat', () => {
  test.each([
    [[], 'https://anyone.example', true],
    [[], 'null', true],
    [['https://shop.example'], 'https://shop.example', true],
    [['https://shop.example'], 'http://shop.example', false],
    [['https://shop.example'], 'https://shop.example:8443', false],
    [['https://shop.example'], 'https://shop.example.evil.test', false],
    [['https://shop.example'], 'null', false],
    [['null'], 'null', true],
    [['https://*.shop.example'], 'https://www.shop.example', true],
    [['https://*.shop.example'], 'https://a.b.shop.example', true],
    [['https://*.shop.example'], 'https://shop.example', false],
    [['https://*.shop.example'], 'https://evilshop.example', false],
    [['https://shop.example'], 'https://foyer.example', true],
    [['https://shop.example'], 'https://app.foyer.example', true],
    [['https://shop.example'], undefined, true],
    [['https://bäcker.example'], 'https://xn--bcker-gra.example', true],
    [['https://*.bäcker.example'], 'https://www.xn--bcker-gra.example', true],
    [['https://*.bäcker.example'], 'https://xn--bcker-gra.example', false],
    [['https://shop.example:443'], 'https://shop.example', true],
    [['http://localhost:8080'], 'http://localhost:8080', true],
  ])('with %j, %s: %s', (origins, origin, expected) => expect(may(origins, origin)).toBe(expected))
})

test('an unclaimed agent has the default launcher and no bubble', () => {
  expect(launcherSettings({ appearance: { delay: 3, page: '/prices' }, siteLook: { colors: [], images: [] } })).toEqual(
    {
      color: '#1f5f5b',
      position: 'right',
      scheme: 'auto',
    },
  )
})
