import { type AnswerFeatures, CHOICE_WEIGHTS, isRefused, WEIGHTS } from '#src/engine/answer/choose/confidence.ts'
import type { AskedQuestion, CandidateOutcome } from './answers-measure.ts'
import { type Sample, dot, fitLogistic, sigmoid } from './logistic-fit.ts'

/**
 * Each answerable question also appears with its answer removed from the site. Another line answers some of these after
 * all, so they weigh less.
 */
const GROUP_WEIGHTS: Record<AskedQuestion['group'], number> = { answerable: 1, unanswerable: 1, removed: 0.4 }

const CHOICE_NAMES = Object.keys(CHOICE_WEIGHTS) as (keyof AnswerFeatures)[]
const CONFIDENCE_NAMES = Object.keys(WEIGHTS) as (keyof AnswerFeatures)[]
const CHOICE_RIDGE = 0.3
const CHOICE_STEPS = 300
const CHOICE_RATE = 0.02

const valuesOf = (features: AnswerFeatures, names: readonly (keyof AnswerFeatures)[]): number[] =>
  names.map((name) => features[name])

/** The candidates of one question. */
interface ChoiceList {
  /** The features of each, one after the other. */
  inputs: Float64Array
  givesIt: readonly boolean[]
}

/** Adds to `slope` what the likelihood of one question's right candidates gains from each weight, negated. */
function addSlope({ inputs, givesIt }: ChoiceList, weights: Float64Array, slope: Float64Array): void {
  const size = weights.length
  const scores = Float64Array.from(givesIt, (_, at) => {
    let score = 0
    for (let name = 0; name < size; name++) score += (weights[name] ?? 0) * (inputs[at * size + name] ?? 0)
    return score
  })
  const top = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - top))
  let all = 0
  let right = 0
  for (const [at, one] of raised.entries()) {
    all += one
    if (givesIt[at]) right += one
  }
  for (const [at, one] of raised.entries()) {
    const push = one / all - (givesIt[at] ? one / right : 0)
    for (let name = 0; name < size; name++) slope[name] = (slope[name] ?? 0) + push * (inputs[at * size + name] ?? 0)
  }
}

/** Fits weights that put candidates with the answer first: gradient ascent on the likelihood of a softmax. */
function fitChoice(asked: readonly AskedQuestion[]): number[] {
  const lists = asked
    .map(({ candidates }) => candidates)
    .filter((list) => list.some(({ givesIt }) => givesIt) && list.some(({ givesIt }) => !givesIt))
    .map((list): ChoiceList => ({
      inputs: Float64Array.from(list.flatMap(({ features }) => valuesOf(features, CHOICE_NAMES))),
      givesIt: list.map(({ givesIt }) => givesIt),
    }))
  let weights = new Float64Array(CHOICE_NAMES.length)
  for (let step = 0; step < CHOICE_STEPS; step++) {
    const slope = weights.map((weight) => CHOICE_RIDGE * weight)
    for (const list of lists) addSlope(list, weights, slope)
    weights = weights.map((weight, at) => weight - CHOICE_RATE * (slope[at] ?? 0))
  }
  return [...weights]
}

/** Returns the candidate that some weights choose. `undefined` if there are none. */
function choose({ candidates }: AskedQuestion, weights: readonly number[]): CandidateOutcome | undefined {
  const scores = candidates.map(({ features }) => dot(weights, valuesOf(features, CHOICE_NAMES)))
  return candidates[scores.indexOf(Math.max(...scores))]
}

function toSample(one: AskedQuestion, chosen: CandidateOutcome | undefined): Sample[] {
  if (chosen === undefined) return []
  const right = one.group === 'answerable' && chosen.isRight ? 1 : 0
  return [{ features: valuesOf(chosen.features, CONFIDENCE_NAMES), right, weight: GROUP_WEIGHTS[one.group] }]
}

interface FittedWeights {
  choice: number[]
  confidence: number[]
}

function fitBoth(asked: readonly AskedQuestion[]): FittedWeights {
  const choice = fitChoice(asked)
  return { choice, confidence: fitLogistic(asked.flatMap((one) => toSample(one, choose(one, choice)))) }
}

const named = (names: readonly string[], weights: readonly number[]): Record<string, number> =>
  Object.fromEntries(names.map((name, at) => [name, Math.round((weights[at] ?? 0) * 100) / 100]))

/** Returns the weights for `src/engine/answer/choose/confidence.ts`, by feature, fitted on all questions. */
export function fitWeights(asked: readonly AskedQuestion[]): {
  choice: Record<string, number>
  confidence: Record<string, number>
} {
  const { choice, confidence } = fitBoth(asked)
  return { choice: named(CHOICE_NAMES, choice), confidence: named([...CONFIDENCE_NAMES, 'BIAS'], confidence) }
}

/**
 * Returns the questions with the chosen candidate and its confidence, by weights fitted on the questions of other sites
 * in `fitted`.
 */
export function holdOut<Asked extends AskedQuestion>(
  asked: readonly Asked[],
  fitted: readonly AskedQuestion[] = asked,
): Asked[] {
  const fittedSites = new Set(fitted.map(({ site }) => site))
  const bySite = Map.groupBy(asked, ({ site }) => (fittedSites.has(site) ? site : ''))
  return [...bySite].flatMap(([held, ofSite]) => {
    const { choice, confidence } = fitBoth(fitted.filter(({ site }) => site !== held))
    return ofSite.map((one) => {
      const chosen = choose(one, choice)
      if (chosen === undefined) return one
      const odds = dot(confidence, [...valuesOf(chosen.features, CONFIDENCE_NAMES), 1])
      const sure = isRefused(chosen.features) ? 0 : sigmoid(odds)
      return { ...one, in600: chosen.isRight, confidence: sure }
    })
  })
}
