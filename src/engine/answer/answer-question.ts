import type { AnswerIndex } from './prepare-knowledge.ts'
import type { Answer, AnswerQuestion, AnswerSource } from './answer-types.ts'
import { ANSWER_THRESHOLD, type AnswerFeatures } from './weights.ts'
import { type Candidate, chooseCandidate, findCandidates } from './candidates.ts'
import { isGated } from './gates.ts'
import { fillPhrase, phrasesFor } from './phrases/phrases.ts'
import { adviseOnOffers } from './offers/advise-on-offers.ts'
import { overviewOf } from './overview.ts'
import { readingsOf } from './conversation.ts'
import { visitorLanguage, type ParsedQuestion } from './question.ts'
import { rankUnits, type RankedUnit } from './rank/rank.ts'
import { contactPhrase, nearMissOf, refuse, refuseWith } from './refuse.ts'
import { findTalk, type Talk } from './talk.ts'

const CANDIDATES = 24
/** For what the business offers or is, said as a whole. */
const OVERVIEW_CONFIDENCE = 0.8

/** Why a question was answered as it was: what was read, what was ranked, what was measured. */
export interface AnswerExplanation {
  answer: Answer
  question: ParsedQuestion
  /** What it would have said had it not refused; the answer itself when it did not. */
  draft: { parts: string[]; sources: AnswerSource[] }
  ranked: { unit: number; text: string; headings: readonly string[]; itemId: string; score: number; match: number; fit: number }[]
  /** Of what is said, or would have been. */
  features: AnswerFeatures | undefined
  /** The first units in the ranking, each with its evidence. */
  candidates: readonly Candidate[]
}

function answerTalk(index: AnswerIndex, talk: Talk, language: string): Answer {
  const phrases = phrasesFor(talk.language || language, index.company.language)
  const said = fillPhrase(phrases.said[talk.kind], { company: index.company.name })
  const contact = talk.kind === 'human' ? contactPhrase(index, phrases.language) : ''
  return { kind: 'talk', parts: contact === '' ? [said] : [said, ` ${contact}`], sources: [], language: phrases.language, confidence: 1 }
}

interface Reasoned {
  answer: Answer
  question: ParsedQuestion
  ranked: RankedUnit[]
  draft?: AnswerExplanation['draft']
  chosen?: Candidate
  candidates?: readonly Candidate[]
}

const NOTHING: AnswerExplanation['draft'] = { parts: [], sources: [] }

/** What one reading of a question leads to. */
function reasonOver(index: AnswerIndex, question: ParsedQuestion, similarity: AnswerQuestion['similarity']): Reasoned {
  const ranked = rankUnits(index, question, { similarity, limit: CANDIDATES })
  const { language } = phrasesFor(question.language, index.company.language)
  const advice = adviseOnOffers(index, question)
  if (advice?.fits === false) return { answer: refuseWith(index, question, advice), question, ranked }
  const overview = advice ?? overviewOf(index, question)
  if (overview !== undefined)
    return {
      answer: {
        kind: 'known',
        parts: overview.parts,
        sources: overview.sources,
        language,
        confidence: OVERVIEW_CONFIDENCE,
        ...(advice?.isFinal ? { isFinal: true } : {}),
      },
      draft: overview,
      question,
      ranked,
    }
  const candidates = findCandidates(index, question, ranked)
  const chosen = chooseCandidate(candidates)
  if (chosen === undefined) return { answer: refuse(index, question, 0), question, ranked }
  const { draft } = chosen
  const confidence = isGated(index, question, chosen) ? 0 : chosen.confidence
  const { parts, sources, tellsOpening } = draft
  const known: Answer = { kind: 'known', parts, sources, language, confidence, ...(tellsOpening ? { isFinal: true } : {}) }
  return {
    answer: confidence < ANSWER_THRESHOLD ? refuse(index, question, confidence, nearMissOf(index, question, chosen)) : known,
    draft,
    question,
    ranked,
    chosen,
    candidates,
  }
}

/** The first reading of the question that can be answered, else what the likeliest leads to. */
function reason(index: AnswerIndex, asked: AnswerQuestion): Reasoned {
  const [likeliest, ...others] = readingsOf(index, asked)
  // "Merci" is what a German visitor may say as well.
  const before = visitorLanguage({ ...asked, text: '' }, index.company.language)
  const talk = findTalk(asked.text, [before, likeliest.language])
  if (talk !== undefined) {
    const answer = answerTalk(index, talk, likeliest.language)
    return { answer, question: likeliest, ranked: [] }
  }
  const first = reasonOver(index, likeliest, asked.similarity)
  if (first.answer.kind === 'known') return first
  for (const other of others) {
    const next = reasonOver(index, other, asked.similarity)
    if (next.answer.kind === 'known') return next
  }
  return first
}

/** Answers from the knowledge, or says that it does not know. Deterministic; a few milliseconds for a thousand units. */
export function answerQuestion(index: AnswerIndex, question: AnswerQuestion): Answer {
  return reason(index, question).answer
}

/** The answer with everything that led to it. */
export function explainAnswer(index: AnswerIndex, question: AnswerQuestion): AnswerExplanation {
  const { answer, draft = NOTHING, question: parsed, ranked, chosen, candidates = [] } = reason(index, question)
  return {
    answer,
    draft,
    question: parsed,
    features: chosen?.features,
    candidates,
    ranked: ranked.map(({ unit: at, score, match, fit }) => {
      const unit = index.units[at]
      return {
        unit: at,
        text: unit?.text ?? '',
        headings: unit?.headings ?? [],
        itemId: index.items[unit?.item ?? -1]?.id ?? '',
        score,
        match,
        fit,
      }
    }),
  }
}
