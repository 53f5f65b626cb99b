import { describe, expect, test } from 'vitest'
import { readPage } from '../read-page.ts'

const said = (body: string, url = 'https://shop.test/mug') => {
  const html = `<html><body><main><h1>Mug</h1><p>Thrown by hand.</p>${body}</main></body></html>`
  const page = readPage({ url, contentType: 'text/html', headers: {}, body: new TextEncoder().encode(html) })
  const texts = page.blocks.flatMap((block) => ('text' in block && block.byVisitors ? [block.text] : []))
  return { texts, links: page.links.filter(({ byVisitors }) => byVisitors).map(({ url }) => url) }
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
  ])('%s', (body) => expect(said(body).texts).toEqual(['Broke after a week.']))

  test.each([
    `<div class="testimonials"><div itemscope itemtype="https://schema.org/Review">${TEXT}</div></div>`,
    `<blockquote>${TEXT}</blockquote>`,
    `<div class="product-description">${TEXT}</div>`,
    `<div class="faq" itemscope itemtype="https://schema.org/FAQPage">${TEXT}</div>`,
    `<div class="commented-code">${TEXT}</div>`,
  ])('not: %s', (body) => expect(said(body).texts).toEqual([]))

  test('is not a box with the title of the page in it', () => {
    const page = `<html><body><div class="reviews"><h1>Reviews of our work</h1>${TEXT}</div></body></html>`
    const body = new TextEncoder().encode(page)
    const { blocks } = readPage({ url: 'https://shop.test/', contentType: 'text/html', headers: {}, body })
    expect(blocks.filter(({ byVisitors }) => byVisitors)).toEqual([])
  })

  test('is all that a guest book says, by its address', () => {
    expect(said(TEXT, 'https://shop.test/g%C3%A4stebuch.html').texts).toEqual([
      'Thrown by hand.',
      'Broke after a week.',
    ])
  })

  test('has links that are not the website’s', () => {
    const link = (url: string, rel = '') => `<a rel="${rel}" href="${url}">there</a>`
    const body = `<div class="comment">${link('https://a.test/')}</div>${link('https://b.test/', 'ugc nofollow')}${link('https://c.test/')}`
    expect(said(body).links).toEqual(['https://a.test/', 'https://b.test/'])
  })
})
