import { memoize, memoizeTexts, memoizeByObject } from '#src/base/memoize.ts'
import { fold } from '../text/fold.ts'
import { COMPOUNDING, idleWordsOf } from '../lexicon/lexicon.ts'
import { wordsOf } from '../text/split-words.ts'
import { gramsOf, stemOf } from '../text/stem.ts'
import { datesIn, weekdaysIn } from './claim-dates.ts'
import { withoutLinks } from './claim-links.ts'
import { isCostWord, withoutLogic } from './claim-logic.ts'
import { numbersIn } from '../units/written-numbers.ts'
import { type Support, ideasOfStem } from './claim-statements.ts'
import { isNeutral } from './neutral-words.ts'

/** The business itself, by what it is: "the workshop", "our office". */
const ITSELF =
  /(?<!\p{L})(?:the|our|die|der|das|den|dem|unsere?[nrm]?|la|le|l'|notre|el|nuestr[oa]|il|lo|nostr[oa]|o|a|nossa|nosso|de|het|onze?)\s?(?:workshop|studio|hall|office|shop|store|team|staff|business|company|centre|center|school|clinic|practice|surgery|gym|garage|werkstatt|halle|buro|geschaft|laden|betrieb|praxis|schule|atelier|magasin|equipe|entreprise|cabinet|ecole|salle|taller|tienda|equipo|empresa|clinica|escuela|oficina|negozio|azienda|ufficio|scuola|loja|equipa|equipe|escola|winkel|zaak|bedrijf|werkplaats|school|kantoor)(?!\p{L})/gu

/** A word that claims something, by the terms of the passages that support it. */
export interface Claimed {
  stem: string
  terms: ReadonlySet<string>
  /** Whether it is written as a name of a thing, where a language tells that apart. */
  isName?: boolean
}

/** Whether any of the terms supports a word. */
export const holds = (terms: ReadonlySet<string>, { terms: wanted }: Claimed): boolean => {
  for (const term of wanted) if (terms.has(term)) return true
  return false
}

const MIN_PREFIX = 5
const MIN_COMPOUND = 6

/** Whether two stems are forms of one word, or one is a part of the other, a compound. */
export function areAkin(one: string, other: string, isCompounding: boolean): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 4) return false
  if (
    isCompounding &&
    long.length >= MIN_COMPOUND &&
    (long.startsWith(short) || (long.endsWith(short) && long.length > short.length + 2))
  )
    return true
  if (long.startsWith(short)) return short.length >= MIN_PREFIX || short.length >= 0.6 * long.length
  let shared = 0
  while (shared < short.length && short[shared] === long[shared]) shared += 1
  return shared >= MIN_PREFIX && shared >= 0.75 * short.length
}

const COGNATE = 0.5

/** Whether words of two languages are written much alike: inspection, Inspektion. */
function areCognate(one: string, other: string): boolean {
  if (one.length < 5 || other.length < 5) return false
  const grams = new Set(gramsOf(one))
  const others = gramsOf(other)
  return (2 * others.filter((gram) => grams.has(gram)).length) / (grams.size + others.length) >= COGNATE
}

/**
 * Words that point at the visitor or at a case: what follows them in the visitor's own words claims nothing of the
 * business.
 */
const OF_VISITOR: Readonly<Record<string, string>> = {
  en: "as|for|if|your|you're",
  de: 'als|fur|wenn|falls|ihr\\p{L}{0,2}|dein\\p{L}{0,2}',
  fr: 'comme|pour|si|votre|vos',
  es: 'como|para|si|sus?|tus?',
  pt: 'como|para|se|seu|sua|teu|tua',
  it: 'come|per|se|suo|sua|tuo|tua',
  nl: 'als|voor|uw|je|jouw',
}

