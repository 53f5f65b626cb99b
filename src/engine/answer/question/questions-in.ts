import { findMatches } from '#src/base/find-matches.ts'
import { fold } from '../../language/fold.ts'
import { readCues } from './asked-kinds.ts'
import { stemsOf } from '../../language/text-terms.ts'
import { numberOf } from '../../language/number-words.ts'
import { wordsOf } from '../../language/split-words.ts'
import { stemOf } from '../../language/stem.ts'
import { wordsOfAny } from '../../language/word-lists.ts'
import { withoutGreeting } from './talk.ts'
import { conceptsOf, pointsBack, stopwordsOf } from '../../language/lexicon.ts'

/** How questions begin, in lower case. Excludes words that also begin a clause ("que", "qui"). */
const ASKS = wordsOfAny({
  en: "how, what, what['’]?s, when, where, who, which, why, (?:do|have|may) (?:i|you|u|we|they), (?:is|are|does|did|has|can|could|will|would|should|must) (?:i|you|u|we|they|he|she|it|there|the|my|your|our|this|that)",
  de: 'wie, wieviel, was, wann, wo, wer, welche*, warum, wieso, gibts, (?:ist|sind|hat|haben|kann|darf) (?:der|die|das|eine?|mein*|unser*)',
  fr: "combien, comment, quand, où, quel*, pourquoi, est-ce, faut[- ]il, y a-t-il, il y a, c[’']est, vous avez, vous faites, on peut, je peux",
  es: 'cuánt*, cuanto*, cómo, cuándo, dónde, quién*, qué, cuál*, hay, puedo, se puede',
  it: "quant*, quando, dove, cosa, qual*, c[’']è, ci sono, posso, si può",
  pt: 'quant*, quando, onde, qua(?:l|is), há, posso, pode-se',
  nl: 'hoe, hoeveel, wat, wanneer, waar, welke, waarom, (?:is|zijn|kan|mag|moet) (?:het|de|een|mijn|dat)',
  ar: 'هل, كم, متى, أين, كيف, ما, ماذا, أي',
})
const BEGINS_ASKING = new RegExp(`^[¿"“«]?${ASKS.source}`, 'u')
const JOINS = '(?:and|und|et|y|e|ed|en|و)'
const ALSO = '(?:also|auch|aussi|también|tambien|anche|também|ook|noch)'
/**
 * Separates two questions: a question mark, or "and". Begins with the first of its spaces, so that a search stays
 * linear.
 */
const BETWEEN = new RegExp(
  `(?<=[?؟])\\s+(?:${JOINS}[\\s,]+)?(?:${ALSO}\\s+)?|(?:,|(?<![\\s,]))\\s+${JOINS}\\s+(?:${ALSO}\\s+)?|(?<!\\s)\\s+و(?=هل|كم|متى|أين|كيف|ما )`,
  'giu',
)
/** A question has at least this many words: "when and where do we meet?" is one question. */
const MIN_WORDS = 2
/** A message is split into at most this many questions. The last one keeps the rest. */
export const MAX_PARTS = 4
/** Characters to read before and after a separator. */
const MAX_LOOK = 300
/** Separators to check. The longest message has 2,000. */
const MAX_JOINTS = 100

/** Reports whether a text begins as a question does, without its greeting. */
export const asksQuestion = (text: string, language: string): boolean => asks(withoutGreeting(text), language)

function asks(text: string, language: string): boolean {
  const said = text.trim().toLowerCase()
  return BEGINS_ASKING.test(said) || readCues(fold(said), language).kinds.has('yesno')
}

const AND = new RegExp(`(?<!\\s)\\s+(?=(?:${JOINS}|n|[&+])\\s)`, 'iu')
/** More words after "and" are a clause, not the name of a thing. */
const MAX_THING = 4

/** After a short question, the name of another thing has at most this many words: "wifi and free parking?" */
const MAX_NAME = 2

/**
 * Splits a question about several things ("How much are the soup and the cake?") into the first and the others ("and
 * the cake?"). Returns at most `most` parts; the last has the rest.
 */
export function thingsIn(text: string, most = MAX_PARTS): string[] {
  if (most === 1) return [text]
  const [first = '', ...others] = text.split(AND)
  const longest = wordsOf(first.slice(0, MAX_LOOK)).length > MIN_WORDS ? MAX_THING : MAX_NAME
  if (!others.every((other) => other.split(/\s+/).length - 1 <= longest)) return [text]
  const rest = others.slice(most - 2)
  return [first, ...others.slice(0, most - 2), ...(rest.length > 0 ? [rest.join(' ')] : [])]
}

/** "… and a child" names another guest, not another thing. */
const WHO_COMES: ReadonlySet<string> = new Set(['adult', 'child', 'student', 'senior'])

/** Reports whether an answer mentions a thing that was asked for beside others, or the words name no thing. */
export function tellsOf(answer: string, thing: string, language: string): boolean {
  const stopwords = stopwordsOf(language)
  const words = wordsOf(thing).filter((word) => !stopwords.has(word))
  const said = new Set(stemsOf(answer))
  const isThing = (word: string): boolean =>
    numberOf(word, language) === '' && !conceptsOf(stemOf(word), language).some((concept) => WHO_COMES.has(concept))
  return !words.some(isThing) || words.some((word) => said.has(stemOf(word)))
}

/** "… and what does it cost?" is about the question before. */
const goesOn = (text: string, language: string): boolean =>
  pointsBack(wordsOf(text.replace(/gibt es/giu, ' ')), language)

/**
 * Splits a message into its questions, each with the statements before it: "Are dogs allowed and is there a sauna?"
 * Returns at most four parts; the last has the rest.
 */
export function questionsIn(text: string, language: string): string[] {
  const questions: string[] = []
  let from = 0
  let joints = 0
  for (const { 0: between, index } of findMatches(text, BETWEEN)) {
    joints++
    if (questions.length === MAX_PARTS - 1 || joints > MAX_JOINTS) break
    const behind = index + between.length
    const before = text.slice(Math.max(from, index - MAX_LOOK), index)
    if (!isJoint(before, text.slice(behind, behind + MAX_LOOK), language)) continue
    questions.push(text.slice(from, index).trim())
    from = behind
  }
  return [...questions, text.slice(from).trim()]
}

/** Reports whether one question ends and another begins. */
function isJoint(before: string, after: string, language: string): boolean {
  const last = withoutGreeting(before.split(/[.!?؟:]\s+|,\s+/u).at(-1) ?? '')
  if (wordsOf(last).length < MIN_WORDS || wordsOf(after).length < MIN_WORDS) return false
  return asks(last, language) && asks(after, language) && !goesOn(after, language)
}
