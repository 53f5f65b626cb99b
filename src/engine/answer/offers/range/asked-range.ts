import type { ParsedQuestion } from '../../question/question.ts'
import { stemsOf } from '../../text/analyse.ts'
import { fold } from '../../../language/fold.ts'
import { wordsOf } from '../../../language/split-words.ts'
import { stemOf } from '../../../language/stem.ts'
import { sourceOf, wordsOfAny } from '../../../language/word-lists.ts'
import { withoutAudiences } from './audiences.ts'
import { COMPARES } from '../compare-offers.ts'
import { isOfPlans, type OfferRange, PLANS } from './offer-ranges.ts'
import { PEOPLE_WORDS } from '../../text/people-words.ts'
import { isBounded, isNeedWord, type VisitorNeed } from '../visitor-need.ts'

const WHICH = sourceOf({
  en: 'which, what',
  de: 'welche[rsnm]?, was',
  fr: 'quel(?:le)?s?',
  es: 'que, cual(?:es)?',
  it: 'quale, quali, qual, che',
  pt: 'qual, quais, que',
  nl: 'welke?, wat',
  ar: 'اي, ايه, ما, بماذا, ماذا',
})
const ASKS_WHICH = new RegExp(WHICH, 'u')
const BEST = sourceOf({
  en: 'best, right, ideal, perfect',
  de: '(?:best|richtig|passend|ideal|optimal)e[rnsm]?',
  fr: 'meilleure?s?, ideale?s?, bonne?',
  es: 'mejor(?:es)?, ideal, adecuad[oa]',
  it: 'miglior[ei]?, giust[oa], adatt[oa], ideale',
  pt: 'melhor(?:es)?, ideal, cert[oa], adequad[oa]',
  nl: 'beste, juiste, ideale',
  ar: 'افضل, انسب',
})
const PICKS = wordsOfAny({
  en: 'best, better, right, suits?, suitable, fits?, ideal, should, choose, pick, buy, go for',
  de: 'beste[rnsm]?, besser, passt, passen, passende?[rnsm]?, eignet, geeignet, richtige?[rnsm]?, soll, sollte*, wahlen, nehmen, lohnt',
  fr: 'meilleure?s?, mieux, ideale?, convient, conviendrait, adaptee?, choisir, prendre, dois, devrais',
  es: 'mejor(?:es)?, ideal, conviene, convendria, adecuad[oa], elegir, escoger, debo, deberia, sirve, elijo',
  it: 'miglior[ei]?, meglio, ideale, conviene, adatt[oa], scegliere, scelgo, prendere, devo, dovrei, serve',
  pt: 'melhor(?:es)?, ideal, convem, adequad[oa], indicad[oa], escolher, escolho, devo, deveria, serve',
  nl: 'beste, beter, past, passen, geschikt, kiezen, kies, nemen, moet',
  ar: 'افضل, انسب, (?:ي|ت)ناسب*, مناسب*, اختار, اخترت',
})
const ADVISES = wordsOfAny({
  en: 'recommend*, suggest*, advise, help me (?:choose|decide|pick|find)',
  de: 'empfehl*, empfiehl*, raten, ratst, hilf* mir *',
  fr: 'recommand*, conseill*, aidez-moi, suggere*',
  es: 'recomiend*, recomend*, aconsej*, sugier*, ayuda*',
  it: 'consigli*, raccomand*, suggeri*, aiut*',
  pt: 'recomend*, aconselh*, suger*, ajud*',
  nl: 'aanbevel*, aanrad*, raad, raden, adviseer*, help',
  ar: 'تنصح*, توصي*, تقترح*, ترشح*, ساعد*',
})
const ONE_ANOTHER =
  /(?<!\p{L})(?:each other|one another|(?:mit|von)einander|entre (?:ellos|elles|eux|si)|tra loro|met elkaar)(?!\p{L})/u
/** "What would you recommend?" */
const OPEN_ADVICE = new RegExp(`${WHICH}.{0,60}${ADVISES.source}`, 'u')
/** "I am self-employed, which one should I take?", with those for whom it is. */
const OPEN_CHOICE = new RegExp(`${WHICH}.{0,60}${PICKS.source}`, 'u')
/** What says nothing of what is wanted beside a range. */
const FILLS = wordsOfAny({
  en: 'includ*, contain*, com(?:es?|ing), need*, run, prices?, pricing, costs?, features?, benefits?, main, available, various, different, options?, offer*, side, overview, table, between, one, kinds?, types?, choice, choose, someone, person, get, take, pick, buy, work, works',
  de: 'enthalt*, enthalten, beinhalt*, brauch*, bitte, alle, preise?, kosten, kostet, leistungen, funktionen, verschieden*, verfugbar*, unterschiede?, ubersicht, tabelle, eure?[rnsm]?, ihre?[rnsm]?, jemanden?, angebot*, zwischen',
  fr: 'inclu*, compren*, besoin, contien*, prix, coute*, prestations, differente?s?, disponibles?, tableau, vos, votre, choix, offr*, propos*, quelqu_, entre',
  es: 'incluy*, necesit*, todos, precios?, cuesta*, funciones, distint[oa]s, diferentes?, disponibles, tabla, vuestr[oa]s?, opciones, ofrec*, alguien, tienen, tene*, entre',
  it: 'inclu*, comprend*, tutti, prezz[oi], cost[ai]*, funzioni, divers[ie], disponibili, tabella, vostr[ieoa], opzioni, offr*, qualcuno, tra',
  pt: 'inclu*, precis*, todos, precos?, custa*, funcoes, diferentes?, disponiveis, tabela, voss[oa]s?, opcoes, oferec*, alguem, entre',
  nl: 'bevat*, inclusief, nodig, alle, prijs, prijzen, kost*, functies, verschillende?, beschikbare?, tabel, jullie, opties, iemand, aanbied*, tussen',
  ar: 'تشمل*, تتضمن*, بماذا, ماذا, الاسعار, اسعار, لديكم, عندكم, بين, كل, جميع, المتاحه',
})

