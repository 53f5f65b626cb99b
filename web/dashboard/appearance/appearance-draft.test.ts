import { expect, test } from 'vitest'
import { toChanges, toDraft } from './appearance-draft.ts'

test('an appearance becomes form values and back unchanged', () => {
  const appearance = {
    color: '#c2185b',
    position: 'left',
    scheme: 'dark',
    avatar: 'L',
    launcher: 'Ask us',
    questions: ['Do you deliver?', 'When are you open?'],
    bubble: 'Looking for a gift?',
    delay: 0,
    page: '/shop',
    origins: ['https://shop.example'],
  } as const
  const view = {
    greeting: 'Moin!',
    appearance: { ...appearance, questions: [...appearance.questions], origins: [...appearance.origins] },
  }
  expect(toDraft(view)).toMatchObject({
    questions: 'Do you deliver?\nWhen are you open?',
    delay: '0',
    origins: 'https://shop.example',
  })
  expect(toChanges(toDraft(view))).toEqual(view)
})

test('empty values are not sent, nor the delay and page of an empty bubble', () => {
  const draft = { ...toDraft({ greeting: 'Hi', appearance: {} }), page: '/shop', questions: ' \n' }
  expect(toChanges(draft)).toEqual({
    greeting: 'Hi',
    appearance: { color: '#1f5f5b', position: 'right', scheme: 'auto' },
  })
})
