import { sentencesOf } from '../../language/sentences.ts'
import { siteWords, alternativesOf } from '../../language/word-lists.ts'
import type { ItemLine } from './item-lines.ts'
import { type PricePhrase, readPhrases } from '../../values/price-phrase.ts'
import { asksPrice, isLabel, isListName, isListed, isName } from './price-subject.ts'
import { foldKey } from '../../values/text-signs.ts'
import { readWrittenPrices } from '../../values/prices.ts'

/** The verb that a name ends with before its price. */
const VERB = new RegExp(String.raw`\s(?:${alternativesOf(siteWords('costVerbs'))})$`, 'iu')

/** A word between a name and its price: `Frais de ménage de 20 €`. */
const JOINED = new RegExp(String.raw`\s(?:${alternativesOf(siteWords('ofPrice'))})$`, 'iu')

/** The article that a name begins with. */
const ARTICLE = new RegExp(String.raw`^(?:${alternativesOf(siteWords('articles'))})\s`, 'iu')

const MIN_WORD = 4
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
  const [label, body] = labelOf(sentence)
  const phrases = readPhrases(body)
  const [first, ...others] = phrases ?? []
  if (!phrases || !first) return undefined
  if (label === '' || isListName(label)) {
    const start = opened(first, line, isList)
    return start && together([start, ...others])
  }
  if (!isLabel(label)) return undefined
  if (first.name === '') return together([{ ...first, name: label }, ...others])
  return phrases.every((phrase) => isListed(phrase.name))
    ? phrases.map((phrase) => ({ ...phrase, name: `${label}: ${phrase.name || first.name}` }))
    : undefined
}

/** A phrase with the name that opens its sentence, or with none. */
function opened(phrase: PricePhrase, line: ItemLine, isList: boolean): PricePhrase | undefined {
  const { name } = phrase
  if (name === '') return phrase
  if (isName(name)) return isList ? phrase : undefined
  const told = name.replace(VERB, '').replace(ARTICLE, '')
  const joined = name.replace(JOINED, '')
  if (isList && joined !== name && isName(joined)) return { ...phrase, name: joined.replace(ARTICLE, '') }
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

/** What a sentence puts before a colon and behind it: a name, without what a dash adds to a long one. */
function labelOf(sentence: string): [label: string, body: string] {
  const [, label = '', body = ''] = /^([^:：]{2,200}?)\s?[:：]\s+(.+)$/u.exec(sentence) ?? []
  if (label === '') return ['', sentence]
  return [[label, label.split(/\s[–—-]\s/u)[0] ?? ''].find(isLabel) ?? label, body]
}
