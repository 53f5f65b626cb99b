import type { LanguageSite } from './site-words.ts'

export const polishSite: LanguageSite = {
  language: 'pl',
  site: {
    importantPages: 'cennik, cen[ay]$, uslug, pytania, onas$, godziny, dostaw, regulamin',
    paymentPages: 'p[łl]atno[śs]\\p{L}*, zap[łl]a[ćt]\\p{L}*',
    accountLabels: 'numer (?:konta|rachunku), rachunek bankowy',
    payServices: 'blik',
    moneyAfter: 'zł',
    moneyCodes: 'PLN: zł',
    streetWords: 'ul\\.',
    costsNothing: 'bezplatn\\p{L}{1,4}',
    payments: 'gotowk(?:a|e|i), blik',
  },
}
