import { describe, expect, it } from 'vitest'
import type { KnowledgeText } from './answer-types.ts'
import { runSteps } from '#src/base/steps.ts'
import { splitUnits } from './split-units.ts'

const item = (content: string, title = 'Menu'): KnowledgeText => ({
  id: 'i',
  type: 'document',
  title,
  content,
  category: '',
  url: '',
  language: 'en',
})
const units = (content: string, title?: string) => runSteps(splitUnits([item(content, title)], '')).units
const told = (content: string, title?: string) => units(content, title).map(({ kind, text }) => `${kind}: ${text}`)

describe('splitting items into units', () => {
  it('keeps lines, sentences and labelled values apart', () => {
    expect(
      told('Open daily\nWe bake at dawn. Our bread is **sourdough**!\n- [Rye](https://x.test) loaf\nPrice: £4'),
    ).toEqual([
      'line: Open daily',
      'sentence: We bake at dawn.',
      'sentence: Our bread is sourdough!',
      'line: Rye loaf',
      'pair: Price: £4',
    ])
  })

  it('removes the number of a list item, but keeps the day of a date', () => {
    expect(told('1. Sign up\n2) Come by\n24. bis 26. Dezember geschlossen\n- 31. Dezember: 10–14 Uhr')).toEqual([
      'line: Sign up',
      'line: Come by',
      'line: 24. bis 26. Dezember geschlossen',
      'pair: 31. Dezember: 10–14 Uhr',
    ])
  })

  it('keeps a slash in a cell, and reads a broken separator line in linear time', () => {
    expect(told('| Flavour | Price |\n| --- | --- |\n| Sweet \\| sour | £3 |')).toEqual(['row: Sweet | sour: £3'])
    expect(told(`|${'-'.repeat(20_000)}x`)).toHaveLength(1)
  })

  it('says table rows with their headers', () => {
    expect(
      told('| Room | Low season | High season |\n| --- | --- | --- |\n| Double | £80 | £120 |\n| Single | £50 | |'),
    ).toEqual(['row: Double: Low season: £80, High season: £120', 'row: Single: Low season: £50'])
  })

  it('says what a number belongs to if it names a row', () => {
    expect(told('| Participants | Price |\n| --- | --- |\n| 10–15 | £490 |\n| 16+ | £720 |')).toEqual([
      'row: 10–15 Participants: £490',
      'row: 16+ Participants: £720',
    ])
  })

  it('joins the hours of a day from two cells', () => {
    expect(told('| Day | From | Until |\n| --- | --- | --- |\n| Friday | 9:00 | 14:00 |')).toEqual([
      'row: Friday: 9:00–14:00',
    ])
    expect(
      told('| Dag | Van | Tot |\n| --- | --- | --- |\n| Maandag | gesloten | |\n| Zondag | gesloten | gesloten |'),
    ).toEqual(['row: Maandag: gesloten', 'row: Zondag: gesloten'])
    expect(
      told(
        '| | From | Until | From | Until |\n| --- | --- | --- | --- | --- |\n| Monday | 9:00 | 12:00 | 14:00 | 18:00 |',
      ),
    ).toEqual(['row: Monday: 9:00–12:00, 14:00–18:00'])
    expect(
      told('| Line | A | B | C | D |\n| --- | --- | --- | --- | --- |\n| 3 | 9:00 | 9:10 | 9:20 | 9:30 |'),
    ).toEqual(['row: Line 3: A: 9:00, B: 9:10, C: 9:20, D: 9:30'])
  })

  it('reads rows without a header line as they are', () => {
    expect(told('| Espresso | £2 |')).toEqual(['row: Espresso: £2'])
  })

  it('keeps only the headings above a unit', () => {
    const [first, second] = units('## Cakes\n### Lemon\nFresh daily\n## Drinks\nTea')
    expect(first?.headings).toEqual(['Cakes', 'Lemon'])
    expect(second?.headings).toEqual(['Drinks'])
  })

  it.each([
    ['a question as title', 'Yes, on a lead.', 'Can I bring a dog?'],
    ['a question as heading', '## Can I bring a dog?\nYes, on a lead.', undefined],
    ['lines marked Q and A', 'Q: Can I bring a dog?\nA: Yes, on a lead.', undefined],
  ])('knows the question of %s', (_, content, title) => {
    expect(units(content, title)).toMatchObject([
      { kind: 'answer', question: 'Can I bring a dog?', text: 'Yes, on a lead.' },
    ])
  })

  it('says the title of an offer that gives its price', () => {
    const offer = { ...item('Access to the boats', 'Rowing member | $310 per year'), type: 'product' as const }
    expect(runSteps(splitUnits([offer], '')).units.map(({ text }) => text)).toEqual([
      'Rowing member | $310 per year',
      'Access to the boats',
    ])
  })

  it('takes the lines above prices as their headings, but not what a price is for', () => {
    const all = units(
      'One walk a day\n£14\nper day\n- 40 to 50 minutes\nTwo walks a day\n£25\nper day\n- An hour in all',
    )
    expect(
      all.filter(({ values }) => values.has('price')).map(({ headings, text }) => `${headings.at(-1)}: ${text}`),
    ).toEqual(['One walk a day: £14', 'Two walks a day: £25'])
    expect(all.at(-1)?.headings).toEqual(['Two walks a day'])
  })

  it('does not take the lines below a name with its price for a heading of the next', () => {
    const menu =
      'Dal 12,00 €\nLentils in butter sauce\nPaneer 12,50 €\nCheese in tomato sauce\nKorma 13,00 €\nRaisins and almonds'
    expect(units(menu).map(({ headings }) => headings)).toEqual(Array.from({ length: 6 }, () => []))
    const groups = 'Women\nCut 35 €\nColour 65 €\nMen\nCut 25 €\nBeard 15 €'
    expect(units(groups).map(({ headings, text }) => `${headings.join()}: ${text}`)).toContain('Men: Beard 15 €')
  })

  it('cuts sections before 1,000 characters and keeps every unit', () => {
    const long = Array.from({ length: 60 }, (_, at) => `Sentence number ${at} says a little more than nothing.`).join(
      ' ',
    )
    const { sections, units: all } = runSteps(splitUnits([item(long)], ''))
    expect(sections.flatMap((section) => section.units)).toEqual(all.map((_, at) => at))
    for (const section of sections)
      expect(section.units.reduce((sum, at) => sum + (all[at]?.text.length ?? 0), 0)).toBeLessThanOrEqual(1_000)
  })

  it.each([
    ['Dr. Vale sees patients on Mondays.', 'Please call first.'],
    ['Alle Preise verstehen sich inkl. gesetzl. Mehrwertsteuer.', 'Versand kostet extra.'],
    ['Wir liefern auch am Feiertag, z.B. Ostern.', 'Rufen Sie an.'],
    ['We are open until 5 p.m.', 'Ring the bell.'],
  ])('does not end a sentence at an abbreviation: %s', (first, second) => {
    expect(told(`${first} ${second}`)).toEqual([`sentence: ${first}`, `sentence: ${second}`])
  })

  it('splits Chinese sentences', () => {
    expect(told('我们每天营业。周日休息。')).toEqual(['sentence: 我们每天营业。', 'sentence: 周日休息。'])
  })
})
