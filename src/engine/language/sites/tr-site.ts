import type { LanguageSite } from './site-words.ts'

export const turkishSite: LanguageSite = {
  language: 'tr',
  site: {
    contactTitles: 'iletisim',
    importantPages: 'fiyat, hizmet, sss$, iletisim, hakkimizda, saat, kargo',
    minorPages: 'haber',
    paymentPages: '[öo]deme*, ileti[şs]im',
    accountLabels: 'hesap numaras[ıi]',
    moneyAfter: 'TL',
    moneyCodes: 'TRY: tl',
    streetWords: 'sokak, sokagi, cadde(?:si)?, mahallesi',
    costsNothing: 'ucretsiz',
    payments: 'nakit, kartla',
  },
}
