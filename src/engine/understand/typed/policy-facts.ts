import { anyWord, type WordTable } from '../../language/word-lists.ts'
import { readLengths } from '../../values/read-values.ts'
import type { ItemLine } from './item-lines.ts'

/** How long something may be returned, cancelled, takes or is warranted for, as the line says it. */
export interface PolicyFact {
  value: string
  /** `returns`, `cancellation`, `delivery`, `warranty`. */
  subject: string
  /** For what alone it holds, as the sentence says it: `international`, `sale`; '' for all. */
  qualifier: string
}

const RETURNS: WordTable = {
  en: 'returns?(?! to (?!us|the store|store)), returned, refund*',
  de: 'rückgabe*, rücksend*, widerruf*, umtausch*',
  fr: 'retours?, rembours*',
  es: 'devoluci*, devolver*, reembols*',
  pt: 'devoluç*',
  it: 'resi, reso, rimbors*',
  nl: 'retourner*, terugbetal*',
}
const CANCELLATION: WordTable = {
  en: 'cancel*',
  de: 'stornier*, storno*, absag*, abgesagt*, abzusagen',
  fr: 'annul*',
  es: 'anul*',
  it: 'disd_',
}
const DELIVERY: WordTable = {
  en: 'deliver*, shipping, shipped, dispatch*',
  de: 'lieferung*, lieferzeit*, geliefert, versand*',
  fr: 'livraison*, livré*, expédi*',
  es: 'envíos?, enviamos, entregas, entrega (?:en|em)(?= ), entregamos, (?:plazo|prazo|tiempo) de entrega',
  it: 'spedizion*, consegn*',
  nl: 'verzend*, verzonden, levertijd*, levering(?:en)?, bezorg*',
}
const WARRANTY: WordTable = {
  en: 'warrant*, guarantee*',
  de: 'garantie, gewährleistung*',
  fr: 'garanties?',
  es: 'garantías?',
  pt: 'garantias?',
  it: 'garanzi*',
}
/** What limits a rule: two rules for different ones of these do not contradict each other. */
const CONDITION = anyWord({
  en: 'international*, outside (?:the )?(?:uk|eu|us), express, standard, sale, reduced, personali[sz]ed, custom, bespoke, faulty, used, refurbished, groups?, weddings?',
  de: 'ausland*, reduziert*, personalisiert*, gebraucht*, gruppen',
  fr: 'étranger, soldé*, personnalisé*, sur mesure, occasion, groupes?',
  es: 'internacional*, extranjero, rebajad*, personalizad*, grupos?, usad[oa]s?',
  it: 'estero, scontat*, personalizzat*, su misura, grupp[oi]',
  nl: 'buitenland, maatwerk, groepen',
})
/** What makes a length that of something else: since when the business exists, or when a thing is not to be had. */
const NO_RULE = anyWord({
  en: 'ago, old, of experience, not possible, not available, (?:have|has) delivered',
  de: 'seit, erfahrung, nicht möglich',
  fr: 'depuis, il y a, d.expérience, pas possible',
  es: 'hace, de experiencia, no es posible',
  it: 'fa, di esperienza, non possibile',
  nl: 'sinds, geleden, niet mogelijk',
})
/** In minutes. What takes less is no rule, and nothing takes a year to deliver or to return. */
const [SHORTEST, LONGEST] = [12 * 60, 366 * 24 * 60]
const MONTH = 30 * 24 * 60
const TOPICS: readonly (readonly [subject: string, words: RegExp])[] = [
  ['returns', anyWord(RETURNS)],
  ['cancellation', anyWord(CANCELLATION)],
  ['delivery', anyWord(DELIVERY)],
  ['warranty', anyWord(WARRANTY)],
]
const SENTENCE = /[^.!?。]{1,300}(?:[.!?。]|$)/gu
/** A longer heading is about more than the policy. */
const MAX_HEADING_WORDS = 3

/** The time spans of a line's sentences that speak of one policy, or stand under its heading. */
export function policyFacts({ text, heading }: Pick<ItemLine, 'text' | 'heading'>): PolicyFact[] {
  if (!/\d/u.test(text)) return []
  return (text.match(SENTENCE) ?? []).flatMap((sentence) => {
    const subject = /\d/u.test(sentence) && !NO_RULE.test(sentence) ? onlyTopic(sentence, heading) : undefined
    const [length, ...others] = subject === undefined ? [] : readLengths(sentence)
    if (subject === undefined || length === undefined || others.length > 0) return []
    const minutes = length.amount * (length.unit === 'month' ? MONTH : 1)
    if (minutes < SHORTEST || (minutes > LONGEST && subject !== 'warranty')) return []
    const qualifier = CONDITION.exec(`${heading} ${sentence}`)?.[0].toLowerCase() ?? labelOf(sentence)
    return [{ value: sentence.slice(length.start, length.end), subject, qualifier }]
  })
}

/** The policy that a sentence, or its short heading where it names none, speaks of; nothing for several. */
function onlyTopic(sentence: string, heading: string): string | undefined {
  const own = topicsOf(sentence)
  const isShort = heading.trim().split(/\s+/u).length <= MAX_HEADING_WORDS
  const [topic, ...others] = own.length > 0 || !isShort ? own : topicsOf(heading)
  return others.length > 0 ? undefined : topic
}

/** What a sentence of a list of several names before its colon: `Our fitting: 5 years' warranty`. */
function labelOf(sentence: string): string {
  const label = /^\s*([^:\d]{3,40}):\s/u.exec(sentence)?.[1] ?? ''
  return topicsOf(label).length > 0 ? '' : label
}

const topicsOf = (text: string): string[] => TOPICS.flatMap(([subject, words]) => (words.test(text) ? [subject] : []))
