/** A function that remembers its answers, up to `limit` of them; with one more it begins anew. */
export function recalling<Value>(limit: number, compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= limit) known.clear()
    const value = compute(key)
    known.set(key, value)
    return value
  }
}
