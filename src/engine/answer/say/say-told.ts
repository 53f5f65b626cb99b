import type { ComposedCandidate } from '../choose/candidates.ts'
import { ownTerms, saidBy } from '../choose/said-words.ts'
import type { ParsedQuestion } from '../question/question.ts'
import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import type { Answer } from '../units/answer-types.ts'
import { stopwordsOf } from '../../language/lexicon.ts'
import { fillPhrase, phrasesFor } from '../../language/phrases.ts'
import { isLight } from '../../language/word-rarity.ts'
import { nearMissOf } from './refuse.ts'

interface Told {
  answer: Answer
  question: ParsedQuestion
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

/** A unit is related if it has this share of the message, weighted by rarity, or this many telling words. */
const TOLD_SHARE = 0.4
const TOLD_WORDS = 2

/**
 * Answers a message that tells something without asking ("my mug cracked in the microwave") with related knowledge.
 * Returns undefined if no unit is related.
 */
export function answerTold(index: AnswerIndex, { answer, question, chosen }: Told): Answer | undefined {
  if (answer.kind !== 'unknown' || chosen === undefined) return undefined
  const own = ownTerms(index, question, chosen.best.unit)
  const { language } = question
  const stopwords = stopwordsOf(language)
  const said = question.words.filter(
    (word) =>
      word.known !== 'near' && !isLight(word.stem, language) && !stopwords.has(word.word) && saidBy(own, word) > 0,
  )
  if (said.length < TOLD_WORDS && (said.length === 0 || chosen.features.own < TOLD_SHARE)) return undefined
  const phrases = phrasesFor(language, index.company.language)
  const { parts, sources } = chosen.draft
  return {
    kind: 'talk',
    parts: [phrases.said.related, ...parts],
    sources,
    language: phrases.language,
    confidence: answer.confidence,
    suggests: 'close',
  }
}
