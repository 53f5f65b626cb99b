import { describe, expect, test } from 'vitest'
import { readPage } from '../read-page.ts'
import { rankColors } from './brand-colors.ts'
import { parseCssColor, readableOn, toHex } from './css-color.ts'
import { readManifest } from './read-manifest.ts'
import { readStyleColors } from './style-colors.ts'

const hex = (text: string): string | undefined => {
  const color = parseCssColor(text)
  return color && toHex(color)
}

describe('a color', () => {
  test.each([
    ['#B5179E', '#b5179e'],
    ['#b19', '#bb1199'],
    ['#b5179eff', '#b5179e'],
    ['#b5179e80', undefined],
    ['rgb(181, 23, 158)', '#b5179e'],
    ['rgba(181 23 158 / 100%)', '#b5179e'],
    ['rgba(181, 23, 158, 0.4)', undefined],
    ['hsl(313, 77%, 40%)', '#b51793'],
    ['hsl(313deg 77% 40%)', '#b51793'],
    ['313 77% 40%', '#b51793'],
    ['oklch(0.62796 0.25768 29.2339)', '#ff0000'],
    ['oklch(45.201% 78.3035% 264.052)', '#0000ff'],
    ['tomato', undefined],
    ['var(--brand)', undefined],
    ['linear-gradient(#fff, #000)', undefined],
  ])('%s is %s', (text, expected) => expect(hex(text)).toBe(expected))

  test('has a readable text color', () => {
    expect(readableOn([255, 221, 0])).toBe('#000')
    expect(readableOn([31, 95, 91])).toBe('#fff')
  })
})

describe('colors of a style sheet', () => {
  const first = (css: string): string | undefined => rankColors(readStyleColors(css))[0]

  test('come from properties with meaningful names, buttons and links', () => {
    expect(first(':root{--brand-primary:#b5179e;--gray:#888}a{color:#0a58ca}')).toBe('#b5179e')
    expect(first('.btn-primary{background:#e4572e}.btn-danger{background:#dc3545}p{color:#0000aa}')).toBe('#e4572e')
    expect(first('nav a:hover{color:#0a58ca}')).toBe('#0a58ca')
  })

  test('follow custom properties, even inside functions and at-rules', () => {
    const css =
      ':root{--main:var(--p);--p:313 77% 40%}@media (min-width:1px){.button{background-color:hsl(var(--main))}}'
    expect(first(css)).toBe('#b51793')
  })

  test('are not gray, white or those of other services', () => {
    expect(first('.btn{background:#32373c}.button{background:#fff}.btn-facebook{background:#1877f2}')).toBeUndefined()
  })

  test('count once if they are alike', () => {
    expect(
      rankColors(readStyleColors('.btn{background:#b5179e}.btn:hover{background:#a8149a}a{color:#0a58ca}')),
    ).toEqual(['#b5179e', '#0a58ca'])
  })

  test('come from broken and hostile sheets in time', () => {
    for (const part of ['{', '}', '/*', 'a{color:', 'var(--x)', '--x:var(--x);', ';'])
      expect(readStyleColors(part.repeat(200_000))).toEqual([])
  })
})

test('a page declares icons, style sheets, a manifest and the colors of its elements', () => {
  const html = `<html><head><link rel="icon" href="/favicon.ico"><link rel="icon" type="image/png" sizes="32x32" href="/32.png">
    <link rel="apple-touch-icon" sizes="180x180" href="/touch.png"><link rel="manifest" href="/site.webmanifest">
    <link rel="stylesheet" href="/main.css"><style>.btn{background:#b5179e}</style></head>
    <body><img class="site-logo" src="/logo.svg"><a class="cta" style="background:#e4572e" href="/">Book</a></body></html>`
  const source = {
    url: 'https://shop.example/',
    contentType: 'text/html',
    headers: {},
    body: new TextEncoder().encode(html),
  }
  expect(readPage(source).look).toBeUndefined()
  expect(readPage({ ...source, withLook: true }).look).toEqual({
    colors: [
      { color: '#e4572e', weight: 6 },
      { color: '#b5179e', weight: 3 },
    ],
    icons: ['https://shop.example/touch.png', 'https://shop.example/32.png', 'https://shop.example/logo.svg'],
    manifest: 'https://shop.example/site.webmanifest',
    stylesheets: ['https://shop.example/main.css'],
  })
})

test('a manifest has a color and the most suitable icon', () => {
  const icons = [
    { src: 'mask.png', sizes: '192x192', purpose: 'maskable' },
    { src: 'small.png', sizes: '48x48' },
    { src: 'large.png', sizes: '512x512' },
    { src: 'good.png', sizes: '192x192' },
  ]
  expect(readManifest(JSON.stringify({ theme_color: '#b5179e', icons }), 'https://shop.example/m.json')).toEqual({
    color: '#b5179e',
    icons: ['https://shop.example/good.png'],
  })
  for (const text of ['', 'null', '[]', '{"icons":{}}', '{"icons":[null,1,{"src":{}}]}'])
    expect(() => readManifest(text, 'https://shop.example/')).not.toThrow()
})
