import { hasPrice } from '../words/text-signs.ts'
import type { ItemLine } from './item-lines.ts'
import { BEFORE, extraBefore, LIST_NAME, MAX_SUBJECT, nameBehind, nameUnder, subjectOf } from './price-subject.ts'
import { wordPattern } from '../words/word-patterns.ts'
import { currencyOf, findPrices } from './written-price.ts'

/** A price as the line says it. */
export interface PriceFact {
  value: string
  subject: string
  qualifier: string
  currency: string
  unit: string
}

const AFTER = /^\s*(\+|plus|deposit|discount|off|rabatt|de descuento|or more|and up|upwards|p\.?a\.?(?!\p{L}))(?!\p{L})/iu
const UNIT =
  /^[\s(,]*((?:\/|per |a |an |each|al |du |de l.|el |pro |je |par |por |al |a la |à la |la |per person|p\.?p\.?(?!\p{L})|p\/[a-z]+|pcm|pw|p\.a\.)\s?(?:\d+\s?)?(?:month|mo|year|yr|annum|week|wk|day|night|nights|hour|hr|h|kwh|kilom[eè]tre|km|half day|pair|payment|order|booking|transaction|trip|zahlung|bestellung|buchung|fahrt|commande|trajet|pedido|reserva|expediente|viaje|viaggio|ordine|quadratmeter|laufende[rnm]? meter|lfm|halbe[rn]? tag|demi-journée|medio día|mezza giornata|person|persons|people|head|adult|child|user|seat|item|piece|unit|visit|session|lesson|class|game|m²|sqm|sq ?m|kg|g|km|mile|monat|jahr|woche|tag|nacht|stunde|person|stück|nutzer|mois|an|semaine|jour|nuit|heure|personne|pièce|mes|año|semana|día|noche|hora|persona|unidad|sesión|mese|anno|settimana|giorno|notte|ora|ontmaand|maand|jaar|nacht|uur|persoon|stuk)s?(?!\p{L})|each|pp(?!\p{L})|pcm|p\.p\.|monthly|yearly|annually|weekly|daily|hourly|monatlich|jährlich|mensuales?|al mes|mensuel|شهري[ًا]{0,2}|سنوي[ًا]{0,2}|للساعة|في الساعة|للشخص)/iu
/** Any word behind a slash, or a vessel with what it holds: `/box of 4`, `/ شخص`. */
const SLASH_UNIT =
  /^\s*(?:\/|per|pro|par|por|je)\s*((?:\d+\s?)?[\p{L}\p{M}]{1,20}\s(?:of|de|von|di|à|mit|con)\s\d+|(?<=\/\s?)[\p{L}\p{M}]{2,20})(?=\s*(?:$|[|,;·()–—+.-]))/iu
/** Any noun behind `per`, or two: `per bike per hour`, `je Rezept`, `per e-bike or tandem`; and other spans that a price is for. */
const PER_UNIT =
  /^\s*((?:per\s[\p{L}-]{2,20}\s[\p{L}-]{2,20}(?=[,.;)]|$|\s(?:or|and|per)\s)|(?:per|pro|je|par|por)\s[\p{L}-]{2,20})(?:\s(?:(?:per|pro|je|par|por|or|oder|ou|o)\s[\p{L}-]{2,20}|(?:und|et|y|e|and|en)\s(?:mes|mois|monat|month|tag|day|jour|día|nacht|nuit|noche|notte|night|jahr|year|año|an|person\p{L}*)(?!\p{L})))*|(?:la|le|el|il|lo|die|der|das|l[’'])\s?\p{L}{3,20}(?:\s(?:de|à|di|von|mit)\s[\p{L}\d]+)?(?=\s*(?:[,.;·)]|$))|im (?:monat|jahr)|in der woche|die stunde|each way|one way|return|all day|a head|den ganzen tag|la journée|todo el día|tutto il giorno)(?!\p{L})/iu
const TAX =
  /(?:\+|plus|ex(?:cl)?(?:uding|\.)?|inc(?:l|luding|ludes)?\.?|zzgl\.?|inkl\.?|exkl\.?|hors|TTC|HT|más|iva|mwst\.?|ust\.?|btw|tva|vat|tax)[\s.]*(?:of\s)?(?:\d+\s?%\s)?(?:VAT|MwSt\.?|USt\.?|IVA|TVA|BTW|tax(?:es)?|gesetzl\.? MwSt\.?|incluido|incluida|incl\.?|inclusa|included|TTC|HT)|(?<!\p{L})(?:HT|TTC|IVA incluido|tax free|VAT free|steuerfrei|0 ?% MwSt\.?)(?!\p{L})/u
const ON_REQUEST = wordPattern(
  /(?<!\p{L})(?:price on (?:request|application)|on request|P\.?O\.?A\.?|ask (?:us )?for (?:a )?(?:price|quote)|auf anfrage|preis auf anfrage|sur (?:demande|devis)|bajo petición|a consultar|sob consulta|su richiesta|op aanvraag)(?!\p{L})/iu,
)
/** A price list in one line: each price has its own name before it. */
const NEXT_IN_LIST = /^[^\p{L}\d]*[–·|•;/]\s*(?=\p{Lu})/u
/** The same with commas: `, Small box - ` right before its price. */
const NEXT_NAMED = /^\s*,\s[^,]{2,60}\s?[–—:-]\s?$/u
/** `) and a dryer (`, and `, e-bike ` between names with their prices alone. */
const NEXT_BRACKET = /^[^()]{0,30}\)\s*(?:,|and|und|et|y|e|en|o|or|oder)\s+([^()]{2,50})\(\s*$/u
const NEXT_BARE = /^\s*,\s(\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,2})\s$/u
/** Whose price it is, rather than of what. */
const PEOPLE =
  /^(?:adult|child|kid|guest|member|student|senior|pensioner|concession|famil|couple|under|over|erwachsen|kind|gäst|mitglied|schüler|senior|ermäßigt|adulte|enfant|membre|étudiant|invité|niñ|adult|socio|estudiante|huésped|bambin|ospit|soci|gast|leden|volwassen|jeugd)/iu
/** What follows makes it a sum that nobody pays: `£5 million`. */
const LARGE = /^\s?(?:million|millionen|millions|mio|mill|billion|milliard|miljoen|m(?=[\s,.)]|$)|bn)/iu
const CONNECTOR = /^(?:or|and|then|dann|danach|puis|ensuite|luego|después|poi|daarna|oder|und|ou|et|o|y|e|of|en|to|bis)$/iu
/** Not what something costs, but from what sum on something else holds. */
const THRESHOLD =
  /(?<!\p{L})(?:offerte?s?|gratuite?s?|free|orders?|claims?|spend|frei|kostenlos|gratis|gratuit[oa]|bestellwert|compras?|ordini|pedidos?|commandes?)\s(?:\p{L}+\s){0,3}(?:dès|à partir de|over|above|of|from|ab|über|a partir de|da|desde|oltre|más de|acima de|boven|vanaf)\s*$|(?<!\p{L})(?:above|over|more than|worth|exceed(?:s|ing)?|under|below|less than|über|mehr als|unter|weniger als|plus de|moins de|más de|menos de|oltre|più di|meno di|meer dan|minder dan)\s(?:the\s)?$|(?:cut|reduc|lower|limit)\p{L}*\s.*\sto\s$|(?<!\p{L})(?:kein\p{L}*|no|pas de|sin|senza|geen)\s\p{L}+\s(?:for|für|pour|por|per|voor)\s$|(?<!\p{L})(?:if|when|where|wenn|falls|sofern|si|cuando|se|als|إذا)\s(?:\p{L}+\s){0,4}(?:over|above|more than|exceeds?|über|mehr als|plus de|más de|più di|oltre|meer dan|زادت على|أكثر من)\s*$/iu
/** What stands after a price and before a comma belongs to that price. */
const OF_PRICE_BEFORE =
  /^\s*(?:en|in|im|for|before|after|between|until|if|with|without|für|vor|nach|pour|avant|avec|para|antes|con|per|prima|voor)\s[^,;]*[,;]\s*$/iu
const LEADING_TAX = new RegExp(`^\\s*(?:${TAX.source})`, 'u')
/** Whom or how many a price is for, right behind it. */
const FOR_WHOM =
  /^\s*((?:for |für |pour |para |per )?(?:(?:an? |each )?(?:adults?|child(?:ren)?|kids|under[- ]?\d+s?|over[- ]?\d+s?|seniors?|students?|concessions?|non-members?|members?)|erwachsene|kinder|ermäßigt|mitglieder|adultes?|enfants?|étudiants?|adultos?|niños?|adulti|bambini|(?:two|zwei|deux|dos|due)(?: (?:people|persons|personen|personnes|personas|persone))?)|(?:for|für|pour|para|per|voor) (?:\d{1,4}(?: \p{L}{3,})?|(?:two|three|four|six|eight|ten|twelve|drei|vier|sechs|acht|zehn|zwölf|trois|quatre|six|huit|dix|douze|tres|cuatro|seis|ocho|diez|doce|tre|quattro|sei|otto|dieci|dodici|twee|drie|zes|tien|twaalf)(?: \p{L}{3,})?)|(?:for|für|pour|para|per|voor) (?:the|den|die|das|le|la|les|el|los|il|de|het) \p{L}{3,}|(?:before|without|excluding|vor|ohne|avant|sans|antes de|sin|prima|senza) \p{L}{3,}(?: \p{L}{3,})?)(?![\p{L}-])/iu
/** In which plan, place or season a price holds, right behind it. */
const WHERE =
  /^\s*((?:en|in|im|on|auf|sur|dans|nel|nella|bei|at|with|con|avec|mit|met)\s(?:(?:the|el|la|le|den|dem|der|il)\s)?(?:plan\s)?\p{Lu}[\p{L} ]{1,25}?)(?=[,.;)]|$)/u
