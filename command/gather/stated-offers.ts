import { type DataNode, type DataValue, isNode, keyLabel, keyWords } from './data-tree.ts'
import { isHidden, isProse, localized, localizedList, plainText } from './human-text.ts'
import { type PriceStyle, UNIT_KEY, isPriceKey, priceOf } from './stated-prices.ts'

/** A product or plan, as the API accepts it. */
export interface Offer {
  name: string
  description?: string
  price?: string
  features?: string[]
}

export interface FoundOffer {
  offer: Offer
  isTier: boolean
}

/** The place of an object: the names of everything around it, from the file's name inwards. */
export interface Place {
  /** Whether the file is a page or component. Then only the keys say what an object is. */
  isPage?: boolean
  names: readonly string[]
  style: PriceStyle
  language: string
}

const NAME_KEY =
  /^(?:name|title|label|heading|plan|tier|product|service|item|dish|course|nombre|nom|naam|titel|titre|titolo|bezeichnung|nome)$/iu
const TEXT_KEY =
  /^(?:(?:short|long|full)?_?(?:description|desc|summary|subtitle|tagline|blurb|text|body|content|details?|teaser|excerpt|intro|about|beschreibung|beskrivelse|descripcion|descrizione))$/iu
const LIST_KEY =
  /feature|include|benefit|perk|bullet|highlight|advantage|points|^(?:items|contents?|leistungen|ingredients|whats_?in|services|amenities|topics|modules|extras)$/iu
const VARIANT_KEY = /variant|size|option|pack|portion|duration|^(?:prices|rates|skus)$/iu
const TIER_WORDS = new Set(
  'plan plans tier tiers pricing package packages paket pakete subscription subscriptions membership memberships tarif tarife abo abos formule formules planes'.split(
    ' ',
  ),
)
/** Words for things that are on offer even without a price. */
const OFFERED_WORDS = new Set(
  'product products produkt produkte productos produits service services servicios leistungen menu dish dishes catalog catalogue course courses kurse room rooms treatment treatments tour tours workshop workshops offerings angebote'.split(
    ' ',
  ),
)
/** Words for offers in general, which do not name one. */
const PRODUCT_WORDS = new Set(
  'product products produkt produkte service services leistungen menu menus dish dishes catalog catalogue shop store item items course courses kurse room rooms treatment treatments tour tours workshop workshops class classes offer offers offering offerings angebote package packages plan plans tier tiers pricing productos servicios produits'.split(
    ' ',
  ),
)
const UNITS =
  /^(?:minutes|mins|hours|days|weeks|months|years|people|persons|guests|kg|g|ml|l|cm|mm|m|km|miles|pages|pieces)$/u
/** Objects with a price that nobody can buy. */
const NOT_SOLD =
  /^(?:offers|order|orders|invoice|invoices|transaction|transactions|payment|payments|cart|chart|stats|example|sample|shipping|delivery|discount|coupon|coupons|seo|meta|metadata)$/iu

/** Returns the product or plan in an object, or `undefined`. */
export function offerOf(node: DataNode, place: Place): FoundOffer | undefined {
  const last = place.names.at(-1) ?? ''
  if (NOT_SOLD.test(last) || place.names.some((name) => /^(?:orders?|invoices?|transactions?)$/iu.test(name)))
    return undefined
  const price = priceOf(node, place.style) || nestedOffer(node, place)
  const variants = price === '' ? variantsOf(node, place) : ''
  const named = nameOf(node, place, price !== '' || variants !== '')
  if (named === '' || named.length > 200) return undefined
  const description = textOf(node, place.language)
  const features = featuresOf(node, place, named)
  const isOffered = place.names
    .slice(place.isPage ? 1 : 0)
    .some((name) => keyWords(name).some((word) => OFFERED_WORDS.has(word)))
  if (price === '' && variants === '' && !(isOffered && description !== '' && isListed(place))) return undefined
  const words = place.names.flatMap(keyWords)
  return {
    offer: {
      name: named,
      description: description || undefined,
      price: price || variants || undefined,
      features: features.length > 0 ? features.slice(0, 100) : undefined,
    },
    isTier: words.some((word) => TIER_WORDS.has(word)),
  }
}

