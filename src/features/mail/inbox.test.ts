import { expect, test } from 'vitest'
import { createStopToken, hashInbox, readStopToken } from './inbox.ts'

test('an inbox is the same in whatever letter case and with whatever tag', () => {
  const hash = hashInbox('secret', 'anna@example.com')
  expect(hashInbox('secret', 'Anna+shop@Example.com')).toBe(hash)
  expect(hashInbox('secret', 'anna+a+b@example.com')).toBe(hash)
  expect(hashInbox('secret', 'anna@example.org')).not.toBe(hash)
  expect(hashInbox('secret', 'ann@example.com')).not.toBe(hash)
  expect(hashInbox('other', 'anna@example.com')).not.toBe(hash)
})

test('a link to stop mails is good for its inbox, and only as it was signed', () => {
  const hash = hashInbox('secret', 'anna@example.com')
  const token = createStopToken('secret', hash)
  expect(readStopToken('secret', token)).toBe(hash)
  const other = hashInbox('secret', 'bob@example.com')
  for (const wrong of ['', '.', hash, `${token}x`, token.replace(hash, other), createStopToken('other', hash)]) {
    expect(readStopToken('secret', wrong)).toBeUndefined()
  }
})
