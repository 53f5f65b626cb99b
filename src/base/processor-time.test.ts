import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { limitProcessorTime } from './processor-time.ts'

function startThread(program: string): Worker {
  const worker = new Worker(program, { eval: true })
  onTestFinished(async () => void (await worker.terminate()))
  return worker
}

test.each([
  ['computes without end', 'for (;;);'],
  ['matches an expression without end', '/^(a+)+$/.test(`${"a".repeat(50)}b`)'],
  ['waits without end', 'setInterval(() => {}, 1_000)'],
])('a thread that %s is terminated', async (_, program) => {
  const worker = startThread(program)
  await new Promise<void>((resolve) => void limitProcessorTime(worker, 100, resolve))
})

test('waiting time and earlier processor time do not count', async () => {
  const worker = startThread(`
    const { parentPort } = require('node:worker_threads')
    const compute = (ms) => { const end = performance.now() + ms; while (performance.now() < end); }
    compute(400)
    parentPort.once('message', () => setTimeout(() => parentPort.postMessage('done'), 400))
    parentPort.postMessage('ready')`)
  await once(worker, 'message')
  const done = once(worker, 'message')
  const over = new Promise((resolve) => onTestFinished(limitProcessorTime(worker, 300, () => resolve('over'))))
  worker.postMessage('go')
  expect(await Promise.race([over, done])).toEqual(['done'])
})
