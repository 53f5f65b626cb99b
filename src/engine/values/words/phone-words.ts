import type { WordTable } from '../../language/word-lists.ts'

/** Pieces of words, any of which says that a text is about a phone. */
export const PHONE_PIECES: WordTable = {
  signs: '☎, 📞',
  en: 'phone, tel, call, mob, ring, fax, whatsapp, cell?(?!\\p{L})',
  de: 'handy, (?<!\\p{L})fon[eo]?(?!\\p{L})',
  es: 'móvil, celular',
  it: 'cellulare',
  ar: 'هاتف, واتساب',
  el: 'τηλ[εέ]φων, (?<!\\p{L})τηλ(?!\\p{L})',
  ru: 'телефон, (?<!\\p{L})тел(?!\\p{L})',
  ko: '전화',
  ja: '電話',
  zh: '电话',
  th: 'โทร',
  hi: 'फ़ोन, फोन',
}

/** What stands right before a phone number. */
export const PHONE_LABELS: WordTable = {
  en: '(?:tele)?phone, mobile?, mob, cell?, fax, whatsapp, (?:call|text|ring)(?: us| me)?(?: on| at)?',
  de: 'fon[eo]?, handy',
  fr: 't[eé]l, t[eé]l[eé]fon[oe]?',
  es: 'm[oó]vil, celular',
  it: 'cellulare',
  nl: 'telefoon',
  ar: 'هاتف, جوال, واتساب',
  el: 'τηλ[εέ]φων[οα], τηλ',
  ru: 'телефон, тел',
  ko: '전화(?:번호)?',
  ja: '電話(?:番号)?',
  zh: '电话(?:号码)?',
  th: 'โทร(?:ศัพท์)?',
  hi: 'फ़ोन, फोन',
}

/** Whose numbers are no phone's: of taxes, registers, accounts, orders and things. */
export const REGISTERS: WordTable = {
  en: 'vat, company, registration, reg, account, charity, order, abn, acn, licen[cs]e, number plate',
  de: 'mwst, umsatzsteuer(?:-id)?, steuer[\\s-]?(?:nr|nummer|id), hrb, ust, uid',
  fr: 'tva, siret, siren, rcs',
  es: 'nif, cif, rfc',
  pt: 'cnpj',
  it: 'p\\.?\\s?iva',
  nl: 'btw, kvk, ondernemingsn*',
  all: 'iban, bic, isbn, sku',
}
