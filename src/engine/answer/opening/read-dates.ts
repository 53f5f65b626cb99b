/** Days of every year, from the first to the last, as month × 100 + day. A span whose last is before its first goes over the new year. */
export interface DateSpan {
  from: number
  until: number
}

/** January to December as all languages write them, folded and shortened where that is plain. */
const MONTHS = [
  'jan(?:uary|uar|vier|eiro|uari)?|gennaio|enero|يناير',
  'feb(?:ruary|ruar|rero|braio|ruari)?|fev(?:rier|ereiro)?|فبراير',
  'mar(?:ch|z|zo|s|co)?|maart|مارس',
  'apr(?:il|ile)?|avril|abril|ابريل',
  'may|mai|mayo|maio|maggio|mei|مايو',
  'june?|juni|juin|junio|junho|giugno|يونيو',
  'july?|juli|juillet|julio|julho|luglio|يوليو',
  'aug(?:ust|ustus)?|aout|agosto|اغسطس',
  'sep(?:t|tember|tembre|tiembre)?|setembro|settembre|سبتمبر',
  'o[ck]t(?:ober|obre|ubre)?|outubro|ottobre|اكتوبر',
  'nov(?:ember|embre|iembre|embro)?|نوفمبر',
  'de[cz](?:ember|embre|embro)?|dicembre|diciembre|ديسمبر',
]
const MONTH = `(?:${MONTHS.join('|')})(?!\\p{L})`
const ORDINAL = '(?:st|nd|rd|th|er|º|°|\\.)?'
const LINK = ' ?(?:,|-|–|and|und|et|y|e|en|&|to|bis|au|al|ao|tot|until) ?(?:(?:the|dal|al|du|del|vom|zum) )?'
const OF = " ?(?:of |de |d')?"
const DAY_FIRST = new RegExp(
  `(?<![\\d.:])(\\d{1,2})${ORDINAL}(?:${OF}(${MONTH}))?(?:(${LINK})(\\d{1,2})${ORDINAL})?${OF}(${MONTH})?(?: (?:19|20)\\d{2})?`,
  'gu',
)
const MONTH_FIRST = new RegExp(`(?<!\\p{L})(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d)`, 'gu')

const HOLIDAYS: readonly [RegExp, number, number][] = [
  [/(?<!\p{L})(?:christmas eve|heiligabend|heilig abend|nochebuena|vigilia di natale|kerstavond)(?!\p{L})/gu, 1224, 1224],
  [/(?<!\p{L})(?:christmas day|(?:le jour de )?noel|navidad|natale|natal|eerste kerstdag|christmas)(?!\p{L})/gu, 1225, 1225],
  [/(?<!\p{L})(?:boxing day|tweede kerstdag|santo stefano|st stephen's day)(?!\p{L})/gu, 1226, 1226],
  [/(?<!\p{L})(?:weihnachten|kerst(?:mis)?)(?!\p{L})/gu, 1225, 1226],
  [/(?<!\p{L})(?:new year's eve|silvester|nochevieja|saint-sylvestre|oudejaarsdag|oudejaarsavond)(?!\p{L})/gu, 1231, 1231],
  [/(?<!\p{L})(?:new year's day|neujahr|(?:le )?jour de l'an|nouvel an|ano nuevo|ano novo|capodanno|nieuwjaarsdag)(?!\p{L})/gu, 101, 101],
  [/(?<!\p{L})(?:ferragosto|assomption|assunzione)(?!\p{L})/gu, 815, 815],
]

const monthOf = (word: string): number => MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`, 'u').test(word)) + 1

const isDate = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31

const SPANS = /-|–|to|bis|au|al|ao|tot|until/u

/** "25 December", "25 and 26 December", "10 January to 28 February": the days, or none where a number is no date. */
function readDayFirst([, day = '', month = '', link = '', lastDay = '', lastMonth = '']: readonly (string | undefined)[]): DateSpan[] {
  const end = monthOf(lastMonth)
  const start = monthOf(month) || end
  const first = start * 100 + Number(day)
  if (!isDate(start, Number(day))) return []
  if (lastDay === '') return [{ from: first, until: first }]
  const last = (end || start) * 100 + Number(lastDay)
  if (!isDate(end || start, Number(lastDay))) return [{ from: first, until: first }]
  return SPANS.test(link) ? [{ from: first, until: last }] : [first, last].map((date) => ({ from: date, until: date }))
}

/** The dates that a folded text names, holidays with a fixed date among them, and the text without them. */
export function readDates(folded: string): { dates: DateSpan[]; rest: string } {
  const dates: DateSpan[] = []
  const take = (found: string, read: readonly DateSpan[]): string => {
    dates.push(...read)
    return read.length > 0 ? ' ' : found
  }
  let rest = folded.replace(DAY_FIRST, (found: string, ...groups: (string | undefined)[]) => take(found, readDayFirst([found, ...groups])))
  rest = rest.replace(MONTH_FIRST, (found: string, month: string, day: string) => {
    const date = monthOf(month) * 100 + Number(day)
    return take(found, isDate(monthOf(month), Number(day)) ? [{ from: date, until: date }] : [])
  })
  for (const [pattern, from, until] of HOLIDAYS) rest = rest.replace(pattern, (found) => take(found, [{ from, until }]))
  return { dates, rest }
}

/** True when a day of the year lies in one of some spans. */
export function isWithin(dates: readonly DateSpan[], { month, date }: { month: number; date: number }): boolean {
  const day = month * 100 + date
  return dates.some(({ from, until }) => (from <= until ? day >= from && day <= until : day >= from || day <= until))
}
