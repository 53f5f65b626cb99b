/** Every weight of ranking and refusing. Chosen on the evaluation's sites and sets, leaving one out at a time; `eval/` measures them. */

/** How much each signal of a unit counts in ranking beside its words, which count 1. All but `fit` are scaled by the best unit's. */
export const RANK_WEIGHTS = {
  /** The words of its whole section. */
  section: 0.9,
  /** Character 4-grams. */
  grams: 0.35,
  /** Neighbouring words. */
  pairs: 0.6,
  /** It gives a value of the kind that is asked for. */
  fit: 1.9,
  /** Less of `fit` for a question that yes or no answers. */
  yesNoFit: 0.4,
  /** A configured embedding model's cosine with its item. */
  similarity: 0.3,
  /** It is in the visitor's language. */
  language: 0.2,
}

/** How much a field's words count, and how far its length is normalised (0–1), for units: text, question, headings, title, neighbours. */
export const UNIT_FIELDS = [
  { weight: 1, lengthShare: 0.5 },
  { weight: 1.1, lengthShare: 0.5 },
  { weight: 0.7, lengthShare: 0.3 },
  { weight: 0.6, lengthShare: 0.3 },
  { weight: 0.3, lengthShare: 0.5 },
]

/** The same for sections: text, question, headings, title. */
export const SECTION_FIELDS = [
  { weight: 1, lengthShare: 0.6 },
  { weight: 1.2, lengthShare: 0.5 },
  { weight: 0.7, lengthShare: 0.3 },
  { weight: 0.6, lengthShare: 0.3 },
]

/** How well a unit gives what is asked for, when it does not give a value of that kind itself (1). */
export const FIT = {
  /** Its heading gives one. */
  heading: 0.8,
  /** It gives a value that may answer instead: "free" for a price. */
  instead: 0.6,
  /** Another unit of its section gives one. */
  section: 0.4,
  nowhere: 0,
  /** The question asks for nothing that has a form. */
  notAsked: 0.5,
}

/** How strictly an answer must have the form that its kind of question asks for. A multiple of `RANK_WEIGHTS.fit`. */
export const FORM_STRENGTH: Record<string, number> = {
  price: 1.2,
  hours: 1,
  phone: 1.6,
  email: 1,
  address: 0.6,
  date: 0.6,
  duration: 0.9,
  percent: 0.7,
  count: 0.6,
  person: 0.6,
  payment: 0.6,
}

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
