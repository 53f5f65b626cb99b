import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import type { ParsedQuestion, QuestionWord } from '../question/question.ts'
import type { RankedUnit } from '../search/rank.ts'
import type { ComposedAnswer } from '../units/answer-types.ts'
import {
  countsAnother,
  isOtherRow,
  namesOtherPlace,
  namesRival,
  saysDays,
  saysOpening,
  toldOnRequest,
} from './other-things.ts'
import { asksOfBusiness, spokenOf } from '../question/of-business.ts'
import { isLight } from '../../language/word-rarity.ts'
import { conceptsOf, namesBusiness, stopwordsOf } from '../../language/lexicon.ts'
import { asksOnlyOrder } from '../question/visitor-need.ts'
import { ownTerms, saidBy, subjectWords } from './said-words.ts'
import { conceptTerm, termsOf } from '../../language/text-terms.ts'
import { fold } from '../../language/fold.ts'
import { wordsOf } from '../../language/split-words.ts'
import { VALUE_KINDS, valueKindsOf } from '../units/values.ts'
import { speaksOfOtherMoney } from '../../understand/typed/price-subject.ts'
import type { Evidence } from './confidence.ts'

/** A unit, what would be said by it, and what speaks for that. */
export interface Measured {
  best: RankedUnit
  draft: ComposedAnswer
  features: Evidence
}

/** Kinds of answer that are worth nothing without their value. */
const STRICT = ['price', 'phone', 'email'] as const
/** The share of a written question that the visitor's has to say to be much like it. */
const MUCH_ALIKE = 0.6
/** The rarity of a word that the knowledge lacks from which it is much of what is asked about. */
const MUCH_LACKING = 0.4

/** True when a price, a phone or an email is asked for and nothing that would be said gives one. */
function lacksForm(question: ParsedQuestion, parts: readonly string[]): boolean {
  if (question.kinds.has('yesno') || !STRICT.some((kind) => question.kinds.has(kind))) return false
  const given = valueKindsOf(parts.join(' '))
  const wanted: ReadonlySet<string> = new Set([...question.kinds, 'free', ...(asksCost(question) ? [] : ['percent'])])
  return !VALUE_KINDS.some((kind) => wanted.has(kind) && given.has(kind))
}

/** What a thing costs is no share of it, as a fee or a deposit may be. Folded. */
const COSTS =
  /(?<!\p{L})(?:costs?|cuestan?|costar|kost(?:et|en)?|coute(?:nt|r)?|costan?o?|custam?|prices?|prix|preise?|precios?|prezz[io]|precos?|prijs|prijzen|سعر|اسعار|تكلفه)(?!\p{L})/u

const asksCost = ({ kinds, text }: ParsedQuestion): boolean => kinds.has('price') && COSTS.test(fold(text))

/** How something is said to cost less, folded: a deposit is a share of a price as well, and no discount. */
const COSTS_LESS =
  /[%\d] off(?!\p{L})|(?<!\p{L})(?:cheaper|lower|less(?! than)|save[sd]?|instead of|weniger|gunstiger|billiger|sparen|spart|statt|nachlass|(?<!(?:au|du) )moins|au lieu|(?<!(?:al|pelo|lo) )menos|mas barat\p{L}*|mais barat\p{L}*|en vez|em vez|ahorr\p{L}*|in meno|meno car\p{L}*|invece|minder|goedkoper|in plaats|اقل|بدلا)(?!\p{L})/u

/**
 * True when a discount is asked for and a unit says nothing of one, nor what would be said of what costs less, or
 * nothing for somebody.
 */
function lacksDiscount(index: AnswerIndex, question: ParsedQuestion, { best, draft }: Measured): boolean {
  const asked = question.words.filter(
    ({ stem, weight }) => weight === 1 && conceptsOf(stem, question.language).includes('discount'),
  )
  if (asked.length === 0 || question.kinds.has('price')) return false
  const own = ownTerms(index, question, best.unit)
  const said = draft.parts.join(' ')
  const isSaid =
    own.has(conceptTerm('discount')) || asked.some(({ stem }) => own.has(stem)) || COSTS_LESS.test(fold(said))
  return !isSaid && !(question.words.length > asked.length && valueKindsOf(said).has('free'))
}

/** True when it is asked where the business is, and what would be said gives no address. */
function lacksAddress({ kinds, words, language }: ParsedQuestion, { draft, features }: Measured): boolean {
  if (!kinds.has('address') || kinds.has('yesno') || features.ofBusiness === 1) return false
  const asksPlace = words.some(({ stem, weight }) => weight === 1 && conceptsOf(stem, language).some(namesBusiness))
  return asksPlace && !valueKindsOf(draft.parts.join(' ')).has('address')
}

/** The share of a written question below which it asks mostly for something else. */
const HARDLY_ALIKE = 0.4

/**
 * True when a unit answers a written question that is mostly about something else ("Can I cancel my booking?") and has
 * the one word that is asked about in another form at most ("Do I need to book?"), while its answer does not say it; or
 * whose answer says nothing of what is asked about where the knowledge lacks some of it ("Is there a course for
 * children?").
 */
