import { memoize } from '#src/base/memoize.ts'
import { fold } from '../text/fold.ts'
import { spelledValue } from './spelled-numbers.ts'
import { withoutTimes } from './claim-times.ts'

/** Units of time by what they come to: the shorter ones in minutes, months and years in months. */
const UNITS: readonly [base: 'min' | 'night' | 'month', size: number, words: string][] = [
  ['min', 1, 'minutes? minuten? minutos? minut[oi] minuut mins? دقيقه دقايق'],
  ['min', 60, 'hours? stunden? heures? horas? or[ae] uur uren hrs? h ساعه ساعات'],
  ['min', 1440, 'days? tage?n? jours? dias? giorn[oi] dag(?:en)? يوم ايام'],
  ['min', 10_080, 'weeks? wochen? semaines? semanas? settiman[ae] wek(?:en)? week اسبوع اسابيع'],
  ['night', 1, 'nights nachten? nuits noches notti noites'],
  ['month', 1, 'months? monate?n? mois mes(?:es)? mes[ei] maand(?:en)? شهر اشهر'],
  ['month', 12, 'years? jahre?n? ans? annees? anos? ann[oi] jaar jaren سنه سنوات'],
]
const ADJECTIVES =
  '(?:(?:full|whole|working|business|calendar|ganze[nrs]?|volle[nrs]?|entier|laborables|lavorativi|uteis|werk)[- ]?)?'
const ONE = 'one|an?|the|eine?[nrms]?|une?|una?|uno|um|uma|een|half an|eine halbe|une demi'
/** What makes an article a number: "lasts an hour", not "19 EUR an hour". */
const MEASURES =
  '(?:for|with|mit|avec|con|com|met|within|in under|about|around|lasts?|takes?|after|one|innerhalb|binnen|dauert|etwa|nach|dure|dans|environ|pendant|apres|dura|durante|dentro|en|entro|per|circa|dopo|duurt|ongeveer|na|gedurende|is|est|ist|es|valable|valid[oa]?|gilt|geldig|di|van|de|up to|bis zu|jusqu.a|hasta|fino a|ate|tot|lang|every)'

const COUNTED = UNITS.map(([base, size, words]) => ({
  base,
  size,
  pattern: new RegExp(
    `(?<![\\p{L}\\d.,:])(\\d{1,4}|\\p{L}+(?:-\\p{L}+)?)[ -]${ADJECTIVES}(?:${words.replaceAll(' ', '|')})(?![\\p{L}])`,
    'gu',
  ),
  single: new RegExp(
    `(?<!\\p{L})(?:(?:${MEASURES} |d')(?:${ONE})|one)[ -]${ADJECTIVES}(?:${words.replaceAll(' ', '|')})(?![\\p{L}])|(?<!\\p{L})(?:${ONE}) ${ADJECTIVES}(?:${words.replaceAll(' ', '|')}) (?:before|ahead|earlier|vorher|im voraus|avant|antes|prima|vooraf|tevoren)(?![\\p{L}])`,
    'u',
  ),
}))

/** Lengths that are told by halves and quarters of an hour, in minutes. In folded text. */
const FRACTIONS: readonly [number, RegExp][] = [
  [
    90,
    /(?<!\p{L})(?:an hour and a half|one and a half hours|anderthalb stunden|eineinhalb stunden|une heure et demie|hora y media|hora e meia|un'ora e mezza|anderhalf uur)(?!\p{L})|ساعه ونصف/gu,
  ],
  [
    45,
    /(?<!\p{L})(?:three quarters of an hour|dreiviertelstunde|trois quarts d'heure|tres cuartos de hora|tre quarti d'ora|tres quartos de hora|drie kwartier)(?!\p{L})/gu,
  ],
  [
    30,
    /(?<!\p{L})(?:half an hour|half[- ]hour|halbe stunde|demi-heure|media hora|mezz'ora|meia hora|half uur)(?!\p{L})|نصف ساعه/gu,
  ],
  [
    15,
    /(?<!\p{L})(?:(?:a )?quarter of an hour|viertelstunde|quart d'heure|cuarto de hora|quarto d'ora|quarto de hora|kwartier)(?!\p{L})|ربع ساعه/gu,
  ],
]

/** Several signs of a sentence ask for its durations. */
const RECALLED = 200

/**
 * How long things take or last by a text, each as an amount that can be compared: two days are 48 hours, a year is
 * twelve months.
 */
export const durationsIn = memoize(RECALLED, (text): Set<string> => {
  const found = new Set<string>()
  let folded = withoutTimes(text)
  for (const [minutes, pattern] of FRACTIONS) {
    const rest = folded.replace(pattern, ' ')
    if (rest !== folded) found.add(`${minutes} min`)
    folded = rest
  }
  for (const { base, size, pattern, single } of COUNTED) {
    for (const [, written = ''] of folded.matchAll(pattern)) {
      const value = /^\d/.test(written) ? Number(written) : written === 'half' ? undefined : spelledValue(written)
      if (value !== undefined) found.add(`${value * size} ${base}`)
    }
    if (single.test(folded)) found.add(`${size} ${base}`)
  }
  return found
})

/** A text, folded, without the durations that it names. */
export const withoutDurations = memoize(RECALLED, (text): string => {
  const whole = FRACTIONS.reduce((rest, [, pattern]) => rest.replace(pattern, ' '), fold(text))
  return COUNTED.reduce((rest, { pattern, single }) => rest.replace(pattern, ' ').replace(single, ' '), whole)
})

const PERIODS: readonly [string, RegExp][] = [
  [
    '20160 min',
    /\b(?:fortnightly|bi-?weekly|every (?:other|second) week|zweiwochentlich\p{L}*|14-tagig\p{L}*|jede zweite woche|tous les quinze jours|bimensuel(?:le)?|quincenal|quinzenal|tweewekelijks)\b/u,
  ],
  [
    '12 month',
    /\b(?:yearly|annual(?:ly)?|(?:per|a) year|jahrlich|pro jahr|im jahr|par an|annuel(?:le)?|al ano|anual|all'anno|annuale|annuo|por ano|per jaar|jaarlijks)\b|سنوي/,
  ],
  [
    '1 month',
    /\b(?:monthly|(?:per|a) month|monatlich|pro monat|im monat|par mois|mensuel(?:le)?|al mes|mensual|al mese|mensile|por mes|mensal|per maand|maandelijks)\b|شهري/,
  ],
  [
    '10080 min',
    /\b(?:weekly|(?:per|a) week|wochentlich|pro woche|par semaine|hebdomadaire|a la semana|semanal|a settimana|settimanale|por semana|per week|wekelijks)\b|اسبوعي/,
  ],
]

/** The durations that a text stands for by its periods: what is paid yearly lasts a year. */
export function periodsIn(text: string): string[] {
  const folded = fold(text)
  return PERIODS.flatMap(([duration, pattern]) => (pattern.test(folded) ? [duration] : []))
}

const DAYS_OF_MONTH = 30 * 1_440

/** A length of time, and the same where thirty days are told as a month, or a month as thirty days. */
export function withOtherUnit(duration: string): string[] {
  const [amount = '', unit] = duration.split(' ')
  const months = unit === 'month' ? Number(amount) : Number(amount) / DAYS_OF_MONTH
  return unit !== 'night' && Number.isInteger(months)
    ? [`${months} month`, `${months * DAYS_OF_MONTH} min`]
    : [duration]
}
