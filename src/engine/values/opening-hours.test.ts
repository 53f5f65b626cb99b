import { describe, expect, test } from 'vitest'
import { type HoursRule, readHours } from './opening-hours.ts'

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
/** A rule in short: its weekdays (0 for Sunday), spans and clock. */
const shortOf = ({ weekdays, spans, isTwelveHour }: HoursRule): string =>
  [
    [...weekdays].toSorted((one, other) => one - other).join(''),
    ...spans.map(([from, until]) => `${clock(from)}-${clock(until)}`),
    ...(isTwelveHour ? ['of 12'] : []),
  ].join(' ')
const read = (line: string): string[] => readHours(line).map(shortOf)
/** The spans of a day. */
const spansOf = (line: string): string => read(`Sat ${line}`).join(' | ').replace('6 ', '')

describe('rules of opening hours', () => {
  test.each([
    ['Mon–Fri 9am–5pm', ['12345 9:00-17:00 of 12']],
    ['Mon–Fri 9 a.m. – 5 p.m.', ['12345 9:00-17:00 of 12']],
    ['Daily 10:00-18:00', [' 10:00-18:00']],
    ['Open 24/7', [' 0:00-24:00']],
    ['Mo 24 Stunden, Di geschlossen', ['1 0:00-24:00', '2']],
    ['9-5 Mon-Fri, 10-4 Sat', ['12345 9:00-17:00', '6 10:00-16:00']],
    ['9–12, 2–5 Mon', ['1 9:00-12:00 14:00-17:00']],
    ['Mon 9-5; Tue, Thu 10-6', ['1 9:00-17:00', '24 10:00-18:00']],
    ['Sat 10–5, Sun 9–12', ['6 10:00-17:00', '0 9:00-12:00']],
    ['Fri–Mon 10–16', ['0156 10:00-16:00']],
    ['weekdays 8–18, weekends 10–16', ['12345 8:00-18:00', '06 10:00-16:00']],
    ['Mon 9–12 and 14–17', ['1 9:00-12:00 14:00-17:00']],
    ['Mon and Tue 9–12, closed Wed', ['12 9:00-12:00']],
    ['Closed Mondays', ['1']],
    ['Closed Mondays and bank holidays', ['1']],
    ['Mon–Fri 9–5, closed on bank holidays', ['12345 9:00-17:00']],
    ['Mon–Fri 9–5 (closed on public holidays)', ['12345 9:00-17:00']],
    ['lundi-vendredi 9h-18h, fermé les jours fériés', ['12345 9:00-18:00']],
    ['Mon–Fri 9–5, closed Saturdays, Sundays and bank holidays', ['12345 9:00-17:00']],
    ['Closed on bank holidays. Mon–Fri 9–5', ['12345 9:00-17:00']],
    ['Mon–Fri 9–5 (closed on bank holidays), Sat 10–2', ['12345 9:00-17:00', '6 10:00-14:00']],
    ['Mon 10–2, 6–10, Tue 9–12', ['1 10:00-14:00 18:00-22:00', '2 9:00-12:00']],
    ['Daily 9-5, entry £5–10', [' 9:00-17:00']],
    ['dal lunedì al venerdì dalle 9 alle 18', ['12345 9:00-18:00']],
    ['maandag t/m vrijdag van 9 tot 17 uur', ['12345 9:00-17:00']],
    ['segunda a sexta das 9h às 18h', ['12345 9:00-18:00']],
  ])('%s', (line, rules) => expect(read(line)).toEqual(rules))

  test.each([
    'Mon, Wed',
    'Monday 9:30 and Saturday 10:15',
    '10:00–18:00 Sat, Sun 11:00–16:00',
    'Bank holidays: 10–4',
    'Mon–Fri 9–5, bank holidays 10–4',
    'Party on 24 December',
    'On Mondays we close early',
    'On 24 December we close at 17:00',
    'Term time: Mon–Fri 9–5',
    'Open in December',
    'Prices £9–£17',
    'A walk with the dogs',
  ])('none in %s', (line) => expect(read(line)).toEqual([]))

  test.each([
    ['Closed 24 December to 2 January', [{ from: 1224, until: 102 }], []],
    ['We close on 24 December', [{ from: 1224, until: 1224 }], []],
    ['April to October: daily 9–18', [], [{ from: 400, until: 1031 }]],
    ['Daily 9–18', [], []],
  ])('the dates and seasons of %s', (line, dates, seasons) =>
    expect(readHours(line).map((rule) => [rule.dates, rule.seasons])).toEqual([[dates, seasons]]),
  )
})

