import { expect, test } from 'vitest'
import { createStopToken, hashInbox, readStopToken } from './inbox.ts'

test('letter case and tags do not change the inbox', () => {
  const hash = hashInbox('secret', 'anna@example.com')
  expect(hashInbox('secret', 'Anna+shop@Example.com')).toBe(hash)
  expect(hashInbox('secret', 'anna+a+b@example.com')).toBe(hash)
  expect(hashInbox('secret', 'anna@example.org')).not.toBe(hash)
  expect(hashInbox('secret', 'ann@example.com')).not.toBe(hash)
  expect(hashInbox('other', 'anna@example.com')).not.toBe(hash)
})

test('an unsubscribe link works only for its inbox and with a valid signature', () => {
  const hash = hashInbox('secret', 'anna@example.com')
  const token = createStopToken('secret', hash)
  expect(readStopToken(['secret'], token)).toBe(hash)
  const other = hashInbox('secret', 'bob@example.com')
  expect(readStopToken(['new', 'secret'], token)).toBe(hash)
  for (const wrong of ['', '.', hash, `${token}x`, token.replace(hash, other), createStopToken('other', hash)]) {
    expect(readStopToken(['secret'], wrong)).toBeUndefined()
  }
})
