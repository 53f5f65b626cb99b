import type { AskedQuestion } from './answers-measure.ts'

/** A question as the calibration sees it: what was measured, whether what would be said is right, and how much it counts. */
interface Sample {
  site: string
  features: number[]
  right: number
  weight: number
}

/** Questions whose answer was taken out come once for each answerable one; some of them are answered by another line after all. */
const GROUP_WEIGHTS: Record<AskedQuestion['group'], number> = { answerable: 1, unanswerable: 1, removed: 0.4 }
const RIDGE = 0.5
const STEPS = 25

const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds))
const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0)

/** Solves a symmetric positive definite system by elimination. */
function solve(matrix: number[][], values: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, values[at] ?? 0])
  const size = rows.length
  for (const [at, row] of rows.entries()) {
    const pivot = row[at] ?? 1
    for (let column = at; column <= size; column++) row[column] = (row[column] ?? 0) / pivot
    for (const [other, changed] of rows.entries()) {
      const factor = changed[at] ?? 0
      if (other === at || factor === 0) continue
      for (let column = at; column <= size; column++) changed[column] = (changed[column] ?? 0) - factor * (row[column] ?? 0)
    }
  }
  return rows.map((row) => row[size] ?? 0)
}

/** The bias is free but for what keeps the system solvable. */
function ridgeAt(row: number, column: number, size: number): number {
  if (row !== column) return 0
  return row === size - 1 ? 1e-6 : RIDGE
}

/** Weights of a logistic regression with a ridge, by Newton's method; the last is the bias. */
function fit(samples: readonly Sample[]): number[] {
  const size = (samples[0]?.features.length ?? 0) + 1
  let weights = Array.from({ length: size }, () => 0)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, at) => (at === size - 1 ? 0 : RIDGE * weight))
    const curve = weights.map((_, row) => weights.map((__, column) => ridgeAt(row, column, size)))
    for (const { features, right, weight } of samples) {
      const inputs = [...features, 1]
      const guess = sigmoid(dot(weights, inputs))
      for (const [row, input] of inputs.entries()) {
        slope[row] = (slope[row] ?? 0) + weight * (guess - right) * input
        const line = curve[row] ?? []
        for (const [column, other] of inputs.entries()) line[column] = (line[column] ?? 0) + weight * guess * (1 - guess) * input * other
      }
    }
    const change = solve(curve, slope)
    weights = weights.map((weight, at) => weight - (change[at] ?? 0))
  }
  return weights
}

const namesOf = (asked: readonly AskedQuestion[]): string[] =>
  Object.keys(asked.find((one) => one.explained.features)?.explained.features ?? {})

function toSample(one: AskedQuestion): Sample[] {
  const { features } = one.explained
  if (features === undefined) return []
  const right = one.group === 'answerable' && one.in600 ? 1 : 0
  return [{ site: one.site, features: Object.values(features), right, weight: GROUP_WEIGHTS[one.group] }]
}

/** The weights for `src/engine/answer/weights.ts`, by feature, fitted on all questions. */
export function fitWeights(asked: readonly AskedQuestion[]): Record<string, number> {
  const weights = fit(asked.flatMap(toSample))
  return Object.fromEntries([...namesOf(asked), 'BIAS'].map((name, at) => [name, Math.round((weights[at] ?? 0) * 100) / 100]))
}

/** The questions with the confidence of a score that was fitted on the other sites only. */
export function holdOut(asked: readonly AskedQuestion[]): AskedQuestion[] {
  const samples = asked.flatMap(toSample)
  const sites = [...new Set(asked.map((one) => one.site))]
  return sites.flatMap((site) => {
    const weights = fit(samples.filter((sample) => sample.site !== site))
    return asked
      .filter((one) => one.site === site)
      .map((one) => {
        const { features } = one.explained
        return features === undefined ? one : { ...one, confidence: sigmoid(dot(weights, [...Object.values(features), 1])) }
      })
  })
}
