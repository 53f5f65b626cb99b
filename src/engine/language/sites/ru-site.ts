import type { LanguageSite } from './site-words.ts'

export const russianSite: LanguageSite = {
  language: 'ru',
  site: {
    phonePieces: 'телефон, (?<!\\p{L})тел(?!\\p{L})',
    phoneLabels: 'телефон, тел',
    contactTitles: 'контакт',
    importantPages: `цен[аы], тариф, услуг, товар, продукц, контакт, доставк, оплат, возврат, вопрос, о[- ]?нас, о[- ]?компании`,
    paymentPages: 'оплат*, контакт*, реквизит*',
    accountLabels: 'номер сч[её]та, расч[её]тный сч[её]т, р\\/с, номер карты',
    coinNames: 'крипто*, биткоин*, биткойн*',
    moneyAfter: 'руб\\.?, грн',
    moneyCodes: 'RUB: руб; UAH: грн',
    addressLabels: 'адрес',
    streetWords: 'ул\\.',
    costsNothing: 'бесплатн\\p{L}{1,3}',
    payments: 'карт(?:а|ы|у|ои|ами?), наличн(?:ые|ыми)',
  },
}
