import { fold } from '../text/fold.ts'

/**
 * What an agent must not promise, since nobody would keep it: to call, to write, to book. In folded text; each pattern is bounded, so that
 * reading stays linear.
 */
const PROMISES: readonly RegExp[] = [
  /(?:\bwill|'ll|\b(?:is|are|am) going to|'(?:s|re|m) going to) (?:then |also |soon |gladly )?(?:call|ring|text|phone|e-?mail|message|contact|write to|get back to|reach out to|notify|inform|remind|meet|pick up)\b[^.!?]{0,20}\byou\b/,
  /\b(?:i|we|someone|somebody|a colleague|the team|they)(?:'ll| will)\b[^.!?]{0,30}\b(?:be with you|come to you|visit you)\b/,
  /\b(?:will|'ll) (?:call|ring|text|phone|e-?mail|message|contact|send|drop) you\b/,
  /\b(?:i|we)(?:'ve| have)? (?:just |already |now )?(?:put|set|kept|saved|noted|added|marked|signed|held|made|pencil?led)\b[^.!?]{0,30}\b(?:aside|down|up|you|your)\b/,
  /\b(?:i|we)(?:'ll| will| can)? (?:just |gladly )?(?:let|tell|ask)\b[^.!?]{0,30}\b(?:know|team|colleagues?|staff|owner)\b/,
  /\byour [a-z]{2,20} (?:is|has been) (?:now |already |all )?(?:confirmed|booked|placed|reserved|processed|scheduled|approved|secured|set)\b/,
  /\b(?:ruft|meldet|schreibt|kontaktiert|schickt|sendet|informiert|benachrichtigt) (?:sich |sie |ihnen |dich |dir |euch )/,
  /\bich (?:trage|merke|notiere|schreibe|melde|halte)\b[^.!?]{0,30}\b(?:ein|vor|sie|ihnen|dich|dir|frei|fest|an)\b/,
  /\b(?:ihr|dein|ihre|deine) \p{L}{3,20} (?:ist|wurde|sind|wird) (?:nun |jetzt |bereits |schon )?(?:bestatigt|gebucht|reserviert|eingetragen|vorgemerkt|storniert)\b/u,
  /\b(?:je|nous|on) (?:vous|te) (?:reserv|inscri|not|envoi|rappel|contact|met|gard|tien|transmet|preven|previent)\p{L}*/u,
  /\bvotre \p{L}{3,20} (?:est|a ete) (?:bien |deja )?(?:confirme|reserve|enregistre|annule|transmis)e?s?\b/u,
  /\b(?:je l'ai|je les ai|nous l'avons) (?:transmis|envoye|reserve|note|confirme)\p{L}*/u,
  /\b(?:le|te|les|os) (?:he|hemos) (?:ya )?(?:reservado|apuntado|enviado|anotado|guardado)\b/,
  /\b(?:le|te|les|os) (?:reservo|apunto|envio|llamo|guardo|aviso)\b/,
  /\b(?:su|tu) \p{L}{3,20} (?:esta|ha sido|queda) (?:ya )?(?:confirmad|reservad|cancelad|apuntad)[oa]\b/u,
  /\b(?:le|ti|la|vi) (?:prenoto|riservo|invio|chiamo|richiamo|segno|tengo)\b/,
  /\b(?:sua|tua) \p{L}{3,20} (?:e|e stata|risulta) (?:gia )?(?:confermata|prenotata|annullata)\b/u,
  /\b(?:sua|tua|seu|teu) \p{L}{3,20} (?:esta|foi) (?:ja )?(?:confirmad|reservad|cancelad|marcad)[oa]\b/u,
  /\bik (?:reserveer|noteer|schrijf|boek|houd|zet)\b[^.!?]{0,30}\b(?:u|je|jou|jullie|uw|vrij|in)\b/,
  /\b(?:uw|je|jouw) \p{L}{3,20} (?:is|werd|staat) (?:nu |al |reeds )?(?:bevestigd|geboekt|gereserveerd|genoteerd|geannuleerd)\b/u,
  /تم (?:حجز|تاكيد|ارسال|الغاء|تسجيل)|(?:حجزت|ارسلت|سجلت) ل/,
  /\b(?:i|we|someone|somebody|our team|the team|a colleague|they|a (?:person|member|representative|specialist)(?: [a-z]{1,12}){0,4})(?:'ll| will| shall|(?:'m|'re| am| are| is) going to)\b[^.!?]{0,60}\b(?:get back|get in touch|be in touch|call|contact|e-?mail|mail|write|send|reach out|follow up|notify|let you know|inform|remind|reserve|book|hold|arrange|schedule|confirm|prepare|process|ship|refund|forward|pass (?:it|this|that|you|on|along)|update|make sure|look into|return|apply|match|waive|throw in)\b/,
  /\blet me (?:connect|transfer|put you|get you|check|book|reserve|send|forward|call|ask|arrange|schedule|confirm)\b/,
  /\b(?:i|we)(?:'ve| have)? (?:just |already |now )?(?:booked|reserved|sent|forwarded|scheduled|ordered|placed|notified|informed|applied|cancell?ed|arranged|confirmed|registered|emailed|refunded|upgraded|passed)\b/,
  /\byour (?:order|booking|reservation|appointment|refund|request|discount|table|spot|place)\b[^.!?]{0,30}\b(?:is|has been|was|will be)(?: now| already)? (?:confirmed|booked|placed|reserved|processed|scheduled|approved|secured|applied|forwarded|sent)\b/,
  /\b(?:i|we) (?:promise|guarantee|assure you)\b/,
  /\byou(?:'ll| will| can expect to) (?:receive|hear|get|be (?:contacted|called))\b[^.!?]{0,30}\b(?:from us|back|call|e-?mail|reply|response|answer|confirmation|message|contacted|called|shortly|soon)\b/,
  /\b(?:ich|wir|jemand|unser team|ein kollege|eine kollegin|ein mitarbeiter)\b[^.!?]{0,25}\b(?:melde|melden|meldet|rufe|rufen|ruft|schicke|schicken|sende|senden|schreibe|schreiben|kontaktier\p{L}*|reserviere|reservieren|buche|buchen|bestatige|bestatigen|informiere|informieren|kummere|kummern|sorge|sorgen)\b[^.!?]{0,40}\b(?:ihnen|sie|dir|dich|euch|mich|uns)\b/u,
  /\b(?:ich|wir) (?:werde|werden)\b[^.!?]{0,60}\b(?:melden|anrufen|zuruckrufen|schicken|senden|schreiben|kontaktieren|reservieren|buchen|bestatigen|informieren|weiterleiten|prufen|kummern|erstatten)\b/,
  /\b(?:ich|wir) (?:habe|haben)\b[^.!?]{0,50}\b(?:gebucht|reserviert|geschickt|gesendet|weitergeleitet|bestellt|bestatigt|notiert|storniert|informiert|vorgemerkt)\b/,
  /\b(?:je|nous|on|quelqu'un|un conseiller|un collegue|notre equipe)\b[^.!?]{0,25}\b(?:vous|te)\b[^.!?]{0,15}\b(?:contacter|rappeller|recontacter|enverr|ecrir|reviend|repond|tiendr|confirmer|reserver|informer|appeler)\p{L}*/u,
  /\b(?:je|nous)\b[^.!?]{0,12}\b(?:reviens|revenons|reviendrai|reviendrons)\b[^.!?]{0,10}\bvous\b/,
  /\b(?:j'ai|nous avons|c'est)\b[^.!?]{0,20}\b(?:reserve|envoye|transmis|commande|confirme|enregistre|annule)e?s?\b/,
  /\b(?:te|le|les|os|lo|la|se) (?:contactare|contactaremos|llamare|llamaremos|enviare|enviaremos|escribire|escribiremos|avisare|avisaremos|respondere|responderemos|confirmare|confirmaremos|reservare|reservaremos|mandare|mandaremos|informaremos)\b/,
  /\b(?:nos pondremos|me pondre|se pondra|se pondran) en contacto\b/,
  /\b(?:he|hemos) (?:ya )?(?:reservado|enviado|confirmado|anotado|pedido|cancelado|avisado|transmitido)\b/,
  /\b(?:ti|la|le|vi|lo|ci) (?:contattero|contatteremo|contatteranno|richiamero|richiameremo|chiamero|chiameremo|inviero|invieremo|scrivero|scriveremo|rispondero|risponderemo|ricontattero|ricontatteremo|avviseremo|confermeremo|metteremo)\b/,
  /\b(?:ho|abbiamo) (?:gia )?(?:prenotato|inviato|confermato|annotato|ordinato|annullato|inoltrato)\b/,
  /\b(?:entrarei|entraremos|vou|vamos|iremos|alguem (?:vai|ira|entrara))\b[^.!?]{0,30}\b(?:contat\p{L}*|contact\p{L}*|ligar|enviar|mandar|retornar|responder|avisar|confirmar|reservar)\b/u,
  /\b(?:reservei|enviei|confirmei|anotei|encaminhei|enviamos|reservamos)\b/,
  /\b(?:ik|wij|we|iemand|ons team|een collega)\b[^.!?]{0,15}\b(?:bel|bellen|belt|neem|nemen|neemt|stuur|sturen|stuurt|mail|mailen|zal|zullen|laat|laten|kom|komen)\b[^.!?]{0,30}\b(?:je|jou|jullie|u|contact|terug)\b/,
  /\b(?:ik|we|wij) (?:heb|hebben)\b[^.!?]{0,40}\b(?:gereserveerd|geboekt|gestuurd|doorgestuurd|bevestigd|besteld|genoteerd)\b/,
  /(?:^|[^\u0600-\u06ff])(?:و)?(?:س(?:ا|ن|ي|ت)|سوف )[\u0600-\u06ff]{0,4}(?:تواصل|تصل|رسل|كلم|عود|بلغ|حجز|خبر|تابع|رد)/,
]

/** Whether a sentence promises something that an agent cannot keep. */
export function promises(sentence: string): boolean {
  const folded = fold(sentence)
  return PROMISES.some((pattern) => pattern.test(folded))
}

/** Words that claim something of weight: each group must be said by the knowledge as well. In folded text. */
const WEIGHTY: Readonly<Record<string, RegExp>> = {
  discount:
    /\b(?:discount(?:s|ed)?|coupons?|promo(?:tion)?s?|promo code|rebates?|special offers?|(?:special|reduced|better|friendly|good) (?:price|rate|deal)s?|(?:faisons|fais|ferons) un prix|tarifs? (?:reduit|preferentiel|special)\p{L}*|precios? (?:especial|reducido)\p{L}*|prezz[oi] (?:special|ridott|di favore)\p{L}*|precos? (?:especia|reduzid)\p{L}*|sonderpreis\p{L}*|vorzugspreis\p{L}*|speciale prijs|(?:on|for) sale|cashback|rabatte?|nachlass|ermassig\p{L}*|sonderangebot\p{L}*|remises?|reductions?|soldes|descuentos?|rebajas?|ofertas?|sconti|sconto|descontos?|korting(?:en)?|aanbieding|saves?|savings?|spar(?:en|t|st)|economis\p{L}*|ahorr\p{L}+|risparm\p{L}+|poup\p{L}+|bespa\p{L}+|(?:%|percent|eur|€|\$|£|tenner|fiver)\s?(?:off|less|cheaper|gunstiger|weniger)|half (?:price|off))(?!\p{L})|(?:%|€|\$|£)\s?(?:off|less|cheaper|gunstiger|weniger)\b|خصم|تخفيض/u,
  free: /(?<!feel |hands-|-)\bfree\b(?! to\b|[- ]?range)|\b(?:complimentary|no (?:extra |additional )?(?:cost|charge)s?|for nothing|on the house|on us|pays? nothing|zahlen? nichts|ne paient? (?:pas|rien)|no pagan?|non pagano|nao pagam?|betalen niets|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|de graca|umsonst|gratuit\p{L}*|gratuito|gratis)\b|مجان/u,
  guarantee: /\b(?:guarantee[ds]?|warrant(?:y|ies)|garantie\p{L}*|garantia\p{L}*|garanzia|gewahrleistung)\b|ضمان/u,
  refund:
    /\b(?:refund\p{L}*|money[- ]back|erstatt\p{L}*|ruckerstatt\p{L}*|rembours\p{L}*|reembols\p{L}*|rimbors\p{L}*|terugbetal\p{L}*)\b|استرداد|استرجاع/u,
  scarcity:
    /\b(?:limited (?:time|offer|stock)|only today|today only|while (?:supplies|stocks?) last|last (?:chance|few)|almost sold out|selling fast|nur (?:noch|heute)|derniere chance|ultima oportunidad)\b/,
  code: /\b(?:promo|discount|voucher|coupon|rabatt|gutschein)[- ]?codes?\b|\bcodes? (?:promo|de descuento|sconto)\b/,
}

/** The weighty claims of a text, by group. */
export function weightyClaims(text: string): string[] {
  const folded = fold(text)
  return Object.entries(WEIGHTY).flatMap(([group, pattern]) => (pattern.test(folded) ? [group] : []))
}

/** A text, folded, without the words that make it weighty. */
export function withoutWeighty(text: string): string {
  return Object.values(WEIGHTY).reduce((rest, pattern) => rest.replace(new RegExp(pattern.source, 'gu'), ' '), fold(text))
}
