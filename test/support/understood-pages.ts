import { readPage } from '../../src/engine/extract/read-page.ts'
import type { UnderstoodCompany } from '../../src/engine/understand/knowledge/knowledge-types.ts'
import { understandSite } from '../../src/engine/understand/understand-site.ts'

/**
 * Understands a fictional shop, whose HTML pages are given by path. `lang` is the language of pages that declare none.
 */
export function understand(pages: Record<string, string>, lang = 'en', companyName = 'Quay Cycles'): UnderstoodCompany {
  const read = Object.entries(pages).map(([path, html]) =>
    readPage({
      url: `https://quay.test${path}`,
      contentType: 'text/html; charset=utf-8',
      headers: {},
      body: new TextEncoder().encode(html.startsWith('<html') ? html : `<html lang="${lang}">${html}</html>`),
    }),
  )
  return understandSite({ pages: read, companyName, websiteUrl: 'https://quay.test/' })
}
