import { fold } from '../../language/fold.ts'
import { wordsOfAny } from '../../language/word-lists.ts'
import { priceOf } from './offer-bounds.ts'
import type { Offer } from './offer-types.ts'

/** Offers that stand side by side in one place, to choose from. */
export interface OfferRange {
  /** Title, heading and path of the place, folded. */
  label: string
  /** In the order of the place. */
  offers: Offer[]
}

const MIN_OFFERS = 2
const MAX_OFFERS = 8
const HALF = 0.5

/** What a business calls the tiers of one offer. */
export const PLANS = wordsOfAny({
  en: 'plans?, tiers?, subscriptions?, packages?, memberships?',
  de: 'tarif(?:e|en|s)?, pakete?n?, abos?, abonnements?, plane?n?, mitgliedschaft(?:en)?',
  fr: 'formules?, forfaits?, abonnements?, offres?',
  es: 'plan(?:es)?, tarifas?, suscripcion(?:es)?, paquetes?, abonos?, membresias?',
  it: 'pian[oi], abbonament[oi], pacchett[oi], tariff[ae]',
  pt: 'planos?, pacotes?, assinaturas?, mensalidades?, subscric(?:ao|oes)',
  nl: 'pakket(?:ten)?, abonnement(?:en)?, plannen, lidmaatschap(?:pen)?',
  ar: '(?:ال|لل|ب)?(?:باقه|باقات|خطه|خطط|اشتراك|اشتراكات)',
})
/** A page of tariffs may be any list of prices. */
const TARIFFS = /(?<!\p{L})tarif\p{L}*/gu
const RECURS = wordsOfAny({
  en: 'months?, mo, monthly, years?, yr, yearly, annually',
  de: 'monat*, jahr*',
  fr: 'mois, mensuel*, par an, annuel*',
  es: 'mes, mensual*, ano, anual*',
  it: 'mese, mensil*, anno, annual*',
  pt: 'mes, mensa(?:l|is), ano, anua(?:l|is)',
  nl: 'maand*, jaar*',
  ar: 'شهر*, (?:ال)?شهر, سنوي*, (?:ال)?سنه',
})

/** The ranges of a business, without what is only added to one of their offers; each has two prices at least. */
export function rangesOf(offers: readonly Offer[]): OfferRange[] {
  const places = new Map<string, { label: string; offers: Set<Offer> }>()
  for (const offer of offers) {
    for (const { key, label } of offer.besides) {
      const place = places.get(key) ?? { label: fold(label), offers: new Set() }
      place.offers.add(offer)
      places.set(key, place)
    }
  }
  return [...places.values()].flatMap(({ label, offers: beside }) => {
    const range = { label, offers: withoutAdditions([...beside]) }
    const priced = range.offers.filter((offer) => priceOf(offer) !== undefined)
    return priced.length >= MIN_OFFERS && range.offers.length <= MAX_OFFERS ? [range] : []
  })
}

/** Whether these are tiers of one offer: called so, or mostly paid by the month or the year. */
export function isOfPlans({ label, offers }: OfferRange): boolean {
  if (PLANS.test(label.replace(TARIFFS, ''))) return true
  const priced = offers.filter((offer) => (priceOf(offer)?.amount ?? 0) > 0)
  const recurring = priced.filter(({ price }) => RECURS.test(fold(price?.value ?? '')))
  const called = offers.filter(({ title }) => PLANS.test(fold(title)))
  return recurring.length > priced.length * HALF || called.length > offers.length * HALF
}

/** Without "Receipt scanning for Solo", and what says of itself that it goes with Solo and Studio. */
function withoutAdditions(offers: readonly Offer[]): Offer[] {
  return offers.filter((offer) => {
    const others = offers.filter(({ title }) => title !== offer.title).map(({ title }) => title)
    const said = offer.details.map(({ value }) => value).join('\n')
    const isFor = others.some(
      (title) => offer.title.endsWith(` ${title}`) && /\p{Ll} $/u.test(offer.title.slice(0, -title.length)),
    )
    return !isFor && others.filter((title) => said.includes(title)).length < 2
  })
}
