import type { Block } from '../../extract/blocks/page-types.ts'
import { wholeDraft, type Draft } from '../drafts/drafts.ts'
import { blockText, freeLine, renderBlocks, type ContentLine } from '../drafts/render-blocks.ts'
import { withoutSameNumber } from '../drafts/same-number.ts'
import type { NextStepLink } from './next-step-link.ts'
import { isConsent, isRightsNotice } from '../words/site-notices.ts'
import { titlesIn } from '../words/item-titles.ts'
import { countWords, foldKey, hasContact, hasHours } from '../../values/text-signs.ts'

/** Shared text of fewer words is a label or a name. */
const MIN_STATEMENT_WORDS = 4

export interface SiteWide {
  language: string
  companyName: string
  homeUrl: string
  contactUrl: string | undefined
  /** Where the site has its visitors book or order. */
  nextStep: NextStepLink | undefined
}

/**
 * The item that holds how to reach the company and when it is open: shared text of that kind, and what the site
 * declares of itself.
 */
export function contactDraft(
  shared: Block[],
  declared: ContentLine[],
  { language, homeUrl, contactUrl, nextStep }: SiteWide,
): Draft {
  const written = withoutSameNumber(renderBlocks(shared.filter(isContactLike)))
  const said = foldKey(written.map(({ text }) => text).join(' '))
  const saysHours = written.some(({ text }) => hasHours(text))
  const fresh = declared.filter(
    ({ text, role }) =>
      role === 'frame' || !(said.includes(foldKey(text.replace(/^[^:]*: /u, ''))) || (saysHours && hasHours(text))),
  )
  const step = nextStep ? [freeLine(`${nextStep.label}: ${nextStep.url}`)] : []
  const lines = [...withoutSameNumber([...written, ...fresh]), ...step]
  const title = lines.some(({ text }) => hasHours(text))
    ? titlesIn(language).contactAndHours
    : titlesIn(language).contact
  return wholeDraft('document', title, lines, { url: contactUrl ?? homeUrl, language })
}

/**
 * What header, footer and the home page's description say of the company, once. Menus, consent and copyright are not
 * knowledge.
 */
export function companyDraft(shared: Block[], summary: string[], { language, homeUrl, companyName }: SiteWide): Draft {
  const company = foldKey(companyName)
  const isName = (block: Block): boolean => foldKey(blockText(block)) === company
  const statements = renderBlocks(
    shared.filter((block) => !isContactLike(block) && isStatement(block) && !isName(block)),
  )
  const said = summary.filter(Boolean).map(freeLine)
  return wholeDraft('document', companyName, [...said, ...statements], { url: homeUrl, language })
}

function isContactLike(block: Block): boolean {
  const text = blockText(block)
  if (block.kind === 'heading' || block.kind === 'image' || block.kind === 'field' || isConsent(text)) return false
  if (isRightsNotice(text)) return hasContact(text.replace(/(?:©|copyright|\(c\))\s*\d{4}/iu, ''))
  if (hasContact(text) || hasHours(text)) return true
  return block.kind === 'pair' && !block.linked && /\d/u.test(block.value)
}

function isStatement(block: Block): boolean {
  const text = blockText(block)
  if (block.kind === 'heading' || block.kind === 'image' || isConsent(text) || isRightsNotice(text)) return false
  if (block.kind === 'field') return false
  return block.linked
    ? /\d/u.test(text) && countWords(text) > 1
    : countWords(text) >= MIN_STATEMENT_WORDS || /\d/u.test(text)
}
