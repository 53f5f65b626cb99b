import type { WordTable } from '../../language/word-lists.ts'

export const RETURNS: WordTable = {
  en: 'returns?(?! to (?!us|the store|store)), returned, refund*',
  de: 'rückgabe*, rücksend*, widerruf*, umtausch*',
  fr: 'retours?, rembours*',
  es: 'devoluci*, devolver*, reembols*',
  pt: 'devoluç*',
  it: 'resi, reso, rimbors*',
  nl: 'retourner*, terugbetal*',
}

export const CANCELLATION: WordTable = {
  en: 'cancel*',
  de: 'stornier*, storno*, absag*, abgesagt*, abzusagen',
  fr: 'annul*',
  es: 'anul*',
  it: 'disd_',
}

export const DELIVERY: WordTable = {
  en: 'deliver*, shipping, shipped, dispatch*',
  de: 'lieferung*, lieferzeit*, geliefert, versand*',
  fr: 'livraison*, livré*, expédi*',
  es: 'envíos?, enviamos, entregas, entrega (?:en|em)(?= ), entregamos, (?:plazo|prazo|tiempo) de entrega',
  it: 'spedizion*, consegn*',
  nl: 'verzend*, verzonden, levertijd*, levering(?:en)?, bezorg*',
}

export const WARRANTY: WordTable = {
  en: 'warrant*, guarantee*',
  de: 'garantie, gewährleistung*',
  fr: 'garanties?',
  es: 'garantías?',
  pt: 'garantias?',
  it: 'garanzi*',
}

/** What may stand between a number and its unit. */
export const KINDS_OF_DAYS: WordTable = {
  en: 'full, calendar, business, working',
  fr: 'jours',
  es: 'días',
  pt: 'dias',
  it: 'giorni',
}

export const TIME_UNITS: WordTable = {
  en: 'hours?, hrs?, days?, weeks?, months?, years?',
  de: 'stunden, tagen?, tage, werktage?n?, wochen?, monaten?, jahre?n?',
  fr: 'heures?, jours?(?: ouvrés)?, semaines?, mois, ans?',
  es: 'horas?, días?(?: hábiles| laborables)?, semanas?, mes(?:es)?, años?',
  pt: 'dias?(?: úteis)?, anos?',
  it: 'ore, giorn[oi](?: lavorativi)?, settiman[ae], mes[ei], ann[oi]',
  nl: 'uur, dagen, werkdagen, weken, maanden, jaar',
}

/** How the units of years begin. */
export const YEAR_UNITS: WordTable = {
  en: 'year',
  de: 'jahr',
  fr: '(?<!\\p{L})an',
  es: 'año',
  pt: 'ano',
  it: 'ann[io]',
  nl: 'jaar',
}

/** What limits a rule: where to, how fast, which goods, which buyers, when. */
export const CONDITIONS: WordTable = {
  en:
    'international*, worldwide, abroad, overseas, outside (?:the )?(?:uk|eu|us), europe, express, next day, standard, ' +
    'sale, reduced, discounted, personali[sz]ed, custom, bespoke, made[- ]to[- ]order, faulty, damaged, used, second[- ]hand, refurbished, batter(?:y|ies), labour, ' +
    'groups?, weddings?, part(?:y|ies), events?, high season, low season, peak, christmas',
  de: 'ausland*, weltweit, europa, reduziert*, personalisiert*, maßgefertigt*, gebraucht*, gruppen, hochsaison',
  fr: 'étranger, soldé*, personnalisé*, sur mesure, occasion, groupes?, mariages?, haute saison',
  es: 'internacional*, extranjero, rebajad*, personalizad*, grupos?, bodas?, temporada alta, usad[oa]s?',
  it: 'estero, scontat*, personalizzat*, su misura, grupp[oi], matrimoni*, alta stagione',
  nl: 'buitenland, maatwerk, groepen, hoogseizoen',
}

export const NOT_POSSIBLE: WordTable = {
  en: 'not possible, not available',
  de: 'nicht möglich',
  fr: 'pas possible',
  es: 'no es posible',
  it: 'non possibile',
  nl: 'niet mogelijk',
}

export const NO: WordTable = {
  en: 'no, not',
  de: 'kein*, nicht',
  fr: 'aucun*',
  es: 'ningun*',
  it: 'non, nessun*',
  nl: 'geen, niet',
}

export const REFUNDS: WordTable = {
  en: 'refund*, returns?',
  de: 'rückgabe, erstattung*',
  fr: 'rembours*',
  es: 'reembols*',
  it: 'rimbors*',
  nl: 'terugbetaling',
}

/** Before a span: for how long something has been so. */
export const SINCE_WORDS: WordTable = {
  de: 'seit, vor(?: über)?',
  fr: 'depuis, il y a',
  es: 'hace, desde hace',
  pt: 'há',
  nl: 'sinds',
}

/** The same behind it. */
export const AGO_WORDS: WordTable = {
  en: 'ago, old, of experience, experience',
  de: 'erfahrung',
  fr: 'd.expérience',
  es: 'de experiencia',
  it: 'fa',
  nl: 'geleden',
}
