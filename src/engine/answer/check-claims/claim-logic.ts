import { memoizeTexts } from '#src/base/memoize.ts'
import { fold } from '../text/fold.ts'

/** What turns a statement into its opposite, in folded text. */
const DENIALS =
  /(?<!\p{L})(?:no|not|none|never|nothing|nobody|neither|nor|without|cannot|unable|kein\p{L}{0,2}|nicht|nichts|nie|niemals|niemand|ohne|weder|pas|jamais|aucune?|rien|ni|sans|non|ninguna?|ningun|nunca|nada|nadie|sin|tampoco|nessun[oa]?|niente|senza|nao|nenhuma?|ninguem|sem|geen|niet|nooit|niets|niemand|zonder|\p{L}{4,}frei|unbegrenzt|unlimited|illimite\p{L}*|ilimitad[oa]s?|illimitat[oaie]|onbeperkt|minus|abzuglich|forbidden|prohibited|verboten|untersagt|interdite?s?|prohibid[oa]s?|vietat[oaie]|proibid[oa]s?|verboden|و?(?:لا|ليس|ليست|لن|لم|بدون|غير|دون))(?!\p{L})|n't(?!\p{L})/u

/**
 * Turns of phrase with a word of denial that deny nothing: politeness, limits, and what is asked without being claimed.
 */
