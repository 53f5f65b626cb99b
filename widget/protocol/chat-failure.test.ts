import { expect, test } from 'vitest'
import { words as de } from '../words/words-de.ts'
import { ChatFailure, explain } from './chat-failure.ts'

test.each([
  [new ChatFailure('Unknown widget key', 404), 'Diesen Chat gibt es nicht mehr.'],
  [new ChatFailure('You sent many messages. Try again in 3 minutes.', 429), /^Das waren viele Nachrichten/],
  [
    new ChatFailure('text must not be longer than 4000 characters', 400),
    'text must not be longer than 4000 characters',
  ],
  [new ChatFailure(''), de.unreachable],
  [new TypeError('a fault of our own'), de.unreachable],
])('a visitor gets a sentence about %s', (failure, sentence) => {
  expect(explain(failure, de, de.unreachable)).toMatch(sentence)
})
