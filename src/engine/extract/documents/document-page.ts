import type { BlockPlace, Page } from '../blocks/page-types.ts'

/** Where all of a document's text stands. */
export const DOCUMENT_PLACE: BlockPlace = { region: 'main', cards: [], linked: false, part: 'own', likelihood: 1 }

/** What a document says, as a page without links or markup of its own. */
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
