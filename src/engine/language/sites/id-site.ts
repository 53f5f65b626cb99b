import type { LanguageSite } from './site-words.ts'

export const indonesianSite: LanguageSite = {
  language: 'id',
  site: {
    paymentPages: 'pembayaran',
    accountLabels: 'nomor rekening, no\\.? rek, rekening bank',
    moneyCodes: 'IDR: rp',
  },
}
