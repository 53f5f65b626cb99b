import type { LanguageSite } from './site-words.ts'

export const greekSite: LanguageSite = {
  language: 'el',
  site: {
    phonePieces: 'τηλ[εέ]φων, (?<!\\p{L})τηλ(?!\\p{L})',
    phoneLabels: 'τηλ[εέ]φων[οα], τηλ',
    contactTitles: 'επικοινωνια',
    importantPages: 'τιμ[ηέ], υπηρεσ, επικοινων, σχετικα',
    addressLabels: 'διευθυνση',
    streetWords: 'οδος',
    costsNothing: 'δωρεαν',
    payments: 'καρτ(?:α|ες), μετρητα',
  },
}
