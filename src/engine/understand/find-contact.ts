import type { Block } from '../extract/page-types.ts'
import type { Draft } from './drafts.ts'
import { blockText, freeLine, renderBlocks, type ContentLine } from './render-blocks.ts'
import { isCookieNotice, isRightsNotice, wordsOf } from './site-words.ts'
import { countWords, foldKey, hasContact, hasHours } from './text-signs.ts'

/** Shared text of fewer words is a label or a name. */
const MIN_STATEMENT_WORDS = 4

export interface SiteWide {
  language: string
  url: string
  companyName: string
}

/** The item that holds how to reach the company and when it is open: shared text of that kind, and what the site declares of itself. */
export function contactDraft(shared: Block[], declared: ContentLine[], { language, url }: SiteWide): Draft {
  const written = renderBlocks(shared.filter(isContactLike))
  const said = foldKey(written.map(({ text }) => text).join(' '))
  const fresh = declared.filter(({ text, role }) => role === 'frame' || !said.includes(foldKey(text.replace(/^[^:]*: /u, ''))))
  const lines = [...written, ...fresh]
  const title = lines.some(({ text }) => hasHours(text)) ? wordsOf(language).contactAndHours : wordsOf(language).contact
  return { type: 'document', title, partial: false, lines, url, language }
}

/** What header, footer and the home page's description say of the company, once. Menus, consent and copyright are not knowledge. */
export function companyDraft(shared: Block[], summary: string[], { language, url, companyName }: SiteWide): Draft {
  const statements = renderBlocks(shared.filter((block) => !isContactLike(block) && isStatement(block)))
  const said = summary.filter(Boolean).map(freeLine)
  return { type: 'document', title: companyName, partial: false, lines: [...said, ...statements], url, language }
}

function isContactLike(block: Block): boolean {
  const text = blockText(block)
  if (block.kind === 'heading' || block.kind === 'image' || block.kind === 'field' || isCookieNotice(text)) return false
  if (isRightsNotice(text)) return hasContact(text.replace(/(?:©|copyright|\(c\))\s*\d{4}/iu, ''))
  return hasContact(text) || hasHours(text) || (block.kind === 'pair' && block.region !== 'main')
}

function isStatement(block: Block): boolean {
  const text = blockText(block)
  if (block.kind === 'heading' || block.kind === 'image' || isCookieNotice(text) || isRightsNotice(text)) return false
  if (block.kind === 'field') return false
  return block.linked ? /\d/u.test(text) && countWords(text) > 1 : countWords(text) >= MIN_STATEMENT_WORDS || /\d/u.test(text)
}
