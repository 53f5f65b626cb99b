import type { AskedKind } from '../question/asked-kind-types.ts'

/**
 * The weights of ranking. Chosen on the evaluation's sites and sets, leaving one out at a time; `eval/` measures them.
 */

/**
 * How much each signal of a unit counts in ranking. Its words count 1. All signals but `fit` are scaled by the best
 * unit's.
 */
export const RANK_WEIGHTS = {
  /** The words of its whole section. */
  section: 0.7,
  /** The words of its item's title, if that asks a question. */
  question: 0.3,
  /** That title asks for the same kind of value. */
  sameKind: 0.3,
  /** The agent spoke about it just before. */
  spokenOf: 0.5,
  /** Character 4-grams. */
  grams: 0.4,
  /** Neighbouring words. */
  pairs: 0.6,
  /** It gives a value of the kind that the question asks for. */
  fit: 1.9,
  /** It asks a question itself. */
  asks: -0.5,
  /** The share of `fit` for a question that a yes or no answers. */
  yesNoFit: 0.25,
  /** The weight of words that only name the kind of answer or the business. */
  cue: 0.5,
  /** The cosine of a configured embedding model with its item. */
  similarity: 0.3,
  /** It is in the visitor's language. */
  language: 0.2,
}

/** The strength of `address` if a question asks for the place of a thing and not of the business. */
export const WHEREABOUTS = 0.2

/**
 * The weights for passages, in which the model searches further: the words of the whole section, and the share of
 * `fit`.
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

/** How well a unit gives the asked kind of value, if it does not give one itself (1). */
export const FIT = {
  /** Its heading gives one. */
  heading: 0.8,
  /** It gives a value that may answer instead: "free" for a price. */
  instead: 0.6,
  /** A line beside it gives one. */
  beside: 0.6,
  /** It gives a number, but of another thing than the counted one. */
  another: 0.45,
  /** Another unit of its section gives one. */
  section: 0.3,
  nowhere: 0,
  /** The question asks for nothing with a form. */
  notAsked: 0.5,
}

/**
 * How strictly an answer must have the form that its kind of question asks for, as a multiple of `RANK_WEIGHTS.fit`.
 */
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
