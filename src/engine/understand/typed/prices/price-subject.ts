import { recalling } from '#src/base/recalling.ts'
import { nameIn, type ItemLine } from '../item-lines.ts'
import { findPrices } from './written-price.ts'

const MAX_SUBJECT = 90
const MAX_WORDS = 12
const MAX_RECALLED = 1_000
/** A longer text without a mark behind it is a sentence that goes on. */
const MAX_RUNNING_WORDS = 6
/** Names of lists that say nothing of what costs the price. */
const LIST_NAME =
  /^(?:our |unsere |nos |nuestr[oa]s )?(?:pric(?:es?|ing)(?: list| range)?|fees?(?: range| guide)?|rates?|tariffs?|costs?|amount|preise?|preisliste|gebühr(?:en)?|betrag|kosten|tarife?|tarifs?|prix|montant|precios?|importe|tarifas?|preços?|prezz[io]|tariff[ae]|prijs|prijzen|tarief|tarieven|الأتعاب|السعر|الأسعار|menu|speisekarte|carte|from|ab|total|(?:most |our most )?popular|best ?sellers?|best value|recommended|beliebt|meistgebucht|le plus (?:populaire|choisi)|más popular|più (?:popolare|scelto)|meest gekozen)(?:\s?\([^)]*\))?$/iu
const PRAISED_LIST =
  /^(?:(?:simple|transparent|fair|clear|honest|straightforward|affordable|great|current|standard|flexible|klare|faire|transparente|einfache|des|claros|transparentes)[,&]?\s(?:(?:and|und|et|y|e|&)\s)?){1,3}(?:pric(?:es|ing)|rates|fees|preise|tarifs|precios|tarifas|prezzi|tariffe|prijzen|tarieven)$/iu
const SECTION =
  /^(?:how (?!to |much )|(?:why|warum|wieso|pourquoi|por qué|perché|waarom|comment|cómo|wie|hoe)\s)|(?<!\p{L})(?:frequently asked|faqs?(?!\p{L})|questions? (?:and answers|answered)|häufig\p{L}* (?:gestellte )?fragen|questions fréquentes|foire aux questions|preguntas frecuentes|perguntas frequentes|domande frequenti|veelgestelde vragen)/iu
/** A name does not end so: a verb or a word that leads on stood before the price. */
const ENDS_OPEN =
  /(?<!\p{L})(?:te|le|les|se|me|nos|ti|vi|ci|si|ihnen|sie|euch|vous|you|it|us|that|which|of|at|to|for|by|with|and|or|over|above|under|below|than|worth|just|run|runs|add|is|are|costs?|charged?|charge|free|a|an|the|über|unter|von|mit|und|oder|für|um|zu|ein\p{L}*|de|du|des|à|dès|et|ou|un|une|en|con|y|por|di|da|e|per|van|voor|met|een|boven|onder|vanaf|بـ|ب|من|إلى|على)$/u
/** Words of a sentence: who does something, and what is said of it. */
const SENTENCE_WORD =
  /(?<!\p{L})(?:we|they|it|he|she|is|are|was|were|has|have|will|would|can|may|must|runs?|costs?|charges?|charged|pays?|takes?|gets?|starts?|comes?|wir|sie|ihr|ich|ist|sind|gibt|wird|werden|kostet|kosten|zahlen|zahlt|berechnen|beträgt|haben|hat|kann|können|nous|vous|est|sont|coûte|coûtent|avons|facturons|son|está|están|cuesta|cuestan|tenemos|cobramos|puede|è|sono|costa|costano|abbiamo|wij|u|zijn|kost|rekenen|wordt|kunnen|anders)(?!\p{L})/iu
/** When something is to be had is no name of it, nor is the day on which a price was read. */
const NO_THING =
  /\d\s?[ap]\.?m(?!\p{L})|\d[:.h]\d{2}(?!\d|[\s-]?(?:h|hrs?|hours?|kg|l|m)(?!\p{L}))|\d\s?uhr(?!\p{L})|(?<!\d)20\d\d(?!\d)|^(?:as of|stand|yes|no|ja|nein|oui|non|sí|não|sim|nee|نعم|لا)(?!\p{L})/iu
/** How much of a thing there is, rather than its name: `28 modules`. */
export const SIZE = /^\d[\d.,]*\s?\p{L}+$/u
/** A time of the day, or two. */
export const isTimeOfDay = (text: string): boolean =>
  /^(?:\p{L}+ )?\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h)?(?:\s?(?:[–—-]|to|bis|à|a)\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h)?)?$/iu.test(
    text,
  )
