/**
 * What is known of a unit when the answerer decides whether to say it. All are 0–1 unless they say otherwise; words
 * count by their rarity.
 */
export interface AnswerFeatures {
  /**
   * Share of the question's subject words that the unit says in its text, question, headings or title; less for what
   * only lines around it say.
   */
  covered: number
  /** Share of the subject words that the unit says itself, in its headings or in its title. */
  own: number
  /** Share of the written question's words that the visitor's question says. */
  alike: number
  /** The question asks for the phone, email, address or hours of the business, and the unit says them. */
  ofBusiness: number
  /** The unit is in another language than the question. */
  foreign: number
  /** The question names a number that would not be said; */
  numberMissing: number
  /** … of something of which only another number would be said: the price for four people when eight come. */
  numberOther: number
  /**
   * Rarity of the rarest subject word that is not said so and names something of the site, in a heading, title or
   * label: another product, another branch;
   */
  nameMissing: number
  /**
   * … of the rarest that the whole knowledge lacks. It has no weight: it tells whether a refusal may say what is near.
   */
  absent: number
  /** … of the rarest of these that is written as a name. */
  nameAbsent: number
  /** Gives a value of the kind that is asked for; */
  fit: number
  /**
   * Gives none, nor does what is beside it, by the same measure; less when the written question is much like the
   * visitor's.
   */
  formLacking: number
  /** Ranking score of the unit's words as a share of the ideal (up to 2). */
  match: number
  /** How far it is ahead of the best of another section (down to -1). */
  margin: number
  /** The unit answers a written question. */
  isAnswer: number
  /** What would be said lacks what is asked for, so that it is refused. */
  lacking: number
}

/** What is measured of a unit before it is known whether it lacks what is asked for. */
export type Evidence = Omit<AnswerFeatures, 'lacking'>

/** How much each feature counts when a candidate is chosen. `eval -- answers --fit` fits them to which one is right. */
export const CHOICE_WEIGHTS: Readonly<Partial<Record<keyof AnswerFeatures, number>>> = {
  own: 6.67,
  fit: 3.1,
  formLacking: -2.27,
  nameMissing: -1.8,
  isAnswer: 2.06,
  ofBusiness: 2.66,
  numberMissing: -0.52,
  foreign: -1.51,
  lacking: -2.64,
}

/** Log-odds that the chosen candidate is right, by feature. Fitted by the same command, by logistic regression. */
export const WEIGHTS: Readonly<Partial<Record<keyof AnswerFeatures, number>>> = {
  covered: 2.36,
  own: 1.37,
  alike: 0.77,
  foreign: 0.51,
  numberMissing: -0.9,
  numberOther: -2.05,
  nameMissing: -0.39,
  nameAbsent: -0.35,
  formLacking: -2.41,
  fit: 2.25,
  match: 0.85,
  margin: 1.09,
  isAnswer: 1.43,
}
const BIAS = -5.22

/** Below this confidence the agent says that it does not know. */
export const ANSWER_THRESHOLD = 0.25

type Weighed = { name: string; value: number; weight: number }[]

/** Each feature with its weight, 0 for those without one. */
function weighed(features: AnswerFeatures, weights: typeof WEIGHTS): Weighed {
  const named = Object.entries(features) as [keyof AnswerFeatures, number][]
  return named.map(([name, value]) => ({ name, value, weight: weights[name] ?? 0 }))
}

/** What each feature adds to the log-odds that an answer is right. */
export function contributionsOf(features: AnswerFeatures): Weighed {
  return [...weighed(features, WEIGHTS), { name: 'always', value: 1, weight: BIAS }]
}

const sum = (parts: Weighed): number => parts.reduce((all, { value, weight }) => all + value * weight, 0)

/** The probability (0–1) that a unit answers the question. */
export function confidenceOf(features: AnswerFeatures): number {
  return 1 / (1 + Math.exp(-sum(contributionsOf(features))))
}

/** How likely a unit is the one to say, comparable within one question only. */
export function choiceScore(features: AnswerFeatures): number {
  return sum(weighed(features, CHOICE_WEIGHTS))
}
