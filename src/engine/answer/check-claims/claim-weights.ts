import type { ClaimSigns } from './claim-signs.ts'

/**
 * How much each sign speaks against a sentence, in log-odds; less than 0 speaks for it. A logistic regression over the
 * answers of `eval/conversation`: `npm run eval -- conversation --fit` prints them.
 */
export const CLAIM_WEIGHTS: Readonly<Record<keyof ClaimSigns, number>> = {
  act: 3.23,
  duration: 3.6,
  quantity: 2.24,
  time: 3.53,
  weighty: 2.42,
  misplaced: 2.92,
  terms: 3.68,
  margin: 1.61,
  plainMargin: 1.58,
  unsaid: 1.93,
  denied: 2.43,
  reach: 2.6,
  opposed: 0.9,
  missing: 3.51,
  strange: 1.44,
  also: 3.71,
  denies: -0.41,
  cheaper: 1.04,
  leads: -2.73,
  asks: -2.88,
  valued: -1.39,
}

/** The log-odds of a sentence without any sign. */
export const CLAIM_BIAS = -1.5
