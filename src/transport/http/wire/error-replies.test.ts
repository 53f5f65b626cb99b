import { expect, test } from 'vitest'
import { AppError } from '#src/base/errors.ts'
import { toErrorAnswer } from './error-replies.ts'

test.each([
  ['an outage', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  [
    'what took too long',
    new AppError('unavailable', 'The request took too long. Nothing was stored; please try again.'),
  ],
])('%s says when to try again', (_name, failure) => {
  expect(toErrorAnswer(failure)).toMatchObject({ status: 503, retryAfterSeconds: 5 })
})
