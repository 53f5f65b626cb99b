import type { Block } from '../../extract/page-types.ts'
import { blockText } from '../drafts/render-blocks.ts'
import type { Section } from './sections.ts'
import { asksMoney } from '../typed/prices/asks-money.ts'
import { isLimit, isPriceOnRequest, readPhrases } from '../typed/prices/price-phrase.ts'
import { hasPrice } from '../words/text-signs.ts'
import { wordPattern } from '../words/word-patterns.ts'

export interface ProductSections {
  name: string
  /** The name is the page's main heading: the page is about this offer. */
  isPage: boolean
  sections: Section[]
}

const MAX_CARD = 2_500
const MAX_SECTIONS = 4
/** Prose as long as this mentions a price without being an offer. */
const MAX_OFFER_PROSE = 600
const SHORT = 80
const NOT_AN_OFFER = wordPattern(
  new RegExp(
    '(?<!\\p{L})(?:included|inclusions?|exclusions?|inbegriffen|enthalten|inclus|incluido|incluso|inbegrepen|parking|parkplätze|parken|aparcamiento|estacionamento|parcheggio|parkeren|directions|anfahrt|find us|contact|kontakt|contacto|contatto|' +
      'hours|öffnungszeiten|horaires|horarios?|horários?|orari|openingstijden|faqs?|payment|zahlung|paiement|pago|pagamento|betaling|jobs?|careers?|blog|news|reviews?|testimonials?|أسئلة|الأسئلة|(?:غير )?(?:متضمن|مشمول)\\p{L}*|ساعات العمل|اتصل بنا|الدفع)(?!\\p{L})',
    'iu',
  ),
)
/** Rules of a stay, ways to come, and what is around: a fee or a fare may stand there, and is not their price. */
const RULE_OF_STAY =
  /^(?:(?:your |our |onze |unsere |notre |nuestr[oa]s? )?(?:arrival|departure|check-?in|check-?out|smoking|visitors?|surroundings|getting here|by (?:car|train|bus|bike|bicycle|taxi|tram|air|plane|ferry|public transport)|mit (?:dem auto|der bahn|dem zug|dem bus)|en (?:voiture|train|bus|coche|tren|autobús)|in (?:auto|treno)|met (?:de auto|de trein|de bus)|aankomst|vertrek|roken|vuur|bezoek(?:ers)?|auto.?s|omgeving|anreise|abreise|rauchen|besucher?|umgebung|arrivée|départ|fumer|environs|llegada|salida|fumar|alrededores|arrivo|partenza|fumo|dintorni)(?:\s(?:and|en|und|et|y|e|&)\s)?){1,2}$/iu
const LIST_OF_PRICES =
  /^(?:our |unsere |nos |nuestr[oa]s |i nostri |le nostre |onze )?(?:pric(?:es?|ing)(?: list)?|fees?|rates?|tariffs?|preise?|preisliste|tarife?|tarifs?|prix|precios?|tarifas?|preços?|prezz[io]|tariff[ae]|listino|prijzen|tarieven|(?:قائمة )?الأسعار)(?:\s(?:19|20)\d\d)?$/iu

/** What is added to offers or sums one up, and is none. */
const NOTE =
  /^(?:in short|in brief|at a glance|in a nutshell|(?:key|quick) facts|auf einen blick|kurz (?:und knapp|gefasst)|en bref|en un coup d.œil|de un vistazo|en resumen|in breve|in sintesi|em resumo|in het kort|in één oogopslag|(?:additional|further|more|important|other|general) (?:information|info|details|notes?)|(?:please )?note|notes|good to know|(?:zusätzliche|weitere|wichtige|allgemeine) (?:informationen|information|infos|hinweise)|(?:bitte beachten|hinweise?|gut zu wissen|wichtig)|(?:informations?|infos) (?:complémentaires?|supplémentaires?|importantes?|utiles|pratiques)|bon à savoir|información (?:adicional|importante|general)|informaç(?:ão|ões) (?:adiciona(?:l|is)|importantes?)|(?:ulteriori|altre) informazioni|informazioni (?:aggiuntive|importanti|utili)|(?:aanvullende|extra|belangrijke|overige) informatie|goed om te weten)[:!]?$/iu

/** Takes the offers out of a page: boxes among others alike, and sections, that have a heading and a price of their own. */
export function takeProducts(sections: Section[]): { products: ProductSections[]; rest: Section[] } {
  const cards = Map.groupBy(sections, ({ heading }) => heading?.cards.at(-1))
  cards.delete(undefined)
  const products: ProductSections[] = []
  const taken = new Set<Section>()
  const take = (parts: Section[]): void => {
    const heading = parts[0]?.heading
    if (!heading || parts.some((part) => taken.has(part)) || !isOffer(heading.text, parts)) return
    products.push({ name: heading.text, isPage: heading.level === 1, sections: parts })
    for (const part of parts) taken.add(part)
  }
  for (const parts of cards.values()) take(parts)
  for (const section of sections) take([section])
  const named = sections.filter((section) => !taken.has(section) && isPlanAmong(section, products))
  for (const section of named) {
    products.push({ name: section.heading?.text ?? '', isPage: false, sections: [section] })
    taken.add(section)
  }
  return { products, rest: sections.filter((section) => !taken.has(section)) }
}

/** A plan beside two or more with a price whose own is told on request. */
function isPlanAmong({ heading, path, blocks }: Section, products: ProductSections[]): boolean {
  const [first] = blocks
  if (!heading || !first || !isPriceOnRequest(blockText(first))) return false
  const beside = products.filter(({ sections: [other] }) => other?.heading?.level === heading.level && other.path.at(-1) === path.at(-1))
  return beside.length > 1
}

function isOffer(name: string, parts: Section[]): boolean {
  if (
    parts.length > MAX_SECTIONS ||
    NOT_AN_OFFER.test(name) ||
    LIST_OF_PRICES.test(name.trim()) ||
    RULE_OF_STAY.test(name.trim()) ||
    NOTE.test(name.trim()) ||
    isClause(name)
  )
    return false
  if (parts.some(({ blocks }) => blocks.some(({ kind }) => kind === 'row'))) return false
  const texts = [name, ...parts.flatMap(({ blocks }) => blocks.map(blockText))]
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  const nearest = parts.find(({ blocks }) => blocks.length > 0)?.blocks ?? []
  const near = [name, ...nearest.map(blockText)]
  return length <= MAX_CARD && near.some((text) => hasPrice(text) && (text.length <= SHORT || length <= MAX_OFFER_PROSE) && asksMoney(text))
}

/** A heading that asks, or speaks to its reader (`If you cannot come`), names no offer. */
function isClause(name: string): boolean {
  const isOpening =
    /^(?:if|when|why|how|what|where|who|i|wenn|wie|warum|wo|wer|was|ich|falls|si|comment|pourquoi|où|quand|je|cómo|por qué|cuándo|dónde|perché|quando|dove|hoe|waarom)\s/iu
  return /[?？؟]$/u.test(name.trim()) || (isOpening.test(name) && name.trim().split(/\s+/u).length > 2)
}

/** Whether a heading is nothing but a price: it belongs to what the heading above it names. */
export function isBarePrice(block: Block): boolean {
  if (block.kind !== 'heading' || !hasPrice(block.text)) return false
  return readPhrases(block.text)?.every(({ name, qualifier }) => name === '' && (qualifier === '' || isLimit(qualifier))) ?? false
}
