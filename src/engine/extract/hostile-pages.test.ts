import { describe, expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const read = (body: Uint8Array) => readPage({ url: 'https://shop.test/', contentType: 'text/html', headers: {}, body })
const encode = (text: string) => new TextEncoder().encode(text)

const HOSTILE: [string, string][] = [
  ['100,000 nested boxes', `${'<div>'.repeat(100_000)}deep${'</div>'.repeat(100_000)}`],
  ['100,000 nested inline elements', `${'<b>'.repeat(100_000)}deep`],
  ['unclosed tags', `<p>one<div>two<span>three<table><tr><td>four<li>five<a href="x">six`],
  ['a line of 3 MB', `<p>${'word '.repeat(600_000)}`],
  ['3 MB of tags', '<i>a</i>'.repeat(375_000)],
  ['100,000 links to write to', '<a href="mailto:a@b.test">mail</a>'.repeat(100_000)],
  ['3 MB of paragraphs', '<p>text of mine</p>'.repeat(160_000)],
  ['NUL bytes', '<p>a\0b</p>\0\0<\0p>'],
  ['lone surrogates', '<p>a&#xD800;b \uFFFD</p>'],
  ['an empty body', ''],
  ['plaintext', '<p>before</p><plaintext><p>after</p>'],
  ['code of 3 MB of empty lines', `<pre>a${'\n'.repeat(3_000_000)}b</pre>`],
  ['a class of 3 MB of spaces', `<p class="a${' '.repeat(3_000_000)}b">text</p>`],
  ['a huge attribute', `<p class="${'x'.repeat(2_000_000)}" style="${'left:'.repeat(100_000)}">text</p>`],
  [
    'a million columns',
    '<table><tr><td colspan="1000000" rowspan="1000000">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
  ],
  ['nested tables', `${'<table><tr><td>'.repeat(3_000)}deep`],
  ['nested lists', `${'<ul><li>'.repeat(3_000)}deep`],
  ['nested details', `${'<details><summary>Why so deep?</summary>'.repeat(2_000)}deep`],
  ['nested headings', '<h2>x '.repeat(3_000)],
  ['nested headings of text', `<div role="heading">${'words '.repeat(100)}`.repeat(100)],
  ['nested summaries of text', `<details><summary>${'words '.repeat(100)}`.repeat(90)],
  ['nested definitions of nothing', '<dl><dd>words'.repeat(90)],
  ['a masked address of 2 MB', `<a data-cfemail="${'7a'.repeat(1_000_000)}">x</a>`],
  ['100,000 closing tags', `${'<div>'.repeat(490)}${'</p></x>'.repeat(100_000)}`],
  ['a comment without end', `<p>a</p><!-- ${'-'.repeat(500_000)}`],
  ['broken JSON-LD of 1 MB', `<script type="application/ld+json">${'{"a":"\\'.repeat(130_000)}</script>`],
  ['deep JSON-LD', `<script type="application/ld+json">${'['.repeat(100_000)}${']'.repeat(100_000)}</script>`],
  ['200,000 openings of noscript', '<noscript>'.repeat(200_000)],
  ['100,000 empty noscripts', '<noscript></noscript>'.repeat(100_000)],
  ['only brackets', '<'.repeat(1_000_000)],
]

test('a heading of 3 MB is text', () => {
  const long = 'word '.repeat(600_000)
  const { blocks } = read(encode(`<h1>${long}</h1><details><summary>${long}?</summary>x</details>`))
  expect(blocks.map(({ kind }) => kind)).not.toContain('heading')
  expect(blocks.map(({ kind }) => kind)).toContain('paragraph')
})

describe('hostile pages are read, or cut', () => {
  // A reader that is not linear in one of these would take minutes.
  test.each(HOSTILE)('%s', (_name, html) => {
    const page = read(encode(html))
    expect(JSON.stringify(page).isWellFormed()).toBe(true)
    expect(page.blocks.length).toBeLessThanOrEqual(6_000)
  })

  test('binary bodies', () => {
    const noise = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7919 + (index >> 3)) % 256)
    expect(read(noise).url).toBe('https://shop.test/')
  })

  test('text below the deepest level is kept', () => {
    const page = read(encode(`${'<div>'.repeat(450)}<p>deep words</p>`))
    expect(JSON.stringify(page.blocks)).toContain('deep words')
  })

  test('says that content beyond a limit is cut', () => {
    expect(read(encode('<p>words of mine</p>'.repeat(30_000))).cut).toBe(true)
    expect(read(encode(`<p>${'a'.repeat(6 * 1024 * 1024)}</p>`)).cut).toBe(true)
    expect(read(encode('<p>short</p>')).cut).toBe(false)
  })
})
