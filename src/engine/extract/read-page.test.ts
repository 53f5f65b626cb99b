import { describe, expect, test } from 'vitest'
import { readHtml, texts } from '../../../test/support/html-blocks.ts'

describe('place', () => {
  test('header, footer, navigation and aside, also by class', () => {
    const { blocks } = readHtml(
      '<header>Head words</header><div class="mobile-nav"><a href="/x">Shop</a></div><main><p>Main words</p><aside>Side</aside></main><div class="site-footer">Foot</div>',
    )
    expect(blocks.map(({ region }) => region)).toEqual(['header', 'header', 'main', 'aside', 'footer'])
  })

  test('hidden text is marked, but not text that a click opens', () => {
    const hidden = [
      '<p hidden>x y</p>',
      '<p style="display:none">x y</p>',
      '<p aria-hidden="true">x y</p>',
      '<p style="position:absolute;left:-9999px">x y</p>',
    ]
    for (const html of hidden) expect(readHtml(html).blocks[0]?.region).toBe('hidden')
    const open = [
      '<div role="tabpanel" hidden>x y</div>',
      '<div class="accordion-panel" style="display:none">x y</div>',
      '<p style="opacity:0">x y</p>',
    ]
    for (const html of open) expect(readHtml(html).blocks[0]?.region).toBe('main')
    expect(
      readHtml('<button aria-controls="more">More</button><div id="more" hidden>x y</div>').blocks.at(-1)?.region,
    ).toBe('main')
    expect(readHtml('<div class="modal" hidden>x y</div>').blocks[0]?.region).toBe('hidden')
    const opened =
      '<a href="#terms">Terms</a><div id="terms" class="modal" role="dialog" aria-hidden="true"><div class="modal-inner"><h3>Terms</h3><p>x y</p></div></div>'
    expect(readHtml(opened).blocks.at(-1)).toMatchObject({ region: 'main', part: 'unnamed' })
    expect(
      readHtml('<div aria-hidden="true"><h3>Family plan</h3><p>€20</p></div>').blocks.map(({ region }) => region),
    ).toEqual(['main', 'main'])
    expect(
      readHtml('<body style="visibility:hidden"><div hidden id="S:0"><p>x y</p></div></body>').blocks[0]?.region,
    ).toBe('main')
  })

  test('a box with the words of every state shows the current price', () => {
    const box = (names: string, old: string) => `<div class="price ${names}"><div class="price__container">
      <div class="price__regular"><span class="visually-hidden">Regular price</span> <span class="price-item">£18</span></div>
      <div class="price__sale"><span class="visually-hidden">Regular price</span> <s class="price-item">${old}</s>
        <span class="visually-hidden">Sale price</span> <span class="price-item price-item--sale">£18</span></div>
      <small class="unit-price"><span class="visually-hidden">Unit price</span> <span class="price-item">£9<span aria-hidden="true">/</span>
        <span class="visually-hidden">per</span> kg</span></small></div>
      <span class="price__badge-sale">Sale</span><span class="price__badge-sold-out">Sold out</span></div>`
    const shown = (html: string) =>
      readHtml(html)
        .blocks.filter(({ region }) => region !== 'hidden')
        .map((block) => ('text' in block ? block.text : ''))
        .join('|')
    expect(shown(box('', ''))).toBe('£18|£9 per kg')
    expect(shown(box('price--on-sale', '£24'))).toBe('£18|£9 per kg|Sale')
    expect(shown(box('price--sold-out', ''))).toBe('£18|£9 per kg|Sold out')
    expect(shown('<p>Mug <del>£24.00</del> £18.00</p>')).toBe('Mug £18.00')
    expect(shown('<p>Mug <span style="text-decoration: line-through">24,- €</span> 18 €</p>')).toBe('Mug 18 €')
    expect(shown('<p>Mug <s>CHF 1’200.–</s> CHF 900.–</p>')).toBe('Mug CHF 900.–')
    expect(shown('<p><s>12.05.2026</s> moved</p>')).toBe('12.05.2026 moved')
    expect(shown('<p><s>Saturday 12 May</s> fully booked</p>')).toBe('Saturday 12 May fully booked')
    expect(shown('<p class="price"><span class="visually-hidden">Current price: £18</span></p>')).toBe(
      'Current price: £18',
    )
  })

  test('blocks of one card share their card, and only links are linked', () => {
    const card = (name: string) => `<div class="card"><h3>${name}</h3><p>£5</p><a href="/buy">Buy now</a></div>`
    const { blocks } = readHtml(`<section>${card('One')}${card('Two')}</section><p>After</p>`)
    const cards = blocks.map((block) => block.cards.at(-1))
    expect(cards[0]).toBe(cards[2])
    expect(cards[0]).not.toBe(cards[3])
    expect(blocks.at(-1)?.cards).toEqual([])
    expect(blocks.map(({ linked }) => linked)).toEqual([false, false, true, false, false, true, false])
  })

  test('the addresses of links are written out', () => {
    expect(
      texts(
        readHtml(
          '<p><a href="mailto:hi@shop.test?subject=x">Write to us</a> or <a href="tel:+441234567890">01234 567890</a></p>',
        ).blocks,
      ),
    ).toEqual(['Write to us (hi@shop.test) or 01234 567890'])
    expect(texts(readHtml('<p><a href="https://wa.me/441234567890"><svg></svg></a></p>').blocks)).toEqual([
      '+441234567890',
    ])
    expect(
      texts(readHtml('<p>Mail: <a data-cfemail="7a12133a0912150a540e1f090e">[email&#160;protected]</a></p>').blocks)[0],
    ).toContain('hi@shop.test')
  })
})

