import { expect, test } from 'vitest'
import { createMessageId } from './message-id.ts'

test('message IDs are random UUIDs', () => {
  const ids = Array.from({ length: 200 }, createMessageId)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(200)
})
