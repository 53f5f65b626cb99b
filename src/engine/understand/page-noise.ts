import type { Block, Page } from '../extract/page-types.ts'
import type { Subjects } from './page-subject.ts'
import { blockText } from './render-blocks.ts'
import { isConsent } from './site-words.ts'
import { countWords, foldKey, hasContact, hasPrice } from './text-signs.ts'

const MAX_CALL_WORDS = 4
const POINTS_AWAY = /[→►»›❯➔➜]$/u
const DATE = /(?<!\p{L})\d{1,2}[.\s/]*(?:st|nd|rd|th)?\s?(?:\p{L}{3,10}\.?|\d{1,2}[./])?\s?(?:\d{4})?\s*$/u

/** Tells what on a page is there to lead elsewhere: buttons, breadcrumbs, lists of other pages, notices of cookies, pictures' names. */
export function createNoiseTest(pages: Page[], subjects: Subjects): (block: Block, page: Page) => boolean {
  const names = new Map<string, Page[]>()
  for (const page of pages) {
    for (const name of new Set([subjects.of(page), ...mainHeadings(page)].map(foldKey))) names.set(name, [...(names.get(name) ?? []), page])
  }
  const namesOther = (text: string, page: Page) => names.get(foldKey(text))?.some((named) => named !== page) ?? false
  return (block, page) => {
    const text = blockText(block)
    if (block.kind === 'image' || isConsent(text)) return true
    if (block.kind === 'heading' || block.kind === 'row' || hasContact(text) || hasPrice(text)) return false
    if (POINTS_AWAY.test(text) && countWords(text) <= MAX_CALL_WORDS + 1) return true
    if (!block.linked) return DATE.test(text) && namesOther(text.replace(DATE, ''), page)
    const isCall = block.kind === 'paragraph' && countWords(text) <= MAX_CALL_WORDS
    return isCall || block.region === 'header' || namesOther(text.replace(DATE, ''), page)
  }
}

function mainHeadings(page: Page): string[] {
  return page.blocks.flatMap((block) => (block.kind === 'heading' && block.level === 1 && block.region !== 'hidden' ? [block.text] : []))
}
