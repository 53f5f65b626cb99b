import { expect, test } from 'vitest'
import { AppError } from '#src/base/errors.ts'
import { toErrorReply } from './error-replies.ts'

test.each([
  ['an outage', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['what took too long', new AppError('unavailable', 'The request took too long. Nothing was stored. Try again.')],
])('%s has Retry-After', (_name, failure) => {
  expect(toErrorReply(failure)).toMatchObject({ status: 503, retryAfterSeconds: 5 })
})
