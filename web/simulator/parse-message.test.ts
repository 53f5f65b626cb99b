import { expect, test } from 'vitest'
import { parseMessage } from './parse-message.ts'

test('links and bold words are found, and the rest is unchanged', () => {
  expect(parseMessage('From *€ 45*, see https://example.com/prices?a=1.\nBye')).toEqual([
    { kind: 'plain', text: 'From ', start: 0 },
    { kind: 'bold', text: '€ 45', start: 5 },
    { kind: 'plain', text: ', see ', start: 11 },
    { kind: 'link', text: 'https://example.com/prices?a=1', start: 17 },
    { kind: 'plain', text: '.\nBye', start: 47 },
  ])
})

test('italic and struck words are found', () => {
  expect(parseMessage('_yes_ ~no~ snake_case_name').map(({ kind, text }) => [kind, text])).toEqual([
    ['italic', 'yes'],
    ['plain', ' '],
    ['struck', 'no'],
    ['plain', ' snake_case_name'],
  ])
})

test.each(['', '2 * 3 * 4', 'a*b*c', '**', 'javascript:alert(1)', 'data:text/html,x'])('%j is plain', (message) => {
  expect(parseMessage(message)).toEqual(message === '' ? [] : [{ kind: 'plain', text: message, start: 0 }])
})
