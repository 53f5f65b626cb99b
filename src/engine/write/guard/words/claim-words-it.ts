import type { ClaimWords } from '../claim-word-table.ts'

export const ITALIAN_CLAIMS: ClaimWords = {
  words: {
    spoken:
      'lascio, segnalo, chiedo, calcolo, guido, aspetto, accompagno, consiglio, suggerisco, dico, spiego, ricordo, auguro, aiuto, racconto, informo, indico, elenco, riassumo, ringrazio, rispondo, capisco, invito, propongo, mostro, preciso, quando, quanto, tutto, questo',
    role: 'colleg*, consulente, operatore, team, responsabile, staff, addett*',
    you: 'ti, la, le, vi, lo, ci, gliel*',
    will: 'ero, eremo, iro, iremo, eranno',
    have: 'ho, abbiamo',
    participle: 'ato, uto, ito, sso, tto, ata, ati, ate, sto',
    done: 'prenotato, inviato, confermato, annotato, ordinato, annullato, inoltrato, riservato, mandato, messo, segnato, tenuto, avvisato, parlato, registrato, applicato, bloccato, passato',
    does: 'prenot, riserv, invi, chiam, richiam, ricontatt, contatt, segn, teng, mand, scriv, conferm, garantis, avvis, mett, blocc, applic, offr, rimbors, restitu',
    present: 'o, iamo, hiamo, iam, a, ano, ono, co, go, e',
    settled: 'confermat, prenotat, annullat, riservat, inviat, registrat',
    news: 'mail, e-mail, conferma, chiamata, risposta, messaggio, telefonata',
  },
  shapes: [
    '(?:ti|vi) (?:lo |la )?(?!(?:{spoken})(?!\\p{L}))\\p{L}{3,}(?<!iam|an|on)o',
    '{you} \\p{L}{3,}{will}',
    "(?:le|ti|la|vi|l'|gliel') ?{have} (?:gia )?_{participle}",
    '{have} (?:gia |appena )?{done}',
    '(?:le|ti|la|vi|lo) {does}{present}?',
    '(?:sua|tua|suo|tuo) _ (?:e|e stat[ao]|risulta|sara) (?:gia |ora )?{settled}[ao]',
    '(?:vostra|vostro) _ (?:e|e stat[ao]|risulta|sara) (?:gia |ora )?{settled}[ao]',
    '(?:ricevera|riceverai|le arrivera|avra) (?:_ ){0,4}{news}',
    '(?:un|una|il|la|nostr[oa]) (?:_ ){0,2}{role} (?:la|ti|vi|le|si) _',
    'garantiamo|promettiamo|garantisco|prometto|(?:me ne|ce ne) occup*|glielo garantisc*',
  ],
  claims: {
    discount:
      '\\d ?% in meno, scont[oi], scontat*, ribass*, codic[ei] sconto, promozion*, prezz[oi] special*, prezz[oi] ridott*, offert[ae] special*',
    guarantee: 'garan[tz]i*, garantisc*',
    certificate:
      'certific*, accredit*, premi(?:o|ato|ata|ati|ate)?, riconosciment*, michelin*, iso[- ]?\\d+, marchio di qualita',
    free: 'gratis, gratuit*, senza (?:costi|spese|supplement*)*, in omaggio, omaggio',
  },
  hedges: 'non, nessun, nessuno, nessuna, mai, senza, ne, niente, se, purtroppo, mi dispiace',
  pointers: 'costano?, durano?, quest[oaie], poi, dopo, altrimenti',
}
