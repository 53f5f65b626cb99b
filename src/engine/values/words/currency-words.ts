/** Signs of currencies, with the code of each. */
export const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  '£': 'GBP',
  '€': 'EUR',
  '¥': 'JPY',
  '₱': 'PHP',
  '₹': 'INR',
  '₺': 'TRY',
  '₽': 'RUB',
  '₩': 'KRW',
  '฿': 'THB',
  '₫': 'VND',
  '₪': 'ILS',
  '₴': 'UAH',
  '₦': 'NGN',
  '₡': 'CRC',
  '₲': 'PYG',
  '₵': 'GHS',
  $: 'USD',
}

/** All of them, to stand between the brackets of an expression. */
export const ALL_SIGNS = Object.keys(CURRENCY_SIGNS).join('')

/** Codes of currencies that are no words in small letters, as alternatives of an expression. */
export const CURRENCY_CODES =
  'EUR|USD|GBP|CHF|MAD|PHP|AED|SEK|NOK|DKK|PLN|CZK|HUF|INR|BRL|AUD|CAD|NZD|SGD|HKD|THB|MXN|ZAR|JPY|CNY|SAR|VND|KRW|KES|NGN|COP|CLP|RON|IDR|MYR|EGP|TND|QAR|KWD|TWD|ISK|BGN|GTQ|PEN|UYU|ARS|DOP'

/**
 * Abbreviations that stand before an amount, as alternatives of an expression that tells capitals from small letters:
 * sol, rupee, rupiah, ringgit, shilling.
 */
export const CURRENCY_MARKS = 'S/\\.?|Rs\\.?|Rp\\.?|RM|KSh'

/** Letters that are a currency only before a larger amount: rand, quetzal. */
export const LARGE_MARKS =
  '[RQ](?!\\s?\\d{2,4},\\s\\p{Lu})(?=\\s?(?:\\d{3}|\\d{1,3}[.,]\\d{2,3}|\\d{1,2}[\\s\\u00a0\\u202f]\\d{3})(?!\\d|\\p{L}))'

/** What stands behind an amount only. */
export const CURRENCY_TAILS = 'lei|TL|บาท|円|元|원|руб\\.?|грн|S?Fr\\.(?=\\s*(?:$|[|,;·()/–-]|pro|je|in[ck]l|ex[ck]l))'

/** Arabic names and abbreviations of currencies behind an amount, several of them those of more than one country. */
export const ARABIC_CURRENCIES =
  '(?:دينار|دنانير|درهم|دراهم|ريال|جنيه|ليرة|ليرات|يورو|دولار)[\\p{L}\\p{M}]*|(?:ر\\.س|د\\.إ|د\\.م|ج\\.م|د\\.ك|ر\\.ق|ر\\.ع|د\\.ب)\\.?'

/**
 * An amount whose dash stands for the cents needs no currency: `103,-`, and where nothing follows `25.–`, which
 * elsewhere numbers a list.
 */
export const DASHED_AMOUNT =
  '(?<![\\p{L}\\d.,:])\\d{1,5}(?:,[-–—]{1,2}(?![-\\p{L}\\d])|\\.[-–—]{1,2}(?=\\s*(?:$|[|;)])))'
