import { hasPrice, readWrittenPrices } from '../../../values/written-prices.ts'
import { foldKey } from '../../../values/text-signs.ts'
import { sentencesOf } from './asks-money.ts'
import type { ItemLine } from '../item-lines.ts'
import { ARTICLE, BILLED, FREE, FREE_FOR, FURTHER, GIVEN_FOR, JOINED, PAID_AS, SUM, VERB } from './price-name-words.ts'
import { readPhrases, type PricePhrase } from './price-phrase.ts'
import { asksPrice, isLabel, isListed, isListName, isName, isTimeOfDay, nameUnder, SIZE } from './price-subject.ts'
import { isFee, toldPrice } from './told-price.ts'

/** A size or a property before a name. */
const DETAIL = /^\d[\d.,]*\s?\p{L}/u
const MIN_WORD = 4
/** What says more of a price is a sentence about it. */
const MAX_LIMIT = 30
const STEM = 6

/**
 * The phrases of each sentence of a line that is a list of prices, with their names, or all of a sentence without one.
 * A name that runs into its price counts as long as nothing but prices came before it.
 */
export function linePhrases(line: ItemLine): PricePhrase[][] {
  let isList = true
  return partsOf(line.text).flatMap((part) => {
    const told = toldFor(line, part)
    const phrases = told ? [told] : nameOpening(phrasesOf(part, line, isList), line, part)
    isList &&= phrases !== undefined && !told
    return phrases ? [phrases] : []
  })
}

/** The price that a sentence tells, unless it calls it a fee and nothing says for what. */
function toldFor(line: ItemLine, sentence: string): PricePhrase | undefined {
  const told = toldPrice(sentence)
  return told && isFee(told.name) && nameUnder(line, told.name) === told.name ? undefined : told
}

/** A price alone behind `Name — what it is.` in its line, or behind `Name |`, belongs to that name. */
function nameOpening(phrases: PricePhrase[] | undefined, { text }: ItemLine, part: string): PricePhrase[] | undefined {
  const parts = text.split(/\s\|\s/u)
  const [name = ''] = text.startsWith(part) ? [] : parts.length === 2 ? parts : text.split(/\s[–—]\s/u)
  return name !== '' && name !== text && isLabel(name) && isListed(name) && !SIZE.test(name)
    ? phrases?.map((phrase) => (phrase.name === '' ? { ...phrase, name } : phrase))
    : phrases
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
  const [, who = '', free = ''] = FREE_FOR.exec(sentence) ?? []
  if (free !== '') return [{ name: who, value: free, qualifier: '', currency: '', unit: '' }]
  const [label, body] = labelOf(sentence)
  const phrases = readPhrases(body)
  const [first, ...others] = phrases ?? []
  if (!phrases || !first) return undefined
  if (label === '' || isListName(label)) {
    const start = opened(sentence, first, line, isList)
    return start && together([start, ...others])
  }
  if (!isLabel(label)) return first.name === '' && speaksOf(label, line) ? together(phrases) : undefined
  const name = DETAIL.test(label) && isLabel(line.before) ? `${line.before}: ${label}` : label
  if (first.name === '') return together([{ ...first, name }, ...others])
  // `Block: 10 lessons for £300` says how many, `Time: 10 min £15` how long it takes, `Cleaning: a fee of £15` that it
  // is paid.
  if (others.length === 0 && isFee(first.name))
    return [
      {
        ...first,
        name: label,
        qualifier: [first.name.replace(JOINED, ''), first.qualifier].filter(Boolean).join(', '),
      },
    ]
  const [, many] = GIVEN_FOR.exec(first.name) ?? []
  if (others.length === 0 && many !== undefined)
    return [{ ...first, name: label, qualifier: [many, first.qualifier].filter(Boolean).join(', ') }]
  if (others.length === 0 && SIZE.test(first.name))
    return [{ ...first, name: '', qualifier: [`${label}: ${first.name}`, first.qualifier].filter(Boolean).join(', ') }]
  return phrases.every((phrase) => isListed(phrase.name))
    ? toldApart(phrases.map((phrase) => ({ ...phrase, name: `${label}: ${phrase.name || first.name}` })))
    : undefined
}