test.each([
  ['<a href="https://www.shop.test/trial">Book a trial: shop.test/trial</a>', false],
  ['<a href="https://shop.test/trial/?from=home">shop.test/trial</a>', false],
  ['<a href="/trial">shop.test/trial</a>', false],
  ['<a href="https://bäckerei.test/">www.bäckerei.test</a>', false],
  ['<a href="http://other.test/trial">Book at shop.test/trial</a>', true],
  ['<a href="/trial">Book a trial</a>', true],
  ['<a href="mailto:?subject=shop.test">shop.test</a>', true],
  ['<a href="https://other.test/">shop.test</a>', true],
  ['<a href="/">Home</a>', true],
  ['<a href="https://shop.test/trial">Book a trial/visit</a>', true],
  ['<a href="">shop.test</a>', true],
  ['<a href="#">shop.test #</a>', true],
])('%s: whether it is only a link is %s', (link, isLinked) => {
  expect(readHtml(`<main><p>${link}</p></main>`).blocks.map(({ linked }) => linked)).toEqual([isLinked])
})

describe('the document', () => {
  test('title, description, language, robots, canonical and links', () => {
    const page = readHtml(
      '<html lang="de-AT"><head><title> Bäckerei &amp; Café </title><meta name="Description" content="Brot"><base href="/b/">' +
        '<link rel="canonical" href="/kanon#x"><link rel="Alternate" hreflang="en-GB" href="bakery#x"><link rel="alternate" href="/feed">' +
        '<link hreflang="fr" href="/fr"><link rel="alternate" hreflang="x-default" href="tel:1"><meta name="robots" content="noindex"></head>' +
        '<a href="c.html#top" rel="nofollow">Mehr <b>Brot</b></a><a href="javascript:x()">y</a><a href="http://[bad">z</a></html>',
      { 'x-robots-tag': 'googlebot: nofollow' },
    )
    expect(page).toMatchObject({
      title: 'Bäckerei & Café',
      description: 'Brot',
      language: 'de-at',
      canonicalUrl: 'https://shop.test/kanon',
      alternates: [{ language: 'en-GB', url: 'https://shop.test/b/bakery' }],
      noindex: true,
      nofollow: false,
      links: [{ url: 'https://shop.test/b/c.html', text: 'Mehr Brot', rel: 'nofollow' }],
    })
  })

  test.each([
    ['index, follow, max-image-preview:none', false, false],
    ['max-image-preview: none, nofollow', false, true],
    ['NONE', true, true],
    ['noindex,nofollow', true, true],
  ])('robots may say %s', (content, noindex, nofollow) => {
    expect(readHtml(`<meta name="robots" content="${content}">`)).toMatchObject({ noindex, nofollow })
  })

  test('several tags of robots and of proofs all count', () => {
    const html = '<meta name="robots" content="max-snippet:20"><meta name="robots" content="noindex">'
    expect(readHtml(html)).toMatchObject({ noindex: true, nofollow: false })
    const proofs = '<meta name="Shop-Verification" content="one"><meta name="shop-verification" content="two">'
    expect(readHtml(proofs).meta).toEqual({ 'shop-verification': 'one, two' })
  })

  test('frames are links', () => {
    const html = '<frameset cols="20%,*"><frame src="menu.html"><frame src="/start.html#top"><frame></frameset>'
    expect(readHtml(html).links.map(({ url }) => url)).toEqual([
      'https://shop.test/a/menu.html',
      'https://shop.test/start.html',
    ])
  })

  test('a script that chooses a language names the folders to look into', () => {
    const script =
      "<script>var l = ['en', 'fr'].includes(navigator.language) ? 'fr' : 'en'; location.replace('/' + l + '/')</script>"
    const urls = (html: string) => readHtml(html).links.map(({ url }) => url)
    expect(urls(script)).toEqual(['https://shop.test/a/en/', 'https://shop.test/a/fr/'])
    expect(urls(`${script}<p>${'A page with a text of its own. '.repeat(20)}</p>`)).toEqual([])
  })

  test('redirects of meta and of bare scripts, and no others', () => {
    expect(readHtml('<meta http-equiv="refresh" content="0; url=/en/">').redirectsTo).toBe('https://shop.test/en/')
    expect(readHtml('<meta http-equiv="refresh" content="600; url=/en/">').redirectsTo).toBe('')
    expect(readHtml('', { refresh: '0; url=/en/' }).redirectsTo).toBe('https://shop.test/en/')
    expect(readHtml('<meta http-equiv="refresh" content="0; url=/de/">', { refresh: '30; url=/en/' }).redirectsTo).toBe(
      'https://shop.test/de/',
    )
    expect(readHtml('<script>window.location.href = "/de/";</script>').redirectsTo).toBe('https://shop.test/de/')
    expect(readHtml('<script>location.replace(`${base}/x`)</script>').redirectsTo).toBe('')
    expect(
      readHtml('<script src="a.js"></script><noscript><meta http-equiv="refresh" content="0;url=/plain/"></noscript>')
        .redirectsTo,
    ).toBe('https://shop.test/plain/')
    expect(
      readHtml(`<p>${'Real words of a real page. '.repeat(20)}</p><script>location.href='/x'</script>`).redirectsTo,
    ).toBe('')
  })

  test('an empty shell, and what it says to those without scripts', () => {
    expect(readHtml('<div id="root"></div><script src="/app.js"></script>').emptyShell).toBe(true)
    expect(
      readHtml(`<div id="root"><p>${'Words. '.repeat(40)}</p></div><script src="/app.js"></script>`).emptyShell,
    ).toBe(false)
    expect(readHtml(`<p>${'Words. '.repeat(40)}</p><noscript>Enable it</noscript>`).blocks).toHaveLength(1)
    expect(texts(readHtml('<p>One</p><NOSCRIPT><iframe src="x"></NOSCRIPT><p>Two</p>').blocks)).toEqual(['One', 'Two'])
    expect(texts(readHtml('<noscript><p>Call 01234 567890</p></noscript>').blocks)).toEqual(['Call 01234 567890'])
  })

  test('JSON-LD, whole, in a graph and broken', () => {
    const block = (json: string) => `<script type="application/ld+json">${json}</script>`
    expect(readHtml(block('{"@graph":[{"@type":"A"},{"@type":"B"}]}')).structured).toEqual([
      { '@type': 'A' },
      { '@type': 'B' },
    ])
    expect(readHtml(block('<!-- [{"@type":"A","name":"x, ]",},] -->')).structured).toEqual([
      { '@type': 'A', name: 'x, ]' },
    ])
    expect(readHtml(block('//<![CDATA[\n{"text":"two\nlines"}\n//]]>')).structured).toEqual([{ text: 'two\nlines' }])
    expect(readHtml(block('{&quot;name&quot;: &quot;x&quot;}')).structured).toEqual([{ name: 'x' }])
    expect(readHtml(block('nonsense {')).structured).toEqual([])
  })
})
