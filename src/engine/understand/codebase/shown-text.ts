import { withoutHidden } from '../../extract/documents/markdown-blocks.ts'
import { plainInline } from '../../extract/documents/plain-inline.ts'
import { decodeEntities } from '../../extract/html/decode-entities.ts'
import { partsOf } from '../../language/language-packs.ts'
import { foldSpace } from '../../extract/html/fold-text.ts'

/** A tag that ends a line, and any other. */
const BREAK = /<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|tr|table|section))(?:\s[^<>]{0,500})?\/?>/giu
const TAG = /<\/?[a-z][^<>]{0,2000}>/giu
const PLACEHOLDER = /\{\{|\}\}|\$\{|\{%|<%|^\{[\w.]{1,60}\}$/u
/** The label of a price, in the languages that Foyer knows. */
export const PRICE_LABEL = new RegExp(
  `^(?:${partsOf('items')
    .map(({ price }) => price)
    .join('|')})\\s?:\\s*`,
  'iu',
)
/** Texts used when there is no price. */
const NO_PRICE = /^(?:n\/?a|tbd|tba|null|none|undefined|[-–—?$€£]{1,3})$/iu

/** Returns the lines of a short text as visitors read them: without tags, marks and lines with a placeholder. */
export function shownText(text: string): string {
  return decodeEntities(withoutHidden(text).replace(BREAK, '\n').replace(TAG, ''))
    .split('\n')
    .filter((line) => line.trim() !== '' && !hasPlaceholder(line))
    .map((line) => plainInline(line).trimEnd())
    .join('\n')
}

/** Reports whether a text has a placeholder that only a program fills in. */
export const hasPlaceholder = (text: string): boolean => PLACEHOLDER.test(text)

/** Returns a price in one line without its label. */
export const barePrice = (price: string): string => foldSpace(shownText(price)).trim().replace(PRICE_LABEL, '')

/** Reports whether a text says that the price is unknown. */
export const isNoPrice = (price: string): boolean => {
  const bare = barePrice(price)
  return bare === '' || NO_PRICE.test(bare)
}
