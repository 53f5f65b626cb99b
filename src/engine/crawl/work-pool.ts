/**
 * Does work that brings about more work, `concurrency` pieces at a time. `startNext` is asked again after every result;
 * the pool ends when it has nothing and nothing is running. Results come in the order in which they are ready.
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
