import type { Block } from '../extract/page-types.ts'
import type { Draft } from './drafts.ts'
import { blockText, renderBlocks, type ContentLine } from './render-blocks.ts'
import { contactTitle, isCookieNotice } from './site-words.ts'
import { foldKey, hasContact, hasHours } from './text-signs.ts'

/** Shared text as long as this says something of the company. */
const MIN_SENTENCE_WORDS = 6

export interface SiteWide {
  language: string
  url: string
  companyName: string
}

/** The item that holds how to reach the company and when it is open: shared text of that kind, and what the site declares of itself. */
export function contactDraft(shared: Block[], declared: ContentLine[], site: SiteWide): Draft {
  const written = renderBlocks(shared.filter(isContactLike))
  const said = foldKey(written.map(({ text }) => text).join(' '))
  const fresh = declared.filter(({ text }) => !said.includes(foldKey(text.replace(/^[^:]*: /u, ''))))
  return { type: 'document', title: contactTitle(site.language), lines: [...written, ...fresh], url: site.url, language: site.language }
}

/** What header and footer say of the company in sentences, once. Menus, notices of cookies and rights are not knowledge. */
export function sharedDraft(shared: Block[], site: SiteWide): Draft {
  const sentences = shared.filter((block) => !isContactLike(block) && isStatement(block))
  return { type: 'document', title: site.companyName, lines: renderBlocks(sentences), url: site.url, language: site.language }
}

function isContactLike(block: Block): boolean {
  const text = blockText(block)
  if (block.kind === 'heading' || block.kind === 'image' || isCookieNotice(text)) return false
  return block.kind === 'pair' || hasContact(text) || hasHours(text)
}

function isStatement(block: Block): boolean {
  const text = blockText(block)
  if (block.kind === 'heading' || block.kind === 'image' || block.kind === 'field' || block.linked || isCookieNotice(text)) return false
  if (/^\W*(?:©|copyright|\(c\))|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos|todos os direitos|tutti i diritti/iu.test(text)) return false
  return text.split(/\s+/u).length >= MIN_SENTENCE_WORDS
}
