import { describe, expect, it } from 'vitest'
import { localMoment, weekdayOfDay, sayTime } from './local-moment.ts'
import { openingAt, openingOn } from './opening-times.ts'
import { readHours } from '../../values/opening-hours.ts'

const dayOf = (date: string): number => Date.parse(date) / 86_400_000
/** A Saturday. */
const SATURDAY = dayOf('2026-11-21')
const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const say = (lines: readonly string[], day: number): string | undefined =>
  openingOn(lines.flatMap(readHours), day)
    ?.spans.map(([from, until]) => `${clock(from)}-${clock(until)}`)
    .join(' ')

describe('hours as sites write them', () => {
  it.each<[string, string | undefined, string | undefined]>([
    // line, on Saturday, on Monday
    ['Mon–Fri 08:00–19:00, Sat 09:00–13:00', '9:00-13:00', '8:00-19:00'],
    ['Monday – Saturday: 12:00–22:00', '12:00-22:00', '12:00-22:00'],
    ['Montag bis Donnerstag 8–17 Uhr', '', '8:00-17:00'],
    ['mardi, mercredi, jeudi, vendredi, samedi: 6h45–13h30, 15h30–19h30', '6:45-13:30 15:30-19:30', ''],
    ['lunes a viernes, de 8:00 a 21:00', '', '8:00-21:00'],
    ['du lundi au vendredi de 8 h 30 à 19 h, le samedi de 9 h à 12 h 30', '9:00-12:30', '8:30-19:00'],
    ['Montag 9.30 Uhr und Samstag 10.15 Uhr', undefined, undefined],
    ['9am to 5pm, Monday to Friday', '', '9:00-17:00'],
    ['9-5 Mon-Fri, 10-4 Sat', '10:00-16:00', '9:00-17:00'],
    ['10:00-18:00 Sat, Sun 11:00-16:00', undefined, undefined],
    ['Sat 10–12:30, 1:30–5', '10:00-12:30 13:30-17:00', undefined],
    ['Sat 12–3, 6–12', '12:00-15:00 18:00-24:00', undefined],
    ['Saturdays, 9.15–10.15am', '9:15-10:15', undefined],
    ['Hours: 10AM to 10PM', '10:00-22:00', '10:00-22:00'],
    ['Sat + Sun: 22:00 – 02:00', '22:00-26:00', undefined],
    ['Samstag 10–00:30 Uhr', '10:00-24:30', undefined],
    ['Mon–Sat 12:00 – 00:00', '12:00-24:00', '12:00-24:00'],
    ['Closed on Saturdays and Sundays', '', undefined],
    ['Sa 11-2pm', '11:00-14:00', undefined],
    ['weekends 10:00-16:00', '10:00-16:00', undefined],
    ['من السبت إلى الخميس: ٩:٠٠ – ١٧:٠٠', '9:00-17:00', '9:00-17:00'],
    ['الجمعة: مغلق', undefined, undefined],
    ['월요일~금요일 10:00-20:00, 토요일 휴무', '', '10:00-20:00'],
    ['月曜日〜金曜日 8:00-18:00、土曜日 9:00-17:00', '9:00-17:00', '8:00-18:00'],
    ['周一至周五 8:00-18:00，周六 休息', '', '8:00-18:00'],
    ['วันจันทร์–วันเสาร์ 10:00–21:00', '10:00-21:00', '10:00-21:00'],
    ['सोमवार–शुक्रवार 6:00–20:00', '', '6:00-20:00'],
    ['Poniedziałek–piątek 9:00–18:00, sobota nieczynne', '', '9:00-18:00'],
    ['Понедельник–пятница 9:00–18:00, суббота выходной', '', '9:00-18:00'],
    ['Bank holiday Mondays: 10:00 to 18:00', undefined, undefined],
    ['Closed on bank holiday Mondays', undefined, undefined],
    ['Closed on bank holidays', undefined, undefined],
    ['Saturday and Sunday 8am–2pm, closed on bank holidays', '8:00-14:00', undefined],
    ['Mon–Fri 9am–5pm, closed Saturdays, Sundays and bank holidays', '', '9:00-17:00'],
    ['Sa 9–13 Uhr, Sonn- und Feiertage geschlossen', '9:00-13:00', undefined],
    ['Summer: Monday to Friday 9–18, Saturday 9–13', undefined, undefined],
    ['September: daily 9–18', undefined, undefined],
    ['Sessions cost 5-10 €', undefined, undefined],
  ])('%s', (line, saturday, monday) => {
    expect([say([line], SATURDAY), say([line], SATURDAY + 2)]).toEqual([saturday, monday])
  })

  it.each([
    ['25 and 26 December: closed', '2026-12-26', ''],
    ['24 December: 10am–2pm', '2026-12-24', '10:00-14:00'],
    ['24. bis 26. Dezember geschlossen', '2026-12-25', ''],
    ['2. Weihnachtstag: 10–14 Uhr', '2026-12-26', '10:00-14:00'],
    ['Boxing Day: closed', '2026-12-26', ''],
    ['Cerramos por vacaciones del 10 al 23 de agosto', '2027-08-12', ''],
    ['Fermé le 1er mai', '2027-05-01', ''],
    ['Closed from 24 December to 2 January', '2027-01-01', ''],
    ['Dal 10 gennaio al 28 febbraio: chiuso', '2027-02-01', ''],
    ['December 31: 9:00 - 12:00', '2026-12-31', '9:00-12:00'],
  ])('the exception "%s" overrides the week', (line, date, hours) => {
    const lines = ['Every day 09:00-18:00', line]
    expect(say(lines, dayOf(date))).toBe(hours)
    expect(say(lines, SATURDAY)).toBe('9:00-18:00')
  })
})

