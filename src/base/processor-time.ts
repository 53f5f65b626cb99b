import type { Worker } from 'node:worker_threads'

/** A thread that gets a smaller share of a processor than this counts as stuck. */
const LEAST_SHARE = 1 / 12

/**
 * Calls `onOver` once the thread has used more than `limitMs` of processor time from now. Time that a busy machine
 * gives to other processes does not count. A thread that waits forever is over after twelve times the limit. Returns a
 * function that stops the watch.
 */
export function limitProcessorTime(worker: Worker, limitMs: number, onOver: () => void): () => void {
  let timer = setTimeout(() => void look(), limitMs)
  let isWatching = true
  const hang = setTimeout(end, limitMs / LEAST_SHARE)
  const usedBefore = usedMs()

  // A thread that is starting or has ended reports nothing.
  function usedMs(): Promise<number> {
    return worker.cpuUsage().then(
      ({ user, system }) => (user + system) / 1_000,
      () => 0,
    )
  }

  async function look(): Promise<void> {
    const leftMs = limitMs - (await usedMs()) + (await usedBefore)
    if (!isWatching) return
    if (leftMs <= 0) end()
    else timer = setTimeout(() => void look(), leftMs)
  }

  function end(): void {
    stop()
    onOver()
  }

  function stop(): void {
    isWatching = false
    clearTimeout(timer)
    clearTimeout(hang)
  }

  return stop
}
