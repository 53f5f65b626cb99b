import { alternativesOf, type WordTable } from '../language/word-lists.ts'
import { wordPattern } from '../language/word-patterns.ts'

const ON_REQUEST: WordTable = {
  en: String.raw`price on (?:request|application), on request, custom pric(?:e|ing), P\.?O\.?A\.?, ask (?:us )?for (?:a )?(?:price|quote), ask us`,
  de: '(?:preis )?auf anfrage',
  fr: 'sur (?:demande|devis)',
  es: 'bajo petición, a consultar',
  pt: 'sob consulta',
  it: 'su richiesta',
  nl: 'op aanvraag',
}
/** A whole text that says of a plan that its price is agreed upon. */
const AGREED =
  /^\s*(?:custom(?: pric(?:e|ing))?|let.s talk|contact (?:us|sales)|talk to (?:us|sales)|individuell(?:er preis)?|kontaktieren sie uns|sur mesure|nous contacter|contactez-nous|a medida|personalizado|contáctanos|contactar|sob medida|fale conosco|personalizzato|su misura|contattaci|op maat|neem contact op)[.!]?\s*$/iu
const FREE: WordTable = {
  en: 'free(?: of charge)?, included, complimentary, no charge',
  de: 'kostenlos, gratis, kostenfrei, inklusive, frei',
  fr: 'gratuite?s?, offerte?s?',
  es: 'gratuit[oaie]{0,2}, incluid[oa]',
  it: 'inclus[oa]',
  nl: 'inbegrepen',
  ar: 'مجاني*, مجان*',
}
const LISTED_AS = 'prices?|preise?|tarifs?|prix|precios?|prezzo|prijs'
const CONDITIONS =
  'for|from|until|with|when|if|on|during|für|ab|bis|mit|wenn|bei|pour|avec|dès|para|con|desde|per|da|voor|vanaf|met'
const UNTOLD_VALUE = `(?:(${alternativesOf(ON_REQUEST)})|(${alternativesOf(FREE)}))`
/**
 * A whole text that says a price is told on request, or nothing; behind a mark or a small word stands what limits it.
 */
export const UNTOLD = new RegExp(
  String.raw`^(?:(?:${LISTED_AS})\s)??${UNTOLD_VALUE}(?:[.!]?$|\s?[,;(–-]\s?(.{2,60})$|\s((?:${CONDITIONS})\s.{2,50})$)`,
  'iu',
)
const UNTOLD_WORDS = new RegExp(String.raw`(?<!\p{L})${UNTOLD_VALUE}`, 'iu')
const UNTOLD_PATTERN = wordPattern(UNTOLD_WORDS)
const MAX_SAID = 60

/** Reports whether a text says somewhere that a price is nothing or told on request. */
export const saysUntold = (text: string): boolean => UNTOLD_PATTERN.test(text)

/** Whether a text says nothing but that a price is told on request, or agreed upon. */
export const isPriceOnRequest = (text: string): boolean =>
  text.length <= MAX_SAID && (AGREED.test(text) || (UNTOLD.exec(text.trim())?.[1] ?? '') !== '')

/** Whether a text says nothing but that a price is nothing, told on request, or agreed upon. */
export const isUntoldPrice = (text: string): boolean =>
  text.length <= MAX_SAID && (AGREED.test(text) || UNTOLD.test(text.trim()))
