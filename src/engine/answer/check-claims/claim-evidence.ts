import { computeOnce, memoize, memoizeTexts } from '#src/base/memoize.ts'
import { idleWordsOf } from '../lexicon/lexicon.ts'
import { fold } from '../text/fold.ts'
import { languageOfWords } from '../text/spoken-language.ts'
import { wordsOf } from '../text/split-words.ts'
import { stemOf } from '../text/stem.ts'
import { countsIn } from './claim-counts.ts'
import { datesIn, monthsBetween } from './claim-dates.ts'
import { durationsIn, periodsIn, withOtherUnit, withoutDurations } from './claim-durations.ts'
import { linksIn, phonesIn, withoutLinks } from './claim-links.ts'
import { type Amounts, amountsOf } from './claim-numbers.ts'
import { currenciesIn, numbersIn } from '../units/written-numbers.ts'
import { weightyClaims, withoutWeighty } from './weighty-claims.ts'
import { quantityWordsIn, wordsOfShares } from './claim-quantities.ts'
import { type WeekPlan, readWeek } from './claim-week.ts'
import { tableLines } from './table-lines.ts'

/** What a written answer may draw on. */
export interface ClaimGround {
  /** The passages, without what gives orders to a machine. */
  passages: readonly { title: string; url: string; text: string }[]
  /** Lines that were taken out of the passages. */
  tainted: readonly string[]
  /** What the visitor said in this conversation. */
  said: readonly string[]
  /** What the prompt tells the model; none of it may be said. */
  instructions: string
  company: string
  /** Of the business; counts where the words of the passages do not tell theirs. */
  language?: string
}

/** Something that the passages say, with its words. */
export interface Owned {
  /** Of it alone, without weighty words. */
  own: Set<string>
  /** With what it stands under. */
  stems: Set<string>
}

export interface Line extends Owned {
  text: string
  amounts: Amounts
  weighty: Set<string>
}

/** Everything that a sentence is held against. */
export interface Evidence extends ClaimGround {
  folded: string
  lines: Line[]
  week: WeekPlan
  /** How long things take or last. */
  durations: Set<string>
  saidDurations: Set<string>
  quantities: Set<string>
  amounts: Amounts
  /** Numbers without a currency beside them in lines that speak of prices. */
  unmarkedPrices: Set<string>
  currencies: Set<string>
  dates: Set<string>
  links: Set<string>
  hosts: Set<string>
  phones: string
  saidNumbers: Set<string>
  stems: () => Set<string>
  /** Of the passages. */
  language: string
  saidText: string
}

/** The words of a text that carry meaning, by their stems; numbers are left out. */
export function contentStems(text: string): string[] {
  const words = wordsOf(text)
  const stopwords = idleWordsOf(languageOfWords(text, words) || 'en')
  return words.filter((word) => !stopwords.has(word) && !/^\p{N}/u.test(word) && word.length > 1).map(stemOf)
}

/** Words, and numbers that are no price: what tells one thing from another. */
function markersOf(text: string): string[] {
  return [...contentStems(text), ...countsIn(text)]
}

function readLine(text: string, context: string): Line {
  return {
    text,
    stems: new Set(markersOf(`${context} ${text}`)),
    own: new Set(markersOf(withoutWeighty(text))),
    amounts: amountsOf(withoutLinks(text)),
    weighty: new Set(weightyClaims(text)),
  }
}

const HEADING_CHARACTERS = 60

/** What a line stands under: the title, and a first line that is a heading. */
const contextOf = (title: string, first: string): string =>
  first.length <= HEADING_CHARACTERS && !/\p{N}/u.test(first) ? `${title} ${first}` : title

const PRICED =
  /(?<!\p{L})(?:pric\p{L}*|rates?|fees?|costs?|preis\p{L}*|kosten|tarif\p{L}*|prix|precios?|prezz[oi]|precos?|prij[sz]\p{L}*|سعر|اسعار)(?!\p{L})/u

