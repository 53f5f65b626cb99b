import type { Block, Page } from '../../extract/blocks/page-types.ts'
import { type Draft, wholeDraft } from '../drafts/drafts.ts'
import { renderBlocks } from '../drafts/render-blocks.ts'
import { titlesIn } from '../words/item-titles.ts'
import type { Subjects } from './page-subject.ts'

/** What visitors of a website wrote on one of its pages. */
export interface VisitorBlocks {
  page: Page
  blocks: Block[]
}

/** Returns a page without what its visitors wrote, and that. */
export function splitVisitors(given: Page): { page: Page; visitors: VisitorBlocks[] } {
  if (!given.blocks.some(({ byVisitors }) => byVisitors)) return { page: given, visitors: [] }
  const page = { ...given, blocks: given.blocks.filter(({ byVisitors }) => !byVisitors) }
  const blocks = given.blocks.filter(({ byVisitors, region }) => byVisitors && region !== 'hidden')
  return { page, visitors: blocks.length > 0 ? [{ page, blocks }] : [] }
}

/** One document for what visitors wrote on each page. */
export const visitorDrafts = (
  visitors: readonly VisitorBlocks[],
  { subjects, language }: { subjects: Subjects; language: string },
): Draft[] =>
  visitors.map(({ page, blocks }) => ({
    ...wholeDraft('document', `${subjects.of(page)}: ${titlesIn(language).visitors}`, renderBlocks(blocks), {
      url: page.url,
      language,
    }),
    isByVisitors: true,
  }))
