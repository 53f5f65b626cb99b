import type { AskedKind } from '../question/asked-kind-types.ts'

/**
 * The weights of ranking. Chosen on the evaluation's sites and sets, leaving one out at a time; `eval/` measures them.
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
  /** Words that only name the kind of answer or the business, as a share of others. */
  cue: 0.5,
  /** A configured embedding model's cosine with its item. */
  similarity: 0.3,
  /** It is in the visitor's language. */
  language: 0.2,
}

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
