import { expect, test } from 'vitest'
import { websiteOwner } from './support/changing-site.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'
import { startSite } from './support/site-server.ts'

const service = await disposeAfterAll(startService({ AGENTS_PER_DAY: '100' }))
const owner = websiteOwner(service, (await service.createAccount()).bearer)

const WORDS = {
  en: {
    name: 'English',
    home: '<p>Seehof is a guest house on the shore of the lake, and dogs are welcome in all of its rooms.</p>',
    title: 'Rooms and prices',
    rooms: '<h2>Lake room</h2><p>A bright room with a balcony that faces the lake.</p><p>Price: €149</p>',
  },
  de: {
    name: 'Deutsch',
    home: '<p>Der Seehof ist eine Pension am Ufer des Sees, und Hunde sind in allen Zimmern willkommen.</p>',
    title: 'Zimmer und Preise',
    rooms: '<h2>Seezimmer</h2><p>Ein helles Zimmer mit einem Balkon, der zum See geht.</p><p>Preis: 149 €</p>',
  },
  fr: {
    name: 'Français',
    home: '<p>Le Seehof est une pension au bord du lac, et les chiens sont les bienvenus dans toutes les chambres.</p>',
    title: 'Chambres et prix',
    rooms: '<h2>Chambre du lac</h2><p>Une chambre claire avec un balcon qui donne sur le lac.</p><p>Prix : 149 €</p>',
  },
}
type Language = keyof typeof WORDS
const LANGUAGES = ['en', 'de', 'fr'] as const

/** Paths of each language's home page and rooms. */
type Addresses = Record<Language, readonly [home: string, rooms: string]>

const BY_PATH: Addresses = { en: ['/', '/rooms'], de: ['/de/', '/de/zimmer'], fr: ['/fr/', '/fr/chambres'] }
const BY_NOTHING: Addresses = { en: ['/', '/rooms'], de: ['/willkommen', '/zimmer'], fr: ['/bienvenue', '/chambres'] }
const BY_PARAMETER: Addresses = {
  en: ['/', '/rooms'],
  de: ['/?lang=de', '/rooms?lang=de'],
  fr: ['/?lang=fr', '/rooms?lang=fr'],
}

const versionsOf = (addresses: Addresses, at: 0 | 1) =>
  LANGUAGES.map((language) => ({ language, path: addresses[language][at] }))

interface Layout {
  /** How pages declare their versions. */
  by?: 'links' | 'hreflang' | 'sitemap'
  /** Their text. */
  words?: typeof WORDS
}