/** A phrase with the name that opens its sentence, or with none; what is said of it instead of a name limits it. */
function opened(sentence: string, phrase: PricePhrase, line: ItemLine, isList: boolean): PricePhrase | undefined {
  const { name } = phrase
  if (name === '') return phrase
  if (BILLED.test(name)) return { ...phrase, name: '', qualifier: [name, phrase.qualifier].filter(Boolean).join(', ') }
  if (isLabel(name) && /^\s*[–—=|·…-]/u.test(sentence.slice(sentence.indexOf(name) + name.length))) return phrase
  if (isName(name)) return isList ? phrase : undefined
  // `9am-6pm @ £5` says when it costs that.
  const when = name.replace(/\s*@$/u, '')
  if (isTimeOfDay(when)) return { ...phrase, name: '', qualifier: [when, phrase.qualifier].filter(Boolean).join(', ') }
  const told = name.replace(VERB, '').replace(ARTICLE, '')
  if (told !== name && isListName(told)) return { ...phrase, name: '' }
  const joined = GIVEN_FOR.exec(name)?.[1] ?? name.replace(JOINED, '')
  if (isList && joined !== name && isName(joined) && !SUM.test(joined))
    return {
      ...phrase,
      name: joined.replace(ARTICLE, ''),
      qualifier: phrase.qualifier.length > MAX_LIMIT ? '' : phrase.qualifier,
    }
  const isTold =
    told !== name &&
    isName(told.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())) &&
    (PAID_AS.test(told) || speaksOf(told, line))
  return isTold ? { ...phrase, name: told } : undefined
}

/** Whether a text names what its heading or title names, too, or answers one that asks for prices. */
function speaksOf(text: string, { heading, title, before }: ItemLine): boolean {
  if (asksPrice(title) || asksPrice(heading)) return true
  const above = foldKey(`${title} ${heading} ${before}`)
  return foldKey(text)
    .split(' ')
    .some((word) => word.length >= MIN_WORD && above.includes(word.slice(0, STEM)))
}

const withoutBrackets = (name: string): string => name.replace(/^\((.*)\)$/u, '$1')
/** A name with the size of the first of several. */
const SIZED = /^(.*\p{L}\)?),?\s\(?(\d[\d.,]*\s?\p{L}+)\)?$/u

/**
 * Phrases of which the first has the name, or none has: the others are other prices of the same, or have their own
 * names.
 */
function together(phrases: PricePhrase[]): PricePhrase[] | undefined {
  const [{ name: whole } = { name: '' }, ...others] = phrases
  const [, thing, size] =
    (others.length > 0 && others.every(({ name }) => SIZE.test(withoutBrackets(name))) && SIZED.exec(whole)) || []
  if (thing !== undefined && size !== undefined)
    return toldApart(
      phrases.map((phrase, at) => ({
        ...phrase,
        name: thing,
        qualifier: [at === 0 ? size : withoutBrackets(phrase.name), phrase.qualifier].filter(Boolean).join(', '),
      })),
    )
  const named = phrases.flatMap((phrase, at) => {
    if (at === 0 || phrase.name === '') return [{ ...phrase, name: whole }]
    if (FURTHER.test(phrase.name) && !FURTHER.test(whole))
      return [{ ...phrase, name: whole, qualifier: [phrase.name, phrase.qualifier].filter(Boolean).join(', ') }]
    return whole !== '' && isListed(phrase.name) && !FREE.test(phrase.name) ? [phrase] : []
  })
  return toldApart(named)
}

/** Phrases, unless two of them have the same name and nothing that tells them apart. */
function toldApart(phrases: PricePhrase[]): PricePhrase[] | undefined {
  const keys = new Set(phrases.map(({ name, qualifier, unit }) => `${name}\n${qualifier}\n${unit}`))
  return keys.size === phrases.length ? phrases : undefined
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
