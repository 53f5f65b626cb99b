import { sentencesOf } from '../../language/sentences.ts'
import { siteWords, alternativesOf } from '../../language/word-lists.ts'
import type { ItemLine } from './item-lines.ts'
import { type PricePhrase, readPhrases } from '../../values/price-phrase.ts'
import { asksPrice, isLabel, isListName, isListed, isName } from './price-subject.ts'
import { foldKey } from '../../values/text-signs.ts'
import { readWrittenPrices } from '../../values/prices.ts'

/** The verb at the end of a name, before its price. */
const VERB = new RegExp(String.raw`\s(?:${alternativesOf(siteWords('costVerbs'))})$`, 'iu')

/** A word between a name and its price: `Frais de ménage de 20 €`. */
const JOINED = new RegExp(String.raw`\s(?:${alternativesOf(siteWords('ofPrice'))})$`, 'iu')

/** The article at the beginning of a name. */
const ARTICLE = new RegExp(String.raw`^(?:${alternativesOf(siteWords('articles'))})\s`, 'iu')

const MIN_WORD = 4
const STEM = 6

/**
 * Returns the phrases of each sentence in a line that is a list of prices, with their names, or all phrases of a
 * sentence without a name. A name that runs into its price counts if only prices came before it.
 */
export function linePhrases(line: ItemLine): PricePhrase[][] {
  let isList = true
  return partsOf(line.text).flatMap((part) => {
    const phrases = phrasesOf(part, line, isList)
    isList &&= phrases !== undefined
    return phrases ? [phrases] : []
  })
}

/** Returns the sentences of a line. Splits a sentence with only one price into its parts between dots. */
const partsOf = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) =>
    readWrittenPrices(sentence).length === 1 ? sentence.split(/\s+[·•|]\s+/u) : [sentence],
  )

/**
 * Returns the phrases of a sentence, each with its name, or all without one. Returns nothing if the sentence says more,
 * or does not separate them.
 */
function phrasesOf(sentence: string, line: ItemLine, isList: boolean): PricePhrase[] | undefined {
  const [label, body] = labelOf(sentence)
  const phrases = readPhrases(body)
  const [first, ...others] = phrases ?? []
  if (!phrases || !first) return undefined
  if (label === '' || isListName(label)) {
    const start = withOpeningName(first, line, isList)
    return start && withSharedName([start, ...others])
  }
  if (!isLabel(label)) return undefined
  if (first.name === '') return withSharedName([{ ...first, name: label }, ...others])
  return phrases.every((phrase) => isListed(phrase.name))
    ? phrases.map((phrase) => ({ ...phrase, name: `${label}: ${phrase.name || first.name}` }))
    : undefined
}

/** Returns a phrase with the name at the start of its sentence, or without a name. */
function withOpeningName(phrase: PricePhrase, line: ItemLine, isList: boolean): PricePhrase | undefined {
  const { name } = phrase
  if (name === '') return phrase
  if (isName(name)) return isList ? phrase : undefined
  const bare = name.replace(VERB, '').replace(ARTICLE, '')
  const joined = name.replace(JOINED, '')
  if (isList && joined !== name && isName(joined)) return { ...phrase, name: joined.replace(ARTICLE, '') }
  const isNamed =
    bare !== name && isName(bare.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())) && isAboutHeading(bare, line)
  return isNamed ? { ...phrase, name: bare } : undefined
}

/** Reports whether a text is about the thing in its heading or title, or answers a heading that asks for prices. */
function isAboutHeading(text: string, { heading, title, before }: ItemLine): boolean {
  if (asksPrice(title) || asksPrice(heading)) return true
  const above = foldKey(`${title} ${heading} ${before}`)
  return foldKey(text)
    .split(' ')
    .some((word) => word.length >= MIN_WORD && above.includes(word.slice(0, STEM)))
}

/**
 * Gives phrases without a name the name of the first one, because they are further prices of the same thing. Leaves out
 * other phrases whose name is not in a list.
 */
function withSharedName(phrases: PricePhrase[]): PricePhrase[] {
  const [{ name: whole } = { name: '' }] = phrases
  return phrases.flatMap((phrase, at) => {
    if (at === 0 || phrase.name === '') return [{ ...phrase, name: whole }]
    return whole !== '' && isListed(phrase.name) ? [phrase] : []
  })
}

/** Returns the texts before and after a colon in a sentence. Cuts a long label at a dash. */
function labelOf(sentence: string): [label: string, body: string] {
  const [, label = '', body = ''] = /^([^:：]{2,200}?)\s?[:：]\s+(.+)$/u.exec(sentence) ?? []
  if (label === '') return ['', sentence]
  return [[label, label.split(/\s[–—-]\s/u)[0] ?? ''].find(isLabel) ?? label, body]
}