describe('hours that depend on the season', () => {
  it.each([
    [['April to October: daily 8:30am–6pm', 'November to March: closed'], '2026-06-20', '8:30-18:00'],
    [['April to October: daily 8:30am–6pm', 'November to March: closed'], '2026-11-21', ''],
    [['April bis Oktober: täglich 9–18 Uhr'], '2026-11-21', undefined],
    [['Mai–September: Mo–Fr 9–18 Uhr', 'Oktober–April: Mo–Fr 10–16 Uhr'], '2026-06-20', ''],
    [['de mayo a septiembre: lunes a domingo, de 9:00 a 20:00', 'de octubre a abril: cerrado'], '2026-12-05', ''],
    [['lunes a viernes, 10:00-20:00', 'sábados (menos julio y agosto), 10:00-13:00'], '2026-11-21', '10:00-13:00'],
    [['lunes a viernes, 10:00-20:00', 'sábados (menos julio y agosto), 10:00-13:00'], '2026-08-01', ''],
    [['Every day 10:00–17:00', 'in July and August: 9:00–20:00'], '2026-08-01', '9:00-20:00'],
    [['Every day 10:00–17:00', 'in July and August: 9:00–20:00'], '2026-09-05', '10:00-17:00'],
    [['Every day 10:00–17:00', 'November to March: closed', '24 December: 10am–2pm'], '2026-12-24', '10:00-14:00'],
  ])('%j on %s', (lines, date, hours) => {
    expect(say(lines, dayOf(date))).toBe(hours)
  })
})

describe('the clock', () => {
  const rules = ['Mon–Fri 08:00–18:00', 'Fri 22:00–02:00', 'Sun: closed'].flatMap(readHours)

  it.each([
    [SATURDAY - 1, 600, { isOpen: true, until: 1080 }],
    [SATURDAY, 60, { isOpen: true, until: 120 }],
    [SATURDAY - 2, 420, { isOpen: false, next: { day: SATURDAY - 2, from: 480 } }],
    [SATURDAY + 1, 600, { isOpen: false, next: { day: SATURDAY + 2, from: 480 } }],
  ])('day %i at minute %i', (day, minutes, state) => {
    expect(openingAt(rules, { day, minutes })).toMatchObject(state)
  })

  it('gives the day and time at its place', () => {
    const moment = localMoment(new Date('2026-11-21T15:00:00Z'), 'Pacific/Auckland')
    expect(moment).toEqual({ day: SATURDAY + 1, minutes: 240 })
    expect(weekdayOfDay(SATURDAY)).toBe(6)
    expect(localMoment(new Date(), 'Mars/Olympus')).toBeUndefined()
  })

  it.each([
    ['en', true, /^5:30\sPM$/],
    ['en', false, /^17:30$/],
    ['de', true, /^17:30$/],
    ['fr', true, /^17:30$/],
  ])(
    'gives times in %s as the site does (twelve hours: %s), if the language knows that clock',
    (language, isTwelveHour, said) => {
      expect(sayTime(1_050, language, isTwelveHour)).toMatch(said)
    },
  )
})