function answersAnother(
  { units, items, company }: AnswerIndex,
  question: ParsedQuestion,
  { best, features }: Measured,
): boolean {
  const unit = units[best.unit]
  if (!unit || unit.question === '' || features.alike >= MUCH_ALIKE) return false
  const asked = subjectWords(question)
  const isWritten = ({ word }: QuestionWord): boolean =>
    [unit.question, question.text].every((text) => wordsOf(text).includes(word))
  const isOne =
    asked.length === 1 && features.alike < HARDLY_ALIKE && question.kinds.has('yesno') && !asked.some(isWritten)
  const asksContact = question.kinds.has('email') || question.kinds.has('phone')
  if (!isOne && (features.absent < MUCH_LACKING || asksContact)) return false
  const said = new Set(termsOf(unit.text, items[unit.item]?.language ?? '', company.language))
  return asked.length > 0 && asked.every((word) => saidBy(said, word) === 0)
}

/**
 * True for a question of nothing but everyday words ("What else can you do?") that no written question is much like.
 */
function asksNothing({ kinds, words, language }: ParsedQuestion, { features }: Measured): boolean {
  const saysNothing = ({ word, stem, weight }: QuestionWord): boolean =>
    weight < 1 ||
    stopwordsOf(language).has(word) ||
    (isLight(stem, language) && conceptsOf(stem, language).length === 0)
  return [...kinds].every((kind) => kind === 'yesno') && features.alike < MUCH_ALIKE && words.every(saysNothing)
}

/** True when it is asked how many there are of something that the knowledge does not know. */
const countsUnknown = ({ kinds, counted }: ParsedQuestion): boolean => kinds.has('count') && counted?.known === 'absent'

/** True when it is asked when the business is open, and a unit says nothing of opening. */
function saysNoOpening(index: AnswerIndex, question: ParsedQuestion, { best, features }: Measured): boolean {
  if (!question.kinds.has('hours') || features.ofBusiness === 1 || !asksOfBusiness(question)) return false
  return !saysOpening(index, question, best.unit)
}

/**
 * True when a day of what was spoken of before is asked for ("And on Sunday?"), and a unit tells no days, or those of
 * something else.
 */
function tellsNoDayOfIt(index: AnswerIndex, question: ParsedQuestion, at: number): boolean {
  const subject = spokenOf(question)
  if (subject.length === 0) return false
  const own = ownTerms(index, question, at)
  return !subject.some((word) => saidBy(own, word) > 0) || !saysDays(index, question, at)
}

/**
 * True when it is asked what it costs, with no word of what, and a unit tells of money that nobody pays for an offer: a
 * grant, a turnover.
 */
const tellsOtherMoney = (index: AnswerIndex, { kinds, words }: ParsedQuestion, at: number): boolean =>
  kinds.has('price') &&
  words.every(({ isCue, isGeneric }) => isCue || isGeneric) &&
  speaksOfOtherMoney(index.units[at]?.text ?? '')

type Gate = (index: AnswerIndex, question: ParsedQuestion, measured: Measured) => boolean

const ofUnit =
  (gate: (index: AnswerIndex, question: ParsedQuestion, unit: number) => boolean): Gate =>
  (index, question, { best }) =>
    gate(index, question, best.unit)

/** Each gate behind what it says of an answer that it refuses. */
type Gates = readonly (readonly [why: string, refuses: Gate])[]

/** What would be said lacks what is asked for, which another unit may have. */
const LACKING: Gates = [
  [
    'it gives no price, phone or email, which is asked for',
    (_, question, { draft }) => lacksForm(question, draft.parts),
  ],
  ['it says nothing of a discount', lacksDiscount],
  ['it gives no address', (_, question, measured) => lacksAddress(question, measured)],
  ['it says nothing of opening', saysNoOpening],
  ['it tells no days of what was spoken of before', ofUnit(tellsNoDayOfIt)],
]

const GATES: Gates = [
  ['nothing in particular is asked', (_, question, measured) => asksNothing(question, measured)],
  ['the lowest or highest of whatever there is is asked for', (_, question) => asksOnlyOrder(question)],
  ['what is counted is not known', (_, question) => countsUnknown(question)],
  ['it answers another question', answersAnother],
  ['it is about another thing that the site tells apart by name', ofUnit(namesRival)],
  ['it is about another country or language', ofUnit(namesOtherPlace)],
  ['it counts something else', ofUnit(countsAnother)],
  ['it is another row of its table', ofUnit(isOtherRow)],
  ['it tells of money that nobody pays for an offer', ofUnit(tellsOtherMoney)],
  [
    'the price is told on request',
    ofUnit((index, question, unit) => toldOnRequest(index, question, unit) !== undefined),
  ],
  [
    'it is the price for another number',
    (_, { kinds }, { features }) => kinds.has('price') && features.numberOther === 1,
  ],
]

/** True when what would be said lacks what is asked for. */
export const isLacking = (index: AnswerIndex, question: ParsedQuestion, measured: Measured): boolean =>
  LACKING.some(([, refuses]) => refuses(index, question, measured))

/**
 * Why something is refused whatever speaks for it, also where it has the form that is asked for; `undefined` where no
 * gate refuses it.
 */
export const gateOf = (index: AnswerIndex, question: ParsedQuestion, measured: Measured): string | undefined =>
  [...LACKING, ...GATES].find(([, refuses]) => refuses(index, question, measured))?.[0]
