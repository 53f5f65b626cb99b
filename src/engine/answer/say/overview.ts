import { memoizeByObject } from '#src/base/memoize.ts'
import { phrasesFor } from '../../language/phrases.ts'
import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import { stemsOf } from '../../language/text-terms.ts'
import { type AnswerSource, type KnowledgeText, toSource } from '../units/answer-types.ts'
import { sayUnit } from './say-unit.ts'
import { conceptsOf } from '../../language/lexicon.ts'
import { cardPrice, itemsSpoken } from '../offers/read-offers.ts'
import { asksOnlyOrder } from '../question/visitor-need.ts'
import type { ParsedQuestion, QuestionWord } from '../question/question.ts'
import { givesAsked } from '../search/kind-fit.ts'
import { valueKindsOf } from '../units/values.ts'
import { alternativesOf, siteWords } from '../../language/word-lists.ts'
import { partsOf } from '../../language/language-packs.ts'

/** The maximum number of names in a list, and of characters. */
const MAX_NAMES = 12
const MAX_LIST = 400
/** Fewer products with pages may be only a part of the offers. */
const MIN_NAMES = 3
const MAX_ABOUT = 300
const MIN_SENTENCE = 30
const FAR = 4

interface Overview {
  parts: string[]
  sources: AnswerSource[]
}

/** Reports whether a word is for the kind of answer, for the business or for buying, and not the name of an offer. */
const namesNothing = ({ language }: ParsedQuestion, { stem, isCue, isGeneric }: QuestionWord): boolean =>
  isCue || isGeneric || conceptsOf(stem, language).includes('buy')

const titleStems = memoizeByObject(({ title }: KnowledgeText) => new Set(stemsOf(title)))

/**
 * Returns the products whose name has the subject of a question, and those on the page with that name; all if the
 * question names none.
 */
function productsFor(
  index: AnswerIndex,
  question: ParsedQuestion,
): { named: KnowledgeText[]; onPage: KnowledgeText[] } {
  const items = itemsSpoken(index, question.language)
  const products = items.filter((item) => item.type === 'product')
  const subject = question.words.filter((word) => !namesNothing(question, word))
  if (subject.length === 0) return { named: products, onPage: [] }
  const says = (item: KnowledgeText): boolean =>
    subject.every((word) => [word.stem, ...word.terms.keys()].some((term) => titleStems(item).has(term)))
  const pages = new Set(
    items
      .filter((item) => item.type !== 'faq' && item.url !== '' && says(item) && titleStems(item).size <= 3)
      .map((item) => item.url),
  )
  return {
    named: products.filter(says),
    onPage: products.filter((product) => pages.has(product.url)),
  }
}

/**
 * Returns the products that a question about offers means: all, those on the page that it names, or those that it
 * names.
 */
function productsMeant(index: AnswerIndex, question: ParsedQuestion): KnowledgeText[] {
  const { named, onPage } = productsFor(index, question)
  return onPage.length >= MIN_NAMES ? onPage : named
}

function listOffers(question: ParsedQuestion, products: readonly KnowledgeText[]): Overview | undefined {
  const meant = products.filter((product) => !/[?؟]$/.test(product.title.trim()))
  const isPriced = question.kinds.has('price')
  const nameOf = (item: KnowledgeText): string => {
    const price = isPriced ? cardPrice(item) : undefined
    return price === undefined ? item.title : `${item.title}: ${price}`
  }
  const names: string[] = []
  let length = 0
  for (const name of meant.slice(0, MAX_NAMES).map(nameOf)) {
    length += name.length + 2
    if (length > MAX_LIST) break
    names.push(name)
  }
  if (names.length === 0 || (names.length < MIN_NAMES && meant.some(({ url }) => url !== ''))) return undefined
  const byPage = new Map(meant.slice(0, names.length).map((product) => [product.url, toSource(product)]))
  const more = names.length === meant.length ? [] : ['…']
  const { prices } = phrasesFor(question.language, meant[0]?.language ?? '').values
  const said = isPriced ? [prices, ...names, ...more].join('\n- ') : [...names, ...more].join(', ')
  return { parts: [said], sources: [...byPage.values()].slice(0, 3) }
}

const ABOUT_PATH = new RegExp(alternativesOf(siteWords('aboutPaths')), 'u')

/**
 * Returns how close a document is to saying what the business does, 0 for the closest: its home page, the page about
 * it, text without a page.
 */
function distanceOf({ title, url }: KnowledgeText, companyName: string): number {
  if (/^https?:\/\/[^/]+\/?(?:index\.html?)?$/.test(url)) return 0
  if (ABOUT_PATH.test(url)) return 1
  if (url !== '') return FAR
  if (partsOf('items').some(({ about }) => title === `${about} ${companyName}`)) return 2
  return title === companyName ? 3 : FAR
}

