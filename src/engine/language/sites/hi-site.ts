import type { LanguageSite } from './site-words.ts'

export const hindiSite: LanguageSite = {
  language: 'hi',
  site: {
    phonePieces: 'फ़ोन, फोन',
    phoneLabels: 'फ़ोन, फोन',
    contactTitles: 'संपर्क',
  },
}
