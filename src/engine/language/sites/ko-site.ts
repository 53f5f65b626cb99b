import type { LanguageSite } from './site-words.ts'

export const koreanSite: LanguageSite = {
  language: 'ko',
  site: {
    phonePieces: '전화',
    phoneLabels: '전화(?:번호)?',
    contactTitles: '연락, 문의',
    importantPages: '가격, 요금, 제품, 서비스, 문의, 소개',
    paymentPages: '결제, 문의',
    accountLabels: '계좌(?:번호)?',
    coinNames: '비트코인',
    moneyAfter: '원',
    moneyCodes: 'KRW: 원',
  },
}
