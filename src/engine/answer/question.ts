import type { AnswerIndex } from './prepare-knowledge.ts'
import { conceptTerm } from './text/analyse.ts'
import type { AnswerQuestion } from './answer-types.ts'
import { goesOn, readCues, conceptsOf, stopwordsOf } from './lexicon/lexicon.ts'
import type { AskedKind } from './lexicon/lexicon-types.ts'
import { nearTerms } from './rank/vocabulary.ts'
import { fold } from './text/fold.ts'
import { languageOfLocale, languageOfWords } from './text/spoken-language.ts'
import { stemOf } from './text/stem.ts'
import { wordsOf } from './text/split-words.ts'
import { withoutGreeting } from './talk.ts'

/** A word of the question that means something, and the terms of the knowledge that could say it. */
export interface QuestionWord {
  word: string
  stem: string
  /** 1 in the question itself, less when it comes from the conversation before. */
  weight: number
  /** Names the kind of answer ("cost", "phone") rather than its subject. */
  isCue: boolean
  /** Stands for the business or an offer in general ("clinic", "package"), so it tells little. */
  isGeneric: boolean
  /** Terms of the index with how well each stands for the word (0–1). */
  terms: ReadonlyMap<string, number>
  /** How the knowledge knows the word. */
  known: 'exact' | 'concept' | 'near' | 'absent'
}

export interface ParsedQuestion {
  text: string
  language: string
  kinds: ReadonlySet<AskedKind>
  words: readonly QuestionWord[]
  stems: readonly string[]
}

const MAX_READ = 1_000
const MAX_WORDS = 40
const HISTORY_WEIGHT = 0.45
/** A question with more words of its own is understood without the conversation. */
const MAX_CONTINUED = 5
const CONCEPT_WEIGHT = 0.65
const GENERIC_CONCEPTS: ReadonlySet<string> = new Set(['company', 'offer'])
const CUE_CONCEPTS: Partial<Record<AskedKind, readonly string[]>> = {
  price: ['price'],
  hours: ['open', 'close', 'hour'],
  phone: ['phone'],
  email: ['email'],
  address: ['address'],
  duration: ['duration'],
}

function cueConcepts(kinds: ReadonlySet<AskedKind>): ReadonlySet<string> {
  return new Set([...kinds].flatMap((kind) => CUE_CONCEPTS[kind] ?? []))
}

interface ReadingContext {
  language: string
  cueWords: ReadonlySet<string>
  cueConcepts: ReadonlySet<string>
  weight: number
}

function readWord(index: AnswerIndex, word: string, context: ReadingContext): QuestionWord {
  const stem = stemOf(word)
  const { postings } = index.unitWords
  const terms = new Map<string, number>()
  const concepts = conceptsOf(stem, context.language)
  if (postings.has(stem)) terms.set(stem, 1)
  for (const concept of concepts) if (postings.has(conceptTerm(concept))) terms.set(conceptTerm(concept), CONCEPT_WEIGHT)
  let known: QuestionWord['known'] = terms.has(stem) ? 'exact' : terms.size > 0 ? 'concept' : 'absent'
  if (known === 'absent') {
    for (const near of nearTerms(stem, index.vocabulary)) terms.set(near.term, near.weight)
    if (terms.size > 0) known = 'near'
  }
  return {
    word,
    stem,
    weight: context.weight,
    isCue: context.cueWords.has(word) || concepts.some((concept) => context.cueConcepts.has(concept)),
    isGeneric: concepts.some((concept) => GENERIC_CONCEPTS.has(concept)),
    terms,
    known,
  }
}

/** For a question whose words the knowledge cannot say but whose turn of phrase asks for a form ("Where are you?"), the idea of that form. */
function impliedWords(index: AnswerIndex, kinds: ReadonlySet<AskedKind>, words: readonly QuestionWord[]): QuestionWord[] {
  if (words.some((word) => word.terms.size > 0 || !word.isCue)) return []
  return [...kinds].flatMap((kind): QuestionWord[] => {
    const term = conceptTerm(CUE_CONCEPTS[kind]?.[0] ?? '')
    if (!index.unitWords.postings.has(term)) return []
    return [
      { word: kind, stem: kind, weight: 1, isCue: true, isGeneric: false, terms: new Map([[term, CONCEPT_WEIGHT]]), known: 'concept' },
    ]
  })
}

/** The visitor's words, then the browser's locale, then the company's language. */
export function visitorLanguage(question: Pick<AnswerQuestion, 'text' | 'locale'>, siteLanguage: string): string {
  const text = question.text.slice(0, MAX_READ)
  const locale = languageOfLocale(question.locale)
  return languageOfWords(text, wordsOf(text), locale || siteLanguage) || locale || siteLanguage || 'en'
}

/** Single capitals inside a text, as in "package A", folded. They name something, though the letter may be a word of the language. */
function namedLetters(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/(?<=[\p{L}\p{N}] )[A-HJ-Z](?![\p{L}\p{N}'’&])/gu)].map((found) => found[0].toLowerCase()))
}

/** The words that mean something, or all of them when none does, unless `mayBeNone`. */
function contentWords(text: string, language: string, mayBeNone: boolean): string[] {
  const words = wordsOf(text)
  const stopwords = stopwordsOf(language)
  const letters = namedLetters(text)
  const isContent = (word: string): boolean => !stopwords.has(word) && (word.length > 1 || /[\p{N}\p{Script=Han}]/u.test(word))
  const content = words.filter((word) => isContent(word) || letters.has(word))
  return [...new Set(content.length > 0 || mayBeNone ? content : words)].slice(0, MAX_WORDS)
}

/** What the conversation adds to a question that goes on from the visitor's previous one, or says nothing of its own. */
function carriedWords(index: AnswerIndex, question: AnswerQuestion, context: ReadingContext, own: readonly QuestionWord[]): QuestionWord[] {
  const previous = question.history.findLast((turn) => turn.role === 'visitor')?.text.slice(0, MAX_READ) ?? ''
  const saysNothing = own.every((word) => word.isCue || word.isGeneric)
  if (
    previous === '' ||
    own.length > MAX_CONTINUED ||
    !(saysNothing || goesOn(wordsOf(question.text.slice(0, MAX_READ)), context.language))
  )
    return []
  const said = new Set(own.map((word) => word.word))
  return contentWords(previous, context.language, true)
    .filter((word) => !said.has(word))
    .map((word) => readWord(index, word, context))
}

/** Reads a question against what the knowledge can say; one that goes on from the question before it is completed from that. */
export function parseQuestion(index: AnswerIndex, question: AnswerQuestion): ParsedQuestion {
  const text = withoutGreeting(question.text.slice(0, MAX_READ))
  const language = visitorLanguage({ ...question, text }, index.company.language)
  const { kinds, cueWords } = readCues(fold(text), language)
  const context = { language, cueWords, cueConcepts: cueConcepts(kinds), weight: 1 }
  const own = contentWords(text, language, kinds.size > 0).map((word) => readWord(index, word, context))
  const carried = carriedWords(index, { ...question, text }, { ...context, weight: HISTORY_WEIGHT }, own)
  const previous = question.history.findLast((turn) => turn.role === 'visitor')?.text.slice(0, MAX_READ) ?? ''
  if (carried.length > 0 && kinds.size === 0) for (const kind of readCues(fold(previous), language).kinds) kinds.add(kind)
  return { text, language, kinds, words: [...own, ...impliedWords(index, kinds, own), ...carried], stems: wordsOf(text).map(stemOf) }
}
