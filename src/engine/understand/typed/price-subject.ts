import { nameIn, type ItemLine } from './item-lines.ts'
import { findPrices } from './written-price.ts'

export const MAX_SUBJECT = 90
const MAX_WORDS = 12
const MAX_TITLE_WORDS = 5
/** What stands before a price and limits it. */
export const BEFORE =
  /(?:^|[\s(,;–-])(≈|~|one-off|more like|einmalig|une fois|una vez|una tantum|eenmalig|from|start(?:ing|s)? (?:at|from)|up to|was|now|only|rrp|instead of|statt|ab|bis zu|nur|jetzt|à partir de|dès|jusqu.à|au lieu de|desde|a partir de|antes|ahora|hasta|da|a partire da|vanaf|ابتداءً من|ابتداء من|at most|at least|minimum|maximum|mindestens|höchstens|au moins|au plus|minimo|massimo|mínimo|máximo|approx\.?|approximately|ca\.?|around|about)\s*:?\s*$/iu
const VERB =
  /\s(?:is|are|costs?|cost|charged|priced|kostet|kosten|beträgt|coûte|coûtent|cuesta|cuestan|costa|costano|kost|of|at|for|à|por|per)$/iu
/** A name does not end so: what follows it was a verb, and the subject stands elsewhere. */
const ENDS_OPEN = /(?<!\p{L})(?:te|le|les|se|me|nos|ti|vi|ci|si|ihnen|sie|euch|vous|you|it|us|that|which)$/iu
/** Names of lists that say nothing of what costs the price. */
export const LIST_NAME =
  /^(?:our |unsere |nos )?(?:pric(?:es?|ing)(?: list)?|fees?|rates?|tariffs?|costs?|preise?|preisliste|kosten|tarife?|tarifs?|prix|precios?|tarifas?|preços?|prezz[io]|prijzen|الأتعاب|السعر|الأسعار|menu|speisekarte|from|total)$/iu
/** What a sentence says of its subject begins here. */
const FINITE =
  /(?<=\p{L}{3}[^.!?]*)\s(?:is|are|costs?|takes?|comes?|charged|starts?|gibt|kostet|kosten|dauert|ist|sind|zahlen|zahlt|coûte|coûtent|dure|est|sont|cuesta|cuestan|dura|es|son|costa|costano|è|sono|kost|duurt)\s.*$/iu
const THERE_IS = /^\s*(?:there(?:.s| is| are)|es gibt|il y a|hay|c.è|ci sono|er is)\s(?:(?:an?|eine?n?|une?|un[ao]?|een)\s)?/iu
const LEADING_ARTICLE = /^(?:an?|the|eine?n?|une?|un[ao]?|een|der|die|das|le|la|el|il|het|de)\s/iu
const CLAUSE = /^\s*(?:if|when|where|who|wenn|wer|falls|si|quand|cuando|se|quando|chi|als|wie)\s/iu
/** Words that stand for what was named before. */
const NO_NAME =
  /^(?:it.?s?|yes|no|they|this|that|these|those|there|paid|ja|nein|es|sie|dies|das|oui|non|il|elle|ils|ce|c.est|sí|si|não|sim|hij|het|er|nee)$/iu
/** `a £32 Quick Check`: what the price stands before is what it is the price of. */
const ARTICLE =
  /(?:^|\s)(?:an?|the|our|its|ein(?:e[nmrs]?)?|der|die|das|den|dem|des|unser(?:e[nmrs]?)?|une?|l[ae]|notre|el|nuestr[oa]|il|een|het|de)$/iu
/** When something is to be had is no name of it. */
const CLOCK = /\d\s?[ap]\.?m(?!\p{L})|\d[:.h]\d{2}(?!\d)|\d\s?uhr(?!\p{L})/iu
/** Where what is said of a thing begins behind its name. */
const DETAIL = /\s[–—-]\s|\s?[(]|\s·\s|,\s/u
/** What can be had with it, before its own price: `add bacon +`, `· Alt. milks +`. */
const EXTRA = /(?:\s[–—·-]\s|[,(]\s?|\s(?=(?:add|extra)\s))((?:(?!\s[–—·-]\s)[^,(+]){2,50}?)\s?\+\s?$/iu

/** What stands right before the price when that is a name; else the label, the short line above, or the heading. */
export function subjectOf(line: ItemLine, before: string): string {
  const { heading, before: above, opening, text } = line
  const name = /[.!?]$/u.test(text) ? bareName(subjectOfSentence(before)) : nameOf(before)
  if (isName(name) && !LIST_NAME.test(name)) return nameUnder(heading, isDetail(name) && isTitle(above) ? nameIn(above, name) : name)
  const label = nameOf(line.label)
  if (label && !LIST_NAME.test(label) && !NO_NAME.test(label)) return nameUnder(heading, label)
  if (CLOCK.test(name)) return heading
  const isBare = text.replace(/[\d\s.,\p{Sc}]/gu, '').length < 12
  // A size or a number right above tells how much of what opens the lines.
  if (isBare && /\d/u.test(above) && /^\p{Lu}\P{N}*$/u.test(opening)) return nameUnder(heading, opening)
  return (isBare || isTitle(above)) && above && findPrices(above).length === 0 ? nameUnder(heading, above) : heading
}

/** What a sentence speaks of before its verb, in the last clause that has one. */
function subjectOfSentence(before: string): string {
  if (CLAUSE.test(before)) return before
  const clause = before.split(/[:;]\s/u).at(-1) ?? ''
  return (FINITE.test(clause) ? clause : before).replace(THERE_IS, '').replace(FINITE, '')
}

/** A text as the name of a thing: without what can be had with it and what limits the price. */
function bareName(text: string): string {
  const own = /\(\s*$/u.test(text) ? lastOfList(text) : text
  return closed(tidy(withoutExtras(own).replace(BEFORE, '').trimEnd().replace(VERB, '')))
}

/** The last thing that a list names before a bracket with its price: `a bath, a washer (`. */
const lastOfList = (text: string): string =>
  text
    .split(/,\s|\s(?:and|und|et|y|e|en)\s/u)
    .at(-1)
    ?.replace(LEADING_ARTICLE, '') ?? ''

/** The same without a description that makes it too long. */
function nameOf(text: string): string {
  const name = bareName(text)
  return name.length <= MAX_SUBJECT && name.split(/\s+/u).length <= MAX_WORDS ? name : closed(tidy(name.split(DETAIL)[0] ?? ''))
}

const tidy = (name: string): string => name.replace(/^[\s|–-]+|[\s:=|.,;…·•(–—-]+$/gu, '').trim()

/** A bracket that the price closes is closed in its name. */
const closed = (name: string): string => (/\([^)]*$/u.test(name) ? `${name})` : name)

function isName(name: string): boolean {
  return (
    name.length > 1 &&
    name.length <= MAX_SUBJECT &&
    /\p{L}{2}/u.test(name) &&
    !/[.!?]\s/u.test(name) &&
    !ENDS_OPEN.test(name) &&
    !CLOCK.test(name) &&
    !NO_NAME.test(name) &&
    name.split(/\s+/u).length <= MAX_WORDS
  )
}

/** A size or a property rather than a name. */
const isDetail = (name: string): boolean => /^\d+[\d.,]*\s?\p{L}/u.test(name)

/** The name that follows a price of whom an article before it speaks, or `for the`: `a £32 Quick Check`, `£1,895 for the Raddow Lilt`. */
export function nameBehind(before: string, after: string): string {
  const isAdjective = ARTICLE.test(before.trimEnd())
  return (
    (isAdjective
      ? /^\s(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+){0,3})/u
      : /^\sfor (?:an?|the|our)\s(\p{Lu}[\p{L}\p{N} &'’-]{2,50}?)(?=\s(?:to|and|or|up)\s|[,.;)]|$)/u
    ).exec(after)?.[1] ?? ''
  )
}

const isTitle = (text: string): boolean =>
  text.endsWith('?') || (/^\p{Lu}/u.test(text) && text.split(/\s+/u).length <= MAX_TITLE_WORDS && findPrices(text).length === 0)

/** What a price with a plus before it is added to, and for what; nothing for any other price. */
export function extraBefore(text: string): { of: string; extra: string } | undefined {
  const match = EXTRA.exec(text)
  return match ? { of: withoutExtras(text.slice(0, match.index)), extra: tidy(match[1] ?? '') } : undefined
}

/** A text up to the first extra that it prices. */
function withoutExtras(text: string): string {
  const first = findPrices(text).find(({ at }) => EXTRA.test(text.slice(0, at)))
  const shown = first ? text.slice(0, first.at) : text
  return shown.replace(EXTRA, '')
}

/** Under the heading of a price list a name says it all. */
export function nameUnder(heading: string, name: string): string {
  return LIST_NAME.test(heading.trim()) ? name : nameIn(heading, name)
}
