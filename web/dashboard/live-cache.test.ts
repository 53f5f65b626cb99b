import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { applyLive } from './live-cache.ts'

const KEY = ['messages']

test('a response requested before an event does not undo the event', async () => {
  const client = new QueryClient()
  const stored = ['Hello']
  const held = Promise.withResolvers<void>()
  let asked = 0
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: async () => {
      const messages = [...stored]
      asked += 1
      if (asked === 2) await held.promise
      return messages
    },
  })
  const stop = observer.subscribe(() => {})
  await expect.poll(() => client.getQueryData(KEY)).toEqual(['Hello'])

  const again = client.invalidateQueries({ queryKey: KEY })
  stored.push('Thank you!')
  applyLive<string[]>(client, KEY, (messages) => [...messages, 'Thank you!'])
  expect(client.getQueryData(KEY)).toEqual(['Hello', 'Thank you!'])
  held.resolve()
  await again
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(client.getQueryData(KEY)).toEqual(['Hello', 'Thank you!'])
  stop()
})
