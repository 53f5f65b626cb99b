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

/** A list says at most so many names, and so many characters. */
const MAX_NAMES = 12
const MAX_LIST = 400
/** Fewer that stand on pages may be only some of what there is. */
const MIN_NAMES = 3
const MAX_ABOUT = 300
const MIN_SENTENCE = 30
const FAR = 4

interface Overview {
  parts: string[]
  sources: AnswerSource[]
}

/** A word for the kind of answer, the business, or that something is bought, which is no name of an offer. */
const namesNothing = ({ language }: ParsedQuestion, { stem, isCue, isGeneric }: QuestionWord): boolean =>
  isCue || isGeneric || conceptsOf(stem, language).includes('buy')

const titleStems = memoizeByObject(({ title }: KnowledgeText) => new Set(stemsOf(title)))

/**
 * The products of a business whose name says the subject of a question, and those that stand on the page of that name;
 * all where it names none.
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
 * The products that a question about offers means: all, or those that stand on the page of which it says the name, or
 * whose own name it says.
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
 * How near a document is to saying what the business does, 0 nearest: its start page, the page about it, what was said
 * of it without any page.
 */
function distanceOf({ title, url }: KnowledgeText, companyName: string): number {
  if (/^https?:\/\/[^/]+\/?(?:index\.html?)?$/.test(url)) return 0
  if (ABOUT_PATH.test(url)) return 1
  if (url !== '') return FAR
  if (partsOf('items').some(({ about }) => title === `${about} ${companyName}`)) return 2
  return title === companyName ? 3 : FAR
}

/** Returns the first sentences that say what the business does, from the item most likely to. */
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

/** Whether a question about offers names none: what a business without a list of them does is the answer to it. */
const asksForAll = (question: ParsedQuestion): boolean => question.words.every((word) => namesNothing(question, word))

const MAX_PRICED = 3

/** The first lines that tell a price, where the business has no list of offers. */
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

/** What all is offered: where it is asked what there is to buy, rather by its prices. */
function sayAll(index: AnswerIndex, { words, language }: ParsedQuestion): Overview | undefined {
  const asksToBuy = words.some(({ stem }) => conceptsOf(stem, language).includes('buy'))
  const [about, priced] = [() => aboutBusiness(index, language), () => sayPriced(index, language)]
  return asksToBuy ? (priced() ?? about()) : (about() ?? priced())
}

/**
 * The prices of what stands on the page of which a question says the name, where no offer bears it: "How much is day
 * care?"
 */
function sayPagePrices(index: AnswerIndex, question: ParsedQuestion): Overview | undefined {
  if (!question.kinds.has('price') || question.kinds.has('yesno')) return undefined
  const { named, onPage } = productsFor(index, question)
  return named.length > 0 ? undefined : listOffers(question, onPage)
}

/**
 * What the offers cost, where nothing is asked but prices: "How much is it?" The cheapest alone is another question.
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
  return asksAbout && asksForAll(question) ? aboutBusiness(index, question.language) : undefined
}

/** Reports whether an item says why to choose the business. */
const givesReasons = ({ title }: KnowledgeText): boolean => partsOf('items').some(({ reasons }) => title === reasons)

/**
 * What answers "What do you offer?", "Which courses do you have?" or "What do you do?" as a whole; `undefined` for any
 * other question, and for one that asks for a value ("What discounts do you offer?") which that would not give.
 */
export function overviewOf(index: AnswerIndex, question: ParsedQuestion): Overview | undefined {
  const overview = overviewAsked(index, question)
  return overview && givesAsked(question, valueKindsOf(overview.parts.join(' '))) ? overview : undefined
}