/** Reports whether an object is an entry of a list, or one of several members of an object. */
const isListed = ({ names }: Place): boolean => names.length > 1

/** Returns the price in `offers: { price, priceCurrency }`, as schema.org writes it. */
function nestedOffer(node: DataNode, { style }: Place): string {
  const { value } = node.members.find(({ key }) => /^offers?$/u.test(key)) ?? {}
  if (!isNode(value)) return ''
  const all = value.members.every(({ key }) => key === '') ? value.members.map(({ value: one }) => one) : [value]
  return all
    .flatMap((one) => (isNode(one) ? [priceOf(one, style)] : []))
    .filter(Boolean)
    .join(', ')
}

/** Returns the prices of variants: `10 EUR (Small), 12 EUR (Large)`. */
function variantsOf(node: DataNode, { style, language }: Place): string {
  const own = node.members.find(({ key }) => /^(?:currency|priceCurrency)$/u.test(key))
  return node.members
    .filter(({ key, value }) => VARIANT_KEY.test(key) && isNode(value) && !isListOfWholes(value))
    .flatMap(({ value }) => (isNode(value) ? value.members : []))
    .flatMap(({ key, value }) => {
      if (!isNode(value)) return []
      const price = priceOf(own ? { ...value, members: [...value.members, own] } : value, style)
      const named =
        stringOf(value, /^(?:name|label|size|title|option|duration|variant|weight)$/iu, language) || keyLabel(key)
      return price === '' ? [] : [named === '' ? price : `${price} (${named})`]
    })
    .join(', ')
}

function nameOf(node: DataNode, { names, language }: Place, hasPrice: boolean): string {
  const said = stringOf(node, NAME_KEY, language)
  if (said !== '') return said
  if (!hasPrice) return ''
  const prefixed = node.members.find(({ key, value }) => /(?:name|title)$/iu.test(key) && typeof value === 'string')
  if (prefixed && typeof prefixed.value === 'string') return prefixed.value.trim()
  const identifier = stringOf(node, /^(?:slug|id|key|handle|code)$/iu, language)
  if (/^[a-z][a-z0-9_-]{1,40}$/u.test(identifier)) return keyLabel(identifier)
  // A table in another language has other names for its columns.
  const first = node.members.find(({ key, value }) => typeof value === 'string' && isTitle(key, value))
  if (typeof first?.value === 'string') return plainText(first.value)
  const last = names.at(-1) ?? ''
  const isMember = last !== '' && !keyWords(last).some((word) => PRODUCT_WORDS.has(word) || isPriceKey(word))
  return isMember && names.length > 1 ? keyLabel(last) : ''
}

const isTitle = (key: string, value: string): boolean =>
  key !== '' &&
  value.length <= 80 &&
  isProse(value) &&
  !/[.!?]$/u.test(value) &&
  !/^(?:month|year|week|day|night|hour)(?:ly)?$/iu.test(value) &&
  !isHidden(key) &&
  !TEXT_KEY.test(key) &&
  !isPriceKey(key) &&
  !UNIT_KEY.test(key)

function stringOf(node: DataNode, keys: RegExp, language: string): string {
  for (const { key, value } of node.members) {
    if (!keys.test(key)) continue
    const text = localized(value, language)
    if (/[\p{L}\p{N}]/u.test(text)) return plainText(text)
  }
  return ''
}

function textOf(node: DataNode, language: string): string {
  const texts = node.members.flatMap(({ key, value }) =>
    TEXT_KEY.test(key) ? [localized(value, language).trim()] : [],
  )
  return [...new Set(texts.filter((text) => /\p{L}/u.test(text)))].join('\n')
}

