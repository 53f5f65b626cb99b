import type { LanguageSite } from './site-words.ts'

export const russianSite: LanguageSite = {
  language: 'ru',
  site: {
    phonePieces: 'телефон, (?<!\\p{L})тел(?!\\p{L})',
    phoneLabels: 'телефон, тел',
    contactTitles: 'контакт',
  },
}
