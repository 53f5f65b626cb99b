import { expect, test } from 'vitest'
import { filtersOf, shownOf, withParams } from './conversation-filters.ts'

const params = (text: string) => new URLSearchParams(text)

test('the URL has the filters of the API', () => {
  expect(filtersOf(params(''), 'a1')).toEqual({ agent_id: 'a1' })
  expect(filtersOf(params('show=down&channel=whatsapp&q=%20norway%20'), 'a1')).toEqual({
    agent_id: 'a1',
    rating: 'down',
    channel: 'whatsapp',
    q: 'norway',
  })
})

test('invalid values in the URL are ignored', () => {
  expect(shownOf(params('show=everything'))).toBe('all')
  expect(shownOf(params('show=constructor'))).toBe('all')
  expect(filtersOf(params('channel=fax'), 'a1')).toEqual({ agent_id: 'a1' })
})

test('blank parameters are removed from the URL', () => {
  expect(withParams(params('agent=1&q=x'), { q: '', show: 'lead' }).toString()).toBe('agent=1&show=lead')
})
