import type { AnswerIndex } from './prepare-knowledge.ts'
import type { AnswerQuestion, Passage } from './answer-types.ts'
import { readingsOf } from './question/conversation.ts'
import { PASSAGE_WEIGHTS } from './weights.ts'
import { rankUnits, scoreTexts } from './rank/rank.ts'

const MIN_UNITS = 200
const MAX_PASSAGE = 1_000

function passageText(index: AnswerIndex, at: number): string {
  const section = index.sections[at]
  if (section === undefined) return ''
  const opening = [...section.headings, section.question]
    .filter((line) => line !== '')
    .join(' › ')
    .slice(0, 200)
  const lines = section.units.map((unit) => index.units[unit]?.text ?? '')
  return [opening, ...lines]
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, MAX_PASSAGE)
}

/** The `limit` passages of at most 1,000 characters that fit a question best, best first, each with its source. */
export function retrievePassages(index: AnswerIndex, question: AnswerQuestion, limit: number): Passage[] {
  const [parsed] = readingsOf(index, question)
  const ranked = rankUnits(index, parsed, {
    similarity: question.similarity,
    limit: Math.max(MIN_UNITS, limit * 10),
    fit: PASSAGE_WEIGHTS.fit,
  })
  const scores = new Map<number, number>()
  for (const { unit, score } of ranked) {
    const section = index.units[unit]?.section ?? 0
    scores.set(section, Math.max(scores.get(section) ?? 0, score))
  }
  const { sections, tops } = scoreTexts(index, parsed)
  return [...scores]
    .map(([section, score]) => ({ section, score: score + (PASSAGE_WEIGHTS.section * (sections[section] ?? 0)) / tops.sections }))
    .toSorted((a, b) => b.score - a.score || a.section - b.section)
    .slice(0, limit)
    .map(({ section, score }) => {
      const item = index.items[index.sections[section]?.item ?? -1]
      return { itemId: item?.id ?? '', title: item?.title ?? '', url: item?.url ?? '', text: passageText(index, section), score }
    })
}
