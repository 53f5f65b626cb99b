/** Memoizes a function by its argument. The cache is emptied when it exceeds `limit`. */
export function memoize<Value>(limit: number, compute: (key: string) => Value): (key: string) => Value {
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

/** Memoizes a function by several texts. */
export function memoizeTexts<Value>(
  limit: number,
  compute: (...texts: string[]) => Value,
): (...texts: string[]) => Value {
  const recalled = memoize(limit, (key) => compute(...(JSON.parse(key) as string[])))
  return (...texts) => recalled(JSON.stringify(texts))
}

/** Memoizes a function by an object, while that object lives. */
export function memoizeByObject<Key extends object, Value extends object | string>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

/** Returns a function that computes its value on the first call. */
export function computeOnce<Value extends object>(compute: () => Value): () => Value {
  let known: Value | undefined
  return () => (known ??= compute())
}