/** Returns the features of an offer and everything else that people read about it, each with its label. */
function featuresOf(node: DataNode, place: Place, name: string): string[] {
  const features: string[] = []
  const add = (text: string): void => {
    const line = text.replace(/\s+/gu, ' ').trim()
    if (line !== '' && line !== name && !features.includes(line)) features.push(line)
  }
  for (const { key, value } of node.members) {
    if (isNode(value)) {
      const list = localizedList(value, place.language)
      if (LIST_KEY.test(key) && !isListOfOffers(value, place))
        for (const one of list ?? [value]) for (const line of linesOf(one, place)) add(line)
      else if (VARIANT_KEY.test(key) && !isListOfWholes(value)) for (const line of variantLines(value, place)) add(line)
      else if (list && !isHidden(key)) {
        const texts = list.filter((one) => typeof one === 'string').filter(isProse)
        if (texts.length > 0 && texts.length === list.length) add(`${keyLabel(key)}: ${texts.join(', ')}`)
      }
    } else if (isFurther(key, value)) add(labelled(key, String(value)))
  }
  return features
}

/** Reports whether the entries of a list are offers rather than variants of one: they have a description or a list. */
const isListOfWholes = (list: DataNode): boolean =>
  list.members.some(
    ({ value }) => isNode(value) && value.members.some((one) => TEXT_KEY.test(one.key) || isNode(one.value)),
  )

/** Reports whether the entries of a list are offers themselves, such as the dishes of a menu. */
const isListOfOffers = (list: DataNode, { style }: Place): boolean =>
  list.members.some(({ value }) => isNode(value) && priceOf(value, style) !== '')

const isFurther = (key: string, value: DataValue): boolean =>
  key !== '' &&
  !isHidden(key) &&
  !NAME_KEY.test(key) &&
  !TEXT_KEY.test(key) &&
  !keyWords(key).some((word) =>
    /^(?:price|currency|period|interval|unit|per|sku|order|sort|position|weight|rating|reviews|stock|quantity)$/u.test(
      word,
    ),
  ) &&
  !isPriceKey(key) &&
  (typeof value === 'number' ? keyWords(key).length > 0 && value !== 0 : typeof value === 'string' && isProse(value))

/** Returns a value with its label: `duration_minutes: 60` becomes `Duration: 60 minutes`. */
function labelled(key: string, value: string): string {
  const words = keyWords(key)
  const unit = words.at(-1) ?? ''
  return words.length > 1 && UNITS.test(unit) && /^[\d.,]+$/u.test(value)
    ? `${keyLabel(words.slice(0, -1).join(' '))}: ${value} ${unit}`
    : `${keyLabel(key)}: ${value}`
}

function variantLines(node: DataNode, place: Place): string[] {
  return node.members.flatMap(({ key, value }) => {
    if (typeof value === 'string') return isProse(value) ? [value] : []
    if (!isNode(value)) return []
    const named =
      stringOf(value, /^(?:name|label|size|title|option|duration|variant|weight)$/iu, place.language) || keyLabel(key)
    const price = priceOf(value, place.style)
    return price === '' ? [] : [`${named}: ${price}`]
  })
}

/** Returns the lines of a feature: a text, or an object with one. Leaves out features that are not included. */
function linesOf(value: DataValue, { language }: Place): string[] {
  if (typeof value === 'string') return value.split('\n').map((line) => line.replace(/^[-*•✓✔]\s+/u, ''))
  if (!isNode(value)) return []
  if (value.members.some(({ key, value: is }) => /^(?:included|available|enabled)$/iu.test(key) && is === false))
    return []
  const texts = value.members.flatMap(({ key, value: one }) => (isHidden(key) ? [] : [localized(one, language)]))
  return [texts.filter((text) => /\p{L}/u.test(text)).join(': ')]
}
