/** The features of a case, its label (1 or 0), and its weight. */
export interface Sample {
  features: number[]
  right: number
  weight: number
}

const RIDGE = 0.5
const STEPS = 25
/** A step that changes no weight by more is the last. */
const SETTLED = 1e-6

export const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds))
export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0)

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
      for (let column = at; column <= size; column++)
        changed[column] = (changed[column] ?? 0) - factor * (row[column] ?? 0)
    }
  }
  return rows.map((row) => row[size] ?? 0)
}

/** The bias is not penalized, except by what keeps the system solvable. */
function ridgeAt(row: number, column: number, size: number): number {
  if (row !== column) return 0
  return row === size - 1 ? 1e-6 : RIDGE
}

/** Returns the weights of a logistic regression with a ridge, by Newton's method. The last is the bias. */
export function fitLogistic(samples: readonly Sample[]): number[] {
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
        for (const [column, other] of inputs.entries())
          line[column] = (line[column] ?? 0) + weight * guess * (1 - guess) * input * other
      }
    }
    const change = solve(curve, slope)
    weights = weights.map((weight, at) => weight - (change[at] ?? 0))
    if (change.every((one) => Math.abs(one) < SETTLED)) break
  }
  return weights
}
