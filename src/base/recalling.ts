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

/** The same for what several texts tell together. */
export function recallingAll<Value>(
  limit: number,
  compute: (...texts: string[]) => Value,
): (...texts: string[]) => Value {
  const recalled = recalling(limit, (key) => compute(...(JSON.parse(key) as string[])))
  return (...texts) => recalled(JSON.stringify(texts))
}

/** A function that answers once for each object, and remembers it as long as that lives. */
export function recallingEach<Key extends object, Value extends object | string>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}

/** A value that is computed when it is first asked for: what few processes need, or none at its start. */
export function lazily<Value extends object>(compute: () => Value): () => Value {
  let known: Value | undefined
  return () => (known ??= compute())
}
