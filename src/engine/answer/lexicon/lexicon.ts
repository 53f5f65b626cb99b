import { withinEdits } from '../rank/vocabulary.ts'
import { fold } from '../text/fold.ts'
import { stemOf } from '../text/stem.ts'
import { alternatives } from '../text/word-lists.ts'
import { arabic } from './lexicon-ar.ts'
import { german } from './lexicon-de.ts'
import { english } from './lexicon-en.ts'
import { spanish } from './lexicon-es.ts'
import { french } from './lexicon-fr.ts'
import { italian } from './lexicon-it.ts'
import { dutch } from './lexicon-nl.ts'
import { portuguese } from './lexicon-pt.ts'
import { namesPhoneAsThing, wordsOfContact } from './asks-contact.ts'
import { isAsked } from './asking-words.ts'
import { beginsWithVerb } from './asks-yes-or-no.ts'
import { IDEAS } from './ideas.ts'
import { ASKED_KINDS, CONTACT_KINDS, type AskedKind, type Lexicon } from './lexicon-types.ts'
import { wordsOfTable } from './word-table.ts'

const LEXICONS: readonly Lexicon[] = [english, german, french, spanish, portuguese, italian, dutch, arabic]

const wordSet = (words: string): ReadonlySet<string> => new Set(fold(words).split(' '))

const stopwordsByLanguage: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  LEXICONS.map((lexicon) => [lexicon.language, wordSet(lexicon.stopwords)]),
)

const englishStopwords = wordSet(english.stopwords)

/** The languages whose words the answerer knows. */
export const LANGUAGES: readonly string[] = LEXICONS.map((lexicon) => lexicon.language)
/** Languages that write compounds as one word. */
export const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl'])

/** The stopwords of a language; English ones for a language without a lexicon. */
export function stopwordsOf(language: string): ReadonlySet<string> {
  return stopwordsByLanguage.get(language) ?? englishStopwords
}

function conceptsByStem(language: string): ReadonlyMap<string, readonly string[]> {
  const concepts = new Map<string, string[]>()
  for (const [concept, words] of wordsOfTable(IDEAS, language)) {
    for (const stem of new Set(words.map(stemOf))) concepts.set(stem, [...(concepts.get(stem) ?? []), concept])
  }
  return concepts
}

const conceptsByLanguage = new Map(LANGUAGES.map((language) => [language, conceptsByStem(language)]))
const NONE: readonly string[] = []

/** The ideas that a stem stands for in a language, under names shared by all languages. */
export function conceptsOf(stem: string, language: string): readonly string[] {
  return (conceptsByLanguage.get(language) ?? conceptsByLanguage.get('en'))?.get(stem) ?? NONE
}

/** True for the idea of words for a business of any kind ("shop"), or for those of one kind ("gym"), which do not stand for each other. */
export const namesBusiness = (idea: string): boolean => idea === 'company' || idea === 'trade'

const namingLanguages = new Map<string, string[]>()
for (const [language, concepts] of conceptsByLanguage) {
  for (const stem of concepts.keys()) namingLanguages.set(stem, [...(namingLanguages.get(stem) ?? []), language])
}

/** The languages in which a stem stands for an idea. */
export function languagesNaming(stem: string): readonly string[] {
  return namingLanguages.get(stem) ?? NONE
}

/** The ideas of the words of a language that differ from a stem by one letter and begin with the same one. */
export function misspeltIdeas(stem: string, language: string): readonly string[] {
  const words = conceptsByLanguage.get(language) ?? new Map<string, readonly string[]>()
  return [...words].find(([word]) => word.length >= 4 && word[0] === stem[0] && withinEdits(word, stem, 1))?.[1] ?? NONE
}

const CLAUSE_START = '(?:^|[,.;:!?¿¡(-]\\s*)(?:(?:and|but|so|also|hi|hello|und|aber|et|mais|y|e|ed|en|maar|hola|hallo|bonjour),? )?'

function cuePattern(kind: AskedKind, cues: string): RegExp {
  const before = kind === 'yesno' ? CLAUSE_START : '(?<![\\p{L}\\p{N}])'
  return new RegExp(`${before}(?:${alternatives(fold(cues)).replaceAll(' * ', ' (?:[^ ]+ ){0,4}')})(?![\\p{L}\\p{N}])`, 'gu')
}

