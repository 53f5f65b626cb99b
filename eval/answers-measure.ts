import { performance } from 'node:perf_hooks'
import {
  type AnswerIndex,
  type AnswerExplanation,
  buildAnswerIndex,
  explainAnswer,
  retrievePassages,
} from '#src/engine/answer/answer.ts'
import type { RankedUnit } from '#src/engine/answer/search/rank.ts'
import { composeAnswer } from '#src/engine/answer/say/compose.ts'
import type { AnswerFeatures } from '#src/engine/answer/choose/confidence.ts'
import type { AnswerQuestion, KnowledgeText } from '#src/engine/answer/units/answer-types.ts'
import { readShape, type ReplyShape } from './reply-shape.ts'
import { createRandom } from '../scripts/seeded-random.ts'
import type { ReadSite, SiteQuestion } from './sites-reading.ts'

/** The result that a candidate would have had. */
export interface CandidateOutcome {
  features: AnswerFeatures
  /** It would have said the gold string itself, without its supporting sentences. */
  isRight: boolean
  givesIt: boolean
}

/** The result of one question of a site. */
export interface AskedQuestion {
  site: string
  question: string
  group: 'answerable' | 'unanswerable' | 'removed'
  gold: string
  kind: string
  explained: AnswerExplanation
  candidates: CandidateOutcome[]
  confidence: number
  in600: boolean
  in250: boolean
  inFirstLine: boolean
  shape: ReplyShape
  sourced: boolean
  inPassages: boolean
  ms: number
}

/** Normalizes a text for comparing gold strings: letter case, quotes, dashes and white space. */
export function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?([-,:/|]) ?/g, '$1')
    .trim()
}

type History = AnswerQuestion['history']

/** Returns the similarity of a question and each item by an embedding model, by item ID. */
export type SimilarityOf = (items: readonly KnowledgeText[], question: string) => AnswerQuestion['similarity']

const NO_MODEL: SimilarityOf = () => new Map()

export const asking = (
  text: string,
  history: History = [],
  similarity: AnswerQuestion['similarity'] = new Map(),
): AnswerQuestion => ({
  text,
  locale: '',
  history,
  now: new Date(0),
  similarity,
})

/** Shorter lines do not count as a part of a gold string. */
const MIN_PART = 6

const letters = (text: string): string => comparable(text).replace(/[^\p{L}\p{N}%€£$]/gu, '')

/**
 * Returns an item's content without the lines that state a gold string, and without the whole answer of a question that
 * contains one.
 */