/** Returns the first sentences about what the business does, from the most suitable item. */
export function aboutBusiness(index: AnswerIndex, language: string): Overview | undefined {
  const distance = (item: KnowledgeText): number => distanceOf(item, index.company.name)
  const documents = itemsSpoken(index, language).filter((item) => item.type === 'document' && distance(item) < FAR)
  for (const page of documents.toSorted((a, b) => distance(a) - distance(b))) {
    const at = index.items.indexOf(page)
    const said = index.units.filter(
      (unit) =>
        unit.item === at &&
        unit.kind === 'sentence' &&
        unit.text.length >= MIN_SENTENCE &&
        unit.text.length <= MAX_ABOUT,
    )
    const [first, second] = said
    if (first === undefined) continue
    const follows =
      second !== undefined && second.section === first.section && first.text.length + second.text.length < MAX_ABOUT
    return { parts: follows ? [first.text, ` ${second.text}`] : [first.text], sources: [toSource(page)] }
  }
  return undefined
}

/**
 * Reports whether a question about offers names none. If the business has no list of them, the answer is what it
 * does.
 */
const asksForAll = (question: ParsedQuestion): boolean => question.words.every((word) => namesNothing(question, word))

const MAX_PRICED = 3

/** Returns the first lines with a price, if the business has no list of offers. */
function sayPriced(index: AnswerIndex, language: string): Overview | undefined {
  const told = new Set(itemsSpoken(index, language).filter(({ type }) => type !== 'policy'))
  const isTold = (item: KnowledgeText | undefined): boolean => item !== undefined && told.has(item)
  const priced = index.units
    .filter(({ values, item }) => values.has('price') && isTold(index.items[item]))
    .slice(0, MAX_PRICED)
  const items = [...new Set(priced.flatMap(({ item }) => index.items[item] ?? []))]
  const parts = priced.map((unit, at) => `${at === 0 ? '' : '\n'}${sayUnit(index, unit)}`)
  return parts.length === 0 ? undefined : { parts, sources: items.map(toSource) }
}

/** Returns all offers. If the question asks what there is to buy, prefers the prices. */
function sayAll(index: AnswerIndex, { words, language }: ParsedQuestion): Overview | undefined {
  const asksToBuy = words.some(({ stem }) => conceptsOf(stem, language).includes('buy'))
  const [about, priced] = [() => aboutBusiness(index, language), () => sayPriced(index, language)]
  return asksToBuy ? (priced() ?? about()) : (about() ?? priced())
}

/** Returns the prices on the page that a question names, if no offer has that name: "How much is day care?" */
function sayPagePrices(index: AnswerIndex, question: ParsedQuestion): Overview | undefined {
  if (!question.kinds.has('price') || question.kinds.has('yesno')) return undefined
  const { named, onPage } = productsFor(index, question)
  return named.length > 0 ? undefined : listOffers(question, onPage)
}

/**
 * Returns the prices of the offers, if the question asks only for prices: "How much is it?" The cheapest alone is a
 * different question.
 */
function sayPriceList(index: AnswerIndex, question: ParsedQuestion): Overview | undefined {
  if (question.kinds.has('yesno') || asksOnlyOrder(question) || !asksForAll(question)) return undefined
  const { named } = productsFor(index, question)
  return listOffers(
    question,
    named.filter((item) => cardPrice(item) !== undefined),
  )
}

function overviewAsked(index: AnswerIndex, question: ParsedQuestion): Overview | undefined {
  if (question.kinds.has('list'))
    return (
      listOffers(question, productsMeant(index, question)) ??
      (asksForAll(question) ? sayAll(index, question) : undefined)
    )
  if (question.kinds.has('price')) return sayPagePrices(index, question) ?? sayPriceList(index, question)
  if (question.kinds.has('reasons') && index.items.some(givesReasons)) return undefined
  const asksAbout = question.kinds.has('about') || question.kinds.has('reasons')
  if (!asksAbout || !asksForAll(question)) return undefined
  return aboutBusiness(index, question.language) ?? listOffers(question, productsMeant(index, question))
}

/** Reports whether an item gives reasons to choose the business. */
const givesReasons = ({ title }: KnowledgeText): boolean => partsOf('items').some(({ reasons }) => title === reasons)

/**
 * Answers "What do you offer?", "Which courses do you have?" or "What do you do?" as a whole. Returns `undefined` for
 * any other question, and for one that asks for a value that this would not give ("What discounts do you offer?").
 */
export function overviewOf(index: AnswerIndex, question: ParsedQuestion): Overview | undefined {
  const overview = overviewAsked(index, question)
  return overview && givesAsked(question, valueKindsOf(overview.parts.join(' '))) ? overview : undefined
}
