import type { WordTable } from '../../language/word-lists.ts'

/** What a mobile phone is called. */
export const MOBILES: WordTable = {
  en: 'mob(?:ile?)?(?!\\p{L}), cell?(?!\\p{L})',
  de: 'handy',
  es: 'móvil, celular',
  it: 'cellulare',
}

/** With what a request to call begins, and what joins a number to what stands before it. */
export const CALLS: WordTable = {
  en: 'ring, dial, text, reach*, contact*, or, and, at',
  de: 'rufen, ruf, anruf*, kontakt*, erreich*, oder, und, unter',
  fr: 'appel*, ou, et, au',
  es: 'll[aá]m*, o, y, al',
  pt: 'ligue*',
  it: 'chiam*',
  nl: 'bel',
}

/** Pieces of labels that name the kind of contact, not whose it is. */
export const CONTACT_PIECES: WordTable = {
  en: 'phone, tel, call, fax, whatsapp, mail, address, contact, find, where, office, book',
  de: 'fon(?!\\p{L}), mobil, handy, adress, kontakt, reserv',
  fr: 'courriel',
  es: 'móvil, correo, dirección, situat, ubicad, oficina',
  pt: 'fone, morada, endereço',
  it: 'cellulare, posta, indirizzo',
  nl: 'adres',
  ar: 'هاتف, البريد, العنوان, واتساب',
}

/**
 * Who is named in a notice beside the business: who watches over it, settles its disputes, helps in need, or made its
 * website.
 */
export const AUTHORITIES: WordTable = {
  en: 'commissioner*, ombuds*, regulator, complain(?:ts?)? to, police, hospital, hosted by, hosting, web ?design*',
  de: '*beh(?:ö|oe)rde*, aufsichts*, schlichtungs*, hausarzt, polizei, krankenhaus, gehostet, beschwerderecht',
  fr: 'médiat(?:eur|ion), cnil, autorité, hébergeur, héberg(?:é|ement), développé par',
  es: 'agencia española, autoridad, desarrollad[ao] por',
  it: 'garante, realizzat[ao] da',
  nl: 'autoriteit, geschillen*, huisarts',
}