const NO_DENIALS =
  /(?:do not|don't) hesitate|no (?:problem|worries|matter)|am besten|not only|(?:no|not) (?:be )?(?:later|more|less|fewer|\p{L}{2,10}er) than|why not|zoger\p{L}{0,2} (?:sie |bitte )?nicht|nicht nur|nicht (?:mehr|weniger(?! als \d)|\p{L}{3,12}er) als|n'hesitez pas|pas de (?:probleme|souci)|non seulement|ne depasse pas|pas plus de|no dude en|no solo|no mas de|non esit\p{L}{1,4}|non solo|non piu di|nao hesite|nao so|nao mais de|aarzel niet|niet alleen|niet meer dan|لا تتردد/gu

/** What costs nothing, whichever way it is put. Counts as no denial, and as the opposite of a cost. */
const FREE =
  /(?<!\p{L})(?:(?<!feel |-)free(?! to\b|[- ](?:of gluten|range))|complimentary|no (?:\p{L}{1,12} ){0,2}(?:costs?|charges?|fees?)|(?:no|not|never|nothing) (?:\p{L}{1,12} ){0,2}(?:pay|charged?|cost)|pays? nothing(?! back)|(?:no|n't|without) (?:\p{L}{1,8} ){0,2}(?:paying|charge|cost)(?: (?:anything|at all))?|costs? nothing|for nothing|on (?:us|the house)|de graca|sans frais|senza spese|(?:as a |is a )?(?:gift|present)(?! (?:vouchers?|cards?))|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|umsonst|geschenkt|kein\p{L}{0,2} (?:\p{L}{1,12} )?(?:kosten|gebuhr\p{L}*)|(?:kostet|zahl\p{L}{1,3}) (?:\p{L}{1,12} ){0,2}nichts|gratuit\p{L}*|sans frais|offert\p{L}{0,2}|ne \p{L}{1,8} (?:pas|rien) (?:a payer)|ne (?:vous |te |nous )?(?:pai\p{L}*|cout\p{L}*) rien|ne (?:pai\p{L}*|cout\p{L}*) pas|sin (?:coste|cargo|costo)s?|no (?:pagan?|cuestan?)(?: nada)?|de regalo|regalamos|nao (?:paga|pagam|custa|custam)(?: nada)?|sem (?:custos?|pagar)|de oferta|non (?:paga|pagano|costa|costano)(?: niente| nulla)?|senza (?:costi|pagare)|(?:in )?(?:regalo|omaggio)|regaliamo|offriamo noi|schenken wir|geen kosten|(?:kost|betaal\p{L}{0,2}) (?:\p{L}{1,10} ){0,2}(?:niets|niks)|cadeau)(?!\p{L})|n't (?:\p{L}{1,12} ){0,2}(?:pay|charged?|cost)(?! back)(?: anything)?(?: for (?:it|that|this))?(?: at all)?(?!\p{L})|مجان|هديه/u

/** What is not open, in folded text. */
const CLOSED =
  /(?<!\p{L})(?<!(?:has|have|had|already) )(?:closed?(?= on (?:\p{L}+ )?\p{L}+days?(?! at))|closed|shut|geschlossen|ruhetag|(?:haben|hat|ist|sind) (?:wir |\p{L}{1,12} ){0,2}zu|fermee?s?|fermons(?! a \d)|fechamos(?! as? \d)|chiudiamo(?! alle)|schliessen wir(?! um)|sluiten we(?! om)|cerrad[oa]s?|cerramos(?! a las? \d)|chius[oaie]|fechad[oa]s?|encerrad[oa]s?|gesloten|dicht)(?!\p{L})|مغلق|عطله/u

/** What speaks of a price without naming one. */
const COST =
  /(?<!\p{L})(?:costs?|fees?|charge[ds]?|paid|pays?|kostet|kosten|gebuhr\p{L}*|bezahl\p{L}*|kostenpflichtig|payant\p{L}*|coute\p{L}*|frais|payer|cuestan?|pagan?|se paga|costa|costano|si paga|a pagamento|custam?|pago|kost|betaalt?)(?!\p{L})/u

/**
 * Words that reach further than what they stand with. Each group has to be said by the knowledge of the same thing:
 * that something holds for all or always, that it costs more or less than another or the same, comes on top, or is done
 * on the same day.
 */
const REACHES: Readonly<Record<string, RegExp>> = {
  all: /(?<!\p{L})(?:full refund|refund(?:ed|able)? in full|volle erstattung|voll erstattet|(?:remboursement|rembourse\p{L}*) integral\p{L}*|reembolso (?:completo|total|integral)|rimborso (?:completo|totale|integrale)|volledig terug\p{L}*|all(?!'| (?:in|together|(?:we|you|that|it) ))|every(?! (?:\d|\p{L}+ (?:hours?|minutes?|days?|weeks?|months?)|week|month|year|other|second))|everything|everyone(?! else)|always(?! on )|(?<!(?:if|when|n't|not|should|without) [^.,;]{0,40})any(?:time|one(?! else)|thing(?! else)|where(?! else))?|whenever|no matter|regardless|egal (?:wie|ob|wann|was)|unabhangig|quel(?:le)?s? que soi\p{L}*|sin importar|ongeacht|never|forever|entire|whole|inter[oa]|volledige?|whatever|alle[nrs]?(?! (?:\d|\p{L}+ (?:minuten|stunden|tage|wochen|monate|jahre)))|a tout (?:age|moment)|jederzeit|jede[mnrs] (?:alter|uhrzeit)|immer(?! (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|am ))|nie(?:mals)?|samtliche|ganze[nrs]? (?:tag|woche|jahr)|toute la|tout le|todo el|toda la|tutto il|tutta la|todo o|toda a|(?:de )?hele|(?:tous|toutes)(?! les (?:\d|\p{L}+ (?:jours|semaines|mois|ans)))|toujours(?! (?:le|les) \p{L}+di)|jamais|tod[oa]s|siempre(?! (?:que|y cuando|segun))|nunca|cualquier\p{L}?|tutt[eio]|sempre|ogni(?! (?:\d|\p{L}+ (?:giorni|settimane|mesi|anni)))|qualsiasi|qualquer|altijd|nooit|elke|iedereen)(?!\p{L})|جميع|دايما|(?<!\p{L})كل(?!\p{L})/u,
  below:
    /(?<!\p{L})(?:cheaper|less(?! than \d| than [\p{L}\d]+ (?:hour|day|week|minute))|lower(?:ed)?|reduced|saves?|savings?|waived|(?:\d ?%|percent) off|half off|gunstiger\p{L}*|billiger\p{L}*|weniger|spar\p{L}{1,3}|moins cher\p{L}*|baisse\p{L}*|economis\p{L}*|mas barat[oa]s?|ahorr\p{L}+|meno car[oaei]|costa meno|risparmi\p{L}+|mais barat[oa]s?|poup\p{L}+|goedkoper|minder(?! dan \d)|bespaar\p{L}*|korting|discount|rabatt\p{L}*|mengenrabatt|remise|descuento|sconto|desconto)(?!\p{L})|ارخص|خصم|توفير/u,
  dearer:
    /(?<!\p{L})(?:dearer|pricier|more expensive|costs? more|teurer\p{L}*|plus cher\p{L}*|mas car[oa]s?|piu car[oaei]|mais car[oa]s?|duurder)(?!\p{L})|اغلي/u,
  above:
    /(?<!\p{L})(?:extra|additional(?:ly)?|further|on top|surcharge|supplement|each (?:additional|further)|mehr|zusatzlich\p{L}*|aufpreis|zuschlag|dazu|hinzu|plus \d|en plus|supplement\p{L}*|suplemento|aparte|esclus[oaie]|exclu[is]\p{L}*|excluid\p{L}*|zuzuglich|zzgl|supplemento|a parte|toeslag)(?!\p{L})|اضافي/u,
  sameday:
    /(?<!\p{L})(?:same[- ]day|on the day|(?:am )?selben tag|le jour meme|(?:el )?mismo dia|lo stesso giorno|(?:no )?mesmo dia|(?:op )?dezelfde dag)(?!\p{L})|نفس اليوم/u,
  same: /(?<!\p{L})(?:(?<!(?:stays?|remains?) (?:the )?)(?:the )?same(?! (?:house|day|way))|alike|equally|genauso|gleich viel|dasselbe|pareil|le meme prix|igual|lo mismo|uguale|lo stesso|o mesmo|hetzelfde|evenveel)(?!\p{L})|نفس السعر/u,
}

/** Whether a folded word speaks of a price. */
export const isCostWord = (word: string): boolean => COST.test(word)

/** What a sentence claims beside its words and values. */
export interface Logic {
  isDenied: boolean
  isFree: boolean
  isClosed: boolean
  namesCost: boolean
  reaches: ReadonlySet<string>
}

const RECALLED = 200

/** Reads how a text of a language says what it says: denied or not, for nothing or not, and how far it reaches. */
export const logicOf = memoizeTexts(RECALLED, (text, language): Logic => {
  const plain = fold(text).replace(NO_DENIALS, ' ')
  // In Portuguese it is "in the".
  const folded = language === 'pt' ? plain.replace(/(?<!\p{L})no(?!\p{L})/gu, ' ') : plain
  const isFree = FREE.test(folded)
  const rest = isFree ? folded.replace(FREE, ' ') : folded
  return {
    isDenied: DENIALS.test(rest),
    isFree,
    isClosed: CLOSED.test(rest),
    namesCost: COST.test(rest),
    reaches: new Set(Object.entries(REACHES).flatMap(([group, pattern]) => (pattern.test(rest) ? [group] : []))),
  }
})

/** A text, folded, without the words that its logic is read from. */
export function withoutLogic(text: string): string {
  const withoutFree = fold(text).replace(new RegExp(FREE.source, 'gu'), (found) => (found.includes(' ') ? found : ' '))
  return [NO_DENIALS, ...Object.values(REACHES)].reduce(
    (rest, pattern) => rest.replace(new RegExp(pattern.source, 'gu'), ' '),
    withoutFree,
  )
}

/** Saying that one does not know, in folded text: it claims nothing of the business. */
const UNKNOWING =
  /(?<!\p{L})(?:(?:do not|don't|did not|didn't|cannot|can't|could not|couldn't|am not|i'm not|unable to|not able to) (?:\p{L}{1,10} ){0,2}(?:know|have (?:any |more |that |this |specific |further )?(?:information|details|info)|find|see|tell|say|confirm|answer|sure)|(?:have |has )?found nothing|no information|(?:habe|haben|konnte|konnten) (?:\p{L}{1,12} ){0,6}(?:nichts|keine\p{L}{0,2}(?: \p{L}{1,20})?) (?:dazu |daruber )?(?:gefunden|finden)|(?:weiss|finde|sehe|kenne) (?:\p{L}{1,10} ){0,4}(?:nicht|nichts|keine)|keine (?:\p{L}{1,12} ){0,2}(?:information\p{L}*|angabe\p{L}*)|kann (?:\p{L}{1,10} ){0,4}nicht (?:sagen|beantworten|bestatigen|finden)|(?:ne sais pas|n'(?:ai|avons) rien trouve|n'ai pas (?:trouve|d'information\p{L}*|cette information)|ne trouve (?:pas|rien)|ne peux pas (?:dire|confirmer|repondre)|pas d'information\p{L}*)|no (?:he|hemos) encontrado|(?:no (?:lo )?(?:se|encuentro|tengo (?:informacion|datos|ese dato)|puedo (?:decir|confirmar|responder)))|non (?:lo )?(?:so|trovo|ho (?:informazioni|trovato)|posso (?:dire|confermare|rispondere))|nao (?:sei|encontr\p{L}+|tenho (?:informac\p{L}+|dados)|posso (?:dizer|confirmar|responder))|(?:weet|vind) (?:\p{L}{1,10} ){0,3}(?:niet|niets)|geen informatie|heb(?:ben)? (?:\p{L}{1,10} ){0,5}(?:niets|geen \p{L}{1,20}) gevonden|kan (?:\p{L}{1,10} ){0,4}(?:niet|niets|geen) (?:\p{L}+ )?vinden|kan (?:\p{L}{1,10} ){0,3}niet (?:zeggen|bevestigen|beantwoorden|vinden)|لا (?:اعرف|املك معلومات|توجد معلومات|تتوفر معلومات|استطيع)|ليس لدي(?:نا)? معلومات)(?!\p{L})/u

/** Whether a text says that its speaker does not know something. */
export const admitsNotKnowing = (text: string): boolean => UNKNOWING.test(fold(text))

const TEACHING =
  /did you know|wussten sie|wusstest du|saviez-vous|sais-tu|sabia(?:s| que| usted)|sapeva|sapevi|sapevate|voce sabia|wist (?:u|je)|هل تعلم|هل كنت تعلم/u

/** Whether a text asks, rather than tells something as a question. */
export const isAsking = (text: string): boolean => /[?؟]\s*$/.test(text) && !TEACHING.test(fold(text))
