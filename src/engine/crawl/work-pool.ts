/**
 * Runs work that creates more work, `concurrency` pieces at a time. Calls `startNext` again after every result, and
 * ends when it returns nothing and nothing is running. Yields results in the order in which they are ready.
 */
export async function* runPool<T>(
  startNext: () => Promise<T> | undefined,
  concurrency: number,
): AsyncGenerator<T, void> {
  const running = new Map<number, Promise<[number, T]>>()
  for (let started = 0; ;) {
    while (running.size < concurrency) {
      const work = startNext()
      if (work === undefined) break
      const number = started++
      running.set(
        number,
        work.then((result) => [number, result]),
      )
    }
    if (running.size === 0) return
    const [number, result] = await Promise.race(running.values())
    running.delete(number)
    yield result
  }
}