const COUNTED = new RegExp(PEOPLE_WORDS, 'u')
const NEAR = '\\s(?:\\p{L}+\\s){0,4}?'

/** What a question asks to compare or to choose from. */
export interface AskedRange {
  /** The range, or several that are called the same, the larger first. */
  ranges: OfferRange[]
  asks: 'compare' | 'choose'
  /** What the offer has to have, in words of the question; of no other kind than is said in so many words. */
  topics: string[]
}

/**
 * The range that a question asks to be compared or to choose from, by what it is called; `undefined` where it asks for
 * more than that.
 */
export function findAskedRange(
  ranges: readonly OfferRange[],
  question: ParsedQuestion,
  need: VisitorNeed,
): AskedRange | undefined {
  const folded = fold(question.text)
  const left = wordsLeft(folded, question, need)
  const rated = ranges.map((range) => rate(range, { folded, left })).filter(({ score }) => score > 0)
  const ordered = rated.toSorted((a, b) => b.score - a.score || b.range.offers.length - a.range.offers.length)
  const [best] = ordered
  if (!best) return left.length === 0 && isOpen(folded) ? askedOfOnly(ranges.filter(isOfPlans)) : undefined
  const called = ordered.filter(({ score }) => score === best.score).map(({ range }) => range)
  const isChoice = need.order !== undefined || asksToChoose(folded, best.nouns, isBounded(need) || best.left.length > 0)
  if (best.left.length > 0)
    return isChoice && !COMPARES.test(folded) ? { ranges: called, asks: 'choose', topics: best.left } : undefined
  if (COMPARES.test(folded)) return { ranges: called, asks: 'compare', topics: [] }
  return isChoice ? { ranges: called, asks: 'choose', topics: [] } : undefined
}

/** Advice that names no range asks for the only one there is. */
function askedOfOnly(plans: readonly OfferRange[]): AskedRange | undefined {
  const [most, ...others] = plans.toSorted((a, b) => b.offers.length - a.offers.length)
  const isOnly = others.every(({ offers }) => offers.every((offer) => most?.offers.includes(offer)))
  return most && isOnly ? { ranges: [most], asks: 'choose', topics: [] } : undefined
}

/** The words of a question that are neither asking, nor a need, nor those for whom it is. */
function wordsLeft(folded: string, { words }: Pick<ParsedQuestion, 'words'>, { people }: VisitorNeed): string[] {
  const wanted = new Set(wordsOf(withoutAudiences(folded.replace(ONE_ANOTHER, ' '))))
  const isNeed = (word: string): boolean => isNeedWord(word) || (people !== undefined && COUNTED.test(word))
  return words.flatMap(({ word, weight }) =>
    weight < 1 || !wanted.has(word) || isNeed(word) || isAsking(word) ? [] : [word],
  )
}

const isAsking = (word: string): boolean => [PICKS, ADVISES, COMPARES, FILLS].some((asking) => asking.test(word))

interface Rated {
  range: OfferRange
  score: number
  /** The words of the question that mean the range. */
  nouns: string[]
  left: string[]
}

const BY_PLACE = 2
const BY_NAMES = 1
const AS_PLANS = 1

function rate(range: OfferRange, { folded, left }: { folded: string; left: readonly string[] }): Rated {
  const place = new Set(stemsOf(range.label))
  const titles = range.offers.map(({ title }) => new Set(stemsOf(title)))
  const names = (word: string): boolean => titles.filter((stems) => stems.has(stemOf(word))).length * 2 > titles.length
  const isTitle = (word: string): boolean => titles.some((stems) => stems.has(stemOf(word)))
  const calls = (word: string): number => (place.has(stemOf(word)) ? BY_PLACE : names(word) ? BY_NAMES : 0)
  const plans = left.filter((word) => PLANS.test(word))
  const asked = PLANS.test(folded) && isOfPlans(range) ? [...plans, PLANS.exec(folded)?.[0] ?? ''] : []
  const nouns = [...left.filter((word) => calls(word) > 0), ...asked]
  return {
    range,
    score: Math.max(0, ...left.map(calls)) + (asked.length > 0 ? AS_PLANS : 0),
    nouns,
    left: left.filter((word) => !nouns.includes(word) && !isTitle(word)),
  }
}

const escaped = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')

const isOpen = (folded: string): boolean =>
  OPEN_ADVICE.test(folded) || (OPEN_CHOICE.test(folded) && withoutAudiences(folded) !== folded)

/** Whether a question may ask for a range of plans, by its words alone. */
export function mayAskForPlans(text: string): boolean {
  const folded = fold(text)
  return (
    isOpen(folded) || (PLANS.test(folded) && (PICKS.test(folded) || ADVISES.test(folded) || ASKS_WHICH.test(folded)))
  )
}

/** "Which plan should I take", "the best plan for …", "recommend a plan", "which plan for …". */
function asksToChoose(folded: string, nouns: readonly string[], isNeed: boolean): boolean {
  const noun = `(?:${nouns.map(escaped).join('|')})`
  const isAsked = new RegExp(`${WHICH}${NEAR}${noun}`, 'u').test(folded)
  const isBest = new RegExp(`${BEST}\\s(?:\\p{L}+\\s){0,2}?${noun}|${noun}\\s(?:\\p{L}+\\s){0,2}?${BEST}`, 'u').test(
    folded,
  )
  return (
    ADVISES.test(folded) || isBest || (isAsked && (isNeed || PICKS.test(folded) || withoutAudiences(folded) !== folded))
  )
}
