import { nameIn, type ItemLine } from './item-lines.ts'
import { hasPrice } from '../words/text-signs.ts'
import { currencyOf, findPrices } from './written-price.ts'

/** A price as the line says it. */
export interface PriceFact {
  value: string
  subject: string
  qualifier: string
  currency: string
  unit: string
}

const MAX_SUBJECT = 90
const MAX_TITLE_WORDS = 5
const BEFORE =
  /(?:^|[\s(,;–-])(from|starting (?:at|from)|up to|was|now|only|rrp|instead of|statt|ab|bis zu|nur|jetzt|à partir de|dès|jusqu.à|au lieu de|desde|a partir de|antes|ahora|hasta|da|a partire da|vanaf|ابتداءً من|ابتداء من|at most|at least|minimum|maximum|mindestens|höchstens|au moins|au plus|minimo|massimo|mínimo|máximo|approx\.?|approximately|ca\.?|around|about)\s*:?\s*$/iu
const AFTER = /^\s*(\+|plus|deposit|discount|off|rabatt|de descuento|or more|and up|upwards|p\.?a\.?(?!\p{L}))(?!\p{L})/iu
const UNIT =
  /^[\s(,]*((?:\/|per |a |an |each|al |du |de l.|el |pro |je |par |por |al |a la |à la |la |per person|p\.?p\.?(?!\p{L})|p\/[a-z]+|pcm|pw|p\.a\.)\s?(?:\d+\s?)?(?:month|mo|year|yr|annum|week|wk|day|night|nights|hour|hr|h|kwh|kilom[eè]tre|km|half day|pair|payment|order|booking|transaction|trip|zahlung|bestellung|buchung|fahrt|commande|trajet|pedido|reserva|expediente|viaje|viaggio|ordine|quadratmeter|laufende[rnm]? meter|lfm|halbe[rn]? tag|demi-journée|medio día|mezza giornata|person|persons|people|head|adult|child|user|seat|item|piece|unit|visit|session|lesson|class|game|m²|sqm|sq ?m|kg|g|km|mile|monat|jahr|woche|tag|nacht|stunde|person|stück|nutzer|mois|an|semaine|jour|nuit|heure|personne|pièce|mes|año|semana|día|noche|hora|persona|unidad|sesión|mese|anno|settimana|giorno|notte|ora|ontmaand|maand|jaar|nacht|uur|persoon|stuk)s?(?!\p{L})|each|pp(?!\p{L})|pcm|p\.p\.|monthly|yearly|annually|weekly|daily|hourly|monatlich|jährlich|mensuales?|al mes|mensuel|شهري[ًا]{0,2}|سنوي[ًا]{0,2}|للساعة|في الساعة|للشخص)/iu
const TAX =
  /(?:\+|plus|ex(?:cl)?(?:uding|\.)?|inc(?:l|luding|ludes)?\.?|zzgl\.?|inkl\.?|exkl\.?|hors|TTC|HT|más|iva|mwst\.?|ust\.?|btw|tva|vat|tax)[\s.]*(?:of\s)?(?:\d+\s?%\s)?(?:VAT|MwSt\.?|USt\.?|IVA|TVA|BTW|tax(?:es)?|gesetzl\.? MwSt\.?|incluido|incluida|incl\.?|inclusa|included|TTC|HT)|(?<!\p{L})(?:HT|TTC|IVA incluido|tax free|VAT free|steuerfrei|0 ?% MwSt\.?)(?!\p{L})/u
const ON_REQUEST =
  /(?<!\p{L})(?:price on (?:request|application)|on request|P\.?O\.?A\.?|ask (?:us )?for (?:a )?(?:price|quote)|auf anfrage|preis auf anfrage|sur (?:demande|devis)|bajo petición|a consultar|sob consulta|su richiesta|op aanvraag)(?!\p{L})/iu
/** A price list in one line: each price has its own name before it. */
const NEXT_IN_LIST = /^[^\p{L}\d]*[–·|•;/]\s*(?=\p{Lu})/u
const CONNECTOR = /^(?:or|and|oder|und|ou|et|o|y|e|of|en|to|bis)$/iu
const VERB =
  /\s(?:is|are|costs?|cost|charged|priced|kostet|kosten|beträgt|coûte|coûtent|cuesta|cuestan|costa|costano|kost|of|at|for|à|por|per)$/iu
/** Not what something costs, but from what sum on something else holds. */
const THRESHOLD =
  /(?<!\p{L})(?:offerte?s?|gratuite?s?|free|orders?|claims?|spend|frei|kostenlos|gratis|gratuit[oa]|bestellwert|compras?|ordini|pedidos?|commandes?)\s(?:\p{L}+\s){0,3}(?:dès|à partir de|over|above|of|from|ab|über|a partir de|da|desde|oltre|más de|acima de|boven|vanaf)\s*$|(?<!\p{L})(?:if|when|where|wenn|falls|sofern|si|cuando|se|als|إذا)\s(?:\p{L}+\s){0,4}(?:over|above|more than|exceeds?|über|mehr als|plus de|más de|più di|oltre|meer dan|زادت على|أكثر من)\s*$/iu
/** What stands after a price and before a comma belongs to that price. */
const OF_PRICE_BEFORE =
  /^\s*(?:for|before|after|between|until|if|with|without|für|vor|nach|pour|avant|avec|para|antes|con|per|prima|voor)\s[^,;]*[,;]\s*$/iu
const LEADING_TAX = new RegExp(`^\\s*(?:${TAX.source})`, 'u')
/** Whom or how many a price is for, right behind it. */
const FOR_WHOM =
  /^\s*((?:for |für |pour |para |per )?(?:(?:an? |each )?(?:adults?|child(?:ren)?|kids|under[- ]?\d+s?|over[- ]?\d+s?|seniors?|students?|concessions?|non-members?|members?)|erwachsene|kinder|ermäßigt|mitglieder|adultes?|enfants?|étudiants?|adultos?|niños?|adulti|bambini|(?:two|zwei|deux|dos|due)(?: (?:people|persons|personen|personnes|personas|persone))?)|(?:for|für|pour|para|voor) \d{1,4} \p{L}{3,})(?![\p{L}-])/iu
/** The share of a fee that has a share and a sum: `1.4% + 20p`. */
const SHARE_BEFORE = /\d{1,2}(?:[.,]\d{1,2})?\s?%\s?(?:\+|plus|und|et|y|e|en)\s?$/u
/** A coin is what a machine takes, and gives back or not. */
const COIN = /^\s?(?:coins?|münzen?|pièces?|monedas?|monet[ae]|munten?)(?!\p{L})/iu
/** A name does not end so: what follows it was a verb, and the subject stands elsewhere. */
const ENDS_OPEN = /(?<!\p{L})(?:te|le|les|se|me|nos|ti|vi|ci|si|ihnen|sie|euch|vous|you|it|us|that|which)$/iu
/** Money that nobody pays for an offer: what a company has, earns, gives away or saves somebody. */
const NO_PRICE =
  /(?<!\p{L})(?:share capital|stammkapital|capital(?: social)?|kapital|turnover|fine of|raised|umsatz|sav(?:es?|ed|ing) (?:you )?(?=[£$€\d])|donat\p{L}+|we (?:\p{L}+ ){0,6}(?:pay|paid|give|gave)|(?:it|that) was(?= [£$€\d])|ha(?:s|ve) (?:given|paid))(?!\p{L})/iu
/** A sentence ends at a mark after a word of three letters, a number or a sign: `ca.` and `Fr.` end none. */
const SENTENCE_END = /(?<=(?:\p{L}{3}|[\d)%€£”"»])[.!?])\s+(?=[\p{Lu}\d“"«£€$])/u
const FREE =
  /^(?:[^:]{2,60}:\s*)?(?:free(?: of charge)?|included|complimentary|no charge|kostenlos|gratis|kostenfrei|inklusive|gratuite?s?|offerte?s?|gratuit[oaie]{0,2}|incluid[oa]|inclus[oa]|inbegrepen|مجاني\p{L}*|مجان\p{L}*)(?!\p{L})/iu
/** Names of lists that say nothing of what costs the price. */
const LIST_NAME =
  /^(?:our |unsere |nos )?(?:pric(?:es?|ing)(?: list)?|fees?|rates?|tariffs?|costs?|preise?|preisliste|kosten|tarife?|tarifs?|prix|precios?|tarifas?|preços?|prezz[io]|prijzen|الأتعاب|السعر|الأسعار|menu|speisekarte|from|total)$/iu

/** The prices of a line, each with what it is the price of. */
export function priceFacts(line: ItemLine): PriceFact[] {
  const facts = line.cells.length > 1 ? rowFacts(line) : textFacts(line, line.text, '')
  if (facts.length > 0) return facts
  if (line.text.length > MAX_SUBJECT) return []
  const request = ON_REQUEST.exec(line.text)?.[0] ?? freeWords(line.text)
  return request
    ? [
        {
          value: request,
          subject: subjectOf(line, line.text.split(request)[0] ?? ''),
          qualifier: ON_REQUEST.test(request) ? 'on request' : '',
          currency: '',
          unit: '',
        },
      ]
    : []
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
  if (prices.length === 0 || NO_PRICE.test(text)) return []
  const opening = text.slice(0, prices[0]?.at)
  return prices.flatMap((price, index) => {
    const last = prices[index - 1]
    const between = text.slice(last ? last.at + last.text.length : 0, price.at)
    const after = text.slice(price.at + price.text.length, prices[index + 1]?.at)
    if (THRESHOLD.test(between) || COIN.test(after)) return []
    const share = SHARE_BEFORE.exec(between)?.[0] ?? ''
    const named = between.slice(0, between.length - share.length)
    const isListed = index > 0 && NEXT_IN_LIST.test(between)
    const isVariant = index > 0 && !isListed
    return {
      value: share + price.text,
      subject: subjectOf(line, isVariant ? namedFor(opening) : named.replace(NEXT_IN_LIST, '')),
      qualifier: qualifierOf({ between, after, variant: isVariant ? labelOf(between, after) : '', columnHead }),
      currency: currencyOf(price.text),
      unit: unitOf(after, columnHead),
    }
  })
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
  return OF_PRICE_BEFORE.test(between.replace(UNIT, '')) || /(?:^|[\s,])(?:or|oder|ou|o|of)\s*$/iu.test(between)
    ? (/^[^.,;:(]{0,40}/u.exec(after.replace(UNIT, ''))?.[0] ?? '')
    : FOR_WHOM.test(after)
      ? ''
      : between
}

function unitOf(after: string, columnHead: string): string {
  const said = (UNIT.exec(after) ?? UNIT.exec(after.replace(LEADING_TAX, '')))?.[1]?.replace(/^[/\s]+/u, '').trim()
  return said ?? /(?<!\p{L})(?:per|pro|par|por)\s\p{L}+$/iu.exec(columnHead)?.[0] ?? ''
}

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
  const forWhom = FOR_WHOM.exec(after.replace(UNIT, ''))?.[1] ?? ''
  const tax = TAX.exec(after.slice(0, 60))?.[0].trim() ?? ''
  const label = variant
    .replace(UNIT, '')
    .replace(BEFORE, '')
    .replace(/^[\s,;|/·–+-]+|[\s:,(–-]+$/gu, '')
  const isLabel = label.length <= 40 && /\p{L}{2}/u.test(label) && !/[.!?]/u.test(label) && !CONNECTOR.test(label) && !TAX.test(label)
  return [...new Set([word, /^\+|plus/iu.test(trailing) ? '' : trailing, isLabel ? label : forWhom, tax, columnHead].filter(Boolean))].join(
    ', ',
  )
}

/** What stands right before the price when that is a name; else the label, the short line above, or the heading. */
function subjectOf({ label, heading, before: above, opening, text }: ItemLine, before: string): string {
  const name = before
    .replace(BEFORE, '')
    .trimEnd()
    .replace(VERB, '')
    .replace(/^[\s|–-]+|[\s:=|.…·•(–—-]+$/gu, '')
    .trim()
  const isName =
    name.length > 1 &&
    name.length <= MAX_SUBJECT &&
    /\p{L}{2}/u.test(name) &&
    !/[.!?]\s/u.test(name) &&
    !ENDS_OPEN.test(name) &&
    name.split(/\s+/u).length <= 12
  if (isName && !LIST_NAME.test(name)) return nameUnder(heading, name)
  if (label && !LIST_NAME.test(label)) return nameUnder(heading, label)
  const isBare = text.replace(/[\d\s.,\p{Sc}]/gu, '').length < 12
  // A size or a number right above tells how much of what opens the lines.
  if (isBare && /\d/u.test(above) && /^\p{Lu}\P{N}*$/u.test(opening)) return nameUnder(heading, opening)
  const isTitle = above.endsWith('?') || (/^\p{Lu}/u.test(above) && above.split(/\s+/u).length <= MAX_TITLE_WORDS)
  return (isBare || isTitle) && above && findPrices(above).length === 0 ? nameUnder(heading, above) : heading
}

/** Whether a sentence of the text names a sum that a buyer pays. */
export function asksMoney(text: string): boolean {
  return text.split(SENTENCE_END).some((sentence) => hasPrice(sentence) && !NO_PRICE.test(sentence))
}

/** Under the heading of a price list a name says it all. */
function nameUnder(heading: string, name: string): string {
  return LIST_NAME.test(heading.trim()) ? name : nameIn(heading, name)
}

/** The word by which a short line says that something costs nothing. */
function freeWords(text: string): string | undefined {
  return /(?<=^|:\s*)\p{L}+(?: of charge)?$/u.exec(FREE.exec(text)?.[0] ?? '')?.[0]
}
