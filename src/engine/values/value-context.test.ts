import { describe, expect, test } from 'vitest'
import { readValues } from './read-values.ts'
import { bindDays, clausesOf, daysInContext } from './value-context.ts'

/** The words that go with each value of a kind, without dashes and further spaces. */
function clauses(text: string, kind: string, language = 'en'): string[] {
  const values = readValues(text, language)
  const clauseOf = clausesOf(text, values)
  return values
    .filter((value) => value.kind === kind)
    .map((value) =>
      clauseOf(value)
        .own.replace(/[\s–]+/g, ' ')
        .trim(),
    )
}

describe('the words that go with a value', () => {
  test.each([
    ['Adults pay £12, children £6', 'price', ['Adults pay', 'children']],
    ['Adults pay £12 and children pay £6 on Sundays', 'price', ['Adults pay', 'children pay on']],
    ['Tent £12; caravan £20: book ahead', 'price', ['Tent', 'caravan']],
    ['It is £12. Dogs are £3', 'price', ['It is', 'Dogs are']],
    ['Tent £12 – caravan £20', 'price', ['Tent', 'caravan']],
    ['From £12 to £20 per pitch', 'price', ['From to per pitch', 'From to per pitch']],
    ['Adults £12 at 9am, children £6 at 10am', 'price', ['Adults at', 'children at']],
    ['Tent £12 and £20 for caravans', 'price', ['Tent', 'for caravans']],
    ['Open at 9am and 10am daily', 'time', ['Open at and', 'Open at and']],
    ['Pay £12 adults £6 children', 'price', ['Pay adults', 'adults children']],
    ['Tents £12! Dogs £3', 'price', ['Tents', 'Dogs']],
    ['Pre-paid £12, well-behaved dogs £3', 'price', ['Pre-paid', 'well-behaved dogs']],
    ['£12 for adults £6 for children', 'price', ['for adults', 'for adults for children']],
    ['Lunch 12–3pm Dinner 5–10pm', 'time', ['Lunch', 'Lunch', 'Dinner', 'Dinner']],
    ['Opens at 9am and closes at 5pm', 'time', ['Opens at', 'closes at']],
    ['Zelt 12 € und Hund 3 €', 'price', ['Zelt', 'Hund']],
    ['The tent is for two', 'count', ['The tent is for']],
  ])('%s', (text, kind, own) => expect(clauses(text, kind)).toEqual(own))

  test('the whole text without those that go with another value of its kind', () => {
    const text = 'In summer adults pay £12, children £6, dogs nothing'
    const values = readValues(text, 'en')
    const clauseOf = clausesOf(text, values)
    expect(values.map((value) => clauseOf(value).sentence.replace(/\s+/g, ' ').trim())).toEqual([
      'In summer adults pay £12, , dogs nothing',
      ', children £6, dogs nothing',
    ])
  })
})

describe('the days that a value goes with', () => {
  const daysOf = (text: string): string[] => {
    const values = readValues(text, 'en')
    const bound = bindDays(text, values)
    return values.flatMap((value) => {
      const days = bound.get(value)
      return days ? [`${text.slice(value.start, value.end)}: ${[...days].join('')}`] : []
    })
  }

  test.each([
    ['Monday to Friday 9am to 5pm, Saturday 10am to 2pm', ['9am: 01234', '5pm: 01234', '10am: 5', '2pm: 5']],
    ['Monday and Wednesday £12, Sunday £15', ['£12: 02', '£15: 6']],
    ['£12 on Monday, £15 on Sunday', ['£12: 0', '£15: 6']],
    ['9am on Monday and 10am on Tuesday', ['9am: 0', '10am: 1']],
    ['Monday we open at 9am on Tuesday', ['9am: 01']],
    ['We open at 9am', ['9am: ']],
    ['9am on any Monday, 10am on Tuesday', ['9am: 0', '10am: 1']],
    ['Monday 9am as on any Tuesday', ['9am: 0']],
    ['Monday £12 £15 on Tuesday', ['£12: 0', '£15: 01']],
    ['£12 Monday 5 guests £15 Tuesday', ['£12: 0', '£15: 1']],
    ['On Monday there are 12 guests', []],
  ])('%s', (text, days) => expect(daysOf(text)).toEqual(days))

  const inContext = (text: string, before: string): string[] => {
    const values = readValues(text, 'en')
    const daysFor = daysInContext({ text, values }, readValues(before, 'en'))
    return values.map((value) => `${value.kind} ${[...daysFor(value)].join('')}`)
  }

  test('a time without a day has those said before', () => {
    expect(inContext('We open at 9am for £12', 'On Monday and Tuesday')).toEqual(['time 01', 'price '])
    expect(inContext('We open at 9am for £12', 'In the 2 tents')).toEqual(['time ', 'price '])
    expect(inContext('On Sunday we open at 9am', 'On Monday')).toEqual(['days ', 'time 6'])
  })
})
