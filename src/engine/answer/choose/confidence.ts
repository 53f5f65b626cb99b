/** What speaks for answering with a unit: 0–1 unless said otherwise. Words count by their rarity. */
export interface AnswerFeatures {
  /** Share of the question's subject that the unit says in its text, question, headings or title. */
  own: number
  /** Share of the subject that the whole knowledge lacks. */
  absentShare: number
  /** Rarity of the rarest subject word that the knowledge has, but neither the draft nor the unit's section. */
  saidElsewhere: number
  /** The unit gives a value of the kind that is asked for. */
  fit: number
  /** How strictly that kind needs a value, if neither the unit nor a line beside it gives one (up to 1.6). */
  formLacking: number
  /** Ranking score of the unit's words, as a share of the best that the question's words could have (up to 2). */
  match: number
  /** The unit answers a written question. */
  isAnswer: number
  /** The question asks for the phone, email, address or hours of the business, and the unit says them. */
  ofBusiness: number
  /** The agent spoke about it, and the question continues the conversation. Less for earlier replies. */
  spokenOf: number
  /** It is in another language than the question. */
  foreign: number
  /** The draft says that the price must be asked for. */
  onRequest: number
  /**
   * The draft lacks the price, phone, email or hours that are asked for, or gives them for another number, country or
   * language. Or the question asks which of all offers costs least, which no single unit tells, or how long something
   * takes, without naming it.
   */
  lacking: number
}

type Weights = Readonly<Partial<Record<keyof AnswerFeatures, number>>>

/** How much each feature counts when a candidate is chosen. `eval -- answers --fit` fits them to which one is right. */
export const CHOICE_WEIGHTS: Weights = {
  own: 6.72,
  fit: 2.82,
  formLacking: -2.28,
  isAnswer: 2.03,
  ofBusiness: 2.61,
  lacking: -0.83,
  foreign: -1.64,
}

/** Log-odds that the chosen candidate is right, by feature. The same command fits them by logistic regression. */
export const WEIGHTS: Weights = {
  own: 2.47,
  absentShare: -1.51,
  saidElsewhere: -1.9,
  fit: 1.88,
  formLacking: -2.52,
  match: 1.23,
  isAnswer: 1.63,
}
const BIAS = -3.67

/** Below this confidence the agent says that it does not know. */
export const ANSWER_THRESHOLD = 0.26

/** Reports whether an answer is refused, even if it fits otherwise. */
export const isRefused = ({ lacking, onRequest }: AnswerFeatures): boolean => lacking + onRequest > 0

type Weighed = { name: string; value: number; weight: number }[]

function weighed(features: AnswerFeatures, weights: Weights): Weighed {
  const named = Object.entries(features) as [keyof AnswerFeatures, number][]
  return named.map(([name, value]) => ({ name, value, weight: weights[name] ?? 0 }))
}

/** Returns what each feature adds to the log-odds that an answer is right. */
export function contributionsOf(features: AnswerFeatures): Weighed {
  return [...weighed(features, WEIGHTS), { name: 'always', value: 1, weight: BIAS }]
}

const sum = (parts: Weighed): number => parts.reduce((all, { value, weight }) => all + value * weight, 0)

/** Returns the probability (0–1) that a unit answers the question. */
export function confidenceOf(features: AnswerFeatures): number {
  return 1 / (1 + Math.exp(-sum(contributionsOf(features))))
}

/** Returns how likely a unit is the one to say. Comparable within one question only. */
export function choiceScore(features: AnswerFeatures): number {
  return sum(weighed(features, CHOICE_WEIGHTS))
}
