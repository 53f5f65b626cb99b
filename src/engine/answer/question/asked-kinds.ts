import { findMatches } from '#src/base/find-matches.ts'
import { memoize } from '#src/base/memoize.ts'
import { fold } from '../../language/fold.ts'
import { isSpaceless, wordsOf } from '../../language/split-words.ts'
import { alternatives } from '../../language/word-lists.ts'
import { partOf } from '../../language/language-packs.ts'
import { ASKED_KINDS, type AskedKind } from './asked-kind-types.ts'
import { conceptsOf, MAX_LANGUAGES, stopwordsOf } from '../../language/lexicon.ts'
import { TIME_CONCEPTS } from '../../language/calendar-words.ts'
import { isLight } from '../../language/word-rarity.ts'
import { readValues } from '../../values/read-values.ts'
import { CLOCK_WORD } from './asked-moment.ts'
import { isNeedWord } from '../../language/need-words.ts'
import { stemOf } from '../../language/stem.ts'

const CLAUSE_START =
  '(?:^|[,.;:!?¿¡(-]\\s*)(?:(?:and|but|so|also|hi|hello|und|aber|et|mais|y|e|ed|en|maar|hola|hallo|bonjour),? )?'

/** Compiles the cues of a kind. The groups match what stands for `*` in a cue: what is asked about. */
function cuePattern(kind: AskedKind, cues: string): RegExp {
  const groups = alternatives(fold(cues)).replace(/\((?!\?)/gu, '(?:')
  const source = `(?:${groups.replaceAll(' * ', ' ((?:[^ ]+ ){0,6})')})`
  if (isSpaceless(cues)) return new RegExp(source, 'gu')
  const before = kind === 'yesno' ? CLAUSE_START : '(?<![\\p{L}\\p{N}])'
  return new RegExp(`${before}${source}(?![\\p{L}\\p{N}])`, 'gu')
}

/** Compiles the cues of a language. A language without a pack gets the English ones. */
const cuePatterns = memoize(MAX_LANGUAGES, (language) => {
  const { cues } = partOf('questions', language)
  return ASKED_KINDS.flatMap((kind) => {
    const ofKind = cues[kind]
    return ofKind === undefined ? [] : [{ kind, pattern: cuePattern(kind, ofKind) }]
  })
})

/** Kinds whose cues also say something of the subject ("founded", "who owns"). The words of other cues only ask. */
const TELLING_CUES: ReadonlySet<AskedKind> = new Set(['date', 'founded', 'person', 'payment', 'yesno', 'list', 'about'])

const NAMES_LIMIT =
  /(?<!\p{L})(?:limits?|limites?|limiet|minim(?:um|o|a|e|al|ale)|maxim(?:um|o|a|e|al|ale)|massim[oa]|\p{L}{0,12}(?:grenze|limit|beschrankung)|mindest\p{L}{1,12}|hochst\p{L}{1,12})(?!\p{L})/u
const ASKS_HOW_MUCH_TIME = /(?<!\p{L})how much (?:time|notice|longer)(?!\p{L})/u
const ASKS_SEASON =
  /(?<!\p{L})(?:time of (?:the )?year|(?:which|what) (?:months?|seasons?)|zu welcher jahreszeit|in welchen monaten|(?:periode|moment) de l'annee|quels? mois|quelles? saisons?|(?:epoca|periodo) del ano|que meses|(?:periodo|stagione|mese) dell'anno|(?:quali|che) mesi|epoca do ano|welke maanden|periode van het jaar)(?!\p{L})/u
const ASKS_UNTIL_WHEN =
  /(?<!\p{L})(?:(?:until|till|from) (?:when|what time)|(?:what|which) times?|how late|(?:bis|ab) wann|(?:um )?wie ?viel uhr|quelle heure|que hora|que horas|che ora|hoe laat|من متي|اي ساعه)(?!\p{L})/u
const NAMES_TAX =
  /(?<!\p{L})(?:vat|gst|sales tax|mwst|mehrwertsteuer|umsatzsteuer|tva|ttc|iva|btw|impostos?|impuestos?)(?!\p{L})/u
const NAMES_INCLUSION =
  /(?<!\p{L})(?:includ(?:ed?|es|ing)|inclusive|inbegriffen|enthalten|inklusive|inclus[oaei]?s?|inclut|comprise?s?|incluid[oa]s?|incluyen?|inclui|incluem|compres[oaie]|inbegrepen|inclusief|مشمول\p{L}*|[يت]شمل)(?!\p{L})/u
const ASKS_AMOUNT =
  /(?<!\p{L})(?:how much|what (?:does|do|is|are|would)|kostet|kosten|wie ?viel|wie hoch|combien|coute|cuestan?|cuanto|quanto|custam?|costa|hoeveel|wat kost)(?!\p{L})/u

/** In "My son who is 9" and "le pain qui se garde", the word after the pronoun is not a verb of asking or knowing. */
const NAMES_RELATIVE =
  /(?<=\p{L} )(?<!(?:and|but|so|know|me|see|exactly|sure|on|with|to|by|for|of|et|mais|sais|savoir|dire|moi|avec|par|pour|de|a) )(?:who|who's|whos|qui)(?!\p{L})/u

/** Kinds that a question only seems to ask for, and the conditions under which they are dropped. */
interface Correction {
  drops: readonly AskedKind[]
  /** Matches the question. */
  says?: RegExp
  /** Does not match the question. */
  unless?: RegExp
  /** The question asks for one of these. */
  asks?: readonly AskedKind[]
}

/** In the order in which they apply. */
const CORRECTIONS: readonly Correction[] = [
  // "Is there a weight limit?" asks for the limit.
  { says: NAMES_LIMIT, asks: ['weight', 'age', 'length'], drops: ['yesno'] },
  // "How much time do I need?"
  { says: ASKS_HOW_MUCH_TIME, drops: ['price'] },
  // "What time of year are you open?"
  { says: ASKS_SEASON, drops: ['hours'] },
  // "How many days", "what number": what is sharper than a count, and than a time.
  {
    asks: ['price', 'duration', 'age', 'frequency', 'percent', 'hours', 'phone', 'weight', 'length', 'area'],
    drops: ['count'],
  },
  { asks: ['hours', 'date', 'founded', 'duration'], drops: ['when'] },
  // "Do your prices include VAT?", "Is breakfast included in the price?"
  { says: NAMES_TAX, unless: ASKS_AMOUNT, drops: ['price'] },
  { says: NAMES_INCLUSION, unless: ASKS_AMOUNT, drops: ['price'] },
  { says: NAMES_RELATIVE, drops: ['person'] },
  // "Until when can I call you?"
  { says: ASKS_UNTIL_WHEN, asks: ['hours'], drops: ['phone'] },
  // An email address is not a street address.
  { asks: ['email', 'price'], drops: ['address'] },
  // "How long have you been open?"
  { asks: ['founded'], drops: ['duration', 'count', 'date', 'hours', 'age'] },
]

/** "Who won the prize?" */
const BESIDE_PERSON: readonly AskedKind[] = ['price', 'founded', 'date', 'hours']

/** Finds the kinds of answer that a folded question asks for, and the words that only ask. */
export function readCues(folded: string, language: string): { kinds: Set<AskedKind>; cueWords: Set<string> } {
  const kinds = new Set<AskedKind>()
  const cueWords = new Set<string>()
  const addWords = (said: string, subject = ''): void => {
    const named = new Set(wordsOf(subject))
    for (const word of wordsOf(said)) if (!named.has(word)) cueWords.add(word)
  }
  let asksWho = false
  for (const { kind, pattern } of cuePatterns(language)) {
    for (const match of findMatches(folded, pattern)) {
      const [found, ...between] = match
      const { index } = match
      kinds.add(kind)
      if (kind === 'person' && index === 0) asksWho = true
      if (!TELLING_CUES.has(kind)) addWords(found, between.join(' '))
    }
  }
  if (asksWho) for (const kind of BESIDE_PERSON) kinds.delete(kind)
  for (const { says, unless, asks, drops } of CORRECTIONS) {
    const isMeant =
      says?.test(folded) !== false && unless?.test(folded) !== true && (asks?.some((kind) => kinds.has(kind)) ?? true)
    if (isMeant) for (const kind of drops) kinds.delete(kind)
  }
  if ([...kinds].every((kind) => kind === 'yesno') && namesOnlyTime(folded, language)) {
    kinds.add('hours')
    addWords(folded)
  }
  return { kinds, cueWords }
}

/** Reports whether a folded text gives only a duration: "I've had it 3 weeks". */
export const namesOnlyDuration = (folded: string, language: string): boolean =>
  namesDuration(folded) && namesOnlyTimes(folded, language)

const namesDuration = (folded: string): boolean => readValues(folded).some(({ kind }) => kind === 'duration')

/** Reports whether a folded question names only days or times: "Can I come on Monday?" */
export const namesOnlyTime = (folded: string, language: string): boolean =>
  !namesDuration(folded) && namesOnlyTimes(folded, language)

function namesOnlyTimes(folded: string, language: string): boolean {
  const stopwords = stopwordsOf(language)
  const stems = wordsOf(folded).flatMap((word) => (stopwords.has(word) || /^\d/.test(word) ? [] : [stemOf(word)]))
  const isTime = (stem: string): boolean => conceptsOf(stem, language).some((concept) => TIME_CONCEPTS.has(concept))
  const saysNothing = (stem: string): boolean => isLight(stem, language) || isNeedWord(stem) || CLOCK_WORD.test(stem)
  return stems.some(isTime) && stems.every((stem) => isTime(stem) || saysNothing(stem))
}
