import { writeFileSync } from 'node:fs'
import { describeBlocks } from '#src/engine/extract/readable/block-features.ts'
import { benchmarkIds, readBenchmarkPage } from './text-benchmark.ts'
import { wordsIn } from './word-overlap.ts'

/**
 * Fits the weights that tell readable text from the rest, on the development pages of WCXB: eval/fit-readable.ts
 * <folder with html/ and ground-truth/> <module.ts>
 */
const HIDDEN = 16
const EPOCHS = 8
const RATE = 0.005
const DECAY = 1e-5
const BATCH = 2048
/** Offers are what the service reads most, and the benchmark's rarest pages. */
const TYPE_WEIGHTS: Record<string, number> = { product: 2, service: 1.3 }
/** The most pages that a page full of unwanted text counts as. */
const MAX_PAGE_WEIGHT = 3
const MIN_REFERENCE_WORDS = 30
const WIDTH = 130

interface Sample {
  features: number[]
  /** Share of the block's words that are in the page's content, in the same order. */
  target: number
  weight: number
}

interface Parameter {
  values: Float64Array
  gradient: Float64Array
  mean: Float64Array
  square: Float64Array
}

const [folder = '', module = ''] = process.argv.slice(2)
const random = createRandom(1)
const samples = benchmarkIds(folder).flatMap(samplesOf)
const layers = fit(samples)
writeFileSync(module, print(layers))
console.log(`${samples.length} blocks, ${samples[0]?.features.length} features`)

function samplesOf(id: string): Sample[] {
  const { page, type, content } = readBenchmarkPage(folder, id)
  const reference = wordsIn(content)
  const triples = new Set(triplesOf(reference))
  const joined = ` ${reference.join(' ')} `
  const own = [...describeBlocks(page)].map(({ text, features }) => {
    const words = wordsIn(text)
    const weight = Math.min(1, words.length / Math.max(MIN_REFERENCE_WORDS, reference.length))
    const found = triplesOf(words).filter((triple) => triples.has(triple)).length
    const target = words.length < 3 ? Number(joined.includes(` ${words.join(' ')} `)) : found / (words.length - 2)
    return { features: features.flat(), target, weight }
  })
  const total = own.reduce((sum, { weight }) => sum + weight, 0)
  const scale = (TYPE_WEIGHTS[type] ?? 1) / Math.max(1, total / MAX_PAGE_WEIGHT)
  return own.map((sample) => ({ ...sample, weight: sample.weight * scale }))
}

function triplesOf(words: string[]): string[] {
  return words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`)
}

/** Minimizes the weighted cross entropy by gradient descent (Adam) in batches. */
function fit(all: Sample[]): { first: Parameter; second: Parameter } {
  const width = all[0]?.features.length ?? 0
  const first = createParameter(width * HIDDEN, 0.2)
  const second = createParameter(HIDDEN + 1, 0.3)
  const meanWeight = all.reduce((sum, { weight }) => sum + weight, 0) / all.length
  const steps = EPOCHS * Math.floor(all.length / BATCH)
  const order = Uint32Array.from(all.keys())
  let step = 0
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order)
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      for (const at of order.subarray(from, from + BATCH)) {
        const sample = all[at]
        if (sample) addGradient(first, second, sample, 1 / (meanWeight * BATCH))
      }
      step++
      for (const parameter of [first, second]) descend(parameter, step, RATE * (1 - (step / steps) * 0.95))
    }
  }
  return { first, second }
}

function addGradient(first: Parameter, second: Parameter, { features, target, weight }: Sample, scale: number): void {
  const width = features.length
  const activations = Array.from({ length: HIDDEN }, (_, unit) => {
    let sum = 0
    for (let at = 0; at < width; at++) sum += (features[at] ?? 0) * (first.values[unit * width + at] ?? 0)
    return Math.max(0, sum)
  })
  const output = activations.reduce(
    (sum, value, unit) => sum + value * (second.values[unit] ?? 0),
    second.values[HIDDEN] ?? 0,
  )
  const error = (1 / (1 + Math.exp(-output)) - target) * weight * scale
  second.gradient[HIDDEN] = (second.gradient[HIDDEN] ?? 0) + error
  for (const [unit, value] of activations.entries()) {
    if (value === 0) continue
    second.gradient[unit] = (second.gradient[unit] ?? 0) + error * value
    const back = error * (second.values[unit] ?? 0)
    for (let at = 0; at < width; at++) {
      const feature = features[at] ?? 0
      if (feature !== 0) first.gradient[unit * width + at] = (first.gradient[unit * width + at] ?? 0) + back * feature
    }
  }
}

function descend({ values, gradient, mean, square }: Parameter, step: number, rate: number): void {
  for (let at = 0; at < values.length; at++) {
    const slope = (gradient[at] ?? 0) + DECAY * (values[at] ?? 0)
    mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope
    square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope
    const move = (mean[at] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** step)) + 1e-8)
    values[at] = (values[at] ?? 0) - rate * move
    gradient[at] = 0
  }
}

function createParameter(length: number, spread: number): Parameter {
  const values = Float64Array.from({ length }, () => spread * normal())
  return {
    values,
    gradient: new Float64Array(length),
    mean: new Float64Array(length),
    square: new Float64Array(length),
  }
}

function shuffle(order: Uint32Array): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
}

/** Box–Muller. */
function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** A linear congruential generator, so that the same pages give the same weights. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function print({ first, second }: { first: Parameter; second: Parameter }): string {
  const width = first.values.length / HIDDEN
  const row = (values: Float64Array) => wrap([...values].map((value) => String(Math.round(value * 100))))
  const units = Array.from(
    { length: HIDDEN },
    (_, unit) => `${row(first.values.subarray(unit * width, (unit + 1) * width))},`,
  )
  return (
    `/**\n * Written by \`eval/fit-readable.ts\` from ${samples.length} blocks of WCXB's development pages. In hundredths: a row for\n` +
    ` * each hidden unit, a number for each feature.\n */\n` +
    `export const HIDDEN_WEIGHTS: readonly string[] = [\n${units.join('\n')}\n]\n\n` +
    `/** A number for each hidden unit, then the bias. */\nexport const OUTPUT_WEIGHTS =\n${row(second.values)}\n`
  )
}

function wrap(numbers: string[]): string {
  const lines = ['']
  for (const number of numbers) {
    const line = lines.at(-1) ?? ''
    if (line.length + number.length + 1 > WIDTH) lines.push(number)
    else lines[lines.length - 1] = line === '' ? number : `${line} ${number}`
  }
  return lines.map((line, at) => `  '${line}${at + 1 < lines.length ? ' ' : ''}'`).join(' +\n')
}
