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

/** What is known of the best unit when the answerer decides whether to say it. All are 0–1 unless they say otherwise; words count by their rarity. */
export interface AnswerFeatures {
  /** Share of the question's subject words that the unit says in its text or question; */
  ownCovered: number
  /** … also in its headings or title; */
  headedCovered: number
  /** … also in its neighbours; */
  covered: number
  /** … also in its section. */
  sectionCovered: number
  /** Rarity of the rarest subject word that the section lacks; */
  missing: number
  /** … that the unit, its headings and title lack; */
  missingInUnit: number
  /** … that the whole knowledge lacks. */
  absent: number
  /** Share of the subject words that the knowledge lacks; */
  absentShare: number
  /** … that it has only in another form: compounds, misspellings. */
  near: number
  /** Gives a value of the kind that is asked for, by how strictly that is needed (up to 1.6). */
  formGiven: number
  formLacking: number
  /** Ranking score of the unit's words as a share of the ideal (up to 2). */
  match: number
  /** How far the best unit is ahead of the best of another section. */
  margin: number
  /** The unit answers a written question, */
  isAnswer: number
  /** … so much of which is in the visitor's. */
  askedAlike: number
  /** Share of the question's pairs of subject words that the unit says as pairs. */
  pairs: number
  /** Number of subject words, of six. */
  words: number
  yesNo: number
  /** The unit is in another language than the question. */
  otherLanguage: number
  /** The question says nothing but the kind of answer. */
  cueOnly: number
}

/** Log-odds that an answer is right, by feature. Fitted by logistic regression on questions over real sites, one site left out at a time. */
const WEIGHTS: Readonly<Record<keyof AnswerFeatures, number>> = {
  ownCovered: 0,
  headedCovered: 2.8,
  covered: 0,
  sectionCovered: 0,
  missing: 0,
  missingInUnit: -0.35,
  absent: -1.35,
  absentShare: 0,
  near: 0,
  formGiven: 0.29,
  formLacking: -3.66,
  match: 0.78,
  margin: 1.41,
  isAnswer: 0.71,
  askedAlike: 0.64,
  pairs: 0.13,
  words: 1.79,
  yesNo: -1.21,
  otherLanguage: 0,
  cueOnly: 0.91,
}
const BIAS = -3.63

/** Below this the agent says that it does not know: the point where 8 % of answerable questions are refused. */
export const ANSWER_THRESHOLD = 0.264

/** The probability (0–1) that the best unit answers the question. */
export function confidenceOf(features: AnswerFeatures): number {
  let odds = BIAS
  for (const [name, weight] of Object.entries(WEIGHTS)) odds += weight * features[name as keyof AnswerFeatures]
  return 1 / (1 + Math.exp(-odds))
}
