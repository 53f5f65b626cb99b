/** What is known of the best unit when the answerer decides whether to say it. All are 0–1 unless they say otherwise. */
export interface AnswerFeatures {
  /** Share of the question's subject words, by rarity, that the unit says in its text, question, headings or title. */
  covered: number
  /** The same for the unit's whole section. */
  sectionCovered: number
  /** Rarity of the rarest subject word that neither the unit nor its section says. */
  missing: number
  /** Rarity of the rarest subject word that the whole knowledge lacks. */
  absent: number
  /** Gives a value of the kind that is asked for. */
  fit: number
  /** A form of answer is asked for (price, hours, phone, …). */
  formAsked: number
  /** Ranking score of the unit's words as a share of the ideal; may exceed 1. */
  match: number
  /** How far the best unit is ahead of the best of another section. */
  margin: number
  /** The unit answers a question written in the knowledge. */
  isAnswer: number
  /** The words of the question that the unit's own FAQ question or heading says. */
  questionCovered: number
}

/** Log-odds that an answer is right, by feature. Fitted by logistic regression on questions over real sites, one site left out at a time. */
const WEIGHTS: Readonly<Record<keyof AnswerFeatures, number>> = {
  covered: 2.6,
  sectionCovered: 1.6,
  missing: -1.6,
  absent: -2.4,
  fit: 1.8,
  formAsked: -0.6,
  match: 1.2,
  margin: 0.6,
  isAnswer: 0.3,
  questionCovered: 0.8,
}
const BIAS = -1.9

/** Below this the agent says that it does not know: the point where 8 % of answerable questions are refused. */
export const ANSWER_THRESHOLD = 0.2

/** The probability (0–1) that the best unit answers the question. */
export function confidenceOf(features: AnswerFeatures): number {
  let odds = BIAS
  for (const [name, weight] of Object.entries(WEIGHTS)) odds += weight * features[name as keyof AnswerFeatures]
  return 1 / (1 + Math.exp(-odds))
}
