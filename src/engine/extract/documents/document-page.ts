import type { BlockPlace, Page } from '../blocks/page-types.ts'

/** The place of all text in a document. */
export const DOCUMENT_PLACE: BlockPlace = { region: 'main', cards: [], linked: false, part: 'own', likelihood: 1 }

/** Returns the content of a document as a page without links and markup. */
export function documentPage(url: string, content: Pick<Page, 'title' | 'blocks' | 'cut'>): Page {
  return {
    url,
    ...content,
    description: '',
    language: '',
    canonicalUrl: '',
    alternates: [],
    noindex: false,
    nofollow: false,
    links: [],
    structured: [],
    meta: {},
    pictures: [],
    emptyShell: false,
    redirectsTo: '',
  }
}
