import { expect, test } from 'vitest'
import { toChanges, toDraft } from './appearance-draft.ts'

const NO_LOOK = { colors: [], images: [] }

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
  const agent = { ...view, site_look: NO_LOOK }
  expect(toDraft(agent)).toMatchObject({
    questions: 'Do you deliver?\nWhen are you open?',
    delay: '0',
    origins: 'https://shop.example',
  })
  expect(toChanges(toDraft(agent))).toEqual(view)
})

test('empty values are not sent, nor the delay and page of an empty bubble', () => {
  const draft = { ...toDraft({ greeting: 'Hi', appearance: {}, site_look: NO_LOOK }), page: '/shop', questions: ' \n' }
  expect(toChanges(draft)).toEqual({
    greeting: 'Hi',
    appearance: { color: '#1f5f5b', position: 'right', scheme: 'auto' },
  })
})

test("color and avatar are the website's until the owner sets them", () => {
  const site = { colors: ['#b5179e'], images: [{ url: 'https://shop.example/icon.png', shown_url: '/shown' }] }
  expect(toDraft({ greeting: 'Hi', appearance: {}, site_look: site })).toMatchObject({
    color: '#b5179e',
    avatar: 'https://shop.example/icon.png',
  })
  expect(toDraft({ greeting: 'Hi', appearance: { color: '#111', avatar: 'S' }, site_look: site })).toMatchObject({
    color: '#111',
    avatar: 'S',
  })
})
