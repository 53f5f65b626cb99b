import { performance } from 'node:perf_hooks'
import { type AnswerIndex, type AnswerExplanation, buildAnswerIndex, explainAnswer, retrievePassages } from '#src/engine/answer/answer.ts'
import type { AnswerQuestion } from '#src/engine/answer/answer-types.ts'
import type { ReadSite, SiteQuestion } from './sites-reading.ts'

/** How one question of a site went. */
export interface AskedQuestion {
  site: string
  question: string
  group: 'answerable' | 'unanswerable' | 'removed'
  gold: string
  kind: string
  explained: AnswerExplanation
  confidence: number
  in600: boolean
  in250: boolean
  sourced: boolean
  inPassages: boolean
  ms: number
}

/** Text as gold strings are compared: letter case, quotes, dashes and white space made equal. */
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

export const asking = (text: string): AnswerQuestion => ({ text, locale: '', history: [], now: new Date(0), similarity: new Map() })

const letters = (text: string): string => comparable(text).replace(/[^\p{L}\p{N}%€£$]/gu, '')

/** The units that say one of the gold strings, wholly or as a part of it. */
function unitsSaying(index: AnswerIndex, golds: readonly string[]): Set<number> {
  const wanted = golds.map(letters)
  const saying = new Set<number>()
  for (const [at, unit] of index.units.entries()) {
    const text = letters(unit.text)
    const item = index.items[unit.item]
    if (
      wanted.some((gold) => text.includes(gold) || (text.length >= 6 && gold.includes(text)) || letters(item?.title ?? '').includes(gold))
    )
      saying.add(at)
  }
  return saying
}

function measureAnswerable(site: ReadSite, index: AnswerIndex, asked: SiteQuestion): AskedQuestion {
  const golds = [asked.answer, ...(asked.accept ?? [])].map(comparable)
  const says = (text: string): boolean => golds.some((gold) => comparable(text).includes(gold))
  const started = performance.now()
  const explained = explainAnswer(index, asking(asked.question))
  const ms = performance.now() - started
  const text = explained.draft.parts.join('')
  const pages = explained.draft.sources.map((source) => site.pageTexts.get(URL.parse(source.url)?.pathname.slice(1) ?? '') ?? '')
  const loose = [asked.answer, ...(asked.accept ?? [])].map(letters)
  return {
    site: site.truth.id,
    question: asked.question,
    group: 'answerable',
    gold: asked.answer,
    kind: asked.kind,
    explained,
    confidence: explained.answer.confidence,
    in600: says(text.slice(0, 600)),
    in250: says(text.slice(0, 250)),
    sourced: pages.some((page) => loose.some((gold) => letters(page).includes(gold))),
    inPassages: retrievePassages(index, asking(asked.question), 8).some((passage) => says(passage.text)),
    ms,
  }
}

function measureRefusal(site: ReadSite, index: AnswerIndex, question: string, without: ReadonlySet<number> | undefined): AskedQuestion {
  const explained = explainAnswer(index, asking(question), without)
  const group = without === undefined ? 'unanswerable' : 'removed'
  const none = { gold: '', kind: '', in600: false, in250: false, sourced: false, inPassages: false, ms: 0 }
  return { site: site.truth.id, question, group, explained, confidence: explained.answer.confidence, ...none }
}

/** Asks a site's agent all its questions: the answerable ones, the unanswerable ones, and the answerable ones without the units that answer. */
export function measureSite(site: ReadSite): AskedQuestion[] {
  const index = buildAnswerIndex(site.items, site.company)
  return [
    ...site.truth.questions.map((asked) => measureAnswerable(site, index, asked)),
    ...site.truth.unanswerable.map(({ question }) => measureRefusal(site, index, question, undefined)),
    ...site.truth.questions.map((asked) =>
      measureRefusal(site, index, asked.question, unitsSaying(index, [asked.answer, ...(asked.accept ?? [])])),
    ),
  ]
}
