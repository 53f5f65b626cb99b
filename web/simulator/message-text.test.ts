import { expect, test } from 'vitest'
import { parseMessage } from './message-text.ts'

test('links and bold words are found, the rest stays as it is', () => {
  expect(parseMessage('From *€ 45*, see https://example.com/prices?a=1.\nBye')).toEqual([
    { kind: 'plain', text: 'From ' },
    { kind: 'bold', text: '€ 45' },
    { kind: 'plain', text: ', see ' },
    { kind: 'link', text: 'https://example.com/prices?a=1' },
    { kind: 'plain', text: '.\nBye' },
  ])
})

test.each(['', '2 * 3 * 4', 'a*b*c', '**', 'javascript:alert(1)', 'data:text/html,x'])('%j is plain', (message) => {
  expect(parseMessage(message)).toEqual(message === '' ? [] : [{ kind: 'plain', text: message }])
})
