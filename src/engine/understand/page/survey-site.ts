import { memoizeByObject } from '#src/base/memoize.ts'
import type { Block, Page } from '../../extract/blocks/page-types.ts'
import { blockText } from '../drafts/render-blocks.ts'
import { detectLanguage } from '../../language/detect-language.ts'
import { createBoilerplate, type LocatedPage, type Share, type SplitPage } from './boilerplate.ts'
import { blockNatures, createButtonUses, createNoiseTest } from './page-noise.ts'
import { createSubjects, type Subjects } from './page-subject.ts'

export interface Survey {
  add(page: Page): void
  /**
   * How pages are to be split, `named` being those that others may name, and what they are about, as far as is known.
   */
  tell(named: Page[], companyName: string): { subjects: Subjects; splitPage: (page: Page, share?: Share) => SplitPage }
}

/** What the pages of a site tell of each of them; pages may still come. */
export function surveySite(): Survey {
  const siteSubjects = createSubjects()
  const buttons = createButtonUses()
  const boilerplate = createBoilerplate()
  const locate = (page: Page): LocatedPage => ({ page, language: languageOf(page) })
  return {
    add(page) {
      siteSubjects.add(page)
      buttons.add(page)
      boilerplate.add(locate(page))
      blockNatures(page)
    },
    tell(named, companyName) {
      const subjects = siteSubjects.under(companyName)
      const isNoise = createNoiseTest(named, subjects, buttons.uses)
      return { subjects, splitPage: (page, share) => boilerplate.split(locate(page), isNoise, share) }
    },
  }
}

/** The language that a page is written in. */
const languageOf = memoizeByObject((page: Page) => detectLanguage(pageText(page.blocks), page.language))

/** All that blocks say that visitors can see. */
export function pageText(blocks: Block[]): string {
  return blocks
    .filter(({ region }) => region !== 'hidden')
    .map(blockText)
    .join(' ')
}
