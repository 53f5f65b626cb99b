import { hasPrice, isPriceOnRequest } from '../../values/prices.ts'
import { alternativesOf, anyWord, siteWords } from '../../language/word-lists.ts'
import type { Block, Page } from '../../extract/blocks/page-types.ts'
import { blockText } from '../drafts/render-blocks.ts'
import type { Section } from './split-sections.ts'
import { asksMoney } from '../typed/price-subject.ts'
import { isLimit, readPhrases } from '../../values/price-phrase.ts'
import { resolveUrl } from '../../extract/html/resolve-url.ts'

export interface ProductSections {
  name: string
  /** The name is the page's main heading: the page is about this offer. */
  isPage: boolean
  sections: Section[]
}

const MAX_CARD = 2_500
const MAX_SECTIONS = 4
/** Prose of this length can mention a price without being an offer. */
const MAX_OFFER_PROSE = 600
const SHORT = 80
const NAMES_NO_OFFER = anyWord(siteWords('notOffered'))
const OUR_NAME = `(?:(?:${alternativesOf(siteWords('ours'))}) )?`
const LIST_OF_PRICES = new RegExp(
  `^${OUR_NAME}(?:${alternativesOf(siteWords('priceLists'))})(?:\\s(?:19|20)\\d\\d)?$`,
  'iu',
)
/** One rule, or two. */
const RULE_OF_STAY = new RegExp(
  `^(?:${OUR_NAME}(?:${alternativesOf(siteWords('rulesOfStay'))})(?:\\s(?:${alternativesOf(siteWords('andWords'))})\\s)?){1,2}$`,
  'iu',
)
const NOTE = new RegExp(`^(?:${alternativesOf(siteWords('notes'))})[:!]?$`, 'iu')
const CLAUSE = new RegExp(`^(?:${alternativesOf(siteWords('clauses'))})\\s`, 'iu')

/** Takes the offers out of a page: similar boxes and sections with a heading and a price. */
export function takeProducts(sections: Section[]): { products: ProductSections[]; rest: Section[] } {
  const cards = Map.groupBy(sections, ({ heading }) => heading?.cards.at(-1))
  cards.delete(undefined)
  const products: ProductSections[] = []
  const taken = new Set<Section>()
  const take = (parts: Section[]): void => {
    const heading = parts[0]?.heading
    if (!heading || parts.some((part) => taken.has(part)) || !isOffer(heading.text, parts)) return
    products.push({ name: heading.text, isPage: heading.level === 1, sections: parts })
    for (const part of parts) taken.add(part)
  }
  for (const parts of cards.values()) take(parts)
  for (const section of sections) take([section])
  const named = sections.filter((section) => !taken.has(section) && isPlanAmong(section, products))
  for (const section of named) {
    products.push({ name: section.heading?.text ?? '', isPage: false, sections: [section] })
    taken.add(section)
  }
  return { products, rest: sections.filter((section) => !taken.has(section)) }
}

/** Reports whether a section is a plan with a price on request, beside at least two with a price. */
function isPlanAmong({ heading, path, blocks }: Section, products: ProductSections[]): boolean {
  const [first] = blocks
  if (!heading || !first || !isPriceOnRequest(blockText(first))) return false
  const beside = products.filter(
    ({ sections: [other] }) => other?.heading?.level === heading.level && other.path.at(-1) === path.at(-1),
  )
  return beside.length > 1
}

function isOffer(name: string, parts: Section[]): boolean {
  if (parts.length > MAX_SECTIONS || !mayNameOffer(name.trim())) return false
  if (parts.some(({ blocks }) => blocks.some(({ kind }) => kind === 'row'))) return false
  const texts = [name, ...parts.flatMap(({ blocks }) => blocks.map(blockText))]
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  const nearest = parts.find(({ blocks }) => blocks.length > 0)?.blocks ?? []
  const near = [name, ...nearest.map(blockText)]
  return (
    length <= MAX_CARD &&
    near.some((text) => hasPrice(text) && (text.length <= SHORT || length <= MAX_OFFER_PROSE) && asksMoney(text))
  )
}

const mayNameOffer = (name: string): boolean =>
  !NAMES_NO_OFFER.test(name) &&
  !LIST_OF_PRICES.test(name) &&
  !RULE_OF_STAY.test(name) &&
  !NOTE.test(name) &&
  !isClause(name)

/** Reports whether a heading asks or addresses its reader (`If you cannot come`), so that it names no offer. */
const isClause = (name: string): boolean =>
  /[?？؟]$/u.test(name) || (CLAUSE.test(name) && name.split(/\s+/u).length > 2)

/** Reports whether a heading is only a price, which belongs to the heading above it. */
export function isBarePrice(block: Block): boolean {
  if (block.kind !== 'heading' || !hasPrice(block.text)) return false
  return (
    readPhrases(block.text)?.every(({ name, qualifier }) => name === '' && (qualifier === '' || isLimit(qualifier))) ??
    false
  )
}

/** Returns the URL of a picture that shows an offer of a page, or ''. */
export type FindPicture = (page: Page, product: ProductSections) => string

/**
 * Returns a function that finds pictures. For an offer with its own page, it takes the declared picture, else the
 * first outside boxes, unless another page has the same picture, which then shows the site. For any other offer, it
 * takes the first picture in its box.
 */
export function offerPictures(pages: Page[]): FindPicture {
  const uses = new Map<string, number>()
  const pictures = new Map(pages.map((page) => [page, picturesOf(page)]))
  for (const ofPage of pictures.values())
    for (const picture of new Set(ofPage)) uses.set(picture, (uses.get(picture) ?? 0) + 1)
  return (page, { isPage, sections }) => {
    const card = sections[0]?.heading?.cards.at(-1)
    const boxed = page.pictures.find(({ cards }) => card !== undefined && cards.includes(card))?.url ?? ''
    return (isPage && pictures.get(page)?.find((picture) => uses.get(picture) === 1)) || boxed
  }
}

/** Returns the pictures that represent the whole page: the declared one and the first outside boxes. */
function picturesOf({ meta, url, pictures }: Page): string[] {
  const declared = meta['og:image'] ? resolveUrl(meta['og:image'], url) : ''
  const first = pictures.find(({ cards }) => cards.length === 0)?.url ?? ''
  return [declared, first].filter(Boolean)
}