/** A guest house in three languages. */
function inLanguages(addresses: Addresses, { by = 'links', words = WORDS }: Layout = {}): Record<string, string> {
  const pageOf = (language: Language, at: 0 | 1) => {
    const { title, ...body } = words[language]
    const [home, rooms] = addresses[language]
    const versions = versionsOf(addresses, at)
    const head = versions.map((one) => `<link rel="alternate" hreflang="${one.language}" href="${one.path}">`).join('')
    const menu = versions
      .map((one) => `<a href="${one.path}">${by === 'links' ? WORDS[one.language].name : '🌐'}</a>`)
      .join(' ')
    return `<!doctype html><html lang="${language}"><head><title>${at === 0 ? 'Seehof' : title}</title>${by === 'hreflang' ? head : ''}</head>
      <body><header><a href="${home}">Seehof</a> <a href="${rooms}">${title}</a> ${by === 'sitemap' ? '' : menu}</header><main>${at === 0 ? body.home : body.rooms}</main></body></html>`
  }
  const urls = ([0, 1] as const).flatMap((at) => {
    const versions = versionsOf(addresses, at)
    const links = versions
      .map(({ language, path }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${path}"/>`)
      .join('')
    return versions.map(({ path }) => `<url><loc>${path}</loc>${links}</url>`)
  })
  return {
    ...Object.fromEntries(
      LANGUAGES.flatMap((language) =>
        addresses[language].map((path, at) => [path, pageOf(language, at === 0 ? 0 : 1)]),
      ),
    ),
    ...(by === 'sitemap' && { '/sitemap.xml': `<urlset>${urls.toReversed().join('')}</urlset>` }),
  }
}

test.each([
  ['paths', BY_PATH, 'links'],
  ['what pages say of their versions', BY_NOTHING, 'hreflang'],
  ['parameters', BY_PARAMETER, 'links'],
  ['its sitemap', BY_NOTHING, 'sitemap'],
] as const)(
  'a website whose languages are declared by %s is read in one of them first, and answers in each',
  async (_, addresses, by) => {
    await using site = await startSite(inLanguages(addresses, { by }))
    const agent = await owner.create(site)
    const paths = new Set<string>(Object.values(addresses).flat())
    const read = site.hits.filter((path) => paths.has(path))
    expect(read).toHaveLength(6)
    expect(read.slice(0, 2)).toEqual(addresses.en)
    const report = await owner.reportOf(agent.agent_id)
    expect(report).toMatchObject({ pages_read: 6, languages: { de: 2, en: 2, fr: 2 }, conflicts: [] })
    expect(Object.keys(report.languages)[0]).toBe('en')
    expect(report.warnings.join()).not.toContain('translated')
    expect(report.questions.map(({ answer }: { answer: string }) => answer).join()).not.toMatch(/Zimmer|Chambre/)
    for (const [language, question, answer] of [
      ['en', 'How much is the lake room?', '€149'],
      ['de', 'Was kostet das Seezimmer?', '149 €'],
      ['fr', 'Combien coûte la chambre du lac ?', '149 €'],
      ['de', 'Was bieten Sie an?', 'Seezimmer'],
      ['en', 'Are dogs welcome?', 'dogs are welcome'],
      ['de', 'Sind Hunde willkommen?', 'Hunde sind in allen'],
    ] as const) {
      const { message } = await (await openChat(service, agent.webchat_widget_key)).say(question)
      expect(message.text).toContain(answer)
      const sources = message.sources.map(({ url }) => url?.replace(site.origin, ''))
      expect(sources).not.toEqual([])
      expect(addresses[language]).toEqual(expect.arrayContaining(sources))
    }
  },
)

test('an untranslated language version adds nothing', async () => {
  await using site = await startSite(
    inLanguages(BY_PATH, { words: { ...WORDS, de: { ...WORDS.en, title: 'Zimmer' }, fr: WORDS.en } }),
  )
  const { agent_id: id } = await owner.create(site)
  const content = await owner.contentOf(id)
  expect(content.match(/dogs are welcome/g)).toHaveLength(1)
  expect(content.match(/balcony that faces the lake/g)).toHaveLength(1)
})

test('items of a page in another language change and disappear with it', async () => {
  const pages = inLanguages(BY_PATH)
  await using site = await startSite(pages)
  const { agent_id: id } = await owner.create(site)
  pages['/de/zimmer'] = pages['/de/zimmer']?.replace('149 €', '155 €') ?? ''
  await owner.readAgain(id)
  expect(await owner.contentOf(id)).toMatch(/155 €/)
  pages['/de/zimmer'] = '<meta name="robots" content="noindex">'
  await owner.passDay(id)
  await expect.poll(() => owner.contentOf(id)).not.toContain('155 €')
  expect(await owner.contentOf(id)).toContain('€149')
})

test('if not all pages may be read, other languages are cut first, and their most important pages last', async () => {
  await using small = await startService({ CRAWL_MAX_PAGES: '4' })
  await using site = await startSite(inLanguages(BY_PATH))
  const { create, reportOf } = websiteOwner(small, (await small.createAccount()).bearer)
  const { warnings, languages } = await reportOf((await create(site)).agent_id)
  const limit = 'the limit is 4 pages per website (CRAWL_MAX_PAGES)'
  expect(warnings).toContain(`2 translated pages (de, fr) were found but not read: ${limit}.`)
  expect(languages).toEqual({ en: 2, de: 1, fr: 1 })
  expect(site.hits).toEqual(expect.arrayContaining(['/', '/rooms', '/de/zimmer', '/fr/chambres']))
})
