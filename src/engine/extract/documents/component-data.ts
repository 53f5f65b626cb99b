import { escapeHtml } from '#src/base/escape-html.ts'
import { type EntryPrice, type PriceShape, wholePrice } from './component-prices.ts'

/** What an object in a program says about an offer, a question or a part of a page. */
export interface DataEntry extends EntryPrice {
  name: string
  question: string
  /** What it is called in the program. */
  id: string
  texts: string[]
  /** Its features. */
  entries: string[]
  /** The HTML of what it holds. */
  parts: string[]
  /** The same as rows of a table. */
  rows: string[]
  /** Texts of members with other names. */
  others: string[]
  /** It leads elsewhere. */
  isLink: boolean
}

/** Matches a whole key that is in one of some lists. */
const keys = (...lists: string[]): RegExp => new RegExp(`^(?:${lists.join(' ').replaceAll(' ', '|')})$`, 'iu')

const NAME = /^(?:name|title|heading|label|plan|tier)$/iu
const QUESTION = /^(?:question|q)$/iu
const ID = /^(?:id|key|slug)$/iu
const PRICE = /^(?:price|cost|amount|pricelabel)$/iu
const MONTHLY = /^(?:monthly_?(?:price|cost|amount)?|(?:price|cost|amount)_?(?:per_?)?month(?:ly)?|per_?month)$/iu
const YEARLY =
  /^(?:(?:yearly|annual|annually)_?(?:price|cost|amount)?|(?:price|cost|amount)_?(?:per_?)?(?:year|annual)(?:ly)?|per_?year)$/iu
const UNIT =
  /^(?:period|unit|interval|per|frequency|cadence|billing(?:period|cycle)?|priceperiod|price(?:suffix|unit))$/iu
const TEXT = keys(
  'description desc subtitle subheading tagline text body content answer a summary detail details blurb email phone address',
  'hours value quote',
)
/** What nobody reads: looks, addresses, labels of controls, and what a content system keeps for itself. */
const HIDDEN = new RegExp(
  `${keys('id key type slug lang locale currency layout template permalink author dir rel method src cta').source}|^_|alt$|icon|class|style|colou?r|variant|` +
    'image|img|logo|aria|placeholder|button|btn|url|href|link|path|route|error|toast|loading|keywords|test',
  'iu',
)
const TITLE = /^(?!sub).*(?:name|title|heading|headline|header)\d{0,2}$/iu
/** Parts of pages and settings that nobody reads. */
const HIDDEN_PART =
  /^(?:cta|ctas|buttons?|nav(?:bar|igation)?|icons?|styles?|classnames?|links?|errors?|toasts?|aria|placeholders?|actions?|seo|meta(?:data)?)$/iu
