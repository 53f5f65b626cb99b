import type { AnswerIndex } from '../prepare-knowledge.ts'
import { stemsOf } from '../text/analyse.ts'
import type { ParsedQuestion } from '../question/question.ts'
import { stopwordsOf } from '../lexicon/lexicon.ts'
import { fold } from '../../language/fold.ts'
import { stemOf } from '../../language/stem.ts'
import { wordsOf } from '../../language/split-words.ts'
import { wordsOfAny } from '../../language/word-lists.ts'
import { sourcesOf } from './compare-offers.ts'
import type { Offer } from './offer-types.ts'
import { describeOffer, type OfferAdvice } from './recommend-offers.ts'

/** A wish to buy, book or take part, in folded text: not asked, but said. */
const WANTS = wordsOfAny({
  en: "(?:i|we)(?:'d| would)? (?:like|love|want|need|wish) to (?:book|reserve|order|buy|purchase|sign up|register|enrol|enroll|join|hire|rent|subscribe)",
  de: '(?:ich|wir) (?:mochten?|wurden? gern*|will|wollen) [^.?!]{0,80}(?:buchen|reservieren|bestellen|kaufen|anmelden|mieten|teilnehmen)',
  fr: "(?:je|nous) (?:voudrais|voudrions|souhaite*|aimerais|aimerions|veux|voulons) (?:reserver|commander|acheter|m'inscrire|nous inscrire|louer|participer)",
  es: '(?:quiero|queremos|quisiera|me gustaria|nos gustaria) (?:reservar|pedir|comprar|apuntarme|apuntarnos|inscribirme|inscribirnos|alquilar|contratar)',
  it: '(?:vorrei|vorremmo|voglio) (?:prenotare|ordinare|comprare|acquistare|iscrivermi|iscriverci|noleggiare)',
  pt: '(?:quero|queria|queremos|gostaria de|gostava de) (?:reservar|marcar|encomendar|comprar|inscrever-me|alugar|contratar)',
  nl: '(?:ik|wij|we) (?:wil|willen|zou|zouden) [^.?!]{0,80}(?:boeken|reserveren|bestellen|kopen|inschrijven|aanmelden|huren|deelnemen)',
  ar: '(?:اريد|نريد|اود|ارغب)(?: في)? (?:حجز|التسجيل|شراء|طلب|الاشتراك|استيجار)',
})
/** The share of a name that has to be said. */
const MOST = 0.6

/** Whether a visitor says that they want to buy, book or take part, and asks nothing. */
export const wishesToBuy = (text: string): boolean => !/[?؟]/u.test(text) && WANTS.test(fold(text))

/** What is said of the one offer that a visitor wants, with its price; `undefined` where they name none, or several. */
export function sayWanted(
  index: AnswerIndex,
  question: ParsedQuestion,
  offers: readonly Offer[],
): OfferAdvice | undefined {
  const offer = offerNamed(offers, question)
  if (offer?.price === undefined) return undefined
  return { parts: [describeOffer(offer, () => true)], sources: sourcesOf(index, [offer]), fits: true }
}

/** The offer of whose name most is said, and more than of any other. */
function offerNamed(offers: readonly Offer[], { text, language }: ParsedQuestion): Offer | undefined {
  const said = new Set(stemsOf(text))
  const stopwords = stopwordsOf(language)
  const named = offers.flatMap((offer) => {
    const stems = wordsOf(offer.title).flatMap((word) => (stopwords.has(word) ? [] : [stemOf(word)]))
    const count = stems.filter((stem) => said.has(stem)).length
    return offer.kind !== 'policy' && offer.kind !== 'section' && count > 0 && count >= MOST * stems.length
      ? [{ offer, count }]
      : []
  })
  const [first, second] = named.toSorted((a, b) => b.count - a.count)
  return first && first.count > (second?.count ?? 0) ? first.offer : undefined
}
