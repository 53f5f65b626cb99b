import type { AnswerIndex } from './search/prepare-knowledge.ts'
import { answerSteps } from './answer-question.ts'
import { stopwordsOf } from '../language/lexicon.ts'
import { itemsSpoken } from './offers/read-offers.ts'
import { fillPhrase, phrasesFor } from '../language/phrases.ts'
import { runInSlices, type Steps } from '#src/base/steps.ts'
import { fold } from '../language/fold.ts'
import { wordsOf } from '../language/split-words.ts'
import { valueKindsOf } from './units/values.ts'

const MAX_TRIED = 24
const MAX_LENGTH = 80
const MAX_SUBJECT = 50
/** A suggested question must be answered with more certainty than a visitor's. */
const SURE = 0.7

/** Returns written questions that ask something; headings such as "Ready to order?" do not. */
function writtenQuestions(index: AnswerIndex): string[] {
  const { language } = index.company
  const stopwords = stopwordsOf(language)
  const asks = (question: string): boolean => stopwords.has(wordsOf(question)[0] ?? '') && !/[*[\]{}<>|]/.test(question)
  const spoken = index.sections.filter((section) => {
    const of = index.items[section.item]?.language ?? ''
    return of === '' || language === '' || of === language
  })
  return [...new Set(spoken.map((section) => section.question))].filter(
    (question) => question.length <= MAX_LENGTH && asks(question),
  )
}

/**
 * Returns products with a price, in the company's language, first those with a single price, because a list of prices
 * does not answer a question about the price. Leaves out the business itself, and titles that contain a price.
 */
function pricedProducts(index: AnswerIndex): string[] {
  const business = fold(index.company.name)
  const spoken = new Set(itemsSpoken(index, index.company.language))
  const prices = new Map<number, number>()
  for (const unit of index.units) if (unit.values.has('price')) prices.set(unit.item, (prices.get(unit.item) ?? 0) + 1)
  return [...prices]
    .toSorted(([, some], [, others]) => Math.min(some, 2) - Math.min(others, 2))
    .flatMap(([at]) => index.items[at] ?? [])
    .filter((item) => item.type === 'product' && spoken.has(item) && item.title.length <= MAX_SUBJECT)
    .map(({ title }) => title)
    .filter((title) => fold(title) !== business && !valueKindsOf(title).has('price'))
}

/**
 * Returns questions in a language that the answerer answers well, the most useful kinds first; those in the knowledge
 * itself are in the company's language.
 */
function answeredQuestions(index: AnswerIndex, spoken: string, limit: number): Steps<Answered[]> {
  const [product = ''] = pricedProducts(index)
  const { language, suggestions } = phrasesFor(spoken, index.company.language)
  const general = suggestions
    .filter((suggestion) => product !== '' || !suggestion.includes('{subject}'))
    .map((suggestion) => fillPhrase(suggestion, { subject: product, company: index.company.name }))
  const written = spoken === index.company.language ? writtenQuestions(index) : []
  return answered(index, { language, questions: [...general.slice(0, 3), ...written, ...general.slice(3)] }, limit)
}

export interface Answered {
  question: string
  said: string
}

/** Yields the first `limit` of some questions that the knowledge answers. Tries no more than needed. */
function* answered(
  index: AnswerIndex,
  { language, questions }: { language: string; questions: readonly string[] },
  limit: number,
): Steps<Answered[]> {
  const found: Answered[] = []
  for (const question of new Set(questions.slice(0, MAX_TRIED))) {
    if (found.length === limit) break
    const answer = yield* answerSteps(index, {
      text: question,
      locale: language,
      history: [],
      now: new Date(0),
      similarity: new Map(),
    })
    if (answer.kind === 'known' && answer.confidence >= SURE) found.push({ question, said: answer.parts.join('') })
  }
  return found
}

/** Returns up to `limit` of them in the company's language, including the price of a product. */
export async function suggestQuestions(index: AnswerIndex, limit: number): Promise<string[]> {
  const found = await runInSlices(answeredQuestions(index, index.company.language, limit))
  return found.map(({ question }) => question)
}

/** Returns the questions that visitors of most businesses ask, in a language, if the knowledge answers them. */
export async function usualQuestions(index: AnswerIndex, language: string): Promise<readonly Answered[]> {
  const known = usualByIndex.get(index) ?? new Map<string, Answered[]>()
  usualByIndex.set(index, known)
  const found = known.get(language) ?? (await runInSlices(answeredQuestions(index, language, USUAL)))
  known.set(language, found)
  return found
}

const USUAL = 6
const usualByIndex = new WeakMap<AnswerIndex, Map<string, Answered[]>>()

/**
 * Returns up to `limit` questions that only this business's knowledge raises, in the company's language: the price of
 * a product, its own questions, the prices of other products.
 */
export async function ownQuestions(index: AnswerIndex, limit: number): Promise<string[]> {
  const { language, suggestions } = phrasesFor(index.company.language, index.company.language)
  const asksPrice = suggestions.find((suggestion) => suggestion.includes('{subject}')) ?? ''
  const [first, ...others] = pricedProducts(index).map((subject) => fillPhrase(asksPrice, { subject }))
  const questions = [...(first ? [first] : []), ...writtenQuestions(index), ...others]
  const found = await runInSlices(answered(index, { language, questions }, limit))
  return found.map(({ question }) => question)
}
