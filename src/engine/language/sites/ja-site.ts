import type { LanguageSite } from './site-words.ts'

export const japaneseSite: LanguageSite = {
  language: 'ja',
  site: {
    phonePieces: '電話',
    phoneLabels: '電話(?:番号)?',
    contactTitles: 'お問い合わせ',
  },
}
