import { stopwordsOf } from '../lexicon/lexicon.ts'
import { fold } from '../text/fold.ts'
import { languageOfWords } from '../text/spoken-language.ts'
import { wordsOf } from '../text/split-words.ts'
import { stemOf } from '../text/stem.ts'
import { RELATIVE_DAY, datesIn, weekdaysIn } from './claim-dates.ts'
import { linksIn, phonesIn, withoutLinks } from './claim-links.ts'
import { type Amounts, amountsOf, currenciesIn, numbersIn, spelledNumbers, timesIn, withoutTimes } from './claim-numbers.ts'
import { promises, weightyClaims, withoutWeighty } from './claim-promises.ts'

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
}

/** Why a sentence is not shown. */
export type ClaimProblem =
  | 'promise'
  | 'link'
  | 'phone'
  | 'price'
  | 'percent'
  | 'time'
  | 'number'
  | 'date'
  | 'weekday'
  | 'weighty'
  | 'foreign'
  | 'tainted'
  | 'instructions'

/** Judges sentences of a written answer against one ground. */
export type SentenceCheck = (sentence: string) => ClaimProblem | undefined

interface Line {
  text: string
  /** Of the line with its heading and title. */
  stems: Set<string>
  /** Of the line alone, without weighty words. */
  own: Set<string>
  amounts: Amounts
  weighty: Set<string>
}

interface Evidence extends ClaimGround {
  folded: string
  lines: Line[]
  amounts: Amounts
  currencies: Set<string>
  dates: Set<string>
  weekdays: Set<number>
  links: Set<string>
  hosts: Set<string>
  phones: string
  saidNumbers: Set<string>
  stems: Set<string>
  /** Of the passages. */
  language: string
  saidText: string
}

const SHINGLE = 6
const LIST_MARK = /^\s*(?:[-*•·]|\d{1,2}[.)])\s+/

function contentStems(text: string): string[] {
  const words = wordsOf(text)
  const stopwords = stopwordsOf(languageOfWords(text, words) || 'en')
  return words.filter((word) => !stopwords.has(word) && !/^\p{N}/u.test(word) && word.length > 1).map(stemOf)
}

function readLine(text: string, context: string): Line {
  return {
    text,
    stems: new Set(contentStems(`${context} ${text}`)),
    own: new Set(contentStems(withoutWeighty(text))),
    amounts: amountsOf(withoutLinks(text)),
    weighty: new Set(weightyClaims(text)),
  }
}

function gather(ground: ClaimGround): Evidence {
  const lines = ground.passages.flatMap(({ title, text }) => {
    const all = text.split('\n').filter((line) => line.trim() !== '')
    return all.map((line) => readLine(line, `${title} ${all[0] ?? ''}`))
  })
  const everything = [ground.company, ...ground.passages.map(({ title, text, url }) => `${title}\n${text}\n${url}`)].join('\n')
  const said = ground.said.join('\n')
  const links = linksIn(everything)
  const bare = withoutLinks(everything)
  return {
    ...ground,
    folded: fold(everything).replace(/\s+/g, ' '),
    lines,
    amounts: amountsOf(bare),
    currencies: currenciesIn(everything),
    dates: datesIn(bare, true),
    weekdays: weekdaysIn(bare, true),
    links: new Set([...links, ...linksIn(said)]),
    hosts: new Set(Array.from(links, (link) => link.split(/[/@]/)[link.includes('@') ? 1 : 0] ?? '')),
    phones: `${phonesIn(everything).join(' ')} ${everything.replace(/\D+/g, '')} ${phonesIn(said).join(' ')}`,
    saidNumbers: new Set(
      ground.said.flatMap((text) =>
        numbersIn(text)
          .filter(({ kind }) => kind === 'plain')
          .flatMap(({ readings }) => readings),
      ),
    ),
    stems: new Set([...contentStems(everything), ...contentStems(said)]),
    language: languageOfWords(everything, wordsOf(everything.slice(0, 4000))),
    saidText: fold(said),
  }
}

/** Makes the check of one answer. The ground is read once; a sentence takes well under a millisecond. */
export function createSentenceCheck(ground: ClaimGround): SentenceCheck {
  const evidence = gather(ground)
  const orders = ground.tainted.map((line) => new Set(contentStems(line))).filter((stems) => stems.size > 0)
  const rules = new Set(shinglesOf(ground.instructions))
  return (sentence) => {
    const text = sentence.replace(LIST_MARK, '')
    if (orders.some((stems) => repeats(text, stems))) return 'tainted'
    if (shinglesOf(text).some((shingle) => rules.has(shingle))) return 'instructions'
    return findLink(evidence, text) ?? (isVerbatim(evidence, text) ? undefined : (findClaim(evidence, text) ?? findForeign(evidence, text)))
  }
}