/** Written for people, not for the program. */
const WORDS = /^(?=\P{Ll}|\S{1,40}\s)(?=\P{L}{0,20}\p{L})(?!\d{4}-\d\d-\d\dT)[^/{}<>#=][^{}<>=]{0,4000}$/u
const LINK = /^(?:href|to|url|path|link|route)$/iu
/** A link to a contact shows it. */
const CONTACT = /^(?:mailto|tel):([^?]{3,200})/iu
const LIST = /feature|benefit|include|perk|bullet|highlight|advantage|points|services$|items$/iu
/** Markup within a string. */
const TAG = /<\/?[a-z][^<>]{0,300}>/giu
/** An amount with its currency, under a member of any name. */
const AMOUNT = /^\P{L}{0,3}(?:\p{Sc}\s?\d|\d[\d.,]{0,12}\s?\p{Sc})/u
const MAX_AMOUNT = 40
/** An email address or a phone number. */
const REACHED = /^(?:[^\s@]{1,64}@[^\s@]{1,190}\.\p{L}{2,20}|(?=[+(0])(?:[^\p{L}\d]{0,3}\d){7,15})$/u
const DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/u
/** A time of the day, such as `09:15`, `9 am` and `19h30`. */
const CLOCK = /^\d{1,2}(?:[:.h]\d{2}|\s?h)?(?:\s?[ap]\.?m\.?)?$/iu
/** A longer member is not a cell of a row. */
const MAX_CELL = 60

/** An entry that says nothing yet. */
export const emptyEntry = (): DataEntry => ({
  name: '',
  question: '',
  id: '',
  price: '',
  unit: '',
  monthly: '',
  yearly: '',
  texts: [],
  entries: [],
  parts: [],
  rows: [],
  others: [],
  isLink: false,
})

/** Whether a list under such a key holds features. */
export const isFeatureList = (key: string): boolean => LIST.test(key)

/** Reports whether nobody reads an object under such a key. */
export const isHiddenPart = (key: string): boolean => HIDDEN_PART.test(key)

/** Adds what a member says about the entry, if its key or its value shows what it is. */
export function addMember(entry: DataEntry, key: string, value: string): void {
  const text = value.replace(TAG, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return
  if (NAME.test(key)) entry.name ||= text
  else if (QUESTION.test(key)) entry.question ||= text
  else if (PRICE.test(key)) entry.price ||= text
  else if (MONTHLY.test(key)) entry.monthly ||= amountOrNone(text)
  else if (YEARLY.test(key)) entry.yearly ||= amountOrNone(text)
  else if (UNIT.test(key)) entry.unit ||= text
  else if (TEXT.test(key)) entry.texts.push(text)
  else if (ID.test(key)) entry.id ||= text
  else if (LINK.test(key) && !CLOCK.test(text)) {
    entry.isLink = true
    const contact = CONTACT.exec(text)?.[1]
    if (contact !== undefined) entry.texts.push(contact)
  } else if (key !== '' && !HIDDEN.test(key)) addByValue(entry, key, text)
}

/** The label of a switch between prices (`monthly: 'Monthly'`) is not an amount. */
const amountOrNone = (text: string): string => (/\d/u.test(text) ? text : '')

/** Takes a member whose name says nothing, such as `prix`, `tel`, `heroTitle`, `step1` and `q2`. */
function addByValue(entry: DataEntry, key: string, text: string): void {
  if (text.length <= MAX_AMOUNT && AMOUNT.test(text) && !hasPrice(entry)) entry.price = text
  else if (REACHED.test(text) && !DATE.test(text)) entry.texts.push(text)
  else if (/[?？؟]$/u.test(text)) entry.parts.push(`<h6>${escapeHtml(text)}</h6>`)
  else if (CLOCK.test(text) && /\D/u.test(text)) entry.others.push(text)
  else if (!WORDS.test(text)) return
  else if (TITLE.test(key)) entry.parts.push(`<h3>${escapeHtml(text)}</h3>`)
  else if (entry.parts.length > 0) entry.parts.push(`<p>${escapeHtml(text)}</p>`)
  else entry.others.push(text)
}

/** Takes a member that is markup. */
export function addMarkup(entry: DataEntry, key: string, html: string): void {
  if (html.trim() === '' || HIDDEN.test(key)) return
  const element = QUESTION.test(key) ? 'h6' : NAME.test(key) ? 'h3' : 'div'
  entry.parts.push(`<${element}>${html}</${element}>`)
}

/** Takes the prices of an object that is the price of another (`price: { monthly: 9, yearly: 90 }`), if it is one. */
export function addPrices(entry: DataEntry, key: string, { price, monthly, yearly, unit }: DataEntry): boolean {
  if (!PRICE.test(key) || price + monthly + yearly === '') return false
  entry.price ||= price
  entry.unit ||= unit
  entry.monthly ||= monthly
  entry.yearly ||= yearly
  return true
}

/** Reports whether an entry has a price. */
export const hasPrice = ({ price, monthly, yearly }: DataEntry): boolean => price + monthly + yearly !== ''

/** Its HTML, or '' when it only leads elsewhere or says nothing. */
export function entryHtml(entry: DataEntry, shape: PriceShape): string {
  const { question, texts, entries, parts, isLink } = entry
  const price = wholePrice(entry, shape)
  const says = texts.length > 0 || entries.length > 0 || entry.others.some((text) => CLOCK.test(text)) || price !== ''
  if (isLink && !says) return parts.join('')
  const row = rowOf(entry, price)
  if (row !== '') return `<ul><li>${escapeHtml(row)}</li></ul>${parts.join('')}`
  // An offer whose members have names in another language begins with its own.
  const [first = '', ...rest] = entry.others
  const name = entry.name || (price !== '' && question === '' ? first : '')
  const others = name === entry.name ? entry.others : rest
  const html = [
    name && `<h3>${escapeHtml(name)}</h3>`,
    question && `<h6>${escapeHtml(question)}</h6>`,
    price && `<p>${escapeHtml(price)}</p>`,
    ...[...texts, ...others].map((text) => `<p>${escapeHtml(text)}</p>`),
    entries.length > 0 && `<ul>${entries.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`,
    ...parts,
  ].filter(Boolean)
  return name || question ? `<div>${html.join('')}</div>` : html.join('')
}

/** Returns an entry of a price list, of opening hours or of another table as one line, or '' for other entries. */
function rowOf({ name, question, texts, entries, others }: DataEntry, price: string): string {
  if (question !== '' || texts.length + entries.length > 0 || others.length === 0) return ''
  const isTimes = others.every((text) => CLOCK.test(text))
  if (name !== '') return price === '' && isTimes ? `${name}: ${others.join(' – ')}` : ''
  if (price !== '') return `${others.join(', ')}: ${price}`
  const [first = '', ...rest] = others
  const isShort = rest.length > 0 && others.every((text) => text.length <= MAX_CELL)
  return isShort ? `${first}${/\d/u.test(first) ? ',' : ':'} ${rest.join(', ')}` : ''
}

/** Its HTML as a row of the table that shows it. */
export function entryRow(entry: DataEntry, shape: PriceShape): string {
  const { name, question, texts, others, entries } = entry
  const cells = [name, question, ...others, wholePrice(entry, shape), ...texts, entries.join(', ')].filter(Boolean)
  return cells.length > 0 ? `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>` : ''
}
