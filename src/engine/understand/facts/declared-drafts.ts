import { resolveUrl } from '../../extract/html/resolve-url.ts'
import { wholeDraft, type Draft } from '../drafts/drafts.ts'
import type { SplitPage } from '../page/boilerplate.ts'
import { blockText, freeLine, type ContentLine } from '../drafts/render-blocks.ts'
import { titlesIn } from '../words/item-titles.ts'
import { sayMoment } from './declared-times.ts'
import {
  entitiesOf,
  structuredProducts,
  structuredQuestions,
  type StructuredProduct,
} from '../../extract/structured/structured-facts.ts'
import { foldKey } from '../../values/text-signs.ts'

const SAME_OPENING = 25
/** So many blocks a card has from its name to its price. */
const PRICE_WITHIN = 5
/** Each declared thing is looked for in the text of the whole site. */
const MAX_DECLARED = 1_000

/**
 * Questions and offers that pages declare as JSON-LD, where no page says the same in its text. At most 1,000 of each
 * are read.
 */
export function declaredDrafts(pages: SplitPage[]): Draft[] {
  const declared = pages.map((page) => ({ page, entities: entitiesOf(page.page.structured) }))
  const questions = declared.flatMap(({ page, entities }) =>
    structuredQuestions(entities).map((found) => ({ ...found, page })),
  )
  const products = declared.flatMap(({ page, entities }) =>
    structuredProducts(entities).map((found) => ({ ...found, page })),
  )
  if (questions.length + products.length === 0) return []
  const visible = pages.flatMap(({ page }) =>
    page.blocks.filter(({ region }) => region !== 'hidden').map((block) => foldKey(blockText(block))),
  )
  const everything = visible.join('\n')
  return [
    ...distinct(questions, ({ question, answer }) => `${question} ${answer}`)
      .filter(({ question, answer }) => !isAnswered(question, answer, everything))
      .map(({ page, question, answer }) =>
        wholeDraft('faq', question, answer.split('\n').map(freeLine), sourceOf(page)),
      ),
    ...distinct(products, ({ name }) => name)
      .filter((product) => !isSaid(product, visible))
      .map((product) => ({
        ...wholeDraft(
          'product',
          product.name,
          productLines(product, everything, product.page.language),
          sourceOf(product.page),
        ),
        picture: product.image && resolveUrl(product.image, product.page.page.url),
      })),
  ]
}

const sourceOf = ({ page, language }: SplitPage): Pick<Draft, 'url' | 'language'> => ({ url: page.url, language })

/** The first of each key, as many as are worth looking for. */
function distinct<T>(found: T[], keyOf: (each: T) => string): T[] {
  const byKey = new Map<string, T>()
  for (const each of found) if (!byKey.has(keyOf(each))) byKey.set(keyOf(each), each)
  return [...byKey.values()].slice(0, MAX_DECLARED)
}

/** Whether the pages show the answer, or the question with an answer that opens alike. */
function isAnswered(question: string, answer: string, everything: string): boolean {
  const key = foldKey(answer)
  return (
    everything.includes(key) ||
    (everything.includes(foldKey(question)) && everything.includes(key.slice(0, SAME_OPENING)))
  )
}

/** Whether some visible block names the product, with its price there or shortly below where it has one. */
function isSaid({ name, prices }: StructuredProduct, visible: string[]): boolean {
  const key = foldKey(name)
  const amounts = prices.map(({ price }) => foldKey(price.replace(/\s.*$/u, '')).replace(/ 0+$/u, ''))
  return visible.some((text, at) => {
    if (!text.includes(key)) return false
    const near = visible.slice(at, at + PRICE_WITHIN).join(' ')
    return amounts.length === 0 || amounts.some((amount) => near.includes(amount))
  })
}

function productLines(
  { description, prices, date }: StructuredProduct,
  everything: string,
  language: string,
): ContentLine[] {
  const texts = [
    everything.includes(foldKey(description)) ? '' : description,
    sayMoment(date, language),
    ...prices.map(({ label, price }) => `${label || titlesIn(language).price}: ${price}`),
  ]
  return texts.filter(Boolean).map(freeLine)
}
