import { expect, test } from 'vitest'
import { toChanges, toDraft } from './appearance-draft.ts'

test('an appearance stands in the form as texts and comes back as it was', () => {
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

test('what is empty is not sent, and a bubble without words takes its time and page along', () => {
  const draft = { ...toDraft({ greeting: 'Hi', appearance: {} }), page: '/shop', questions: ' \n' }
  expect(toChanges(draft)).toEqual({
    greeting: 'Hi',
    appearance: { color: '#1f5f5b', position: 'right', scheme: 'auto' },
  })
})