/** Names that many things have: a span of time, a number, whom it is for, a size. */
const COMMON =
  /^(?:\d+|x|×|the|a|per|of|for|and|&|\/|adults?|child(?:ren)?|kids?|u\d+|students?|seniors?|members?|single|double|half|full|one|small|medium|large|mini|basic|standard|premium|plus|pro|private|group|new|monthly|weekly|daily|annual|yearly|months?|weeks?|days?|hours?|minutes?|mins?|years?|sessions?|lessons?|class(?:es)?|visits?|pack(?:age)?s?|pass|membership|signup|drop-in|trial|erwachsene|kinder|einzel\p{L}*|monat\p{L}*|woche|tage?s?|stunden?|jahr\p{L}*|klein|mittel|groß|adultes?|enfants?|mois|semaine|jour\p{L}*|heures?|séances?|petit|grand|adultos?|niños?|mes|mensual|semana\p{L}*|día|hora|sesi[oó]n\p{L}*|adulti|bambini|mese|mensile|settiman\p{L}*|giorn\p{L}*|or[ae]|volwassenen|kinderen|maand\p{L}*|week|dag\p{L}*|uur)$/iu

const isPlain = (text: string): boolean =>
  text.length <= MAX_SUBJECT &&
  !ENDS_OPEN.test(text) &&
  !/\d\s?\/$/u.test(text) &&
  !NO_THING.test(text) &&
  !SENTENCE_WORD.test(text.replaceAll('Costa', '')) &&
  findPrices(text).length === 0

/** Whether a text that a colon, a dash or a cell's border ends can be the name of what is sold. */
export const isLabel = (text: string): boolean =>
  /\p{L}/u.test(text) &&
  text.length > 1 &&
  text.split(/\s+/u).length <= MAX_WORDS &&
  !/\p{L}{3}[.!?;]\s+\p{Lu}|[!;]$|\p{Ll}{3}\.$/u.test(text) &&
  isPlain(text)

/** Whether a text that runs into its price can be the name of what is sold. */
export const isName = (text: string): boolean => /^[\p{Lu}\p{Lo}\d"“«„'‘]/u.test(text) && /\p{L}{2}/u.test(text) && isListed(text)

/** The same for one name of several. */
export const isListed = (text: string): boolean =>
  text.split(/\s+/u).length <= MAX_RUNNING_WORDS &&
  !/[,:.!?;]/u.test(text.replace(/\([^)]*\)|\p{L}{1,4}\.|\d[.,]\d/gu, '')) &&
  isPlain(text)

export const isListName = (text: string): boolean => LIST_NAME.test(text.trim()) || PRAISED_LIST.test(text.trim())

/** Whether a heading is that of questions, or of how and why: it names nothing that is sold. */
export const isSection = (heading: string): boolean => SECTION.test(heading)

/** A heading as the name of what stands below it: neither a slogan nor the name of a list or of a section. */
export const isThing = recalling(MAX_RECALLED, (heading) => isLabel(heading) && !isListName(heading) && !isSection(heading))

/** Whether a heading asks what something costs. */
export const asksPrice = (text: string): boolean =>
  /[?？](?:\s\([^)]*\))?$/u.test(text) &&
  /(?<!\p{L})(?:how much|price|costs?|fees?|rates?|charge|(?:wie ?)?viel|kosten?|kostet|preis|combien|coûte|tarif|prix|cuánto|cuesta|precio|quanto|costa|prezzo|hoeveel|kost)(?!\p{L})/iu.test(
    text,
  )

/** Whether a name tells what is sold only together with what it stands under. */
export const isCommon = (name: string): boolean =>
  name
    .split(/[\s,()·-]+/u)
    .filter(Boolean)
    .every((word) => COMMON.test(word))

/** What a title of `Whole: part` names as the whole. */
export const outerOf = (title: string): string => title.split(': ')[0] ?? ''

/** A name below the heading, or the title, that is one itself or asks for the price. */
export function nameUnder({ heading, title }: Pick<ItemLine, 'heading' | 'title'>, name: string): string {
  const above = [heading, title, outerOf(title)].find((text) => isThing(text) || asksPrice(text))
  return above === undefined || above.toLowerCase().includes(name.toLowerCase()) ? name : nameIn(above, name)
}
