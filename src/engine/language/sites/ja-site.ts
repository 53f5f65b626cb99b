import type { LanguageSite } from './site-words.ts'

export const japaneseSite: LanguageSite = {
  language: 'ja',
  site: {
    phonePieces: '電話',
    phoneLabels: '電話(?:番号)?',
    contactTitles: 'お問い合わせ',
    importantPages: '料金, 価格, サービス, 商品, 会社概要, 質問, 問い合わせ, アクセス, 営業時間, メニュー',
    paymentPages: 'お支払い?, 支払い?, お問い?合わせ',
    accountLabels: '口座番号, 振込先',
    branchAccounts: '(?:普通|当座|貯蓄)(?:預金|口座)?',
    coinNames: 'ビットコイン',
    buyerHeadings: 'とは, 料金, よくある',
    moneyAfter: '円',
    moneyCodes: 'JPY: 円',
    rangeWords: 'から',
    addressLabels: '住所, 所在地',
  },
  touching: {
    price: '\\d ?円',
    hours: '\\d ?時',
    address: '[市区町村][\\p{Script=Han}\\d-]{1,20}\\d',
    date: '(?:19|20)\\d{2} ?年, \\d ?月 ?\\d',
    duration: '\\d ?(?:分|時間|日|週|か月|年)',
    free: '無料',
    payment: 'カード, 現金',
  },
}
