import { describe, expect, test } from 'vitest'
import { pdfBombs } from '../bench/support/bombs/pdf-bombs.ts'
import { pictureBombs } from '../bench/support/bombs/picture-bombs.ts'
import { answerAsBomb, siteBombs } from '../bench/support/bombs/site-bombs.ts'
import { wordBombs } from '../bench/support/bombs/zip-bombs.ts'
import { type LoopbackServer, startLoopbackServer } from '../scripts/loopback-server.ts'
import { imageLink } from '../src/features/channels/channels.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { startService } from './support/service.ts'

const insideRequests: string[] = []
/** A service beside Foyer, whose port is not opened. Nothing that others write may lead there. */
const inside = await disposeAfterAll(
  startLoopbackServer((request, response) => {
    insideRequests.push(request.url ?? '')
    response.end()
  }),
)
const bombs = siteBombs(inside.origin)
const sites = new Map<string, LoopbackServer>()
for (const bomb of bombs) {
  const answer = startLoopbackServer((request, response) => answerAsBomb(bomb, request, response))
  sites.set(bomb.name, await disposeAfterAll(answer))
}
const pictures = new Map(pictureBombs(inside.origin).map((picture) => [`/${picture.name}`, picture]))
const gallery = await disposeAfterAll(
  startLoopbackServer((request, response) => {
    if (request.url === '/moved') {
      response.writeHead(302, { location: `${inside.origin}/moved.png` }).end()
      return
    }
    const { type, body } = pictures.get(request.url ?? '') ?? { type: 'text/plain', body: '' }
    response.writeHead(200, { 'content-type': type }).end(body)
  }),
)
const opened = [gallery, ...sites.values()].map(({ port }) => `127.0.0.1:${port}`)
const service = await disposeAfterAll(
  startService({ AGENTS_PER_DAY: '1000', CRAWL_ALLOW_PRIVATE_HOSTS: opened.join(',') }),
)
const { bearer } = await service.createAccount()

const DAMAGED = 'file could not be read: it is damaged or password-protected'
const NO_TEXT = 'file has no text: Foyer does not read text in images, such as scans'
const CUT = 'The document is too long, so its end was not read. Split it and upload the parts.'
const beyond = (name: string, limit: string): string => `file "${name}" ${limit}. Split it and upload the parts.`
const unpacks = (name: string): string => beyond(name, 'unpacks to more than 20 MB')

const { webchat_widget_key: widgetKey } = await service.createAgent({}, bearer)

async function expectAnswers(): Promise<void> {
  const { message } = await (await openChat(service, widgetKey)).say('How much is the weekly box?')
  expect(message.text).not.toBe('')
}

describe('an uploaded file', async () => {
  const { agent_id: id } = await service.createAgent({}, bearer)
  const outcomes: Record<string, [status: number, said: string | undefined]> = {
    'ratio.docx': [400, unpacks('ratio.docx')],
    'lying.docx': [400, DAMAGED],
    'lying-zip64.docx': [400, unpacks('lying-zip64.docx')],
    'vast-zip64.docx': [400, unpacks('vast-zip64.docx')],
    'overlapping.docx': [200, CUT],
    'parts.docx': [400, unpacks('parts.docx')],
    'nested.docx': [400, NO_TEXT],
    'names.docx': [200, undefined],
    'deep.docx': [400, beyond('deep.docx', 'has more than 500 elements within each other')],
    'entities.docx': [400, DAMAGED],
    'relations.docx': [200, undefined],
    'stream.pdf': [400, unpacks('stream.pdf')],
    'chain.pdf': [400, unpacks('chain.pdf')],
    'texts.pdf': [200, CUT],
    'pages.pdf': [200, CUT],
    'object-stream.pdf': [400, unpacks('object-stream.pdf')],
    'page-loop.pdf': [400, DAMAGED],
    'table-loop.pdf': [200, undefined],
    'page-count.pdf': [200, undefined],
    'actions.pdf': [200, undefined],
  }

  test.each([...wordBombs(inside.origin), ...pdfBombs(inside.origin)])('$name', async ({ name, body }) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(body)]), name)
    const url = `${service.origin}/api/v1/public/agents/${id}/documents`
    const response = await fetch(url, { method: 'POST', headers: bearer, body: form })
    const { error, warnings } = (await response.json()) as { error?: string; warnings?: string[] }
    expect([response.status, error ?? warnings?.join(' ')]).toEqual(outcomes[name])
    await expectAnswers()
  })
})

describe('a picture of a website', () => {
  test('redirects to no private address', async () => {
    const link = imageLink(service.app, { url: `${gallery.origin}/moved` })
    expect((await service.call('GET', link.replace(service.app.addresses.public(), ''))).status).toBe(404)
  })

  const decoded = new Set(['largest.png', 'note.png', 'profile.png'])

  test.each([...pictures.values()])('$name', async ({ name }) => {
    const link = imageLink(service.app, { url: `${gallery.origin}/${name}` })
    const { status, headers } = await service.call('GET', link.replace(service.app.addresses.public(), ''))
    expect([status, headers.get('content-type')]).toEqual(
      decoded.has(name) ? [200, expect.stringMatching(/^image\//)] : [404, expect.stringContaining('json')],
    )
  })
})

describe('a website', () => {
  const tooLong = '/ is too long or too deeply nested, so part of it was not read.'
  const sitemapTooLarge = '/sitemap.xml is too large or nested, so only its start was read.'
  const circular = '/sitemap.xml refers to itself, so Foyer read it only once.'
  const refused = `${inside.origin}/sitemap is not at a public address, so it was not read.`
  /** What the report says, without the website's origin. */
  const warnings: Record<string, string[]> = {
    'packed-robots': ['/robots.txt is too large or damaged, so only its start was read.'],
    'broken-robots': ['/robots.txt cannot be read, so Foyer reads the website as if it had none.'],
    'packed-sitemap': [sitemapTooLarge],
    alternates: [sitemapTooLarge],
    'nested-sitemap': [sitemapTooLarge],
    'index-of-100000': [sitemapTooLarge, '/sitemap-49.xml and later sitemaps were not read:'],
    'index-of-itself': [circular],
    'indexes-of-each-other': [circular, '/sitemap-50.xml and later sitemaps were not read:'],
    entities: ['/sitemap.xml defines entities, which Foyer does not read.'],
    'index-of-private-addresses': [refused],
    'packed-page': [tooLong],
    'packed-twice': [tooLong],
    'brotli-page': [tooLong],
    'nested-elements': [tooLong],
    'many-elements': [tooLong],
    'vast-attribute': [tooLong],
    'nested-json': [tooLong],
    'nested-arrays': [tooLong],
  }
  test.each(bombs)('$name', async ({ name }) => {
    const origin = sites.get(name)?.origin ?? ''
    const agent = await service.createAgent({ website_url: `${origin}/` }, bearer)
    expect(agent.knowledge_base_count).toBeGreaterThan(0)
    const named = agent.warnings?.filter((warning) => warning.startsWith('http'))
    const said = named?.map((warning) => warning.replace(origin, ''))
    expect(said).toEqual((warnings[name] ?? []).map((warning) => expect.stringContaining(warning) as string))
    await expectAnswers()
  })
})

test('nothing of that was fetched from a private address', () => {
  expect(insideRequests).toEqual([])
})
