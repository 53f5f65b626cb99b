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
/** By feature: its weight in each hidden unit. */
const WEIGHTS = Array.from(HIDDEN[0] ?? [], (_, feature) => Float64Array.from(HIDDEN, (row) => row[feature] ?? 0))

/** A network with one hidden layer. Most features of a block are 0 and change nothing. */
function likelihoodOf(features: number[]): number {
  const activations = new Float64Array(HIDDEN.length)
  for (let at = 0; at < features.length; at++) {
    const input = features[at] ?? 0
    const weights = WEIGHTS[at]
    if (input === 0 || weights === undefined) continue
    for (let unit = 0; unit < activations.length; unit++) activations[unit] = (activations[unit] ?? 0) + (weights[unit] ?? 0) * input
  }
  let sum = OUTPUT.at(-1) ?? 0
  for (let unit = 0; unit < activations.length; unit++) sum += Math.max(0, activations[unit] ?? 0) * (OUTPUT[unit] ?? 0)
  return Math.round(100 / (1 + Math.exp(-sum))) / 100
}
