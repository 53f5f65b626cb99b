import { expect, test } from 'vitest'
import { type Steps, runInSlices, runSteps } from './steps.ts'

const SLICE_MS = 5
const PIECES = 4

/** Work that computes for longer than a slice between its steps, and notes when it does. */
function* computeLong(note: () => void): Steps<string> {
  for (let piece = 0; piece < PIECES; piece += 1) {
    note()
    for (const until = performance.now() + SLICE_MS; performance.now() < until;);
    yield
  }
  return 'done'
}

test('of several pieces of work, one slice runs in a turn of the event loop, and each in its order', async () => {
  let turns = 0
  let isOver = false
  const count = (): void => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await new Promise(setImmediate)
  const slices: { worker: number; turn: number }[] = []
  const work = (worker: number) => runInSlices(computeLong(() => slices.push({ worker, turn: turns })))
  const results = await Promise.all([0, 1, 2].map(work))
  isOver = true
  expect(results).toEqual(['done', 'done', 'done'])
  // Each begins where it is called.
  const later = slices.slice(3)
  expect(new Set(later.map(({ turn }) => turn)).size).toBe(later.length)
  expect(later.map(({ worker }) => worker)).toEqual(Array.from({ length: later.length }, (_, at) => at % 3))
})

test('work that runs at once gives the same result', () => {
  expect(runSteps(computeLong(() => {}))).toBe('done')
})
