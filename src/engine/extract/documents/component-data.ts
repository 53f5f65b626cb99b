import { escapeHtml } from '#src/base/escape-html.ts'

/** What an object of a program says of an offer, a question or a part of a page. */
export interface DataEntry {
  name: string
  question: string
  price: string
  unit: string
  texts: string[]
  /** Its features. */
  entries: string[]
  /** The HTML of what it holds. */
  parts: string[]
  /** Texts of members with other names. */
  others: string[]
  /** It leads elsewhere. */
  isLink: boolean
}

/** Matches a whole key that is in one of some lists. */
const keys = (...lists: string[]): RegExp => new RegExp(`^(?:${lists.join(' ').replaceAll(' ', '|')})$`, 'iu')

const NAME = /^(?:name|title|heading|label|plan|tier)$/iu
const QUESTION = /^(?:question|q)$/iu
const PRICE = /^(?:price|cost|amount|monthly(?:price)?|price(?:monthly|label))$/iu
const UNIT =
  /^(?:period|unit|interval|per|frequency|cadence|billing(?:period|cycle)?|priceperiod|price(?:suffix|unit))$/iu
const TEXT = keys(
  'description desc subtitle subheading tagline text body content answer a summary detail details blurb email phone address',
  'hours value quote',
)
/** What nobody reads: looks, addresses, labels of controls. */
const HIDDEN = new RegExp(
  `${keys('id key type slug lang locale dir rel method src cta').source}|alt$|icon|class|style|colou?r|variant|` +
    'image|img|logo|aria|placeholder|button|btn|url|href|link|path|route|error|toast|loading|keywords|test',
  'iu',
)
const TITLE = /^(?!sub).*(?:name|title|heading|headline|header)\d{0,2}$/iu
/** Parts of pages and settings that nobody reads. */
const HIDDEN_PART =
  /^(?:cta|ctas|buttons?|nav(?:bar|igation)?|icons?|styles?|classnames?|links?|errors?|toasts?|aria|placeholders?|actions?|seo|meta(?:data)?)$/iu
/** Written for people, not for the program. */
const WORDS = /^(?=\P{Ll}|\S{1,40}\s)(?=\P{L}{0,20}\p{L})[^/{}<>#=][^{}<>=]{0,4000}$/u
const LINK = /^(?:href|to|url|path|link|route)$/iu
/** A link to a contact shows it. */
const CONTACT = /^(?:mailto|tel):([^?]{3,200})/iu
const LIST = /feature|benefit|include|perk|bullet|highlight|advantage|points|services$|items$/iu
/** Markup within a string. */
const TAG = /<\/?[a-z][^<>]{0,300}>/giu
/** What a price is for, without a sign that says so. */
const BARE_UNIT = new RegExp(
  `^(?:${'mo month yr year week day night hour user seat person'.replaceAll(' ', '|')})\\b`,
  'iu',
)

/** An entry that says nothing yet. */
export const emptyEntry = (): DataEntry => ({
  name: '',
  question: '',
  price: '',
  unit: '',
  texts: [],
  entries: [],
  parts: [],
  others: [],
  isLink: false,
})

/** Whether a list under such a key holds features. */
export const isFeatureList = (key: string): boolean => LIST.test(key)

/** Reports whether nobody reads an object under such a key. */
export const isHiddenPart = (key: string): boolean => HIDDEN_PART.test(key)

/** Takes what a member says of the entry, if its key is one that says so. */
export function addMember(entry: DataEntry, key: string, value: string): void {
  const text = value.replace(TAG, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return
  if (NAME.test(key)) entry.name ||= text
  else if (QUESTION.test(key)) entry.question ||= text
  else if (PRICE.test(key)) entry.price ||= text
  else if (UNIT.test(key)) entry.unit ||= text
  else if (TEXT.test(key)) entry.texts.push(text)
  else if (LINK.test(key)) {
    entry.isLink = true
    const contact = CONTACT.exec(text)?.[1]
    if (contact !== undefined) entry.texts.push(contact)
  } else if (key !== '' && !HIDDEN.test(key) && WORDS.test(text)) addOther(entry, key, text)
}

/** Takes a member with another name, such as `heroTitle`, `step1` or `q2`. */
function addOther(entry: DataEntry, key: string, text: string): void {
  if (/[?？؟]$/u.test(text)) entry.parts.push(`<h6>${escapeHtml(text)}</h6>`)
  else if (TITLE.test(key)) entry.parts.push(`<h3>${escapeHtml(text)}</h3>`)
  else if (entry.parts.length > 0) entry.parts.push(`<p>${escapeHtml(text)}</p>`)
  else entry.others.push(text)
}

/** Its HTML, or '' when it only leads elsewhere or says nothing. */
export function entryHtml(entry: DataEntry, price: PriceShape): string {
  const { name, question, texts, entries, parts, others, isLink } = entry
  const says = texts.length > 0 || entries.length > 0 || entry.price !== ''
  if (isLink && !says) return parts.join('')
  // A row of a price list.
  if (entry.price !== '' && name + question === '' && others.length > 0 && texts.length + entries.length === 0)
    return `<ul><li>${escapeHtml(`${others.join(', ')}: ${wholePrice(entry, price)}`)}</li></ul>${parts.join('')}`
  const html = [
    name && `<h3>${escapeHtml(name)}</h3>`,
    question && `<h6>${escapeHtml(question)}</h6>`,
    entry.price && `<p>${escapeHtml(wholePrice(entry, price))}</p>`,
    ...[...texts, ...others].map((text) => `<p>${escapeHtml(text)}</p>`),
    entries.length > 0 && `<ul>${entries.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`,
    ...parts,
  ].filter(Boolean)
  return name || question ? `<div>${html.join('')}</div>` : html.join('')
}

/** What stands around a price where a component shows it. */
export interface PriceShape {
  sign: string
  unit: string
  /** It is shown divided by a hundred. */
  inHundredths: boolean
}

/** Reads `${plan.price}/month` and `<b>€{plan.price}</b> <i>/month</i>`. */
export function priceShape(source: string): PriceShape {
  const sign =
    /([$€£])\s?(?:<[^<>]{0,200}>\s{0,20}){0,3}\$?\{\s?[\w.]{0,40}(?:price|amount|cost)\b/iu.exec(source)?.[1] ?? ''
  const unit =
    /\{\s?[\w.]{0,40}(?:price|amount|cost)\s?\}\s?(?:<[^<>]{0,200}>\s{0,20}){0,3}(\/\s?\p{L}{1,8}|per \p{L}{1,8})/iu.exec(
      source,
    )?.[1] ?? ''
  return { sign, unit, inHundredths: /(?:price|amount|cost)\s?\/\s?100(?!\d)/iu.test(source) }
}

function wholePrice(entry: DataEntry, shape: PriceShape): string {
  const hasDigit = /\d/u.test(entry.price)
  const price = hasDigit && /^[\d.,]+$/u.test(entry.price) ? shape.sign + shownAmount(entry.price, shape) : entry.price
  const unit = entry.unit || (hasDigit && !/[/\p{L}]/u.test(entry.price) ? shape.unit : '')
  if (unit === '') return price
  return unit.startsWith('/') ? price + unit : `${price}${BARE_UNIT.test(unit) ? '/' : ' '}${unit}`
}

const shownAmount = (amount: string, { inHundredths }: PriceShape): string =>
  inHundredths && /^\d+$/u.test(amount) ? (Number(amount) / 100).toFixed(2).replace(/\.00$/u, '') : amount