test.each([
  ['9–5', '9:00-17:00'],
  ['9–1', '9:00-13:00'],
  ['9:00—17:00', '9:00-17:00'],
  ['9:00−17:00', '9:00-17:00'],
  ['9:00~17:00', '9:00-17:00'],
  ['9:00〜17:00', '9:00-17:00'],
  ['two to six', ''],
  ['9:00, 12:00', ''],
  ['seven pm to nine pm', '19:00-21:00'],
  ['9am–5', '9:00-17:00 of 12'],
  ['9–5pm', '9:00-17:00 of 12'],
  ['5–11pm', '17:00-23:00 of 12'],
  ['8–9pm', '20:00-21:00 of 12'],
  ['8:30–12pm', '8:30-12:00 of 12'],
  ['10–12, 12–4', '10:00-12:00 12:00-16:00'],
  ['9–1, 1–5', '9:00-13:00 13:00-17:00'],
  ['10–12:30, 1:30–17', '10:00-12:30 13:30-17:00'],
  ['11–3, 6–2', '11:00-15:00 18:00-26:00'],
  ['9am–12pm, 1pm–5pm', '9:00-12:00 13:00-17:00 of 12'],
  ['9am–12pm, 9am–12pm', '9:00-12:00 9:00-12:00 of 12'],
  ['10–12, 13–15', '10:00-12:00 13:00-15:00'],
  ['18–1', '18:00-25:00'],
  ['5–5', '5:00-17:00'],
  ['4–12', '4:00-12:00'],
  ['1–5', '13:00-17:00'],
  ['12–3', '12:00-15:00'],
  ['10–12:30, 1:30–5', '10:00-12:30 13:30-17:00'],
  ['12–3, 6–12', '12:00-15:00 18:00-24:00'],
  ['9-12 & 1-5', '9:00-12:00 13:00-17:00'],
  ['10–12, 10–12', '10:00-12:00 22:00-24:00'],
  ['08:00-24:00', '8:00-24:00'],
  ['22:00–02:00', '22:00-26:00'],
  ['0:00–6:00', '0:00-6:00'],
  ['8–20 Uhr', '8:00-20:00'],
  ['9 Uhr 30 bis 17 Uhr', '9:30-17:00'],
  ['9h–12h30, 14h–19h', '9:00-12:30 14:00-19:00'],
  ['de 8 h 30 à 19 h', '8:30-19:00'],
  ['9.30 – 17.30', '9:30-17:30'],
  ['9.15–10.15am', '9:15-10:15 of 12'],
  ['11-2pm', '11:00-14:00 of 12'],
  ['6-8pm', '18:00-20:00 of 12'],
  ['8pm-1am', '20:00-25:00 of 12'],
  ['12am–6am', '0:00-6:00 of 12'],
  ['10am–12pm', '10:00-12:00 of 12'],
  ['noon–3pm', '12:00-15:00 of 12'],
  ['10am–midnight', '10:00-24:00 of 12'],
  ['9 in the morning to 6 in the evening', '9:00-18:00'],
  ['from 9am until 4pm', '9:00-16:00 of 12'],
  ['7 till 11', '7:00-11:00'],
])('the span %s', (line, spans) => expect(spansOf(line)).toBe(spans))
