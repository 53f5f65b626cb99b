import type { AnswerIndex } from './prepare-knowledge.ts'
import type { AnswerQuestion, Passage } from '../units/answer-types.ts'
import { CONTACT_KINDS } from '../question/asked-kind-types.ts'
import { readingsOf } from '../question/conversation.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { PASSAGE_WEIGHTS, RANK_WEIGHTS } from './rank-weights.ts'
import { formStrength } from './kind-fit.ts'
import { addScores } from './bm25f.ts'
import { type RankedUnit, rankUnits, scoreTexts } from './rank.ts'
import { removeAddresses } from '../../language/spoken-words.ts'
import { stemsOf } from '../../language/text-terms.ts'

const MIN_UNITS = 200
const MAX_PASSAGE = 1_000
/** The number of passages that are chosen by the form of the answer. */
const BY_FORM = 2

/** Returns the text of a section, below its headings and its question. */
function sectionText({ sections, units }: AnswerIndex, at: number): string {
  const section = sections[at]
  if (section === undefined) return ''
  const opening = [...section.headings, section.question]
    .filter((line) => line !== '')
    .join(' › ')
    .slice(0, 200)
  return [opening, ...section.units.map((unit) => units[unit]?.text ?? '')].filter((line) => line !== '').join('\n')
}

/** Returns the sections of some units, by their best score. */
function rankSections(
  { units }: AnswerIndex,
  ranked: readonly RankedUnit[],
  scoreOf: (one: RankedUnit, section: number) => number,
): number[] {
  const scores = new Map<number, number>()
  for (const one of ranked) {
    const section = units[one.unit]?.section ?? 0
    scores.set(section, Math.max(scores.get(section) ?? 0, scoreOf(one, section)))
  }
  return [...scores].toSorted(([a, best], [b, other]) => other - best || a - b).map(([section]) => section)
}

/**
 * Returns the sections with the contact details or opening hours of the business itself, as far as the question asks
 * for them.
 */
function sectionsOfBusiness({ business, units }: AnswerIndex, { kinds }: ParsedQuestion): number[] {
  const asked = CONTACT_KINDS.flatMap((kind) => (kinds.has(kind) ? [...business[kind]] : []))
  return asked.flatMap((at) => units[at]?.section ?? [])
}

/**
 * Returns all units: first the `limit` that rank best for a question, then the others in order, with those in the
 * visitor's language first.
 */
export function orderUnits(index: AnswerIndex, question: AnswerQuestion, limit: number): number[] {
  const [parsed] = readingsOf(index, question)
  const ranked = rankUnits(index, parsed, { similarity: question.similarity, limit, fit: PASSAGE_WEIGHTS.fit })
  const best = ranked.map(({ unit }) => unit)
  const isBest = new Set(best)
  const others = index.units.flatMap((_, at) => (isBest.has(at) ? [] : [at]))
  const isSpoken = (at: number): boolean =>
    [parsed.language, ''].includes(index.items[index.units[at]?.item ?? -1]?.language ?? '')
  return [...best, ...others.filter(isSpoken), ...others.filter((at) => !isSpoken(at))]
}

/**
 * Returns the `limit` passages of at most 1,000 characters that fit a question best, each with its source. A passage
 * is a section with its neighbors in the item. Most sections are chosen by their words, the last ones by the form of
 * the answer. One has the contact details or opening hours, if the question asks for them.
 */
export function retrievePassages(index: AnswerIndex, question: AnswerQuestion, limit: number): Passage[] {
  const [parsed] = readingsOf(index, question)
  const ranked = rankUnits(index, parsed, {
    similarity: question.similarity,
    limit: Math.max(MIN_UNITS, limit * 10),
    fit: PASSAGE_WEIGHTS.fit,
  })
  const { sections, tops } = scoreTexts(index, parsed)
  const ofForm = (1 - PASSAGE_WEIGHTS.fit) * RANK_WEIGHTS.fit * formStrength(parsed)
  const byWords = rankSections(
    index,
    ranked,
    ({ score }, at) => score + (PASSAGE_WEIGHTS.section * (sections[at] ?? 0)) / tops.sections,
  )
  const byForm = rankSections(index, ranked, ({ score, fit }) => score + ofForm * fit)
  const ofBusiness = sectionsOfBusiness(index, parsed)
  const reached = byForm.find((section) => ofBusiness.includes(section)) ?? ofBusiness[0]
  const chosen = new Set([
    ...byWords.slice(0, Math.max(1, limit - BY_FORM)),
    ...(reached === undefined ? [] : [reached]),
    ...byForm,
  ])
  const taken = new Set<number>()
  const passages: Passage[] = []
  for (const section of chosen) {
    if (passages.length === limit) break
    if (!taken.has(section)) passages.push(toPassage(index, sectionsAround(index, section, taken)))
  }
  return passages
}

/** Takes a section, and the sections before and after it in its item that fit into the same passage. */
function sectionsAround(index: AnswerIndex, section: number, taken: Set<number>): number[] {
  const item = index.sections[section]?.item
  let left = MAX_PASSAGE - sectionText(index, section).length
  const takeFrom = (start: number, step: 1 | -1): number[] => {
    const found: number[] = []
    for (let at = start; index.sections[at]?.item === item && !taken.has(at); at += step) {
      const size = sectionText(index, at).length + 1
      if (size > left) break
      left -= size
      taken.add(at)
      found.push(at)
    }
    return found
  }
  taken.add(section)
  const after = takeFrom(section + 1, 1)
  return [...takeFrom(section - 1, -1).toReversed(), section, ...after]
}

function toPassage(index: AnswerIndex, sections: readonly number[]): Passage {
  const { id = '', title = '', url = '' } = index.items[index.sections[sections[0] ?? -1]?.item ?? -1] ?? {}
  const texts = sections.map((section) => sectionText(index, section)).filter((text) => text !== '')
  return { itemId: id, title, url, text: texts.join('\n').slice(0, MAX_PASSAGE) }
}

/**
 * The maximum number of supporting passages from one item, and the minimum score of each as a share of the best
 * one's.
 */
const MOST_OF_ITEM = 2
const LEAST_SHARE = 0.6

/** Returns the passages of some items that support a text: of each item, those that share most of its words. */
export function passagesBehind(index: AnswerIndex, text: string, itemIds: readonly string[]): Passage[] {
  const scores = new Float32Array(index.sections.length)
  addScores(index.sectionWords, new Map(stemsOf(removeAddresses(text)).map((stem) => [stem, 1])), scores)
  const scoreOf = (section: number): number => scores[section] ?? 0
  return itemIds.flatMap((itemId) => {
    const sections = index.itemSections[index.items.findIndex(({ id }) => id === itemId)] ?? []
    const ranked = sections.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, MOST_OF_ITEM)
    return ranked
      .filter((section) => scoreOf(section) >= scoreOf(ranked[0] ?? section) * LEAST_SHARE)
      .map((section) => toPassage(index, [section]))
  })
}