const isVerbatim = ({ folded }: Evidence, text: string): boolean => {
  const plain = fold(text)
    .replace(/[*_`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > 20 && folded.includes(plain)
}

/** Whether a sentence says what an order wanted said. */
function repeats(text: string, order: ReadonlySet<string>): boolean {
  const stems = contentStems(text)
  return stems.length > 0 && stems.filter((stem) => order.has(stem)).length / stems.length >= 0.8
}

function shinglesOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(SHINGLE - 1).map((_, at) => words.slice(at, at + SHINGLE).join(' '))
}

function findLink({ links, hosts, phones }: Evidence, text: string): ClaimProblem | undefined {
  for (const link of linksIn(text)) if (!links.has(link) && !(hosts.has(link) && !link.includes('/'))) return 'link'
  for (const digits of phonesIn(text)) if (!phones.includes(digits) && isLikePhone(text)) return 'phone'
  return undefined
}

/** Digits in groups are a phone number only when they are not a price or a date. */
const isLikePhone = (text: string): boolean => /\+?\d[\d ()/-]{6,}\d/.test(text.replace(/\d{4}-\d{2}-\d{2}/g, ''))

/** A sentence whose words are all unknown to the passages and to the visitor comes from elsewhere. Other languages cannot be compared. */
function findForeign({ stems, language }: Evidence, text: string): ClaimProblem | undefined {
  const words = wordsOf(text)
  const own = languageOfWords(text, words)
  const content = contentStems(text)
  // A number was checked by itself, and says more than the words around it.
  if (content.length < 2 || /\p{N}/u.test(text) || (own !== '' && own !== language)) return undefined
  const isStrange = content.every((stem) => !stems.has(stem) && !CONVERSATION.has(stem))
  return isStrange ? 'foreign' : undefined
}

const CONVERSATION = new Set(
  'welcome glad happy help sorry thank thanks question anything else know look need want like would could great sure please let offer option choose information detail assist hello hi hallo danke gern helfen frage bonjour merci aider question hola gracias ayudar pregunta ciao grazie aiutare domanda obrigado ajudar pergunta bedankt helpen vraag'
    .split(' ')
    .map(stemOf),
)

function findClaim(evidence: Evidence, text: string): ClaimProblem | undefined {
  if (promises(text)) return 'promise'
  const bare = withoutLinks(text)
  return findNumber(evidence, bare) ?? findTime(evidence, bare) ?? findDate(evidence, bare) ?? findWeighty(evidence, text)
}

function findNumber(evidence: Evidence, text: string): ClaimProblem | undefined {
  const { amounts, currencies, saidNumbers } = evidence
  const timeless = withoutTimes(text)
  for (const number of numbersIn(timeless)) {
    const { readings, kind, currency } = number
    if (kind === 'price') {
      const isPriced = readings.some((value) => amounts.prices.has(`${value} ${currency}`))
      const isUnmarked =
        readings.some((value) => amounts.plain.has(value)) && currencies.has(currency) && !hasOtherPrice(evidence, readings)
      if ((!isPriced && !isUnmarked) || isMisattributed(evidence, timeless, number)) return 'price'
    } else if (kind === 'percent') {
      if (!readings.some((value) => amounts.percent.has(value))) return 'percent'
    } else if (!readings.some((value) => amounts.plain.has(value) || saidNumbers.has(value))) {
      return 'number'
    }
  }
  return spelledNumbers(timeless).some((value) => !amounts.plain.has(value) && !saidNumbers.has(value)) ? 'number' : undefined
}

const hasOtherPrice = ({ amounts }: Evidence, readings: readonly string[]): boolean =>
  [...amounts.prices].some((price) => readings.includes(price.split(' ')[0] ?? ''))

/**
 * Whether the words before a price belong to another price: one of them stands with other prices in the passages, and never with this one.
 */
function isMisattributed({ lines }: Evidence, text: string, { readings, index }: { readings: string[]; index: number }): boolean {
  const before = fold(text).slice(0, index)
  if (numbersIn(before).some(({ kind }) => kind === 'price')) return false
  const isOf = (line: Line): boolean => readings.some((value) => line.amounts.plain.has(value))
  const priced = lines.filter(({ amounts }) => amounts.prices.size > 0)
  const own = priced.filter(isOf)
  const others = priced.filter((line) => !isOf(line))
  if (own.length === 0 || others.length === 0) return false
  return contentStems(before).some((stem) => !own.some(({ stems }) => stems.has(stem)) && others.some(({ stems }) => stems.has(stem)))
}

function findTime({ amounts }: Evidence, text: string): ClaimProblem | undefined {
  return timesIn(text).some((minutes) => !amounts.times.has(minutes)) ? 'time' : undefined
}

function findDate({ dates, weekdays, folded, saidText }: Evidence, text: string): ClaimProblem | undefined {
  if ([...datesIn(text, false)].some((date) => !dates.has(date) && isDate(text, date))) return 'date'
  if ([...weekdaysIn(text, false)].some((day) => !weekdays.has(day))) return 'weekday'
  const relative = RELATIVE_DAY.exec(fold(text))?.[0]
  return relative !== undefined && !folded.includes(relative) && !saidText.includes(relative) ? 'date' : undefined
}

/** Two numbers with a point or a dash between them are more often a time, a price or a range than a date. */
const isDate = (text: string, date: string): boolean =>
  !date.includes('-') || datesIn(text.replace(/\d{1,2}[-./:]\d{1,2}(?![./-]\d)/g, ' '), false).has(date)

/**
 * What weighs must be said of the same thing: by a line that shares a word or a number with the sentence, beside the weighty words
 * themselves. Across languages it is enough that the knowledge says it at all.
 */
function findWeighty({ lines, language }: Evidence, text: string): ClaimProblem | undefined {
  const own = languageOfWords(text, wordsOf(text))
  const stems = contentStems(withoutWeighty(text))
  const values = numbersIn(text).flatMap(({ readings }) => readings)
  const shares = (line: Line): boolean => stems.some((stem) => line.own.has(stem)) || values.some((value) => line.amounts.plain.has(value))
  const isSaid = (group: string): boolean =>
    lines.some((line) => line.weighty.has(group) && (stems.length === 0 || (own !== '' && own !== language) || shares(line)))
  return !DENIED.test(fold(text)) && weightyClaims(text).some((group) => !isSaid(group)) ? 'weighty' : undefined
}

const DENIED = /\b(?:no|not|don't|doesn't|kein\p{L}*|nicht|pas|non|nao|geen|niet)\b|n't\b/u
