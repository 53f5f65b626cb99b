import type { LanguageSite } from './site-words.ts'

export const hindiSite: LanguageSite = {
  language: 'hi',
  site: {
    phonePieces: 'फ़ोन, फोन',
    phoneLabels: 'फ़ोन, फोन',
    contactTitles: 'संपर्क',
    importantPages: 'कीमत, सेवा, संपर्क',
    paymentPages: 'भुगतान, संपर्क',
    accountLabels: 'खाता (?:संख्या|नंबर)',
    coinNames: 'बिटकॉइन',
    addressLabels: 'पता',
  },
  touching: {
    price: '\\d ?रुपये',
    address: 'मार्ग',
    duration: '\\d ?(?:घंटे|मिनट|दिन)',
    free: 'मुफ, निःशुल्क',
    payment: 'कार्ड, नकद',
  },
}
