import { describe, expect, it } from 'vitest'
import { canonicalWebsite, parseWebsiteUrl } from './canonical-website.ts'

describe('canonicalWebsite', () => {
  it.each([
    ['https://Example.COM', 'example.com'],
    ['http://www.example.com/', 'example.com'],
    ['https://example.com.:443/?utm_source=x#top', 'example.com'],
    ['http://example.com:80', 'example.com'],
    ['https://example.com:8443/', 'example.com:8443'],
    ['https://bücher.example/', 'xn--bcher-kva.example'],
    ['https://example.com/Shop/', 'example.com/Shop'],
    ['https://example.com/a/../b/./c//', 'example.com/b/c'],
    ['https://example.com/%7Euser/%e3%83%84', 'example.com/~user/%E3%83%84'],
    ['https://example.com/~user/ツ', 'example.com/~user/%E3%83%84'],
    ['https://example.com/a|b', 'example.com/a%7Cb'],
    ['https://example.com/100%', 'example.com/100%25'],
    ['https://example.com/index.html', 'example.com'],
    ['https://example.com/shop/Default.aspx', 'example.com/shop'],
    ['https://example.com/reindex.html', 'example.com/reindex.html'],
    ['https://www.com/', 'www.com'],
    ['http://127.0.0.1:5000/', '127.0.0.1:5000'],
    ['http://[::1]:5000/', '[::1]:5000'],
  ])('%s is %s', (url, canonical) => {
    expect(canonicalWebsite(new URL(url))).toBe(canonical)
    expect(canonicalWebsite(new URL(`https://${canonical}`))).toBe(canonical)
  })
})

describe('parseWebsiteUrl', () => {
  it.each([
    'https://example.com',
    ' http://localhost:3000/shop?x#y ',
    'HTTPS://EXAMPLE.COM',
    'https://bücher.example/ä ö',
  ])('takes %j', (text) => {
    expect(parseWebsiteUrl(text)).toEqual({ url: new URL(text) })
  })

  it.each([
    ['example.com', 'it must begin with https://: write https://example.com'],
    ['//example.com/a', 'it must begin with https://: write https://example.com/a'],
    ['example.com:8080/a', 'it must begin with https://: write https://example.com:8080/a'],
    ['localhost:3000', 'it must begin with https://: write https://localhost:3000'],
    ['ftp://example.com', 'it must begin with https:// or http://, not ftp:'],
    ['javascript:alert(1)', 'it must begin with https:// or http://, not javascript:'],
    ['http:example.com', 'it must be a URL such as https://example.com'],
    ['my shop', 'it must be a URL such as https://example.com'],
    ['https://', 'it must be a URL such as https://example.com'],
    ['https://exa mple.com', 'it must be a URL such as https://example.com'],
    ['https://me:pw@example.com', 'leave out the user name and password'],
    ['https://exam\nple.com', 'remove the control characters or line breaks'],
    [`https://example.com/${'a'.repeat(2048)}`, 'it must be at most 2,048 characters'],
    [`https://example.com/${'ä'.repeat(400)}`, 'it must be at most 2,048 characters when encoded'],
    [`https://example.com/${'%'.repeat(1000)}`, 'it must be at most 2,048 characters when encoded'],
  ])('says of %j: %s', (text, problem) => {
    expect(parseWebsiteUrl(text)).toEqual({ problem })
  })
})
