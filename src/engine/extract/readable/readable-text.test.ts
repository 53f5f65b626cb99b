import { expect, test } from 'vitest'
import { readPage } from '../read-page.ts'
import { readableText } from './readable-text.ts'

const STORY =
  'The kiln is fired on Thursdays, when the wind comes off the river and the draught through the old chimney is steady enough to hold ' +
  'the heat. It takes eleven hours to reach stoneware temperature, and two days before the door may be opened.'

const HTML = `<html><head><title>Firing the kiln | Alder Pottery</title></head><body>
<header><nav><ul><li><a href="/">Home</a></li><li><a href="/shop">Shop</a></li><li><a href="/visit">Visit</a></li></ul></nav></header>
<main><article class="entry-content"><h1>Firing the kiln</h1><p>${STORY}</p><p>${STORY.replace('Thursdays', 'Fridays in winter')}</p></article>
<div class="related-posts"><h3>Related posts</h3><ul><li><a href="/a">Ten glazes</a></li><li><a href="/b">Clay from here</a></li></ul></div></main>
<div class="cookie-banner"><p>We use cookies to improve your visit.</p><button>Accept</button></div>
<footer><p>© 2026 Alder Pottery. All rights reserved.</p><p>Open Monday to Friday, 9:00–17:00</p></footer></body></html>`

const page = readPage({
  url: 'https://alder.test/kiln',
  contentType: 'text/html',
  headers: {},
  body: new TextEncoder().encode(HTML),
})

test('readable text is what the page itself says', () => {
  const text = readableText(page)
  expect(text).toContain('The kiln is fired on Thursdays')
  expect(text).toContain('Firing the kiln')
  for (const around of ['Shop', 'Related posts', 'Ten glazes', 'cookies', 'All rights reserved'])
    expect(text).not.toContain(around)
})

test('every visible block has a likelihood, and the likely ones are the page itself', () => {
  const story = page.blocks.find((block) => block.kind === 'paragraph' && block.text.startsWith('The kiln'))
  const related = page.blocks.find((block) => block.kind === 'list-item' && block.text === 'Ten glazes')
  expect(story?.likelihood).toBeGreaterThan(0.8)
  expect(related?.likelihood).toBeLessThan(0.3)
})