const patternsByLanguage = new Map(
  LEXICONS.map((lexicon) => [
    lexicon.language,
    ASKED_KINDS.flatMap((kind) => {
      const cues = lexicon.cues[kind]
      return cues === undefined ? [] : [{ kind, pattern: cuePattern(kind, cues) }]
    }),
  ]),
)

/** Kinds whose cues say nothing of the subject; those of others ("founded", "who owns") do. */
const PURE_CUES: ReadonlySet<AskedKind> = new Set([
  'price',
  'hours',
  'phone',
  'email',
  'address',
  'duration',
  'age',
  'frequency',
  'percent',
  'count',
  'weight',
  'length',
  'area',
  'when',
])

/** "How many days", "what number": what is sharper than a count, and than a time. An email address is none of a street, and who won a prize no price. */
const SHARPER_THAN_COUNT: readonly AskedKind[] = [
  'price',
  'duration',
  'age',
  'frequency',
  'percent',
  'hours',
  'phone',
  'weight',
  'length',
  'area',
]
const SHARPER_THAN_WHEN: readonly AskedKind[] = ['hours', 'date', 'founded', 'duration']
/** What is no longer asked for when it is asked since when something exists. */
const BESIDE_FOUNDED: readonly AskedKind[] = ['duration', 'count', 'date', 'hours']

/** … and when it is asked who did something. */
const BESIDE_PERSON: readonly AskedKind[] = ['price', 'founded', 'date', 'hours']
/** "How much time" asks for no price. */
const ASKS_TIME = /(?<!\p{L})how much (?:time|notice|longer)(?!\p{L})/u

/** "What time of year are you open?" asks for no hours. */
const ASKS_SEASON =
  /(?<!\p{L})(?:time of (?:the )?year|(?:which|what) (?:months?|seasons?)|zu welcher jahreszeit|in welchen monaten|(?:periode|moment) de l'annee|quels? mois|quelles? saisons?|(?:epoca|periodo) del ano|que meses|(?:periodo|stagione|mese) dell'anno|(?:quali|che) mesi|epoca do ano|welke maanden|periode van het jaar)(?!\p{L})/u

/** "Until when can I call you?" asks for no number. */
const ASKS_CLOCK =
  /(?<!\p{L})(?:(?:until|till|from) (?:when|what time)|(?:what|which) times?|how late|(?:bis|ab) wann|(?:um )?wie ?viel uhr|quelle heure|que hora|que horas|che ora|hoe laat|من متي|اي ساعه)(?!\p{L})/u

/** "Do your prices include VAT?" asks for no price, unless it asks how much. */
const NAMES_TAX = /(?<!\p{L})(?:vat|gst|sales tax|mwst|mehrwertsteuer|umsatzsteuer|tva|ttc|iva|btw|impostos?|impuestos?)(?!\p{L})/u
const ASKS_AMOUNT =
  /(?<!\p{L})(?:how much|what (?:does|do|is|are|would)|kostet|kosten|wie ?viel|wie hoch|combien|coute|cuestan?|cuanto|quanto|custam?|costa|hoeveel|wat kost)(?!\p{L})/u

/** "Do I have to pay for towels?" asks whether something costs, which "free" answers as well. */
const ASKS_CHARGE =
  /^¿?(?:(?:do|must|will|would) (?:i|we) (?:(?:have|need) to )?pay (?:\p{L}+ ){0,2}for|muss(?:en)? (?:ich|man|wir) (?:\p{L}+ ){1,6}(?:be)?zahlen|(?:faut-il|doit-on|dois-je|devons-nous) payer|(?:hay|tengo|tenemos) que pagar|se paga|(?:bisogna|si deve|devo|dobbiamo|occorre) pagare|si paga|(?:e preciso|tenho de|tenho que) pagar|paga-se|moet(?:en)? (?:ik|je|we|wij) (?:\p{L}+ ){1,6}betalen)(?!\p{L})/u
const PAYS = /^(?:pay|zahlen|bezahlen|payer|paga[r]?|pagare|betalen)$/u

