import { fold } from '../text/fold.ts'

/** Words that claim something of weight: each group must be said by the knowledge as well. In folded text. */
const WEIGHTY: Readonly<Record<string, RegExp>> = {
  discount:
    /\b(?:discount(?:s|ed)?|coupons?|promo(?:tion)?s?|promo code|rebates?|special offers?|(?:special|reduced|better|friendly|good) (?:price|rate|deal)s?|(?:faisons|fais|ferons) un prix|tarifs? (?:reduit|preferentiel|special)\p{L}*|precios? (?:especial|reducido)\p{L}*|prezz[oi] (?:special|ridott|di favore)\p{L}*|precos? (?:especia|reduzid)\p{L}*|sonderpreis\p{L}*|vorzugspreis\p{L}*|speciale prijs|(?:on|for) sale|cashback|rabatte?|nachlass|ermassig\p{L}*|sonderangebot\p{L}*|remises?|reductions?|soldes|descuentos?|rebajas?|ofertas?|sconti|sconto|descontos?|korting(?:en)?|aanbieding|saves?|savings?|spar(?:en|t|st)|economis\p{L}*|ahorr\p{L}+|risparm\p{L}+|poup\p{L}+|bespa\p{L}+|(?:%|percent|eur|€|\$|£|tenner|fiver)\s?(?:off|less|cheaper|gunstiger|weniger)|half (?:price|off))(?!\p{L})|(?:%|€|\$|£)\s?(?:off|less|cheaper|gunstiger|weniger)\b|خصم|تخفيض/u,
  free: /(?<!feel |hands-|-)\bfree\b(?! to\b|[- ]?range)|\b(?:complimentary|no (?:extra |additional )?(?:cost|charge)s?|for nothing|on the house|on us|pays? nothing|zahlen? nichts|ne paient? (?:pas|rien)|no pagan?|non pagano|nao pagam?|betalen niets|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|de graca|umsonst|gratuit\p{L}*|une (?:\p{L}+ ){1,4}offerte|(?:est|sont) offert\p{L}{0,2}|offerte (?:a partir|des|pour)|offerts?|gratuito|gratis)\b|مجان/u,
  guarantee: /\b(?:guarantee[ds]?|warrant(?:y|ies)|garantie\p{L}*|garantia\p{L}*|garanzia|gewahrleistung)\b|ضمان/u,
  refund:
    /\b(?:refund\p{L}*|money[- ]back|erstatt\p{L}*|ruckerstatt\p{L}*|rembours\p{L}*|reembols\p{L}*|devol[uv]\p{L}*|restitu\p{L}*|rimbors\p{L}*|terugbetal\p{L}*)\b|استرداد|استرجاع/u,
  scarcity:
    /\b(?:limited (?:time|offer|stock)|only today|today only|while (?:supplies|stocks?) last|last (?:chance|few)|almost sold out|selling fast|nur (?:noch|heute)|derniere chance|ultima oportunidad)\b/,
  nonstop:
    /(?<!\p{L})(?:day and night|around the clock|24\/7|24 hours(?! (?:before|ahead|notice|in advance))|tag und nacht|rund um die uhr|jour et nuit|24 ?h(?:eures)? ?(?:sur|\/) ?24|dia y noche|las 24 horas|giorno e notte|24 ore su 24|dia e noite|24 horas por dia|dag en nacht|24[- ]uurs?|24 uur per dag)(?!\p{L})/u,
  code: /\b(?:promo|discount|voucher|coupon|rabatt|gutschein)[- ]?codes?\b|\bcodes? (?:promo|de descuento|sconto)\b/,
}

/** The weighty claims of a text, by group. */
export function weightyClaims(text: string): string[] {
  const folded = fold(text)
  return Object.entries(WEIGHTY).flatMap(([group, pattern]) => (pattern.test(folded) ? [group] : []))
}

const EVERY_WEIGHTY = Object.values(WEIGHTY).map(({ source }) => new RegExp(source, 'gu'))

/** A text, folded, without the words that make it weighty. */
export function withoutWeighty(text: string): string {
  return EVERY_WEIGHTY.reduce((rest, pattern) => rest.replace(pattern, ' '), fold(text))
}
