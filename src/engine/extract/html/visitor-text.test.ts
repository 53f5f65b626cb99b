import { describe, expect, test } from 'vitest'
import { readPage } from '../read-page.ts'

const said = (body: string, url = 'https://shop.test/mug') => {
  const html = `<html><body><main><h1>Mug</h1><p>Thrown by hand.</p>${body}</main></body></html>`
  const page = readPage({ url, contentType: 'text/html', headers: {}, body: new TextEncoder().encode(html) })
  const texts = page.blocks.flatMap((block) => ('text' in block && block.byVisitors ? [block.text] : []))
  const blocks = page.blocks.filter(({ byVisitors }) => byVisitors)
  return { texts, blocks, links: page.links.filter(({ byVisitors }) => byVisitors).map(({ url }) => url) }
}
const TEXT = '<p>Broke after a week.</p>'

describe('what visitors wrote', () => {
  test.each([
    `<ol class="commentlist"><li id="comment-7">${TEXT}</li></ol>`,
    `<div id="comments" class="comments-area">${TEXT}</div>`,
    `<div class="wp-block-comments">${TEXT}</div>`,
    `<div id="disqus_thread">${TEXT}</div>`,
    `<div class="review">${TEXT}</div>`,
    `<div id="reviews"><div class="woocommerce-Reviews">${TEXT}</div></div>`,
    `<div class="jdgm-rev__body">${TEXT}</div>`,
    `<div class="yotpo-review-content">${TEXT}</div>`,
    `<div class="spr-review">${TEXT}</div>`,
    `<div class="trustpilot-widget">${TEXT}</div>`,
    `<div class="postbody"><div class="content">${TEXT}</div></div>`,
    `<div class="topic-body crawler-post">${TEXT}</div>`,
    `<div itemscope itemtype="https://schema.org/Review">${TEXT}</div>`,
    `<div itemscope itemtype="http://schema.org/DiscussionForumPosting">${TEXT}</div>`,
    `<div itemprop="comment" itemscope itemtype="https://schema.org/Comment">${TEXT}</div>`,
    `<div class="ProductReviews_item__x9f">${TEXT}</div>`,
    `<article class="paper"><div data-service-review-text-typography="true">${TEXT}</div></article>`,
    `<ol class="items review-items"><li class="review-item">${TEXT}</li></ol>`,
    `<div class="product-comment-list-item">${TEXT}</div>`,
    `<div data-hook="review-body">${TEXT}</div>`,
    `<div class="okeReviews-review-main-content">${TEXT}</div>`,
    `<div class="eapps-google-reviews">${TEXT}</div>`,
    `<div class="js-post__content-text">${TEXT}</div>`,
    `<div class="ipsComment_content">${TEXT}</div>`,
    `<table class="tborder"><tr><td><div id="post_message_1002">${TEXT}</div></td></tr></table>`,
    `<div class="blockpost"><div class="postmsg">${TEXT}</div></div>`,
    `<div class="qa-item"><div class="answer" data-by="customer">${TEXT}</div></div>`,
    `<div class="answers-by-customers">${TEXT}</div>`,
    `<div class="kundenbewertungen">${TEXT}</div>`,
    `<div class="avis-clients">${TEXT}</div>`,
    `<div id="opiniones">${TEXT}</div>`,
    `<div class="urun-yorumlari">${TEXT}</div>`,
    `<div vocab="https://schema.org/" typeof="Review">${TEXT}</div>`,
    `<div itemscope itemtype="https://schema.org/DiscussionForumPosting"><h1>Lids</h1><div itemprop="text">${TEXT}</div></div>`,
  ])('%s', (body) => expect(said(body).texts).toEqual(['Broke after a week.']))

  test('has stars with an author or a date, in several boxes alike', () => {
    const review = (date: string) =>
      `<div class="card"><p>★★★★☆</p><p>Kim B.</p><p>${date}</p><p>The lid came loose on the second evening.</p></div>`
    const { texts } = said(`<div>${review('12.03.2026')}${review('3 May 2026')}</div>`)
    expect(texts).toContain('The lid came loose on the second evening.')
    const priced =
      '<div class="card"><p>★★★★☆</p><p>3 May 2026</p><p>A teapot for four, thrown by hand.</p><p>£40</p></div>'
    expect(said(`<div>${priced}${priced}</div>`).texts).toEqual([])
  })

  describe('is a box signed by its writer, in any markup', () => {
    const post = 'The lid came loose on the second evening, and the handle is warm.'
    test.each([
      (name: string) => `<div class="floor"><b>${name}</b><p>${post}</p></div>`,
      (name: string) => `<div class="x1"><p><b>${name} B.:</b> ${post}</p></div>`,
      (name: string) => `<li><span>${name}</span> <i>12. Mai 2026</i><br>${post}</li>`,
      (name: string) => `<div class="ospite"><p>${post}</p><cite>${name}, Leeds, 12 May 2026</cite></div>`,
      (name: string) => `<tr><td>${name}<br>03.05.2026</td><td>${post}</td></tr>`,
      (name: string) => `<section><h3>A lid</h3><p><b>from ${name}:</b> ${post}</p></section>`,
    ])('%#', (form) => {
      const { blocks } = said(`<h2>Questions and comments</h2><div>${form('Kim')}${form('Robin')}</div>`)
      expect(JSON.stringify(blocks).split(post)).toHaveLength(3)
    })

    test.each([
      (name: string) => `<div class="member"><b>${name}</b><p>${post}</p></div>`,
      (name: string) => `<li><b>${name}:</b> ${post}</li>`,
      (name: string) => `<div><h3><a href="/${name}">${name}</a></h3><p>${post}</p><p>12 May 2026</p></div>`,
    ])('unless nothing announces that visitors write there: %#', (form) =>
      expect(said(`<h2>What we do</h2><div>${form('Kim')}${form('Robin')}</div>`).texts).toEqual([]),
    )
  })

  test.each([
    `<div class="testimonials"><div itemscope itemtype="https://schema.org/Review">${TEXT}</div></div>`,
    `<blockquote>${TEXT}</blockquote>`,
    `<div class="product-description">${TEXT}</div>`,
    `<div class="faq" itemscope itemtype="https://schema.org/FAQPage">${TEXT}</div>`,
    `<div class="commented-code">${TEXT}</div>`,
    `<div class="post-body">${TEXT}</div>`,
    `<div class="has-comments comments-open">${TEXT}</div>`,
    `<p class="price-comment">Broke after a week.</p>`,
    `<div class="book-review">${TEXT}</div>`,
  ])('not: %s', (body) => expect(said(body).texts).toEqual([]))

  test('is not a box that contains the title of the page', () => {
    const page = `<html><body><div class="reviews"><h1>Reviews of our work</h1>${TEXT}</div></body></html>`
    const body = new TextEncoder().encode(page)
    const { blocks } = readPage({ url: 'https://shop.test/', contentType: 'text/html', headers: {}, body })
    expect(blocks.filter(({ byVisitors }) => byVisitors)).toEqual([])
  })

  test('is all of a guest book, which its address shows', () => {
    expect(said(TEXT, 'https://shop.test/g%C3%A4stebuch.html').texts).toEqual([
      'Thrown by hand.',
      'Broke after a week.',
    ])
  })

  test('contains links that are not the website’s', () => {
    const link = (url: string, rel = '') => `<a rel="${rel}" href="${url}">there</a>`
    const body = `<div class="comment">${link('https://a.test/')}</div>${link('https://b.test/', 'ugc nofollow')}${link('https://c.test/')}`
    expect(said(body).links).toEqual(['https://a.test/', 'https://b.test/'])
  })
})
