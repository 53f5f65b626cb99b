import { sentencesOf } from '../../language/sentences.ts'
import { anyWord, siteWords, alternativesOf, sourceOf } from '../../language/word-lists.ts'
import { memoize } from '#src/base/memoize.ts'
import { type ItemLine, nameIn } from './item-lines.ts'
import { hasPrice } from '../../values/prices.ts'

/** Reports whether a text is about money that is not the price of an offer. */
export const speaksOfOtherMoney = (text: string): boolean => NO_PRICE.test(text)

/** Reports whether a sentence of the text names a sum that a buyer pays. */
export function asksMoney(text: string): boolean {
  return sentencesOf(text).some((sentence) => hasPrice(sentence) && !NO_PRICE.test(sentence))
}

const NO_PRICE = anyWord(siteWords('otherMoney'))
const MAX_SUBJECT = 90
const MAX_WORDS = 12
const MAX_CACHED = 1_000
/** A longer text without a final mark is an unfinished sentence. */
const MAX_RUNNING_WORDS = 6
const LIST_NAME = new RegExp(`^(?:${alternativesOf(siteWords('listNames'))})(?:\\s?\\([^)]*\\))?$`, 'iu')
const ENDS_OPEN = new RegExp(`(?<!\\p{L})(?:${alternativesOf(siteWords('openEnds'))})$`, 'u')
const SENTENCE_WORD = new RegExp(sourceOf(siteWords('notNameWords')), 'iu')
const ASKS_COST = new RegExp(sourceOf(siteWords('costWords')), 'iu')
/** When something is available is not its name, nor is the day on which a price was read. */
const NO_THING = new RegExp(
  '\\d\\s?[ap]\\.?m(?!\\p{L})|\\d[:.h]\\d{2}(?!\\d|[\\s-]?(?:h|hrs?|kg|l|m)(?!\\p{L}))|\\d\\s?uhr(?!\\p{L})|(?<!\\d)20\\d\\d(?!\\d)|' +
    `^(?:as of|stand|${alternativesOf(siteWords('yesOrNo'))})(?!\\p{L})`,
  'iu',
)
/** A quantity instead of a name: `28 modules`. */
export const SIZE = /^\d[\d.,]*\s?\p{L}+$/u
const COMMON = new RegExp(`^(?:${alternativesOf(siteWords('commonNames'))})$`, 'iu')

const isPlain = (text: string): boolean =>
  text.length <= MAX_SUBJECT &&
  !ENDS_OPEN.test(text) &&
  !/\d\s?\/$/u.test(text) &&
  !NO_THING.test(text) &&
  !SENTENCE_WORD.test(text.replaceAll('Costa', '')) &&
  !hasPrice(text)

/** Reports whether a text before a colon or a dash, or in a cell, can be the name of an offer. */
export const isLabel = (text: string): boolean =>
  /\p{L}/u.test(text) &&
  text.length > 1 &&
  text.split(/\s+/u).length <= MAX_WORDS &&
  !/\p{L}{3}[.!?;]\s+\p{Lu}|[!;]$|\p{Ll}{3}\.$/u.test(text) &&
  isPlain(text)

/** Reports whether a text directly before its price can be the name of an offer. */
export const isName = (text: string): boolean =>
  /^[\p{Lu}\p{Lo}\d"“«„'‘]/u.test(text) && /\p{L}{2}/u.test(text) && isListed(text)

/** Reports the same for one name of several. */
export const isListed = (text: string): boolean =>
  text.split(/\s+/u).length <= MAX_RUNNING_WORDS &&
  !/[,:.!?;]/u.test(text.replace(/\([^)]*\)|\p{L}{1,4}\.|\d[.,:]\d/gu, '')) &&
  isPlain(text)

export const isListName = (text: string): boolean => LIST_NAME.test(text.trim())

/** Reports whether a heading names what is below it: it is neither a slogan nor the name of a list. */
export const isThing = memoize(MAX_CACHED, (heading) => isLabel(heading) && !isListName(heading))

/** Reports whether a heading asks what something costs. */
export const asksPrice = (text: string): boolean => /[?？](?:\s\([^)]*\))?$/u.test(text) && ASKS_COST.test(text)

/** Reports whether a name names an offer only together with its heading. */
export const isCommon = (name: string): boolean =>
  name
    .split(/[\s,()·-]+/u)
    .filter(Boolean)
    .every((word) => COMMON.test(word))

/** Returns the whole in a title of the form `Whole: part`. */
export const outerOf = (title: string): string => title.split(': ')[0] ?? ''

/** Returns a name below the heading, or below the title if that names a thing. */
export function nameUnder(line: Pick<ItemLine, 'heading' | 'title'>, name: string): string {
  const { heading, title } = line
  const above = [heading, title, outerOf(title)].find((text) => isThing(text) || asksPrice(text))
  return above === undefined || above.toLowerCase().includes(name.toLowerCase()) ? name : nameIn(above, name)
}
