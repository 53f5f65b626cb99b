import { type WordPattern, wordPattern } from '../words/word-patterns.ts'
import type { ItemLine } from './item-lines.ts'

/** How long something may be returned, cancelled, takes or is warranted for, as the line says it. */
export interface PolicyFact {
  value: string
  /** `returns`, `cancellation`, `delivery`, `warranty`. */
  subject: string
  /** For what alone it holds, as the sentence says it: `international`, `sale`; '' for all. */
  qualifier: string
}

const TOPICS: readonly (readonly [subject: string, words: WordPattern])[] = [
  [
    'returns',
    wordPattern(
      /(?<!\p{L})(?:returns?(?! to (?!us|the store|store))|returned|refund\p{L}*|rückgabe\p{L}*|rücksend\p{L}*|widerruf\p{L}*|umtausch\p{L}*|retours?|rembours\p{L}*|devoluci\p{L}*|devolver\p{L}*|reembols\p{L}*|devoluç\p{L}*|resi|reso|rimbors\p{L}*|retourner\p{L}*|terugbetal\p{L}*)(?!\p{L})/iu,
    ),
  ],
  [
    'cancellation',
    wordPattern(/(?<!\p{L})(?:cancel\p{L}*|stornier\p{L}*|storno\p{L}*|annul\p{L}*|cancela\p{L}*|disd\p{L}+|annuler\p{L}*)(?!\p{L})/iu),
  ],
  [
    'delivery',
    wordPattern(
      /(?<!\p{L})(?:deliver\p{L}*|shipping|shipped|dispatch\p{L}*|lieferung\p{L}*|lieferzeit\p{L}*|geliefert|versand\p{L}*|livraison\p{L}*|livré\p{L}*|expédi\p{L}*|envíos?|enviamos|entregas|entrega (?:en|em)(?= )|entregamos|(?:plazo|prazo|tiempo) de entrega|spedizion\p{L}*|consegn\p{L}*|verzend\p{L}*|verzonden|levertijd\p{L}*|levering(?:en)?|bezorg\p{L}*)(?!\p{L})/iu,
    ),
  ],
  [
    'warranty',
    wordPattern(
      /(?<!\p{L})(?:warrant\p{L}*|guarantee\p{L}*|garanties?|garantías?|garantias?|gewährleistung\p{L}*|garanzi\p{L}*)(?!\p{L})/iu,
    ),
  ],
]
const SPAN =
  /(?<![\p{L}\p{N}.,€£$/-]|\d\s(?:and|und|et|y|e|en|a los|al|aux?)\s|(?<!\p{L})las\s)\d{1,3}(?:\s?(?:-|–|to|bis|à|a|tot)\s?\d{1,3})?\s?(?:full |calendar |business |working |jours |días |dias |giorni )?(?:hours?|hrs?|days?|weeks?|months?|years?|stunden|tagen?|tage|werktage?n?|wochen?|monaten?|jahre?n?|heures?|jours?(?: ouvrés)?|semaines?|mois|ans?|horas?|días?(?: hábiles| laborables)?|semanas?|mes(?:es)?|años?|dias?(?: úteis)?|anos?|ore|giorn[oi](?: lavorativi)?|settiman[ae]|mes[ei]|ann[oi]|uur|dagen|werkdagen|weken|maanden|jaar)(?!\p{L})/giu
