import { expect, test } from 'vitest'
import { createIndexCache } from './agent-knowledge.ts'

test('the cache of knowledge holds a bounded number of agents, also of those without an index', () => {
  const { ready } = createIndexCache()
  for (let agent = 0; agent < 20_000; agent++) ready.set(`${agent}`, { version: 1, whole: undefined, chunks: 0 })
  expect(ready.size).toBe(13_107)
})

test('a prompt counts towards the size of its agent', () => {
  const { ready } = createIndexCache()
  const promptBytes = 30 * 1024 * 1024
  for (let agent = 0; agent < 6; agent++)
    ready.set(`${agent}`, { version: 1, whole: undefined, chunks: 0, promptBytes })
  expect(ready.size).toBe(4)
})
