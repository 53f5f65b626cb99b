import type { WordTable } from '../../language/word-lists.ts'

/** Words for a street that stand before its name. */
export const STREETS = {
  fr: 'Chemin, Impasse, Allée, Avenue, Route, Boulevard, Quai, Rue, Place',
  es: 'Traves[ií]a, Camino, Carretera, Ctra\\., Paseo, Avenida, Av\\., Calle, Plaza',
  pt: 'Estrada, Rua, Praça',
  it: 'Strada, Via, Viale, Vicolo, Corso, Piazza, Piazzale, Largo',
} as const satisfies WordTable
/** Between such a word and the name. */
export const OF_THE = {
  fr: 'de, du, des, la',
  es: 'del, las, los, el',
  pt: 'da, do, das, dos',
  it: 'di',
} as const satisfies WordTable

/** With what an address does not begin. */
export const SENTENCE_OPENINGS: WordTable = {
  en: 'find, visit, we, you, our, come, meet, main, opposite',
  de: 'sie, wir, unser',
  fr: 'nous, vous',
  es: 'estamos, visíta*',
  it: 'siamo',
  nl: 'wij',
}
/** What an address does not have in it. */
export const SENTENCE_WORDS: WordTable = {
  en: 'is, are, within, we, you',
  de: 'ist, sind, wird, wir',
  fr: 'est, sont, nous',
  es: 'está',
  it: 'è',
}

/** What a page calls an address, with what may stand before and behind that. */
export const ADDRESSES: WordTable = {
  en: 'address',
  de: 'adresse, anschrift',
  es: 'direcci[oó]n',
  pt: 'endereço, morada',
  it: 'indirizzo',
  nl: 'adres',
  ar: 'العنوان',
}
