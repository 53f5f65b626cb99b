import type { Page } from '../blocks/page-types.ts'
import { describeBlocks, type DescribedBlock } from './block-features.ts'
import { HIDDEN_WEIGHTS, OUTPUT_WEIGHTS } from './readable-weights.ts'

/** Sets the likelihood of each block of the page. Blocks that visitors cannot see have 0. */
export function rateBlocks(page: Page): void {
  for (const block of page.blocks) block.likelihood = 0
  for (const { block, features } of describeBlocks(page)) block.likelihood = likelihoodOf(features)
}

const numbersIn = (row: string): Float64Array => Float64Array.from(row.split(' '), (number) => Number(number) / 100)
const HIDDEN = HIDDEN_WEIGHTS.map(numbersIn)
const OUTPUT = numbersIn(OUTPUT_WEIGHTS)
const UNITS = HIDDEN.length
const FEATURES = HIDDEN[0]?.length ?? 0
/** For each feature, its weight in each hidden unit. */
const WEIGHTS = Float64Array.from(
  { length: FEATURES * UNITS },
  (_, at) => HIDDEN[at % UNITS]?.[Math.floor(at / UNITS)] ?? 0,
)
const activations = new Float64Array(UNITS)

/** Computes a network with one hidden layer. Most features of a block are 0 and change nothing. */
function likelihoodOf(features: DescribedBlock['features']): number {
  activations.fill(0)
  let at = 0
  for (const group of features) {
    for (let index = 0; index < group.length; index++, at += UNITS) {
      const input = group[index] ?? 0
      if (input === 0) continue
      for (let unit = 0; unit < UNITS; unit++)
        activations[unit] = (activations[unit] ?? 0) + (WEIGHTS[at + unit] ?? 0) * input
    }
  }
  let sum = OUTPUT[UNITS] ?? 0
  for (let unit = 0; unit < UNITS; unit++) sum += Math.max(0, activations[unit] ?? 0) * (OUTPUT[unit] ?? 0)
  return Math.round(100 / (1 + Math.exp(-sum))) / 100
}
