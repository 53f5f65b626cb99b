import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { batchRuns } from './batch-runs.ts'

test('calls of one turn share a statement, later calls the next one, in order', async () => {
  const runs: { inputs: number[]; end: () => void }[] = []
  const double = batchRuns<number, number>((inputs) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    runs.push({ inputs, end: resolve })
    return promise.then(() => inputs.map((input) => input * 2))
  })
  const ask = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => double(from + at))
  const first = ask(0, 3)
  await expect.poll(() => runs.length).toBe(1)
  const later = ask(3, 130)
  runs[0]?.end()
  expect(await Promise.all(first)).toEqual([0, 2, 4])
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.end()
  await expect.poll(() => runs.length).toBe(3)
  runs[2]?.end()
  expect(await Promise.all(later)).toEqual(Array.from({ length: 127 }, (_, at) => (at + 3) * 2))
  expect(runs.map(({ inputs }) => inputs.length)).toEqual([3, 100, 27])
})

test('a statement that hangs delays only the calls that share it', async () => {
  const run = batchRuns<string, string>((inputs) =>
    inputs.includes('hangs') ? new Promise(() => {}) : Promise.resolve(inputs.map((input) => `${input}!`)),
  )
  void run('hangs')
  await nextTurn()
  await nextTurn()
  expect(await Promise.all([run('a'), run('b')])).toEqual(['a!', 'b!'])
  expect(await run('c')).toBe('c!')
})

test('when a statement fails, all its calls fail, and later ones run', async () => {
  let fails = true
  const run = batchRuns<number, number>(async (inputs) => {
    await Promise.resolve()
    if (fails) throw new Error('the connection was lost')
    return inputs
  })
  const all = await Promise.allSettled([run(1), run(2), run(3)])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  fails = false
  expect(await Promise.all([run(4), run(5), run(6)])).toEqual([4, 5, 6])
})

test('invalid data of one call fails only that call', async () => {
  const run = batchRuns<number, number>((inputs) =>
    inputs.includes(2)
      ? Promise.reject(Object.assign(new Error('violates a foreign key'), { code: '23503' }))
      : Promise.resolve(inputs.map((input) => input * 2)),
  )
  const all = await Promise.allSettled([run(1), run(2), run(3)])
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    2,
    'Error: violates a foreign key',
    6,
  ])
})
