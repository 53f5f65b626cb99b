import type { LanguageSite } from './site-words.ts'

export const koreanSite: LanguageSite = {
  language: 'ko',
  site: {
    phonePieces: '전화',
    phoneLabels: '전화(?:번호)?',
    contactTitles: '연락, 문의',
  },
}
