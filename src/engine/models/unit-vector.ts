/** Scales a vector to length 1, in place. A zero vector stays as it is. */
export function toUnitLength(vector: Float32Array): Float32Array {
  let sum = 0
  for (let at = 0; at < vector.length; at++) {
    const value = vector[at] ?? 0
    sum += value * value
  }
  const scale = sum === 0 ? 0 : 1 / Math.sqrt(sum)
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) * scale
  return vector
}