/** The words of a folded text that stand within three words after one that points at the visitor. */
function wordsOfVisitor(folded: string, language: string): Set<string> {
  const pointers = OF_VISITOR[language]
  if (pointers === undefined) return new Set()
  const found = folded.match(new RegExp(`(?<!\\p{L})(?:${pointers})(?: [\\p{L}'-]{1,40}){1,3}`, 'gu')) ?? []
  return new Set(found.flatMap(wordsOf))
}

/** Words that claim nothing by themselves, of a clause that has no others. */
export function weakWords(support: Support, text: string, language: string): Claimed[] {
  const stopwords = idleWordsOf(language)
  return wordsOf(withoutLinks(text))
    .filter((word) => !stopwords.has(word) && !/\p{N}/u.test(word) && !isNamedTime(word))
    .map((word) => claimedBy(support, stemOf(word), language))
    .filter(({ terms }) => terms.size > 0)
}

const KNOWN_WORDS = 1_000

/** The terms of a support's words, by stem and language: an answer says the same words again and again. */
const knownTerms = memoizeByObject((support: Support) =>
  memoize(KNOWN_WORDS, (key) => {
    const [language = '', stem = ''] = key.split(' ')
    const ideas = ideasOfStem(stem, language)
    const isForeign = language !== support.language
    const akin = support.stems.filter(
      (other) => areAkin(stem, other, COMPOUNDING.has(language)) || (isForeign && areCognate(stem, other)),
    )
    return new Set([...ideas.filter((idea) => support.known.has(idea)), ...akin])
  }),
)
const claimedBy = (support: Support, stem: string, language: string): Claimed => ({
  stem,
  terms: knownTerms(support)(`${language} ${stem}`),
})

/** The words of a text of a language that claim something of the business. */
export const claimedWords = (support: Support, text: string, language: string): readonly Claimed[] =>
  knownClaims(support)(text, language)

const KNOWN_CLAUSES = 100

/** Each sign of a sentence asks for the words of its clauses. */
const knownClaims = memoizeByObject((support: Support) =>
  memoizeTexts(KNOWN_CLAUSES, (text, language) => readClaims(support, text, language)),
)

function readClaims(support: Support, text: string, language: string): Claimed[] {
  const stopwords = idleWordsOf(language)
  const folded = withoutLogic(withoutLinks(text)).replace(ITSELF, ' ')
  const ofVisitor = wordsOfVisitor(folded, language)
  const names = new Set(language === 'de' ? (text.match(/(?<!\p{L})\p{Lu}\p{L}+/gu) ?? []).map(fold) : [])
  const isPriced = numbersIn(text).some(({ kind }) => kind === 'price')
  return wordsOf(folded).flatMap((word): Claimed[] => {
    const stem = stemOf(word)
    const isLight = (one: string): boolean => stopwords.has(one) || isNeutral(stemOf(one), language)
    // In Arabic "and" is written with the word after it.
    const isPlain =
      isLight(word) ||
      isLight(word.replace(/^و/, '')) ||
      stem.length < 2 ||
      /\p{N}/u.test(word) ||
      support.company.has(stem)
    if (isPlain || isCostWord(word) || isNamedTime(word) || (isPriced && isCurrency(word))) return []
    const claimed = { ...claimedBy(support, stem, language), ...(language === 'de' ? { isName: names.has(word) } : {}) }
    return claimed.terms.size === 0 && ofVisitor.has(word) && support.said.has(stem) ? [] : [claimed]
  })
}

const CURRENCIES = new Set(
  'eur euro euros pound pounds pfund livres libras sterline pond dollar dollars dolares dollari dollaro chf franken francs dirham dirhams درهم درهما يورو دولار دولارا دينار دينارا ريال ريالا جنيه جنيها'.split(
    ' ',
  ),
)

/** Whether a folded word is the name of a currency. */
export const isCurrency = (word: string): boolean => CURRENCIES.has(word)

/** Days and months were compared by themselves. */
export const isNamedTime = memoize(
  KNOWN_WORDS,
  (word) => weekdaysIn(word, false).size === 1 || datesIn(word, false).size > 0,
)
