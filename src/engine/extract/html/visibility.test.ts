import { describe, expect, test } from 'vitest'
import { readPage } from '../read-page.ts'

const TEXT = 'The lid came loose on the second evening of our stay.'

function isShown(body: string): boolean {
  const html = `<html><body><main><h1>Mug</h1><p>Thrown by hand.</p>${body}</main></body></html>`
  const page = readPage({
    url: 'https://shop.test/mug',
    contentType: 'text/html',
    headers: {},
    body: new TextEncoder().encode(html),
  })
  return page.blocks.some((block) => 'text' in block && block.region !== 'hidden' && block.text.includes(TEXT))
}

describe('text that visitors cannot see', () => {
  test.each([
    `<p style="display:none">${TEXT}</p>`,
    `<p style="font-size:0.1px">${TEXT}</p>`,
    `<p style="font-size:1px">${TEXT}</p>`,
    `<p style="color:#fff;background:white">${TEXT}</p>`,
    `<div style="position:absolute;width:1px;height:1px;overflow:hidden">${TEXT}</div>`,
    `<div style="clip:rect(0 0 0 0)">${TEXT}</div>`,
    `<span class="screen-reader-text">${TEXT}</span>`,
    `<style>.note{display:none}</style><p class="note">${TEXT}</p>`,
    `<style>#a,.b { font-size: 0 }</style><p class="b">${TEXT}</p>`,
    `<p title="${TEXT}">Mugs</p>`,
    `<noscript><p>${TEXT} ${'And more. '.repeat(20)}</p></noscript><p>${'We throw mugs by hand. '.repeat(8)}</p>`,
  ])('%s', (body) => expect(isShown(body)).toBe(false))

  test.each([
    `<p style="font-size:0.95rem">${TEXT}</p>`,
    `<p style="color:#fff;background:#000">${TEXT}</p>`,
    `<style>.tab{display:none} .tab.active{display:block}</style><div class="tab">${TEXT}</div>`,
    `<style>@media print{.note{display:none}}</style><p class="note">${TEXT}</p>`,
  ])('but not: %s', (body) => expect(isShown(body)).toBe(true))
})
