import type { LanguageSite } from './site-words.ts'

export const thaiSite: LanguageSite = {
  language: 'th',
  site: {
    phonePieces: 'โทร',
    phoneLabels: 'โทร(?:ศัพท์)?',
    contactTitles: 'ติดต่อ',
    importantPages: 'ราคา, บริการ, สินค้า, ติดต่อ, เกี่ยวกับ',
    payServices: 'promptpay',
    moneyAfter: 'บาท, baht',
    moneyCodes: 'THB: baht, บาท',
  },
}
