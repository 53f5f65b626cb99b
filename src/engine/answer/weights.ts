import type { AskedKind } from './question/asked-kind-types.ts'

/**
 * Every weight of ranking and refusing. Chosen on the evaluation's sites and sets, leaving one out at a time; `eval/`
 * measures them.
 */

/**
 * How much each signal of a unit counts in ranking beside its words, which count 1. All but `fit` are scaled by the
 * best unit's.
 */
export const RANK_WEIGHTS = {
  /** The words of its whole section. */
  section: 0.7,
  /** The words of its item's title, if that asks a question. */
  question: 0.3,
  /** That title asks for the same kind of value. */
  sameKind: 0.3,
  /** Character 4-grams. */
  grams: 0.4,
  /** Neighbouring words. */
  pairs: 0.6,
  /** It gives a value of the kind that is asked for. */
  fit: 1.9,
  /** It asks something itself. */
  asks: -0.5,
  /** Less of `fit` for a question that yes or no answers. */
  yesNoFit: 0.25,
  /** A policy, where the addresses of authorities and owners stand, when a contact or hours are asked for. */
  legal: -0.5,
  /** Words that only name the kind of answer or the business, as a share of others. */
  cue: 0.5,
  /** It says the phone or email that the site repeats most, when just that is asked for. */
  contact: 0.6,
  /** A configured embedding model's cosine with its item. */
  similarity: 0.3,
  /** It is in the visitor's language. */
  language: 0.2,
}

/** How far a policy tells how the business is reached: authorities, landlords and processors stand there too. */
export const POLICY_WEIGHT = 0.2

/** The strength of `address` when a question asks where a thing is, not where the business is. */
export const WHEREABOUTS = 0.2

/**
 * For passages, which a reader searches further: the words of the whole section, and the form of answer as a share of
 * its weight for answers.
 */
export const PASSAGE_WEIGHTS = { section: 0.3, fit: 0.3 }

/**
 * How much a field's words count, and how far its length is normalised (0–1), for units: text, text that answers a
 * written question, that question, headings, title, neighbours. Visitors' words meet written questions far better than
 * their answers.
 */
export const UNIT_FIELDS = [
  { weight: 1, lengthShare: 0.5 },
  { weight: 0.65, lengthShare: 0.5 },
  { weight: 1, lengthShare: 0.6 },
  { weight: 0.7, lengthShare: 0.3 },
  { weight: 1, lengthShare: 0.5 },
  { weight: 0.3, lengthShare: 0.5 },
]

/** The same for sections, which have no neighbours. */
export const SECTION_FIELDS = [
  { weight: 1, lengthShare: 0.6 },
  { weight: 0.4, lengthShare: 0.6 },
  { weight: 1, lengthShare: 0.6 },
  { weight: 0.7, lengthShare: 0.3 },
  { weight: 0.6, lengthShare: 0.4 },
]

/** The same for titles that ask a question, alone. */
export const QUESTION_FIELD = { weight: 1, lengthShare: 0.75 }

/** How well a unit gives what is asked for, when it does not give a value of that kind itself (1). */
export const FIT = {
  /** Its heading gives one. */
  heading: 0.8,
  /** It gives a value that may answer instead: "free" for a price. */
  instead: 0.6,
  /** A line beside it gives one. */
  beside: 0.6,
  /** It gives a number, though not of the thing that is counted. */
  another: 0.45,
  /** Another unit of its section gives one. */
  section: 0.3,
  nowhere: 0,
  /** The question asks for nothing that has a form. */
  notAsked: 0.5,
}

/** How strictly an answer must have the form that its kind of question asks for. A multiple of `RANK_WEIGHTS.fit`. */
export const FORM_STRENGTH: Readonly<Partial<Record<AskedKind, number>>> = {
  price: 1.2,
  hours: 1,
  phone: 1.6,
  email: 1,
  address: 0.6,
  date: 0.6,
  founded: 0.8,
  when: 0.5,
  duration: 0.9,
  age: 0.8,
  frequency: 0.8,
  percent: 0.7,
  count: 0.7,
  weight: 0.9,
  length: 0.7,
  area: 0.9,
  person: 0.8,
  payment: 0.6,
}

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
  /** `covered` for a unit that answers a written question. */
  answerCovered: number
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
  /** Its ranking score as a share of the first one's. */
  lead: number
  /** How far it is ahead of the best of another section (down to -1). */
  margin: number
  /** The unit answers a written question. */
  isAnswer: number
  isPolicy: number
  yesNo: number
  /** What would be said lacks what is asked for, so that it is refused. */
  lacking: number
}

/** What is measured of a unit before it is known whether it lacks what is asked for. */
export type Evidence = Omit<AnswerFeatures, 'lacking'>

/**
 * How much each feature counts when one of the first units in the ranking is chosen. Fitted like `WEIGHTS`, on which of
 * them gives the answer; `foreign`, of which there are few, by hand: of two that say the same the visitor reads their
 * own language.
 */
export const CHOICE_WEIGHTS: Readonly<Partial<Record<keyof AnswerFeatures, number>>> = {
  lead: 5.3,
  covered: 1.01,
  own: 3.62,
  fit: 2.46,
  formLacking: -0.63,
  nameMissing: -2.01,
  isAnswer: 1.93,
  isPolicy: -0.1,
  ofBusiness: 1.48,
  numberMissing: -1.62,
  foreign: -0.6,
  lacking: -2.2,
}

/**
 * Log-odds that an answer is right, by feature. Fitted by logistic regression on questions over real sites, one site
 * left out at a time.
 */
export const WEIGHTS: Readonly<Partial<Record<keyof AnswerFeatures, number>>> = {
  covered: 2.14,
  own: 1.37,
  alike: 0.63,
  answerCovered: 1.23,
  ofBusiness: -0.54,
  foreign: 0.95,
  numberMissing: -1.01,
  numberOther: -1.21,
  nameMissing: -1.16,
  nameAbsent: -1.27,
  formLacking: -2.93,
  fit: 1.8,
  match: 0.88,
  lead: 1.25,
  margin: 0.86,
  isAnswer: 1.06,
  yesNo: -0.46,
}
const BIAS = -5.88

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
