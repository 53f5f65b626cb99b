import type { LanguageSite } from './site-words.ts'

export const chineseSite: LanguageSite = {
  language: 'zh',
  site: {
    phonePieces: '电话',
    phoneLabels: '电话(?:号码)?',
    contactTitles: '联系',
  },
}
