import { findMatches } from '#src/base/find-matches.ts'

/** Hosts and paths by which people are paid. */
const PAYMENT_LINK =
  /(?<![\p{L}\p{N}.-])(?:(?:www\.)?paypal\.me|(?:www\.)?paypal\.com\/(?:paypalme|cgi-bin|donate|invoice|ncp)|(?:buy|checkout|donate|pay|invoice)\.stripe\.com|(?:www\.)?revolut\.(?:me|com\/pay)|pay\.revolut\.com|checkout\.revolut\.com|(?:www\.|account\.)?venmo\.com|cash\.app|(?:www\.)?wise\.com\/pay|monzo\.(?:me|com\/pay)|square\.link|checkout\.square\.site|(?:www\.)?skrill\.me|(?:www\.)?payoneer\.com|commerce\.coinbase\.com|bitpay\.com|(?:paymentlink|payment-links|useplink)\.(?:mollie\.)?com|pay\.sumup\.com|sumup\.link|(?:www\.)?paytm\.me|razorpay\.me|rzp\.io|mpago\.la|link\.mercadopago\.[\w.]+|picpay\.me|tikkie\.me|payconiq\.com|lydia-app\.com|(?:www\.)?buymeacoffee\.com|ko-fi\.com|gofund\.me|zellepay\.com|pay\.google\.com|n26\.com\/pay|payrexx\.com|bunq\.me|yoomoney\.ru|qiwi\.com|upi:\/\/)(?![\p{L}\p{N}-])/iu
/** Of Bitcoin, Litecoin, Ethereum, Tron, Monero. */
const WALLET =
  /(?<![\p{L}\p{N}])(?:(?:bc1|ltc1)[a-z0-9]{25,80}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|[48][1-9A-HJ-NP-Za-km-z]{94})(?![\p{L}\p{N}])/u
/** Words before the number of an account. */
const ACCOUNT =
  /(?<!\p{L})(?:account (?:number|no|#)|a\/c no|sort code|routing number|bank account|konto(?:nummer|nr|-nr)?|bankleitzahl|blz|bankverbindung|num[ée]ro de compte|compte bancaire|rib|n[úu]mero de cuenta|cuenta (?:bancaria|corriente)|clabe|cbu|numero di conto|conto corrente|n[úu]mero da conta|conta (?:banc[áa]ria|corrente)|chave pix|pix|rekeningnummer|rekening|numer (?:konta|rachunku)|rachunek bankowy|hesap numaras[ıi]|nomor rekening|no\.? rek|rekening bank|номер сч[её]та|расч[её]тный сч[её]т|р\/с|номер карты|upi(?: id)?|ifsc|खाता (?:संख्या|नंबर)|হিসাব নম্বর|অ্যাকাউন্ট নম্বর|رقم الحساب|账号|帐号|賬號|银行账户|銀行帳戶|銀行帳號|卡号|口座番号|振込先|계좌(?:번호)?)(?![\p{Script=Latin}\p{Script=Cyrillic}])[^\p{N}\n]{0,25}(?=(?:\p{N}[ ./-]?){6})/iu
const IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ \u00a0-]?[A-Z0-9]){11,30}/gu
const MIN_IBAN = 15
const GROUP = 7

/** Reports whether a text says where to send money: a bank account, a wallet, or a link to pay by. */
export function hasPaymentDetails(text: string): boolean {
  return PAYMENT_LINK.test(text) || WALLET.test(text) || ACCOUNT.test(text) || findMatches(text, IBAN).some(isIban)
}

/** Whether the check digits are right, with or without the words that follow. */
function isIban([written]: RegExpExecArray): boolean {
  const account = written.replace(/[^A-Z0-9]/g, '')
  for (let length = account.length; length >= MIN_IBAN; length--)
    if (remainder(account.slice(0, length)) === 1) return true
  return false
}

/** ISO 7064, mod 97: the first four signs come last, and letters count from 10. */
function remainder(account: string): number {
  const digits = [...(account.slice(4) + account.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('')
  let rest = ''
  for (let at = 0; at < digits.length; at += GROUP) rest = String(Number(rest + digits.slice(at, at + GROUP)) % 97)
  return Number(rest)
}
