import type { Block, Page } from '../page-types.ts'
import { describeBlocks } from './block-features.ts'
import { HIDDEN_WEIGHTS, OUTPUT_WEIGHTS } from './readable-weights.ts'

/** The page's blocks with their likelihood; what visitors cannot see has none. */
export function rateBlocks(page: Page): Block[] {
  const likelihoods = new Map(describeBlocks(page).map(({ block, features }) => [block, likelihoodOf(features)]))
  return page.blocks.map((block) => ({ ...block, likelihood: likelihoods.get(block) ?? 0 }))
}

const numbersIn = (row: string): Float64Array => Float64Array.from(row.split(' '), (number) => Number(number) / 100)
const HIDDEN = HIDDEN_WEIGHTS.map(numbersIn)
const OUTPUT = numbersIn(OUTPUT_WEIGHTS)

/** A network with one hidden layer. */
function likelihoodOf(features: number[]): number {
  const inputs = Float64Array.from(features)
  let sum = OUTPUT.at(-1) ?? 0
  for (const [unit, weights] of HIDDEN.entries()) {
    let activation = 0
    for (let at = 0; at < inputs.length; at++) activation += (weights[at] ?? 0) * (inputs[at] ?? 0)
    if (activation > 0) sum += activation * (OUTPUT[unit] ?? 0)
  }
  return Math.round(100 / (1 + Math.exp(-sum))) / 100
}
