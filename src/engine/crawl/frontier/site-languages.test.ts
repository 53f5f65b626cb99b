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
  it('are all other trees when the start page stands in one', () => {
    const languages = createSiteLanguages(url('/en/index.html'), '')
    languages.note(url('/fr/tarifs'), 'Voir')
    languages.note(url('/en/prices'), '')
    expect(languages.preferred).toBe('en')
    expect(languages.isTranslation(url('/fr/contact'))).toBe(true)
    expect(languages.isTranslation(url('/en/contact'))).toBe(false)
    expect(languages.isTranslation(url('/contact'))).toBe(false)
    expect(languages.translations()).toEqual(['fr'])
  })

  it.each(['Deutsch', 'DE', 'de-AT', '🇩🇪 Deutsch', 'German'])('are told by a link that is called %s', (text) => {
    const languages = createSiteLanguages(url('/'), 'en-GB')
    languages.note(url('/de/'), text)
    expect(languages.isTranslation(url('/de/preise'))).toBe(true)
  })

  it('are told by twins, whichever is met first', () => {
    const languages = createSiteLanguages(url('/'), 'de')
    languages.note(url('/en/kontakt.html'), '')
    languages.note(url('/kontakt.html'), '')
    languages.note(url('/preise'), '')
    languages.note(url('/fr/preise/'), '')
    expect(languages.translations()).toEqual(['en', 'fr'])
  })

  it('are not sections that are called like a code', () => {
    const languages = createSiteLanguages(url('/'), 'en')
    languages.note(url('/'), 'Home')
    languages.note(url('/it/'), 'IT services')
    languages.note(url('/it/support'), 'Support')
    expect(languages.isTranslation(url('/it/support'))).toBe(false)
  })

  it('are not known when nothing says which language is read', () => {
    const languages = createSiteLanguages(url('/'), '')
    languages.note(url('/de/'), 'Deutsch')
    expect(languages.translations()).toEqual([])
  })
})
