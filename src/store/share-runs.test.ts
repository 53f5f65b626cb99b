import { expect, test } from 'vitest'
import { shareRuns } from './share-runs.ts'

test('who comes while statements are under way shares the next, in order', async () => {
  const runs: { inputs: number[]; end: () => void }[] = []
  const double = shareRuns<number, number>((inputs) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    runs.push({ inputs, end: resolve })
    return promise.then(() => inputs.map((input) => input * 2))
  })
  const answers = Array.from({ length: 230 }, (_, input) => double(input))
  expect(runs.map(({ inputs }) => inputs)).toEqual([[0], [1]])
  for (let run = 0; run < 5; run++) {
    runs[run]?.end()
    await answers[run]
  }
  await expect.poll(() => runs.length).toBe(5)
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 230 }, (_, input) => input * 2))
  expect(runs.slice(2).map(({ inputs }) => inputs.length)).toEqual([100, 100, 28])
})

test('when it fails all who share it fail, and the next go on', async () => {
  let fails = true
  const run = shareRuns<number, number>(async (inputs) => {
    await Promise.resolve()
    if (fails) throw new Error('the connection was lost')
    return inputs
  })
  const all = await Promise.allSettled([run(1), run(2), run(3)])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  fails = false
  expect(await Promise.all([run(4), run(5), run(6)])).toEqual([4, 5, 6])
})