function unmarkedPricesIn(title: string, text: string): Set<string> {
  const lines = tableLines(text).map(({ line, under }) => ({ line, above: `${title} ${under} ${line}` }))
  const priced = lines.filter(({ above }) => PRICED.test(fold(above)) || currenciesIn(above).size > 0)
  return new Set(
    priced.flatMap(({ line }) =>
      numbersIn(withoutDurations(withoutLinks(line))).flatMap(({ kind, readings, index }) =>
        kind === 'plain' && ALONE.test(fold(line).slice(index)) ? readings : [],
      ),
    ),
  )
}

/** Behind a number that neither counts nor measures anything. */
const ALONE =
  /^[\d.,]+(?:$|[.,;)/]|\s?(?:per|pro|par|por|al|a|je|each|pric|preis|prix|prij|precio|prezz|fee|cost|tarif|\())/u

/** How many passages stay read: visitors ask for the same ones again and again. */
export const READ_PASSAGES = 200

/** What a passage gives line by line. */
const readLines = memoizeTexts(READ_PASSAGES, (title, text) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return {
    lines: lines.map((line) => readLine(line, contextOf(title, lines[0] ?? ''))),
    week: readWeek(withoutLinks(`${title}\n${text}`)),
    unmarkedPrices: unmarkedPricesIn(title, text),
  }
})

/** What a text gives wherever it stands. */
const readText = memoize(READ_PASSAGES, (text) => {
  const bare = withoutLinks(text)
  return {
    folded: fold(text).replace(/\s+/g, ' '),
    amounts: amountsOf(bare),
    durations: [...durationsIn(bare), ...periodsIn(bare)].flatMap(withOtherUnit),
    quantities: quantityWordsIn(text),
    currencies: currenciesIn(text),
    dates: [...datesIn(bare, true), ...monthsBetween(bare)],
    links: linksIn(text),
    phones: phonesIn(text),
    digits: text.replace(/\D+/g, ''),
  }
})

/** Reads the ground of an answer once. */
export function gatherEvidence(ground: ClaimGround): Evidence {
  const passages = ground.passages.map(({ title, text }) => readLines(title, text))
  const texts = [ground.company, ...ground.passages.map(({ title, text, url }) => `${title}\n${text}\n${url}`)]
  const read = texts.map(readText)
  const all = <Value>(of: (one: ReturnType<typeof readText>) => Iterable<Value>): Set<Value> =>
    new Set(read.flatMap((one) => [...of(one)]))
  const said = ground.said.join('\n')
  const everything = texts.join('\n')
  const links = all((one) => one.links)
  const percent = all(({ amounts }) => amounts.percent)
  return {
    ...ground,
    folded: read.map(({ folded }) => folded).join(' '),
    lines: passages.flatMap(({ lines }) => lines),
    week: {
      open: new Set(passages.flatMap(({ week }) => [...week.open])),
      closed: new Set(passages.flatMap(({ week }) => [...week.closed])),
    },
    durations: all(({ durations }) => durations),
    saidDurations: durationsIn(said),
    quantities: new Set([...all(({ quantities }) => quantities), ...quantityWordsIn(said), ...wordsOfShares(percent)]),
    amounts: {
      plain: all(({ amounts }) => amounts.plain),
      percent,
      prices: all(({ amounts }) => amounts.prices),
      times: all(({ amounts }) => amounts.times),
    },
    unmarkedPrices: new Set(passages.flatMap(({ unmarkedPrices }) => [...unmarkedPrices])),
    currencies: all(({ currencies }) => currencies),
    dates: all(({ dates }) => dates),
    links: new Set([...links, ...linksIn(said)]),
    hosts: new Set(Array.from(links, (link) => link.split(/[/@]/)[link.includes('@') ? 1 : 0] ?? '')),
    phones: [...all(({ phones }) => phones), read.map(({ digits }) => digits).join(''), ...phonesIn(said)].join(' '),
    saidNumbers: new Set(
      ground.said.flatMap((text) =>
        numbersIn(text)
          .filter(({ kind }) => kind === 'plain')
          .flatMap(({ readings }) => readings),
      ),
    ),
    stems: computeOnce(() => new Set([...contentStems(everything), ...contentStems(said)])),
    language: languageOfWords(everything, wordsOf(everything.slice(0, 4000))) || (ground.language ?? ''),
    saidText: fold(said),
  }
}