function contentWithout(item: KnowledgeText, golds: readonly string[]): string {
  const says = (text: string): boolean =>
    golds.some((gold) => text.includes(gold) || (text.length >= MIN_PART && gold.includes(text)))
  if (item.type === 'faq' && says(letters(item.content))) return ''
  return item.content
    .split(/^(?=#{1,6} )/m)
    .map((section) => {
      const [heading = ''] = section.split('\n')
      if (heading.trim().endsWith('?') && says(letters(section))) return ''
      return section
        .split('\n')
        .filter((line) => !says(letters(line)))
        .join('\n')
    })
    .join('')
}

/** Returns the site without the answer of a question. */
function siteWithout(site: ReadSite, asked: SiteQuestion): AnswerIndex {
  const golds = [asked.answer, ...(asked.accept ?? [])].map(letters)
  const items = site.items
    .filter((item) => !golds.some((gold) => letters(item.title).includes(gold)))
    .map((item) => ({ ...item, content: contentWithout(item, golds) }))
    .filter((item) => item.content.replace(/^#.*$/gm, '').trim() !== '')
  return buildAnswerIndex(items, site.company)
}

function outcomesOf(
  index: AnswerIndex,
  { candidates, question, ranked }: AnswerExplanation,
  says: (text: string) => boolean,
): CandidateOutcome[] {
  const draftOf = (units: readonly RankedUnit[]): string =>
    composeAnswer(index, question, units).parts.join('').slice(0, 600)
  return candidates.map((candidate) => ({
    features: candidate.features,
    isRight: says(draftOf([candidate.best, ...ranked.filter(({ unit }) => unit !== candidate.best.unit)])),
    givesIt: says(draftOf([candidate.best])),
  }))
}

interface Asking {
  history?: History
  similarityOf?: SimilarityOf
}

function measureAnswerable(
  site: ReadSite,
  index: AnswerIndex,
  asked: SiteQuestion,
  { history = [], similarityOf = NO_MODEL }: Asking,
): AskedQuestion {
  const question = asking(asked.question, history, similarityOf(index.items, asked.question))
  const golds = [asked.answer, ...(asked.accept ?? [])].map(comparable)
  const says = (text: string): boolean => golds.some((gold) => comparable(text).includes(gold))
  const started = performance.now()
  const explained = explainAnswer(index, question)
  const ms = performance.now() - started
  const text = explained.draft.parts.join('')
  const pages = explained.draft.sources.map(
    (source) => site.pageTexts.get(URL.parse(source.url)?.pathname.slice(1) ?? '') ?? '',
  )
  const shape = readShape(explained.answer.parts.join(''))
  const loose = [asked.answer, ...(asked.accept ?? [])].map(letters)
  return {
    site: site.truth.id,
    question: asked.question,
    group: 'answerable',
    gold: asked.answer,
    kind: asked.kind,
    explained,
    candidates: outcomesOf(index, explained, says),
    confidence: explained.answer.confidence,
    in600: says(text.slice(0, 600)),
    in250: says(text.slice(0, 250)),
    inFirstLine: says(shape.firstLine),
    shape,
    sourced: pages.some((page) => loose.some((gold) => letters(page).includes(gold))),
    inPassages: retrievePassages(index, question, 8).some((passage) => says(passage.text)),
    ms,
  }
}

function measureRefusal(
  site: ReadSite,
  index: AnswerIndex,
  {
    question,
    group,
    history = [],
    similarityOf = NO_MODEL,
  }: Asking & { question: string; group: 'unanswerable' | 'removed' },
): AskedQuestion {
  const explained = explainAnswer(index, asking(question, history, similarityOf(index.items, question)))
  const candidates = outcomesOf(index, explained, () => false)
  const none = { gold: '', kind: '', in600: false, in250: false, inFirstLine: false, sourced: false, inPassages: false }
  return {
    site: site.truth.id,
    question,
    group,
    explained,
    candidates,
    confidence: explained.answer.confidence,
    shape: readShape(explained.answer.parts.join('')),
    ms: 0,
    ...none,
  }
}

/** Asks a site's agent its answerable and its unanswerable questions. */
export function askSite(site: ReadSite, similarityOf: SimilarityOf = NO_MODEL): AskedQuestion[] {
  const index = buildAnswerIndex(site.items, site.company)
  return [
    ...site.truth.questions.map((asked) => measureAnswerable(site, index, asked, { similarityOf })),
    ...site.truth.unanswerable.map(({ question }) =>
      measureRefusal(site, index, { question, group: 'unanswerable', similarityOf }),
    ),
  ]
}

/**
 * Asks a site's agent all its questions: answerable, unanswerable, and answerable with the answer removed from the
 * site.
 */
export function measureSite(site: ReadSite): AskedQuestion[] {
  return [
    ...askSite(site),
    ...site.truth.questions.map((asked) =>
      measureRefusal(site, siteWithout(site, asked), { question: asked.question, group: 'removed' }),
    ),
  ]
}

/**
 * Asks all questions of a site, answerable or not, in one conversation, in a shuffled order that is the same for every
 * run.
 */
export function measureConversation(site: ReadSite): AskedQuestion[] {
  const index = buildAnswerIndex(site.items, site.company)
  const random = createRandom(1)
  const asked = [...site.truth.questions, ...site.truth.unanswerable]
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
  const history: History = []
  return asked.map((one) => {
    const so = [...history]
    const measured =
      'answer' in one
        ? measureAnswerable(site, index, one, { history: so })
        : measureRefusal(site, index, { question: one.question, group: 'unanswerable', history: so })
    history.push(
      { role: 'visitor', text: one.question },
      { role: 'agent', text: measured.explained.answer.parts.join('') },
    )
    return measured
  })
}
