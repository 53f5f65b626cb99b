import type { LanguageSite } from './site-words.ts'

export const swedishSite: LanguageSite = {
  language: 'sv',
  site: {
    importantPages: 'pris(er)?$, tjanst',
    payServices: 'swish, vipps, mobilepay',
    moneyAfter: 'kr\\.?',
  },
}
