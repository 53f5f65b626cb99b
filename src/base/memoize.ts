/** Characters of all keys of one cache. A value takes at most a few times the memory of its key. */
const MAX_KEY_CHARACTERS = 1_000_000

/** Memoizes a function by its argument. The cache is emptied when it has `limit` keys, or a million characters. */
export function memoize<Value>(limit: number, compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  let characters = 0
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = compute(key)
    characters += key.length
    if (known.size >= limit || characters > MAX_KEY_CHARACTERS) {
      known.clear()
      characters = key.length
    }
    if (key.length <= MAX_KEY_CHARACTERS) known.set(key, value)
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
