import type { LanguageSite } from './site-words.ts'

export const turkishSite: LanguageSite = {
  language: 'tr',
  site: {
    contactTitles: 'iletisim',
  },
}
