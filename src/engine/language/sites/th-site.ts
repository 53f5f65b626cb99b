import type { LanguageSite } from './site-words.ts'

export const thaiSite: LanguageSite = {
  language: 'th',
  site: {
    phonePieces: 'โทร',
    phoneLabels: 'โทร(?:ศัพท์)?',
    contactTitles: 'ติดต่อ',
  },
}
