import { fold } from '../../text/fold.ts'
import { wordsOfAny } from '../../text/word-lists.ts'
import type { Logic } from '../claim-logic.ts'
import { numbersIn } from '../../units/written-numbers.ts'
import type { Statement, Support } from '../claim-statements.ts'
import { type Claimed, holds } from '../claimed-words.ts'

/** A clause of an answer, as it is held against the passages. */
export interface JudgedClause {
  text: string
  logic: Logic
  /** That of the sentence which it stands in. */
  whole: Logic
  claimed: readonly Claimed[]
  values: ReadonlySet<string>
  /** What says most of it. */
  best: readonly Statement[]
}

/** What is part of another thing's price; taxes are terms of it. */
export const CONTAINED =
  /(?<!\p{L})(?<!(?:vat|tax|taxes|iva|mwst|mehrwertsteuer|tva|btw) )(?:included|inbegriffen|enthalten|inkludiert|inklusive|comprise?s?|incluid[oa]s?|inclus[oaie]|compres[oaie]|inbegrepen|inclusief)(?!\p{L})(?! (?:vat|tax|iva|mwst|mehrwertsteuer|tva|btw))/u
const TOGETHER = /(?<!\p{L})(?:with|mit|avec|con|com|met|part of|teil)(?!\p{L})/u

const isGiven = ({ isIncluded, logic, whole }: Statement): boolean =>
  logic.isFree || (isIncluded && !logic.isDenied && !whole.isDenied)

const contains = (statement: Statement): boolean => isGiven(statement) || TOGETHER.test(fold(statement.text))

/** What holds for some only, or under a condition. */
const LIMITS = wordsOfAny({
  en: 'only, if, from, up to, at least, minimum, maximum, except, unless, over, under, between',
  de: 'nur, wenn, falls, ab, bis, mindestens, hochstens, ausser, uber, unter, zwischen, bei',
  fr: "seulement, uniquement, si, a partir, des, jusqu', au moins, sauf, plus de, moins de, entre",
  es: 'solo, si, desde, a partir, hasta, minimo, maximo, excepto, salvo, mas de, menos de, entre',
  pt: 'so, somente, apenas, se, desde, a partir, ate, minimo, maximo, exceto, mais de, menos de, entre',
  it: 'solo, soltanto, se, da, fino a, almeno, massimo, tranne, eccetto, oltre, sotto, tra, fra',
  nl: 'alleen, als, indien, vanaf, tot, minstens, minimaal, maximaal, behalve, boven, onder, tussen',
  ar: 'فقط, اذا, ابتداء, حتي, باستثناء',
})

/**
 * Whether the passages say as much as a clause does: of all, more, less or the same, or that one thing is part of
 * another.
 */
export function isReached({ statements }: Support, { text, logic, claimed, values, best }: JudgedClause): boolean {
  const beside = statements.filter(({ isIncluded, place }) => isIncluded && best.some((one) => one.place === place))
  const priced = statements.filter(({ prices }) => [...prices].some((price) => values.has(price)))
  const near = [...best, ...priced.filter(({ own }) => claimed.some((word) => holds(own, word)))]
  const isTogether = (statement: Statement): boolean =>
    contains(statement) && (claimed.length === 0 || claimed.some((word) => holds(statement.around, word)))
  if (!logic.isDenied && CONTAINED.test(fold(text)) && ![...near, ...beside].some(isTogether)) return false
  const isSaid = (group: string): boolean =>
    near.some((statement) => statement.logic.reaches.has(group) || statement.whole.reaches.has(group))
  const isPriced = numbersIn(text).some(({ kind }) => kind === 'price')
  const isLimited = (statement: Statement): boolean =>
    LIMITS.test(fold(statement.text)) || [...statement.values].some((value) => !values.has(value))
  const holdsFor: Readonly<Record<string, boolean>> = {
    above: isPriced || logic.isDenied || logic.isFree || !near.some(isGiven),
    dearer: isPriced,
    below: isPriced,
    all: !logic.isFree && !near.some(isLimited),
  }
  return [...logic.reaches].every((group) => holdsFor[group] === true || isSaid(group))
}
