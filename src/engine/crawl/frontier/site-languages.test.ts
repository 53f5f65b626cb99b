import { describe, expect, it } from 'vitest'
import { createSiteLanguages, languageOf } from './site-languages.ts'

const url = (path: string) => new URL(path, 'https://shop.test')

it.each([
  ['/de/preise', 'de'],
  ['/pt-br/', 'pt'],
  ['/zh_Hans/x', 'zh'],
  ['/a?lang=fr-CA', 'fr'],
  ['/', undefined],
  ['/shop/de', undefined],
  ['/us/prices', undefined],
  ['/design', undefined],
])('languageOf %s is %s', (path, language) => {
  expect(languageOf(url(path))).toBe(language)
})

describe('translations', () => {
  it('are all other language trees if the start page is in one', () => {
    const languages = createSiteLanguages(url('/en/index.html'), '')
    languages.note(url('/fr/tarifs'), 'Voir')
    languages.note(url('/en/prices'), '')
    expect(languages.preferred).toBe('en')
    expect(languages.translationOf(url('/fr/contact'))).toBe('fr')
    expect(languages.translationOf(url('/en/contact'), 'fr')).toBeUndefined()
    expect(languages.translationOf(url('/contact'))).toBeUndefined()
    expect(languages.translations()).toEqual(['fr'])
  })

  it.each(['Deutsch', 'DE', 'de-AT', '🇩🇪 Deutsch', 'German'])('are told by a link that is called %s', (text) => {
    const languages = createSiteLanguages(url('/'), 'en-GB')
    languages.note(url('/de/'), text)
    expect(languages.translationOf(url('/de/preise'))).toBe('de')
  })

  it('are recognized by pairs of pages, in any order', () => {
    const languages = createSiteLanguages(url('/'), 'de')
    languages.note(url('/en/kontakt.html'), '')
    languages.note(url('/kontakt.html'), '')
    languages.note(url('/preise'), '')
    languages.note(url('/fr/preise/'), '')
    expect(languages.translations()).toEqual(['en', 'fr'])
  })

  it('are recognized by the versions that a page names, at any addresses', () => {
    const languages = createSiteLanguages(url('/'), 'en')
    const versions = { en: '/prices', 'de-AT': '/preise', fr: '/prices', 'x-default': '/choose' }
    const alternates = Object.entries(versions).map(([language, path]) => ({ language, url: url(path).href }))
    languages.noteAlternates(url('/prices'), alternates)
    expect(Object.values(versions).map((path) => languages.translationOf(url(path)))).toEqual([
      undefined,
      'de',
      undefined,
      undefined,
    ])
    expect(languages.translationOf(url('/kontakt'), 'de')).toBe('de')
  })

  it('do not include pages without a version in the chosen language', () => {
    const languages = createSiteLanguages(url('/'), 'en')
    languages.noteAlternates(url('/nur-hier'), [{ language: 'de', url: url('/nur-hier').href }])
    languages.noteAlternates(url('/de/hier'), [{ language: 'fr', url: url('/ici').href }])
    expect(languages.translations()).toEqual([])
  })

  it('do not include sections whose name looks like a code', () => {
    const languages = createSiteLanguages(url('/'), 'en')
    languages.note(url('/'), 'Home')
    languages.note(url('/it/'), 'IT services')
    languages.note(url('/it/support'), 'Support')
    expect(languages.translationOf(url('/it/support'))).toBeUndefined()
  })

  it('are unknown if nothing tells the chosen language', () => {
    const languages = createSiteLanguages(url('/'), '')
    languages.note(url('/de/'), 'Deutsch')
    expect(languages.translations()).toEqual([])
  })
})
