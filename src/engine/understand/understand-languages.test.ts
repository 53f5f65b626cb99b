import { expect, test } from 'vitest'
import { understand } from '../../../test/support/understood-pages.ts'

const WORDS = {
  en: {
    closed: 'Sunday: closed',
    text: 'We mend all bicycles in the workshop by the lake, and you can wait for yours on the terrace.',
  },
  de: {
    closed: 'Sonntag: geschlossen',
    text: 'Wir reparieren alle Räder in der Werkstatt am See, und Sie können auf der Terrasse auf Ihres warten.',
  },
  fr: {
    closed: 'Dimanche : fermé',
    text: 'Nous réparons tous les vélos dans notre atelier, et vous pouvez attendre le vôtre sur la terrasse avec nous.',
  },
  es: {
    closed: 'Domingo: cerrado',
    text: 'Reparamos todas las bicicletas en el taller del lago, y puede esperar la suya en la terraza con los demás.',
  },
  it: {
    closed: 'Domenica: chiuso',
    text: 'Ripariamo tutte le biciclette nella nostra officina, e può aspettare la sua sulla terrazza con gli altri.',
  },
  nl: {
    closed: 'Zondag: gesloten',
    text: 'Wij maken alle fietsen in de werkplaats aan het meer, en u kunt op het terras wachten op die van u.',
  },
  pt: {
    closed: 'Domingo: fechado',
    text: 'Reparamos todas as bicicletas na oficina do lago, e pode esperar pela sua no terraço com os outros.',
  },
}
type Language = keyof typeof WORDS

/** A site with so many pages in each language. */
function siteOf(pages: Partial<Record<Language, number>>): Record<string, string> {
  const entries = Object.entries(pages).flatMap(([language, count]) =>
    Array.from({ length: count }, (_, at) => {
      const { closed, text } = WORDS[language as Language]
      const body = `<main><h1>${language} ${at}</h1><p>${at}: ${text}</p></main><footer><p>Quay Street 12</p><p>${closed}</p></footer>`
      return [
        `/${language}/${at}`,
        `<html lang="${language}"><head><title>${language} ${at}</title></head><body>${body}</body></html>`,
      ]
    }),
  )
  return Object.fromEntries(entries)
}

test.each([
  ['de', ['Gibt es Parkplätze?', 'Wann öffnen Sie?', 'Haben Sie WLAN?', 'Haben Sie noch Fragen?']],
  ['fr', ['Où garer la voiture ?', 'Quand ouvrez-vous ?', 'Vous avez un parking ?', 'Vous avez des questions ?']],
  ['nl', ['Waar kan ik parkeren?', 'Hoe laat gaat u open?', 'Heeft u wifi?', 'Heeft u nog vragen?']],
])(
  "a visitor's question to the business is a question, one of the business to visitors is not: %s",
  (language, headings) => {
    const asked = headings
      .map((heading) => `<h3>${heading}</h3><p>${heading.length} ${WORDS[language as Language].text}</p>`)
      .join('')
    const { items } = understand(
      { '/faq': `<head><title>FAQ</title></head><main><h1>FAQ</h1>${asked}</main>` },
      language,
    )
    expect(items.filter(({ type }) => type === 'faq').map(({ title }) => title)).toEqual(headings.slice(0, 3))
  },
)

test('seven languages each tell how to reach the business in their own words', () => {
  const pages = { en: 2, de: 2, fr: 2, es: 2, it: 2, nl: 2, pt: 2 }
  const { items, language } = understand(siteOf(pages))
  expect(language).toBe('en')
  for (const spoken of Object.keys(pages) as Language[]) {
    const said = items.filter((item) => item.language === spoken).map(({ content }) => content)
    const others = Object.entries(WORDS).flatMap(([other, { closed }]) => (other === spoken ? [] : closed))
    expect(said.join('\n')).toContain(WORDS[spoken].closed)
    for (const other of others) expect(said.join('\n')).not.toContain(other)
  }
})

test('a page with too few words to tell its language has the language of the site', () => {
  const price =
    '<html><head><title>Sauna</title></head><body><main><h1>Sauna</h1><p>Tagesticket: 14,00 €</p></main></body></html>'
  const { items } = understand({ ...siteOf({ de: 3 }), '/sauna': price })
  expect(items.find(({ title }) => title === 'Sauna')).toMatchObject({
    language: 'de',
    category: 'Produkte und Leistungen',
  })
})

test('a row that a translation has in the same words keeps its name', () => {
  const pageOf = (lang: Language, title: string, room: string): string =>
    `<html lang="${lang}"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${WORDS[lang].text}</p><table>` +
    `<tr><th>${room}</th><th>2026</th><th>2027</th></tr><tr><td>Junior Suite Spreewald</td><td>219 €</td><td>259 €</td></tr></table></main></body></html>`
  const { items } = understand({ '/preise': pageOf('de', 'Preise', 'Zimmer'), '/rates': pageOf('en', 'Rates', 'Room') })
  const told = items.filter(({ content }) => content.includes('Junior Suite'))
  expect(new Set(told.map(({ language }) => language))).toEqual(new Set(['de', 'en']))
  for (const { content } of told) expect(content).not.toMatch(/(?:Preise|Rates): Junior/u)
})
