import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { imageLink } from '../src/features/channels/channels.ts'
import { openChat } from './support/chat-visitor.ts'
import { disposeAfterAll } from './support/dispose-after-all.ts'
import { claimNewAgent } from './support/owner.ts'
import { startService } from './support/service.ts'
import { startSite } from './support/site-server.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A camera's picture: rotated, with metadata about the rotation and the photographer. */
function takePhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const photo = sharp({ create: { width, height, channels: 3, background: '#884422', noise } })
  return photo
    .withExif({ IFD0: { Artist: 'Anna Schmidt' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** A few kilobytes that become half a gigabyte of pixels. */
function drawVastPicture(): Promise<Buffer> {
  return sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#ffffff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A kilobyte that takes 20 bytes of memory for each of its pixels. */
function drawVastAvif(): Promise<Buffer> {
  return sharp({ create: { width: 2_600, height: 2_400, channels: 3, background: '#ffffff' } })
    .avif({ effort: 0 })
    .toBuffer()
}

const service = await disposeAfterAll(startService())
const site = await disposeAfterAll(
  startSite({
    '/a.png': { headers: { 'content-type': 'image/png' }, body: PIXEL },
    '/b.png': { headers: { 'content-type': 'image/png' }, body: PIXEL },
    '/': {
      headers: { 'content-type': 'text/html' },
      body: `<title>Farm shop</title><meta property="og:image" content="/b.png"><main><h1>From our hives</h1>
        <p><a href="/wax">Beeswax</a> <a href="/mead">Mead</a></p>
        <img src="/logo.png" alt="Farm shop">
        <div class="offer"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="photo.jpg" alt="A jar"><div><h2>Forest honey</h2><p>Price: 7.50 EUR a jar</p></div></div>
        <div class="offer"><img src="/a.png" width="24" alt=""><div><h2>Beeswax candle</h2><p>Price: 12.00 EUR a pair</p></div></div></main>`,
    },
    '/wax': {
      headers: { 'content-type': 'text/html' },
      body: `<title>Beeswax</title><meta property="og:image" content="/b.png"><main><h1>Beeswax block</h1><p>Price: 9.00 EUR</p></main>`,
    },
    '/mead': {
      headers: { 'content-type': 'text/html' },
      body: `<title>Mead</title><meta property="og:image" content="/a.png"><main><h1>Bottle of mead</h1><p>Price: 14.00 EUR</p></main>`,
    },
    '/page.html': '<script>alert(1)</script>',
    '/big.png': { headers: { 'content-type': 'image/png' }, body: Buffer.alloc(9 * 1024 * 1024) },
    '/broken.png': { headers: { 'content-type': 'image/png' }, body: PIXEL.subarray(0, 40) },
    '/photo.jpg': { headers: { 'content-type': 'image/jpeg' }, body: await takePhoto(2400, 1600) },
    '/vast.png': { headers: { 'content-type': 'image/png' }, body: await drawVastPicture() },
    '/vast.avif': { headers: { 'content-type': 'image/avif' }, body: await drawVastAvif() },
    '/script.svg': {
      headers: { 'content-type': 'image/svg+xml' },
      body: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    },
  }),
)

const linkTo = (url: string, page?: string) =>
  imageLink(service.app, { url, page }).replace(service.app.addresses.public(), '')
const get = (url: string, page?: string) => service.call('GET', linkTo(url, page))

describe('a picture of another website', () => {
  test('is delivered as JPEG on request, but not if it is SVG', async () => {
    const asJpeg = (path: string) => {
      const link = imageLink(service.app, { url: `${site.origin}${path}`, as: 'jpeg' })
      return service.call('GET', link.replace(service.app.addresses.public(), ''))
    }
    for (const path of ['/b.png', '/photo.jpg']) {
      const { status, headers } = await asJpeg(path)
      expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'image/jpeg'])
    }
    expect((await asJpeg('/script.svg')).status).toBe(404)
    const link = imageLink(service.app, { url: `${site.origin}/b.png` }).replace(service.app.addresses.public(), '')
    expect((await service.call('GET', `${link}&as=jpeg`)).status).toBe(404)
  })

  test('is fetched by the service, once a day for all visitors', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => get(`${site.origin}/a.png`)))
    for (const { status, headers } of replies) {
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('image/png')
      expect(headers.get('cache-control')).toBe('public, max-age=86400, immutable')
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
    expect(site.hits.filter((path) => path === '/a.png')).toHaveLength(1)
  })

  test('is resized and rotated, without metadata', async () => {
    const response = await fetch(imageLink(service.app, { url: `${site.origin}/photo.jpg` }))
    expect(response.headers.get('content-type')).toBe('image/webp')
    const body = Buffer.from(await response.arrayBuffer())
    const { width, height, exif } = await sharp(body).metadata()
    expect({ width, height, exif }).toEqual({ width: 480, height: 720, exif: undefined })
    expect(body.length).toBeLessThan(200_000)
  })

  test('runs nothing when it is opened directly', async () => {
    const { headers } = await get(`${site.origin}/script.svg`)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('has a URL of the service in the theme', async () => {
    const { agent, style } = await claimNewAgent(service)
    await style({ avatar: `${site.origin}/a.png` })
    const { body } = await service.call('POST', '/api/v1/chat/sessions', { widget_key: agent.webchat_widget_key })
    expect(body.agent.theme.avatar).toMatch(new RegExp(`^${service.app.addresses.public()}/api/v1/chat/images\\?url=`))
    expect((await fetch(body.agent.theme.avatar)).status).toBe(200)
  })
})

describe('the service refuses', () => {
  test.each([
    ['what is no picture', () => get(`${site.origin}/page.html`)],
    ['what is too large', () => get(`${site.origin}/big.png`)],
    ['what is broken', () => get(`${site.origin}/broken.png`)],
    ['what has too many pixels', () => get(`${site.origin}/vast.png`)],
    ['what has too many pixels for its format', () => get(`${site.origin}/vast.avif`)],
    ['what cannot be had', () => get(`${site.origin}/missing.png`)],
    ['what a public page says stands on this machine', () => get(`${site.origin}/a.png`, 'https://93.184.215.14/shop')],
    ['a link that it has not made', () => service.call('GET', `${linkTo(`${site.origin}/a.png`)}x`)],
    ['a link to something else', () => service.call('GET', linkTo(`${site.origin}/a.png`).replace('a.png', 'b.png'))],
  ])('%s', async (_name, ask) => expect(await ask()).toMatchObject({ status: 404, body: { error: 'Image not found' } }))

  test('an address that is not of a website', async () => {
    expect((await get('javascript:alert(1)')).status).toBe(400)
    expect((await get('data:image/png;base64,AA==')).status).toBe(400)
  })
})

test('an offer is shown with the picture of its card or page, by a link of the service', async () => {
  const { webchat_widget_key: key } = await service.createAgent({ website_url: `${site.origin}/` })
  const cardsFor = async (text: string) => (await (await openChat(service, key)).say(text)).message.cards
  const [honey] = await cardsFor('How much is the forest honey?')
  expect(honey?.title).toBe('Forest honey')
  const link = honey?.image_url ?? ''
  expect(link).toBe(imageLink(service.app, { url: `${site.origin}/photo.jpg`, page: `${site.origin}/` }))
  expect(
    (await service.call('GET', link.replace(service.app.addresses.public(), ''))).headers.get('content-type'),
  ).toBe('image/webp')
  // A picture of one offer's page shows the offer; a picture that several pages share shows the site.
  const [mead] = await cardsFor('How much is the bottle of mead?')
  expect(mead?.image_url).toBe(imageLink(service.app, { url: `${site.origin}/a.png`, page: `${site.origin}/mead` }))
  const [wax] = await cardsFor('How much is the beeswax block?')
  expect(wax).toEqual({
    title: expect.stringContaining('Beeswax') as string,
    price: '9.00 EUR',
    url: `${site.origin}/wax`,
  })
  // An icon beside the text does not show the offer.
  const [candle] = await cardsFor('How much is the beeswax candle?')
  expect(candle).toEqual({
    title: 'Beeswax candle',
    price: expect.stringContaining('12.00 EUR') as string,
    url: `${site.origin}/`,
  })
})
