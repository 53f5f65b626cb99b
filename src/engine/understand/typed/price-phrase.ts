import { wordPattern } from '../words/word-patterns.ts'
import { currencyOf, findPrices, type WrittenPrice } from './written-price.ts'

/** A price with what its own words say of it. */
export interface PricePhrase {
  /** What stands before it and what limits it there, ''. */
  name: string
  value: string
  qualifier: string
  currency: string
  unit: string
}

const UNIT =
  /^[\s(,]*((?:\/|per |a |an |each|al |du |de l.|el |pro |je |par |por |al |a la |à la |la |per person|p\.?p\.?(?!\p{L})|p\/[a-z]+|pcm|pw|p\.a\.)\s?(?:\d+\s?)?(?:month|mo|year|yr|annum|week|wk|day|night|nights|hour|hr|h|kwh|kilom[eè]tre|km|half day|pair|payment|order|booking|transaction|trip|zahlung|bestellung|buchung|fahrt|commande|trajet|pedido|reserva|expediente|viaje|viaggio|ordine|quadratmeter|laufende[rnm]? meter|lfm|halbe[rn]? tag|demi-journée|medio día|mezza giornata|person|persons|people|head|adult|child|user|seat|item|piece|unit|visit|session|lesson|class|game|m²|sqm|sq ?m|kg|g|km|mile|monat|jahr|woche|tag|nacht|stunde|person|stück|nutzer|mois|an|semaine|jour|nuit|heure|personne|pièce|mes|año|semana|día|noche|hora|persona|unidad|sesión|mese|anno|settimana|giorno|notte|ora|ontmaand|maand|jaar|nacht|uur|persoon|stuk)s?(?!\p{L})|each|pp(?!\p{L})|pcm|p\.p\.|monthly|yearly|annually|weekly|daily|hourly|täglich|wöchentlich|monatlich|jährlich|mensuales?|al mes|mensuel|شهري[ًا]{0,2}|سنوي[ًا]{0,2}|للساعة|في الساعة|للشخص)/iu
/** Any word behind a slash, or a vessel with what it holds: `/box of 4`, `/ شخص`. */
const SLASH_UNIT =
  /^\s*(?:\/|per|pro|par|por|je)\s*((?:\d+\s?)?[\p{L}\p{M}]{1,20}\s(?:of|de|von|di|à|mit|con)\s\d+|(?<=\/\s?)[\p{L}\p{M}]{2,20})(?=\s*(?:$|[|,;·()–—+.-]))/iu
/** Any noun behind `per`, or two: `per bike per hour`, `je Rezept`, `per e-bike or tandem`; and other spans that a price is for. */
const PER_UNIT =
  /^\s*((?:per\shalf\s\p{L}{2,20}|per\s[\p{L}-]{2,20}\s[\p{L}-]{2,20}(?=[,.;)]|$|\s(?:or|and|per)\s)|(?:per|pro|je|par|por)\s[\p{L}-]{2,20})(?:\s(?:(?:per|pro|je|par|por|or|oder|ou|o)\s[\p{L}-]{2,20}|(?:und|et|y|e|and|en)\s(?:mes|mois|monat|month|tag|day|jour|día|nacht|nuit|noche|notte|night|jahr|year|año|an|person\p{L}*)(?!\p{L})))*|(?:la|le|el|il|lo|die|der|das|l[’'])\s?\p{L}{3,20}(?:\s(?:de|à|di|von|mit)\s[\p{L}\d]+)?(?=\s*(?:[,.;·)]|$))|im (?:monat|jahr)|in der woche|die stunde|each way|one way|return|all day|a head|den ganzen tag|la journée|todo el día|tutto il giorno)(?!\p{L})/iu
export const TAX =
  /(?:\+|plus|ex(?:cl)?(?:uding|usive|udes?|\.)?|inc(?:l|luding|ludes?|lusive)?\.?|zzgl\.?|inkl\.?|exkl\.?|hors|TTC|HT|más|iva|mwst\.?|ust\.?|btw|tva|vat|tax)[\s.]*(?:of\s)?(?:\d+\s?%\s)?(?:VAT|MwSt\.?|USt\.?|IVA|TVA|BTW|tax(?:es)?|gesetzl\.? MwSt\.?|incluido|incluida|incl\.?|inclusa|included|TTC|HT)|(?<!\p{L})(?:HT|TTC|IVA incluido|tax free|VAT free|steuerfrei|0 ?% MwSt\.?)(?!\p{L})/u
/** What stands before a price and limits it. */
const LIMIT =
  /(?:^|[\s(,;–-])(≈|~|one-off|more like|einmalig|une fois|una vez|una tantum|eenmalig|from|start(?:ing|s)? (?:at|from)|up to|was|now|only|rrp|list|uvp|regular(?:ly)?|instead of|statt|ab|bis zu|nur|jetzt|à partir de|dès|jusqu.à|au lieu de|desde|a partir de|antes|ahora|hasta|da|a partire da|vanaf|ابتداءً من|ابتداء من|at most|at least|minimum|maximum|mindestens|höchstens|au moins|au plus|minimo|massimo|mínimo|máximo|approx\.?|approximately|ca\.?|around|about)\s*:?\s*$/iu
/** What makes it no price: a sum taken off, a coin, a sum that nobody pays (`£5 million`). */
const NO_PRICE_AFTER =
  /^\s?(?:(?:million|millionen|millions|mio|mill|billion|milliard|miljoen|m(?=[\s,.)]|$)|bn)|(?:discount|off|rabatt|nachlass|de descuento|de réduction|di sconto|korting|coins?|münzen?|pièces?|monedas?|monet[ae]|munten?)(?!\p{L}))/iu
/** The share of a fee that has a share and a sum: `1.4% + 20p`. */
const SHARE_BEFORE = /\d{1,2}(?:[.,]\d{1,2})?\s?%\s?(?:\+|plus|und|et|y|e|en)\s?$/u
/** What is told on request, or costs nothing; behind a mark or a small word stands what limits it. */
const UNTOLD_VALUE =
  /(?:(price on (?:request|application)|on request|P\.?O\.?A\.?|ask (?:us )?for (?:a )?(?:price|quote)|ask us|(?:preis )?auf anfrage|sur (?:demande|devis)|bajo petición|a consultar|sob consulta|su richiesta|op aanvraag)|(free(?: of charge)?|included|complimentary|no charge|kostenlos|gratis|kostenfrei|inklusive|gratuite?s?|offerte?s?|gratuit[oaie]{0,2}|incluid[oa]|inclus[oa]|inbegrepen|مجاني\p{L}*|مجان\p{L}*))/u
const UNTOLD = new RegExp(
  `^(?:(?:prices?|preise?|tarifs?|prix|precios?|prezzo|prijs)\\s)??${UNTOLD_VALUE.source}(?:[.!]?$|\\s?[,;(–-]\\s?(.{2,60})$|\\s((?:for|from|until|with|when|if|on|during|für|ab|bis|mit|wenn|bei|pour|avec|dès|para|con|desde|per|da|voor|vanaf|met)\\s.{2,50})$)`,
  'iu',
)
const UNTOLD_WORDS = wordPattern(new RegExp(`(?<!\\p{L})${UNTOLD_VALUE.source}`, 'iu'))
const RANGE = /^\s?(?:to|bis|à|a|al|hasta|tot|jusqu.à|[–—-])\s?$/iu
/** What parts a list of prices. */
const SEPARATOR = /\s[–—-]\s|[,،;|·•]|\s\/\s|^\s?\/\s?$|\s(?:or|oder|ou|o|of)\s/giu
const MAX_SAID = 60
const LEADING_TAX = new RegExp(`^[\\s(,]*(?:${TAX.source})`, 'u')

/** Whether a text names a price, or has words that tell why it names none. */
export const mayPrice = (text: string): boolean => findPrices(text).length > 0 || UNTOLD_WORDS.test(text)

/**
 * A text that consists of prices and what is said of each: `from £9 per month + VAT`, `Adults £12, children £6`. Nothing for a text that
 * says more than that. A price told on request and one that is nothing count too.
 */
export function readPhrases(text: string): PricePhrase[] | undefined {
  const shown = text.trim()
  const untold = findPrices(shown).length === 0 ? UNTOLD.exec(shown) : null
  if (untold) return [unpriced(untold)]
  const prices = withRanges(shown)
  const phrases: PricePhrase[] = []
  let start = 0
  for (const [index, price] of prices.entries()) {
    const end = price.at + price.text.length
    const next = prices[index + 1]
    const gap = next ? shown.slice(end, next.at) : ''
    const cut = next ? boundaryOf(gap) : shown.length - end
    const phrase = cut === undefined ? undefined : phraseOf(shown.slice(start, price.at), price.text, shown.slice(end, end + cut))
    if (!phrase) return undefined
    phrases.push(phrase)
    start = end + (cut ?? 0)
  }
  return phrases.length > 0 ? phrases : undefined
}

function unpriced([, onRequest, free, ...said]: RegExpExecArray): PricePhrase {
  const limits = said.filter(Boolean).map((text) => text.replace(/[).\s]+$/u, ''))
  const qualifier = [onRequest === undefined ? '' : 'on request', ...limits].filter((text) => text !== '').join(', ')
  return { name: '', value: onRequest ?? free ?? '', qualifier, currency: '', unit: '' }
}

/** Whether a text is nothing but a word that limits the price behind it. */
export const isLimit = (text: string): boolean => LIMIT.exec(text)?.[0] === text

/** The prices of a text, `$250 to $355` and `£4,000+` as one each. */
function withRanges(text: string): WrittenPrice[] {
  const prices: WrittenPrice[] = []
  for (const { text: shown, at } of findPrices(text)) {
    const last = prices.at(-1)
    const isEnd = last !== undefined && RANGE.test(text.slice(last.at + last.text.length, at))
    const from = isEnd ? last.at : at
    const open = /^\+(?!\s?[\p{L}\d])/u.test(text.slice(at + shown.length)) ? 1 : 0
    if (isEnd) prices.pop()
    prices.push({ text: text.slice(from, at + shown.length + open), at: from })
  }
  return prices
}

/** Where in the text between two prices what belongs to the second begins; nothing when it does not tell. */
function boundaryOf(gap: string): number | undefined {
  const named = gap.replace(/[\s:–—-]+$/u, '')
  const separator = [...named.matchAll(SEPARATOR)].at(-1) ?? [...gap.matchAll(SEPARATOR)].at(-1)
  if (separator) return separator.index + separator[0].length
  return gap.replace(LIMIT, '').trim() === '' ? 0 : undefined
}

function phraseOf(before: string, price: string, after: string): PricePhrase | undefined {
  if (NO_PRICE_AFTER.test(after)) return undefined
  const share = SHARE_BEFORE.exec(before)?.[0] ?? ''
  const told = before.slice(0, before.length - share.length)
  const plus = /(?:^|\s)\+\s?$/u.exec(told)?.[0] ?? ''
  const limit = LIMIT.exec(told.slice(0, told.length - plus.length))
  const tax = TAX.exec(after)?.[0].trim() ?? ''
  const unit = unitBehind(after.replace(LEADING_TAX, ''))
  const rest = saidOf(after.replace(LEADING_TAX, '').slice(unit.length).replace(TAX, ''), unit !== '')
  // Behind what it is for a longer clause tells something else.
  const said = unit !== '' && rest.length > MAX_SAID ? (rest.split(/\s?[,،;]\s/u)[0] ?? '') : rest
  if (said.length > MAX_SAID || /[.:!?]\s/u.test(said)) return undefined
  return {
    name: told
      .slice(0, limit ? limit.index : told.length - plus.length)
      .replace(/^[\s,;|·•/–-]+|[\s:=|.,;…·•(–—-]+$/gu, '')
      .replace(/^(?:and|or|und|oder|et|ou|y|o|e|en|of)$/iu, ''),
    value: `${plus.trim()}${share}${price}`,
    qualifier: [limit?.[1]?.toLowerCase() ?? '', said, tax].filter(Boolean).join(', '),
    currency: currencyOf(price),
    unit: unit.replace(/^[\s(,/]+/u, '').trim(),
  }
}

/** The longest of what reads as that for which a price is. */
function unitBehind(after: string): string {
  const [longest = ''] = [SLASH_UNIT, PER_UNIT, UNIT]
    .flatMap((pattern) => pattern.exec(after)?.[0] ?? [])
    .toSorted((a, b) => b.length - a.length)
  return longest
}

/** What else is said behind a price, without marks around it and the name of a button. */
function saidOf(rest: string, hasUnit: boolean): string {
  const said = rest.replace(/^[\s,،;:|·•/().–—-]+|[\s,،;:|·•/().!–—-]+$/gu, '')
  return hasUnit && /^\s\p{Lu}\p{L}+$/u.test(rest) ? '' : said
}
