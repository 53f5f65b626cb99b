import { sentencesOf } from '../../language/sentences.ts'
import { siteWords, alternativesOf } from '../../language/word-lists.ts'
import type { ItemLine } from './item-lines.ts'
import { type PricePhrase, readPhrases } from '../../values/price-phrase.ts'
import { asksPrice, isLabel, isListName, isListed, isName } from './price-subject.ts'
import { foldKey } from '../../values/text-signs.ts'
import { hasPrice, readWrittenPrices } from '../../values/prices.ts'

/** How a sum is paid, in the place of a name. */
const BILLED = new RegExp(String.raw`^(?:${alternativesOf(siteWords('paidAs'))})(?: [\p{L}-]+){0,3}$`, 'iu')

/** The verb that a name ends with before its price. */
const VERB = new RegExp(String.raw`\s(?:${alternativesOf(siteWords('costVerbs'))})$`, 'iu')

/** A word between a name and its price: `Frais de ménage de 20 €`. */
const JOINED = new RegExp(String.raw`\s(?:${alternativesOf(siteWords('ofPrice'))})$`, 'iu')

/** A sum that nobody pays as such. */
const SUM = new RegExp(`^(?:\\p{L}{1,4} )?(?:${alternativesOf(siteWords('sums'))})(?!\\p{L})`, 'iu')

/** The article that a name begins with. */
const ARTICLE = new RegExp(String.raw`^(?:${alternativesOf(siteWords('articles'))})\s`, 'iu')

const MIN_WORD = 4
/** A longer qualifier is a sentence about the price. */
const MAX_LIMIT = 30
const STEM = 6

/**
 * The phrases of each sentence of a line that is a list of prices, with their names, or all of a sentence without one.
 * A name that runs into its price counts as long as nothing but prices came before it.
 */
export function linePhrases(line: ItemLine): PricePhrase[][] {
  let isList = true
  return partsOf(line.text).flatMap((part) => {
    const phrases = phrasesOf(part, line, isList)
    isList &&= phrases !== undefined
    return phrases ? [phrases] : []
  })
}

/** The sentences of a line; where one price stands among parts between dots, the parts. */
const partsOf = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) =>
    readWrittenPrices(sentence).length === 1 ? sentence.split(/\s+[·•|]\s+/u) : [sentence],
  )

/**
 * The phrases of a sentence, each with its whole name, or all without one; nothing when it says more, or does not tell
 * them apart.
 */
function phrasesOf(sentence: string, line: ItemLine, isList: boolean): PricePhrase[] | undefined {
  const behind = nameBehind(sentence)
  if (behind) return [behind]
  const [label, body] = labelOf(sentence)
  const phrases = readPhrases(body)
  const [first, ...others] = phrases ?? []
  if (!phrases || !first) return undefined
  if (label === '' || isListName(label)) {
    const start = opened(first, line, isList)
    return start && together([start, ...others])
  }
  if (!isLabel(label)) return undefined
  // "11 kW" is a property of what the line above names.
  const name = /^\d[\d.,]*\s?\p{L}/u.test(label) && isLabel(line.before) ? `${line.before}: ${label}` : label
  if (first.name === '') return together([{ ...first, name }, ...others])
  return phrases.every((phrase) => isListed(phrase.name))
    ? phrases.map((phrase) => ({ ...phrase, name: `${label}: ${phrase.name || first.name}` }))
    : undefined
}

/** A phrase with the name that opens its sentence, or with none; what is said of it instead of a name limits it. */
function opened(phrase: PricePhrase, line: ItemLine, isList: boolean): PricePhrase | undefined {
  const { name } = phrase
  if (name === '') return phrase
  if (BILLED.test(name)) return { ...phrase, name: '', qualifier: [name, phrase.qualifier].filter(Boolean).join(', ') }
  if (isName(name)) return isList ? phrase : undefined
  const told = name.replace(VERB, '').replace(ARTICLE, '')
  const joined = name.replace(JOINED, '')
  if (isList && joined !== name && isName(joined) && !SUM.test(joined))
    return {
      ...phrase,
      name: joined.replace(ARTICLE, ''),
      qualifier: phrase.qualifier.length > MAX_LIMIT ? '' : phrase.qualifier,
    }
  const isTold =
    told !== name && isName(told.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())) && speaksOf(told, line)
  return isTold ? { ...phrase, name: told } : undefined
}

/** Reports whether a text names what its heading or title names, or answers one that asks for prices. */
function speaksOf(text: string, { heading, title, before }: ItemLine): boolean {
  if (asksPrice(title) || asksPrice(heading)) return true
  const above = foldKey(`${title} ${heading} ${before}`)
  return foldKey(text)
    .split(' ')
    .some((word) => word.length >= MIN_WORD && above.includes(word.slice(0, STEM)))
}

/**
 * Phrases of which the first has the name, or none has: the others are other prices of the same, or have their own
 * names.
 */
function together(phrases: PricePhrase[]): PricePhrase[] {
  const [{ name: whole } = { name: '' }] = phrases
  return phrases.flatMap((phrase, at) => {
    if (at === 0 || phrase.name === '') return [{ ...phrase, name: whole }]
    return whole !== '' && isListed(phrase.name) ? [phrase] : []
  })
}

/**
 * What a sentence puts before a colon and behind it: a name, without what a dash adds to a long one. A price before the
 * colon opens the sentence.
 */
function labelOf(sentence: string): [label: string, body: string] {
  const [, label = '', body = ''] = /^([^:：]{2,200}?)\s?[:：]\s+(.+)$/u.exec(sentence) ?? []
  if (label === '') return ['', sentence]
  const name = [label, label.split(/\s[–—-]\s/u)[0] ?? ''].find(isLabel)
  if (name === undefined && hasPrice(label)) return ['', !hasPrice(body) ? label : sentence]
  return [name ?? label, body]
}

/** The name that a dash puts behind a price that opens its line: `P500 – One hour more`. */
function nameBehind(sentence: string): PricePhrase | undefined {
  const [, price = '', name = ''] = /^(\S.{0,24}?)\s+[–—-]\s+((?:\d{1,4}\s)?\p{Lu}[^.!?:]{2,80})$/u.exec(sentence) ?? []
  const [phrase, ...others] = price === '' || !isLabel(name) ? [] : (readPhrases(price) ?? [])
  return phrase && others.length === 0 && phrase.name === '' ? { ...phrase, name } : undefined
}