/** "Is there a weight limit?" asks for the limit. */
const ASKS_BOUND =
  /(?<!\p{L})(?:limits?|limites?|limiet|minim(?:um|o|a|e|al|ale)|maxim(?:um|o|a|e|al|ale)|massim[oa]|\p{L}{0,12}(?:grenze|limit|beschrankung)|mindest\p{L}{1,12}|hochst\p{L}{1,12})(?!\p{L})/u
const BOUNDED: readonly AskedKind[] = ['weight', 'age', 'length']
/** What is asked for when it is asked how the business is reached, and not by which means. */
const BY_ANY_MEANS: readonly AskedKind[] = ['phone', 'email']

/** What a folded question asks for: every kind whose turns of phrase it holds, and the words that only say so. */
export function readCues(folded: string, language: string): { kinds: Set<AskedKind>; cueWords: Set<string> } {
  const kinds = new Set<AskedKind>()
  const cueWords = new Set<string>()
  let asksWho = false
  const isPhoneThing = namesPhoneAsThing(folded)
  for (const { kind, pattern } of patternsByLanguage.get(language) ?? patternsByLanguage.get('en') ?? []) {
    if (kind === 'phone' && isPhoneThing) continue
    for (const { 0: found, index } of folded.matchAll(pattern)) {
      if (!isAsked(folded, found, index)) continue
      kinds.add(kind)
      if (kind === 'person' && index === 0) asksWho = true
      if (PURE_CUES.has(kind)) for (const word of found.split(/[^\p{L}\p{N}]+/u)) cueWords.add(word)
    }
  }
  if (beginsWithVerb(folded, language)) kinds.add('yesno')
  const ofContact = CONTACT_KINDS.some((kind) => kinds.has(kind)) ? [] : wordsOfContact(folded)
  if (ofContact.length > 0) for (const kind of BY_ANY_MEANS) kinds.add(kind)
  for (const word of ofContact) cueWords.add(word)
  if (ASKS_CHARGE.test(folded)) {
    kinds.add('price')
    for (const word of folded.split(/[^\p{L}]+/u)) if (PAYS.test(word)) cueWords.add(word)
  }
  if (BOUNDED.some((kind) => kinds.has(kind)) && ASKS_BOUND.test(folded)) kinds.delete('yesno')
  if (asksWho) for (const kind of BESIDE_PERSON) kinds.delete(kind)
  if (ASKS_TIME.test(folded)) kinds.delete('price')
  const season = ASKS_SEASON.exec(folded)?.[0] ?? ''
  if (season !== '') {
    kinds.delete('hours')
    kinds.add('when')
    for (const word of season.split(' ')) cueWords.add(word)
  }
  if (SHARPER_THAN_COUNT.some((kind) => kinds.has(kind))) kinds.delete('count')
  if (SHARPER_THAN_WHEN.some((kind) => kinds.has(kind))) kinds.delete('when')
  if (NAMES_TAX.test(folded) && !ASKS_AMOUNT.test(folded)) kinds.delete('price')
  if (kinds.has('hours') && ASKS_CLOCK.test(folded)) kinds.delete('phone')
  if (kinds.has('email') || kinds.has('price')) kinds.delete('address')
  if (kinds.has('founded')) for (const kind of BESIDE_FOUNDED) kinds.delete(kind)
  return { kinds, cueWords }
}

const openersByLanguage = new Map(LEXICONS.map((lexicon) => [lexicon.language, wordSet(lexicon.openers)]))
const pointersByLanguage = new Map(LEXICONS.map((lexicon) => [lexicon.language, wordSet(lexicon.pointers)]))

/** True when a question's folded words open as one that goes on from the question before: "And on Sundays?", "What about the blue one?". */
export function opensOn(words: readonly string[], language: string): boolean {
  const asksAbout = language === 'en' && words[1] === 'about' && (words[0] === 'what' || words[0] === 'how')
  return asksAbout || (openersByLanguage.get(language)?.has(words[0] ?? '') ?? false)
}

/** True when some of a question's folded words point back to what was spoken of: "Is it free?". */
export function pointsBack(words: readonly string[], language: string): boolean {
  return words.some((word) => pointersByLanguage.get(language)?.has(word))
}
