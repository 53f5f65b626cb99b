import type { Draft } from './drafts.ts'
import type { SplitPage } from './furniture.ts'
import { blockText, freeLine, type ContentLine } from './render-blocks.ts'
import { wordsOf } from './site-words.ts'
import { entitiesOf, structuredProducts, structuredQuestions, type StructuredProduct } from './structured-facts.ts'
import { foldKey } from './text-signs.ts'

const SAME_OPENING = 25

/** Questions and offers that pages declare as JSON-LD, where no page says the same in its text. */
export function declaredDrafts(pages: SplitPage[]): Draft[] {
  const visible = pages.flatMap(({ page }) =>
    page.blocks.filter(({ region }) => region !== 'hidden').map((block) => foldKey(blockText(block))),
  )
  const everything = visible.join('\n')
  return pages.flatMap(({ page, language }) => {
    const entities = entitiesOf(page.structured)
    const draft = (type: Draft['type'], title: string, lines: ContentLine[]): Draft => ({
      type,
      title,
      about: [],
      partial: false,
      lines,
      url: page.url,
      language,
    })
    const questions = structuredQuestions(entities).filter(({ question, answer }) => !isAnswered(question, answer, everything))
    const products = structuredProducts(entities).filter((product) => !isSaid(product, visible))
    return [
      ...questions.map(({ question, answer }) => draft('faq', question, answer.split('\n').map(freeLine))),
      ...products.map((product) => draft('product', product.name, productLines(product, everything, language))),
    ]
  })
}

/** Whether the pages show the answer, or the question with an answer that opens alike. */
function isAnswered(question: string, answer: string, everything: string): boolean {
  const key = foldKey(answer)
  return everything.includes(key) || (everything.includes(foldKey(question)) && everything.includes(key.slice(0, SAME_OPENING)))
}

/** Whether some visible block names the product, with its price where it has one. */
function isSaid({ name, prices }: StructuredProduct, visible: string[]): boolean {
  const key = foldKey(name)
  const amounts = prices.map(({ price }) => foldKey(price.replace(/\s.*$/u, '')).replace(/ 0+$/u, ''))
  return visible.some((text) => text.includes(key) && (amounts.length === 0 || amounts.some((amount) => text.includes(amount))))
}

function productLines({ description, prices }: StructuredProduct, everything: string, language: string): ContentLine[] {
  const texts = [
    everything.includes(foldKey(description)) ? '' : description,
    ...prices.map(({ label, price }) => `${label || wordsOf(language).price}: ${price}`),
  ]
  return texts.filter(Boolean).map(freeLine)
}