/** The share of a fee that has a share and a sum: `1.4% + 20p`. */
const SHARE_BEFORE = /\d{1,2}(?:[.,]\d{1,2})?\s?%\s?(?:\+|plus|und|et|y|e|en)\s?$/u
/** A coin is what a machine takes, and gives back or not. */
const COIN = /^\s?(?:coins?|münzen?|pièces?|monedas?|monet[ae]|munten?)(?!\p{L})/iu
/** Money that nobody pays for an offer: what a company has, earns, gives away or saves somebody. */
const NO_PRICE = wordPattern(
  /(?<!\p{L})(?:share capital|stammkapital|capital(?: social)?|kapital|turnover|fine of|raised|umsatz|sav(?:es?|ed|ing) (?:you )?(?=[£$€\d])|donat\p{L}+|we (?:\p{L}+ ){0,6}(?:pay|paid|give|gave)|(?:most|many|other|some) (?:\p{L}+ ){1,2}(?:charge|ask|cost|take)|(?:it|that) was(?= [£$€\d])|paid (?:about |around |only |just )?(?=[£$€]\d)|in (?:19|20)\d\d (?:\p{L}+ ){0,5}cost|wij zoeken|we(?:.re| are) (?:hiring|looking for)|wir suchen|nous recrutons|on recrute|buscamos|cerchiamo|vacatures?|salary|gehalt|instant discount|rebates?|incentives|liability insurance|in assets|deductible|usage credits|damals|(?:19|20)\d\d.{0,60}(?:coûtait|costaba|costava|kostete)|früher|back then|used to cost|à l.époque|ha(?:s|ve) (?:given|paid))(?!\p{L})/iu,
)
/** A sentence ends at a mark after a word of three letters, a number or a sign: `ca.` and `Fr.` end none. */
const SENTENCE_END =
  /(?<=(?:\p{L}{3}|[’']\p{L}{1,2}|[\d)%€£”"»])[.!?])(?<!(?:in[ck]l|ex[ck]l|zzgl|approx|bzw|evtl)\.)\s+(?=[\p{Lu}\d“"«£€$])/u
/** What a customer says of a price. */
const QUOTED = /^["“„«‹'‘].{30,}["”“»›'’][.!]?(?:\s*[–—-]\s*[^.]{2,60})?$/u
/** The word by which a short line says that something costs nothing. */
const FREE =
  /^(?:[^:]{2,60}:\s*)?(free(?: of charge)?|included|complimentary|no charge|kostenlos|gratis|kostenfrei|inklusive|gratuite?s?|offerte?s?|gratuit[oaie]{0,2}|incluid[oa]|inclus[oa]|inbegrepen|مجاني\p{L}*|مجان\p{L}*)(?!\p{L})/iu
const NAMES_FREE = /^(?:free|complimentary|gratis|kostenlos)$/iu
const LIMITS_FREE =
  /^\s(?:for|from|to|until|with|when|if|on|in|of|during|für|ab|bis|mit|wenn|bei|im|in|pour|avec|dès|para|con|desde|per|da|voor|vanaf|met)\s/iu

/** The prices of a line, each with what it is the price of. */
export function priceFacts(line: ItemLine): PriceFact[] {
  const facts = line.cells.length > 1 ? rowFacts(line) : textFacts(line, line.text, '')
  if (facts.length > 0) return facts
  if (line.text.length > MAX_SUBJECT) return []
  const request = ON_REQUEST.exec(line.text)?.[0]
  if (request) return [unpriced(request, 'on request', subjectOf(line, line.text.split(request)[0] ?? ''))]
  const free = FREE.exec(line.text)?.[1]
  if (free === undefined) return []
  const [before = '', after = ''] = line.text.split(free)
  // `Free parking` names what is free; behind any other word stands what limits it.
  const isNamed = before === '' && NAMES_FREE.test(free) && /^\s\p{L}[^.!?]{1,40}$/u.test(after) && !LIMITS_FREE.test(after)
  return [unpriced(free, '', subjectOf(line, isNamed ? after : before))]
}

function unpriced(value: string, qualifier: string, subject: string): PriceFact {
  return { value, subject, qualifier, currency: '', unit: '' }
}

/** In a table the row's first cell names the thing and the column's head says which of its prices. */
function rowFacts(line: ItemLine): PriceFact[] {
  return line.cells.flatMap((cell, column) => {
    const head = line.headers[column] ?? ''
    const facts = textFacts(column === 0 ? line : { ...line, label: '' }, cell, column === 0 || LIST_NAME.test(head) ? '' : head)
    if (column === 0) return facts
    return facts.map((fact) => ({ ...fact, subject: nameUnder(line.heading, line.cells[0] ?? '') }))
  })
}

/** Each sentence by itself; what labels the line labels its first one. */
function textFacts(line: ItemLine, text: string, columnHead: string): PriceFact[] {
  if (findPrices(text).length === 0) return []
  return text
    .split(SENTENCE_END)
    .flatMap((sentence, index) => sentenceFacts(index === 0 ? line : { ...line, label: '' }, sentence, columnHead))
}

function sentenceFacts(line: ItemLine, text: string, columnHead: string): PriceFact[] {
  const prices = findPrices(text)
  if (prices.length === 0 || NO_PRICE.test(text) || QUOTED.test(line.text)) return []
  const opening = text.slice(0, prices[0]?.at)
  return prices.flatMap((price, index) => {
    const last = prices[index - 1]
    const between = text.slice(last ? last.at + last.text.length : 0, price.at)
    const after = text.slice(price.at + price.text.length, prices[index + 1]?.at)
    if (THRESHOLD.test(between) || COIN.test(after) || LARGE.test(after) || opensWithLimit(between, after, index)) return []
    const share = SHARE_BEFORE.exec(between)?.[0] ?? ''
    const named = between.slice(0, between.length - share.length)
    const extra = extraBefore(text.slice(0, price.at))
    const listed = index > 0 ? listedName(named, opening) : undefined
    const isVariant = index > 0 && listed === undefined
    const behind = nameBehind(text.slice(0, price.at).replace(BEFORE, ''), after)
    const alone = prices.length === 1 && named.trim() === '' ? nameAfter(after) : named
    const name = extra?.of ?? (isVariant ? namedFor(opening) : (listed ?? alone))
    const variant = isVariant && behind === '' ? labelOf(between, after) : ''
    const said = after.slice(after.indexOf(behind) + behind.length)
    return {
      value: `${extra ? '+' : ''}${share}${price.text}`,
      subject: behind ? nameUnder(line.heading, behind) : subjectOf(line, name),
      qualifier: extra?.extra ?? qualifierOf({ between, after: said, variant, columnHead }),
      currency: currencyOf(price.text),
      unit: unitOf(after, columnHead),
    }
  })
}

/** The name of a price that goes on with a list, from what stands between it and the price before; nothing for another price of the same. */
function listedName(between: string, opening: string): string | undefined {
  const said = withoutUnit(between)
  if (NEXT_IN_LIST.test(said)) return said.replace(NEXT_IN_LIST, '')
  if (NEXT_NAMED.test(said)) return said.replace(/^\s*,\s*/u, '')
  const bracketed = NEXT_BRACKET.exec(said)?.[1]
  if (bracketed !== undefined) return bracketed
  const bare = NEXT_BARE.exec(said)?.[1] ?? ''
  const isNameList = /^\s*\p{Lu}[\p{L}-]*(?:\s[\p{L}-]+){0,2}\s$/u.test(opening)
  return bare !== '' && isNameList && !PEOPLE.test(bare) && !BEFORE.test(said) && !CONNECTOR.test(bare) ? bare : undefined
}

/** `Ab 50 € überweisen Sie`: from what sum on something is done. */
function opensWithLimit(between: string, after: string, index: number): boolean {
  return (
    index === 0 &&
    BEFORE.test(between) &&
    between.replace(BEFORE, '').trim() === '' &&
    /^\s(?!(?:with|for|and|plus|or|to|in|on|at|mit|für|und|bis|avec|pour|et|con|para|y|per|e|met|voor|en)\s)\p{Ll}/u.test(after) &&
    /[.!]$/u.test(after) &&
    unitOf(after, '') === ''
  )
}

/** The name that a dash puts behind a price that opens its line: `P500 – One hour more`. */
function nameAfter(after: string): string {
  return /^\s*[–—-]\s+((?:\d{1,4}\s)?\p{Lu}[^.!?]{2,80})$/u.exec(after)?.[1] ?? ''
}

/** What several prices of a sentence are prices of: what opens it, without the label of the first. */
function namedFor(opening: string): string {
  const [name = '', own] = opening.split(/:\s/u)
  if (own !== undefined && own.trim() !== '') return name
  return /^\s*\p{Ll}/u.test(opening) ? '' : opening
}

/** What tells a price from the one before: the words between them, or those that follow where the words between belong
 * to the other one. */
function labelOf(between: string, after: string): string {
  return OF_PRICE_BEFORE.test(withoutUnit(between)) || /(?:^|[\s,])(?:or|oder|ou|o|of)\s*$/iu.test(between)
    ? (/^[^.,;:(]{0,40}/u.exec(withoutUnit(after))?.[0] ?? '')
    : FOR_WHOM.test(after)
      ? ''
      : between
}

function unitOf(after: string, columnHead: string): string {
  const found = [SLASH_UNIT.exec(after), PER_UNIT.exec(after), UNIT.exec(after) ?? UNIT.exec(after.replace(LEADING_TAX, ''))]
  const [said] = found.flatMap((match) => match?.[1]?.replace(/^[/\s]+/u, '').trim() ?? []).toSorted((a, b) => b.length - a.length)
  return said ?? /(?<!\p{L})(?:per|pro|par|por)\s\p{L}+$/iu.exec(columnHead)?.[0] ?? ''
}

const withoutUnit = (text: string): string => text.replace(SLASH_UNIT, '').replace(PER_UNIT, '').replace(UNIT, '')

interface Surroundings {
  between: string
  after: string
  /** What tells the price from one before it in the same line. */
  variant: string
  columnHead: string
}

function qualifierOf({ between, after, variant, columnHead }: Surroundings): string {
  const word = BEFORE.exec(between)?.[1]?.toLowerCase() ?? ''
  const trailing = AFTER.exec(after)?.[1] ?? ''
  const forWhom = (FOR_WHOM.exec(withoutUnit(after)) ?? WHERE.exec(withoutUnit(after)))?.[1] ?? ''
  const tax = TAX.exec(after.slice(0, 60))?.[0].trim() ?? ''
  const label = withoutUnit(variant)
    .replace(BEFORE, '')
    .replace(/^[\s,;|/·–+-]+|[\s:,(–-]+$/gu, '')
  const isLabel = label.length <= 40 && /\p{L}{2}/u.test(label) && !/[.!?]/u.test(label) && !CONNECTOR.test(label) && !TAX.test(label)
  return [...new Set([word, /^\+|plus/iu.test(trailing) ? '' : trailing, isLabel ? label : forWhom, tax, columnHead].filter(Boolean))].join(
    ', ',
  )
}

/** Whether a sentence of the text names a sum that a buyer pays. */
export function asksMoney(text: string): boolean {
  return text.split(SENTENCE_END).some((sentence) => hasPrice(sentence) && !NO_PRICE.test(sentence))
}
