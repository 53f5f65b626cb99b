import type { ClaimSigns } from './claim-signs.ts'

/**
 * How much each sign speaks against a sentence, in log-odds; less than 0 speaks for it. A logistic regression over the answers of
 * `eval/conversation`: `npm run eval -- conversation --fit` prints them.
 */
export const CLAIM_WEIGHTS: Readonly<Record<keyof ClaimSigns, number>> = {
  act: 3.26,
  duration: 3.61,
  quantity: 2.36,
  time: 3.62,
  weighty: 2.52,
  misplaced: 2.94,
  terms: 3.78,
  margin: 1.44,
  plainMargin: 1.81,
  unsaid: 1.89,
  denied: 2.41,
  reach: 2.67,
  opposed: 0.96,
  missing: 3.77,
  strange: 1.42,
  also: 3.53,
  denies: -0.43,
  cheaper: 1.29,
  leads: -2.68,
  asks: -2.88,
  valued: -1.37,
}

/** The log-odds of a sentence without any sign. */
export const CLAIM_BIAS = -1.54