/** The end of each of these. */
const UNIT_BEHIND = /\d\s?\p{L}/u
/** What a rule is limited to; two rules for different ones of these do not contradict each other. */
const CONDITION = wordPattern(
  /(?<!\p{L})(?:international\p{L}*|worldwide|abroad|overseas|outside (?:the )?(?:uk|eu|us)|europe|express|next day|standard|sale|reduced|discounted|personali[sz]ed|custom|bespoke|made[- ]to[- ]order|faulty|damaged|used|second[- ]hand|refurbished|batter(?:y|ies)|labour|groups?|weddings?|part(?:y|ies)|events?|high season|low season|peak|christmas|ausland\p{L}*|weltweit|europa|reduzierte?\p{L}*|personalisiert\p{L}*|maßgefertigt\p{L}*|gebraucht\p{L}*|gruppen|hochsaison|étranger|soldé\p{L}*|personnalisé\p{L}*|sur mesure|occasion|groupes?|mariages?|haute saison|internacional\p{L}*|extranjero|rebajad\p{L}*|personalizad\p{L}*|grupos?|bodas?|temporada alta|usad[oa]s?|estero|scontat\p{L}*|personalizzat\p{L}*|su misura|grupp[oi]|matrimoni\p{L}*|alta stagione|buitenland|maatwerk|groepen|hoogseizoen)(?!\p{L})/iu,
)
/** Until when a thing is not to be had is no rule of how long it is. */
const REFUSES = wordPattern(
  /(?<!\p{L})(?:not possible|not available|nicht möglich|pas possible|non possibile|no es posible|niet mogelijk)(?!\p{L})|(?<!\p{L})(?:no|not|non|kein\p{L}*|nicht|aucun\p{L}*|ningun\p{L}*|nessun\p{L}*|geen|niet)\s(?:\p{L}+ )?(?:refund\p{L}*|returns?|rückgabe|erstattung\p{L}*|rembours\p{L}*|reembols\p{L}*|rimbors\p{L}*|terugbetaling)(?!\p{L})/iu,
)
const YEARS = /(?:year|jahr|(?<!\p{L})an|año|ano|ann[io]|jaar)\p{L}*$/iu
const SINCE = /(?<!\p{L})(?:seit|depuis|il y a|hace|desde hace|há|sinds|vor(?: über)?)\s(?:\p{L}+\s)?$/iu
const AGO = /^\s(?:ago|old|of experience|experience|erfahrung|d.expérience|de experiencia|fa|geleden)(?!\p{L})/iu
const SENTENCE = /[^.!?。]{1,300}(?:[.!?。]|$)/gu
/** A longer heading is about more than the policy. */
const MAX_HEADING_WORDS = 3

/** The time spans of a line's sentences that speak of one policy, or stand under its heading. */
export function policyFacts({ text, heading }: ItemLine): PolicyFact[] {
  if (!UNIT_BEHIND.test(text)) return []
  const above = heading.trim().split(/\s+/u).length <= MAX_HEADING_WORDS ? topicsOf(heading) : []
  return (text.match(SENTENCE) ?? []).flatMap((sentence) => {
    const [span, ...more] = sentence.match(SPAN) ?? []
    if (span === undefined || more.length > 0 || isAge(sentence, span)) return []
    const own = topicsOf(sentence)
    const [topic, ...others] = own.length > 0 ? own : above
    const isTooLong = topic === 'delivery' && YEARS.test(span)
    return topic === undefined || others.length > 0 || isTooLong || REFUSES.test(sentence)
      ? []
      : [
          {
            value: span.trim(),
            subject: topic,
            qualifier: CONDITION.exec(`${heading} ${sentence}`)?.[0].toLowerCase() ?? labelOf(sentence),
          },
        ]
  })
}

/** How long something has been so is no rule. */
function isAge(sentence: string, span: string): boolean {
  const at = sentence.indexOf(span)
  return SINCE.test(sentence.slice(0, at)) || AGO.test(sentence.slice(at + span.length))
}

/** What a sentence of a list of several names before its colon: `Our fitting: 5 years' warranty`. */
function labelOf(sentence: string): string {
  const label = /^\s*([^:\d]{3,40}):\s/u.exec(sentence)?.[1] ?? ''
  return topicsOf(label).length > 0 ? '' : label
}

const topicsOf = (text: string): string[] => TOPICS.flatMap(([subject, words]) => (words.test(text) ? [subject] : []))
