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
    addressLabels: '주소',
  },
  touching: {
    price: '\\d ?(?:[천만] ?)?원, \\d만',
    hours: '\\d ?시',
    address: '[가-힣]{2}(?:로|길) ?\\d',
    date: '(?:19|20)\\d{2} ?년, \\d ?월 ?\\d',
    duration: '\\d ?(?:분|시간|일|주|개월|년)',
    free: '무료',
    payment: '카드, 현금',
  },
}
