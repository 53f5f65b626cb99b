import { findMatches } from '#src/base/find-matches.ts'
import { alternativesOf, siteWords } from '../../language/word-lists.ts'

/** Hosts and paths of payment services. */
const PAYMENT_LINK =
  /(?<![\p{L}\p{N}.-])(?:(?:www\.)?paypal\.me|(?:www\.)?paypal\.com\/(?:paypalme|cgi-bin|donate|invoice|ncp)|(?:buy|checkout|donate|pay|invoice)\.stripe\.com|(?:www\.)?revolut\.(?:me|com\/pay)|pay\.revolut\.com|checkout\.revolut\.com|(?:www\.|account\.)?venmo\.com|cash\.app|(?:www\.)?wise\.com\/pay|monzo\.(?:me|com\/pay)|square\.link|checkout\.square\.site|(?:www\.)?skrill\.me|(?:www\.)?payoneer\.com|commerce\.coinbase\.com|bitpay\.com|(?:paymentlink|payment-links|useplink)\.(?:mollie\.)?com|pay\.sumup\.com|sumup\.link|(?:www\.)?paytm\.me|razorpay\.me|rzp\.io|mpago\.la|link\.mercadopago\.[\w.]+|picpay\.me|tikkie\.me|payconiq\.com|lydia-app\.com|(?:www\.)?buymeacoffee\.com|ko-fi\.com|gofund\.me|zellepay\.com|pay\.google\.com|n26\.com\/pay|payrexx\.com|bunq\.me|yoomoney\.ru|qiwi\.com|upi:\/\/)(?![\p{L}\p{N}-])/iu
/**
 * Of Bitcoin, Litecoin, Ethereum, Tron and Monero, even of a wrong length, because some are written wrong on purpose.
 */
const WALLET =
  /(?<![\p{L}\p{N}])(?:(?:bc1|ltc1|tb1|addr1|cosmos1|bitcoincash:)(?=[a-z]{0,60}\d)[a-z0-9]{8,110}|[13](?=[a-zA-Z]{0,33}\d)(?=[1-9A-Z]{0,33}[a-z])[1-9A-HJ-NP-Za-km-z]{25,34}|0x[0-9a-fA-F]{20,64}|T[1-9A-HJ-NP-Za-km-z]{33}|[48][1-9A-HJ-NP-Za-km-z]{94})(?![\p{L}\p{N}])/u
/** Words before an account number. */
const ACCOUNT = new RegExp(
  `(?<!\\p{L})(?:${alternativesOf(siteWords('accountLabels'))})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])[^\\p{N}\\n]{0,25}(?=(?:\\p{N}[ ./-]?){6})`,
  'iu',
)
/** Countries with IBANs, and the length of theirs. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 ' +
    'GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 ' +
    'MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SE24 SI19 SK24 SM27 TN24 TR26 ' +
    'UA29 VA22 VG24 XK20'
  )
    .split(' ')
    .map((one) => [one.slice(0, 2), Number(one.slice(2))]),
)
const IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ \u00a0-]?[A-Z0-9]){11,30}/gu
/** How much shorter an IBAN may be, because some are written wrong on purpose. */
const IBAN_SLACK = 8
/** The digits of an account in groups: more than a phone number or a product number has. */
const LONG_NUMBER = /(?<![\p{L}\p{N}.,/_-])\d{2}(?:[ \u00a0-]?\d{4}){4,6}(?![\p{L}\p{N}.,/_-]*[\p{L}\p{N}])/u
/** A card number: four groups of four digits, or such a run after the sign of a card. */
const CARD = /(?<![\p{L}\p{N}.,/_-])[2-6]\d{3}(?:([ \u00a0-])\d{4})(?:\1\d{4}){2}(?![\p{L}\p{N}.,/_-]*[\p{L}\p{N}])/u
/** Names of coins before a code with letters and digits, as no word has. */
const COIN = new RegExp(
  `(?<!\\p{L})(?:${alternativesOf(siteWords('coinNames'))})(?!\\p{L})[^\\n]{0,60}?(?<![\\p{L}\\p{N}])(?=[a-zA-Z]{0,30}\\d)(?=\\d{0,30}[a-zA-Z])[a-zA-Z0-9]{14,110}(?![\\p{L}\\p{N}])`,
  'iu',
)
/** A branch and an account of a bank in Japan. */
const BRANCH_ACCOUNT = new RegExp(
  `(?:${alternativesOf(siteWords('branchAccounts'))})\\s?[:：]?\\s?\\d{6,8}(?!\\d)`,
  'u',
)
const MIN_IBAN = 15
const GROUP = 7
/** Words for an account before an email address: PayPal, Pix, Zelle. */
const ADDRESS_PAID = new RegExp(
  `(?<!\\p{L})(?:${alternativesOf(siteWords('payServices'))})(?!\\p{L})[^\\n]{0,60}(?:[\\p{L}\\p{N}._-]+@[\\p{L}\\p{N}-]+|\\+?\\d(?:[ ().-]?\\d){6})`,
  'iu',
)

/** A dot or a scheme, as in links. */
const LINKED = /[\p{L}\p{N}]\.[\p{L}\p{N}]|:\/\//u
/** An email address, six digits, the beginning of an IBAN, or a code. Every account and wallet has one of these. */
const MAY_PAY =
  /@|\p{N}(?:[ ()./\u00a0-]?\p{N}){5}|[A-Z]{2}\d{2}[ \u00a0-]?[A-Z0-9]|(?<![A-Za-z0-9])(?=[A-Za-z]{0,60}\d)[A-Za-z0-9:]{9}|[A-Za-z0-9]{20}/u

/** Reports whether a text says where to send money: a bank account, a wallet or a payment link. */
export function hasPaymentDetails(text: string): boolean {
  if (LINKED.test(text) && PAYMENT_LINK.test(text)) return true
  if (!MAY_PAY.test(text)) return false
  if (!/\d/.test(text)) return /@/.test(text) && ADDRESS_PAID.test(text)
  return (
    WALLET.test(text) ||
    ACCOUNT.test(text) ||
    LONG_NUMBER.test(text) ||
    CARD.test(text) ||
    COIN.test(text) ||
    BRANCH_ACCOUNT.test(text) ||
    ADDRESS_PAID.test(text) ||
    findMatches(text, IBAN).some(isIban)
  )
}

/**
 * Reports whether an account has the form of its country or correct check digits, with or without the words after it.
 */
function isIban([written]: RegExpExecArray): boolean {
  const account = written.replace(/[^A-Z0-9]/g, '')
  const wanted = IBAN_LENGTHS[account.slice(0, 2)]
  if (wanted !== undefined && account.length >= wanted - IBAN_SLACK && account.replace(/\D/g, '').length >= MIN_DIGITS)
    return true
  for (let length = account.length; length >= MIN_IBAN; length--)
    if (remainder(account.slice(0, length)) === 1) return true
  return false
}
const MIN_DIGITS = 10

/** ISO 7064, mod 97: the first four characters come last, and letters count from 10. */
function remainder(account: string): number {
  const digits = [...(account.slice(4) + account.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('')
  let rest = ''
  for (let at = 0; at < digits.length; at += GROUP) rest = String(Number(rest + digits.slice(at, at + GROUP)) % 97)
  return Number(rest)
}
