import type { LanguageSite } from './site-words.ts'

export const chineseSite: LanguageSite = {
  language: 'zh',
  site: {
    phonePieces: '电话',
    phoneLabels: '电话(?:号码)?',
    contactTitles: '联系',
    importantPages: '价格, 价目, 產品, 产品, 服务, 服務, 关于, 關於, 联系, 聯絡, 常见问题, 配送, 退货',
    paymentPages: '支付, 付款, 联系, 聯絡',
    accountLabels: '账号, 帐号, 賬號, 银行账户, 銀行帳戶, 銀行帳號, 卡号',
    coinNames: '比特币, 比特幣',
    buyerHeadings: '什么是, 为什么, 价格, 常见问题',
    moneyAfter: '元',
    moneyCodes: 'CNY: 元',
    rangeWords: '至',
    addressLabels: '地址',
  },
  touching: {
    price: '\\d ?元',
    hours: '\\d ?[点點]',
    address: '[路街道巷]\\d{1,5}号',
    date: '(?:19|20)\\d{2} ?年, \\d ?月 ?\\d',
    duration: '\\d ?(?:小时|天|周|个月|年)',
    free: '免费',
    payment: '微信, 支付宝, 信用卡, 现金',
  },
}
