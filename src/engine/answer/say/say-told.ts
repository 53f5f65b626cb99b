import type { ComposedCandidate } from '../choose/candidates.ts'
import { saidIn, shareSaid, wordRarity } from '../choose/said-words.ts'
import type { RankedUnit } from '../search/rank.ts'
import { composeAnswer, saySections } from './compose.ts'
import { OF_ACTS } from './say-act.ts'
import { isFlowing } from './say-unit.ts'
import { withTotals } from './say-totals.ts'
import { cardPrice } from '../offers/read-offers.ts'
import { conceptsOf } from '../../language/lexicon.ts'
import type { ParsedQuestion, QuestionWord } from '../question/question.ts'
import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import type { Answer } from '../units/answer-types.ts'
import { stopwordsOf } from '../../language/lexicon.ts'
import { fillPhrase, phrasesFor } from '../../language/phrases.ts'
import { isLight } from '../../language/word-rarity.ts'
import { nearMissOf } from './refuse.ts'

interface Told {
  answer: Answer
  question: ParsedQuestion
  ranked: readonly RankedUnit[]
  chosen?: ComposedCandidate
}

/** Answers a visitor who only said something about themselves, with related knowledge and an invitation to ask. */
export function answerStatement(index: AnswerIndex, { question, chosen }: Told): Answer {
  const { said, language } = phrasesFor(question.language, index.company.language)
  const near = chosen && nearMissOf(index, question, chosen)
  const parts = [
    said.statement,
    ...(near ? [` ${said.related}${near.text}\n`] : [' ']),
    fillPhrase(said.empty, { company: index.company.name }),
  ]
  return { kind: 'talk', parts, sources: [...(near?.sources ?? [])], language, confidence: 1, suggests: 'close' }
}

const NONE = { unit: -1, section: -1, share: 0 }
/** Returns the price for all people in a message, if a section gives a price per person. */
function totalOf({ sections, items }: AnswerIndex, section: number, { text, language }: ParsedQuestion): string[] {
  const item = items[sections[section]?.item ?? -1]
  const price = item?.type === 'product' ? (cardPrice(item) ?? '') : ''
  const total = withTotals(price, text, language)
  return total === price ? [] : [`${item?.title}: ${total}\n`]
}

/** A section is related if it says this share of the message, weighted by rarity, or this many telling words. */
const TOLD_SHARE = 0.6
const TOLD_WORDS = 2
/** Sentences of at most this many characters are said whole. */
const WHOLE_SECTION = 400

/**
 * Answers a message that makes a statement without a question ("I run a café and need 40 cups") with the section that
 * contains most of its words. Returns undefined if none is related.
 */
export function answerTold(index: AnswerIndex, { answer, question, ranked }: Told): Answer | undefined {
  if (answer.kind !== 'unknown') return undefined
  const { language } = question
  const stopwords = stopwordsOf(language)
  const isAct = (stem: string): boolean => conceptsOf(stem, language).some((concept) => OF_ACTS.has(concept))
  const telling = question.words.filter(
    ({ known, stem, word }) =>
      known !== 'near' && !isLight(stem, language) && !stopwords.has(word) && !/^\p{N}/u.test(word) && !isAct(stem),
  )
  const rarity = (word: QuestionWord): number => wordRarity(index, word, language)
  const rated = ranked.flatMap(({ unit }) => {
    const section = index.units[unit]?.section ?? -1
    const says = (word: QuestionWord): number => saidIn(index.sectionWords, word, section)
    const words = telling.filter((word) => says(word) > 0).length
    const share = shareSaid(telling, rarity, says)
    return words >= TOLD_WORDS || (words > 0 && share >= TOLD_SHARE) ? [{ unit, section, share }] : []
  })
  const best = rated.reduce((most, one) => (one.share > most.share ? one : most), rated[0] ?? NONE)
  const units = (index.sections[best.section]?.units ?? []).flatMap((at) => index.units[at] ?? [])
  if (units.length === 0) return undefined
  const isShort = units.reduce((sum, { text }) => sum + text.length, 0) <= WHOLE_SECTION
  const isText = isShort && units.every(({ kind }) => isFlowing(kind))
  const ofSection = ranked.filter(({ unit }) => index.units[unit]?.section === best.section)
  const phrases = phrasesFor(language, index.company.language)
  const { parts, sources } = isText ? saySections(index, [best.section]) : composeAnswer(index, question, ofSection)
  return {
    kind: 'talk',
    parts: [phrases.said.related, ...totalOf(index, best.section, question), ...parts],
    sources,
    language: phrases.language,
    confidence: answer.confidence,
    suggests: 'close',
  }
}
