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
    `<p style="opacity:0;height:0;overflow:hidden">${TEXT}</p>`,
    `<p style="max-height:0;overflow:hidden">${TEXT}</p>`,
    `<p style="opacity:0;position:absolute">${TEXT}</p>`,
    `<p style="transform:scale(0)">${TEXT}</p>`,
    `<p style="transform:translateX(-9999px)">${TEXT}</p>`,
    `<p style="margin-left:-9999px">${TEXT}</p>`,
    `<p style="clip-path:circle(0)">${TEXT}</p>`,
    `<p style="color:transparent">${TEXT}</p>`,
    `<p style="color:rgba(0,0,0,0)">${TEXT}</p>`,
    `<p style="color:#fefefe;background-color:rgb(255,255,255)">${TEXT}</p>`,
    `<style>.z{opacity:0;height:0}</style><p class="z">${TEXT}</p>`,
    `<span class="screen-reader-text">${TEXT}</span>`,
    `<style>.note{display:none}</style><p class="note">${TEXT}</p>`,
    `<style>#a,.b { font-size: 0 }</style><p class="b">${TEXT}</p>`,
    `<p title="${TEXT}">Mugs</p>`,
    `<noscript><p>${TEXT} ${'And more. '.repeat(20)}</p></noscript><p>${'We throw mugs by hand. '.repeat(8)}</p>`,
  ])('%s', (body) => expect(isShown(body)).toBe(false))

  test.each([
    `<p style="font-size:0.95rem">${TEXT}</p>`,
    `<p style="opacity:0;transform:translateY(20px)">${TEXT}</p>`,
    `<div class="accordion-panel" style="max-height:0;overflow:hidden">${TEXT}</div>`,
    `<p style="color:transparent;background-clip:text">${TEXT}</p>`,
    `<system>${TEXT}</system>`,
    `<p style="color:#fff;background:#000">${TEXT}</p>`,
    `<style>.tab{display:none} .tab.active{display:block}</style><div class="tab">${TEXT}</div>`,
    `<style>@media print{.note{display:none}}</style><p class="note">${TEXT}</p>`,
  ])('but not: %s', (body) => expect(isShown(body)).toBe(true))
})
