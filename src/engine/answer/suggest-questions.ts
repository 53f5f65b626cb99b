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
/** A suggested question must be answered with more certainty than an asked one. */
const SURE = 0.7

/** Written questions that ask something; headings such as "Ready to order?" do not. */
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
 * Products with a price, in the company's language, first those with one alone: a list of many answers no question
 * about its price, the business itself has none, and a title that says one leaves nothing to ask.
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
 * Questions in a language that the answerer answers well, the most useful kinds first; those of the knowledge itself
 * are in the company's.
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

/** The first `limit` of some questions that the knowledge answers; no more are tried than it takes to find them. */
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

/** Up to `limit` of them in the company's language, the price of a product among them. */
export async function suggestQuestions(index: AnswerIndex, limit: number): Promise<string[]> {
  const found = await runInSlices(answeredQuestions(index, index.company.language, limit))
  return found.map(({ question }) => question)
}

/** What visitors of most businesses ask, in a language, as far as the knowledge answers it. */
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
 * Up to `limit` that only this business's knowledge raises, in the company's language: the price of a product, what it
 * asks itself, the prices of others.
 */
export async function ownQuestions(index: AnswerIndex, limit: number): Promise<string[]> {
  const { language, suggestions } = phrasesFor(index.company.language, index.company.language)
  const asksPrice = suggestions.find((suggestion) => suggestion.includes('{subject}')) ?? ''
  const [first, ...others] = pricedProducts(index).map((subject) => fillPhrase(asksPrice, { subject }))
  const questions = [...(first ? [first] : []), ...writtenQuestions(index), ...others]
  const found = await runInSlices(answered(index, { language, questions }, limit))
  return found.map(({ question }) => question)
}
