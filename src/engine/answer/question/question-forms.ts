import { findMatches } from '#src/base/find-matches.ts'
import { TIME_IDEAS } from '../../language/time-ideas.ts'
import { WEEKDAYS } from '../../language/calendar-words.ts'
import { conceptsOf, stopwordsOf } from '../../language/lexicon.ts'
import { fold } from '../../language/fold.ts'
import { isLight } from '../../language/word-rarity.ts'
import { stemOf } from '../../language/stem.ts'
import { wordsOf } from '../../language/split-words.ts'

/**
 * How a question of yes or no begins with its verb, folded, in the languages that tell it by the form of that:
 * "¿Reparan bicicletas?", "Servite la colazione?".
 */
const VERB_FIRST: Readonly<Record<string, RegExp>> = {
  de: /^(?!(?:die|heute|bitte|seit|mit|jetzt) )(?:\p{L}+(?:t|en|e|st)|kann|darf|muss|soll|sind|seid) (?:ihr|sie|du|man|ich|wir|es)(?!\p{L})/u,
  fr: /^(?:\p{L}+ ){0,4}(?:\p{L}+'|[ldnsy]')?\p{L}+-(?:t-)?(?:vous|tu|ils?|elles?|on|ce|je|nous)(?!\p{L})/u,
  es: /^(?:no |se |me |nos |os |les? )*(?!(?:examen|resumen|volumen|bien|buen|gran|pan|plan|tren|orden|origen|imagen|margen|joven|almacen|pais|seis) )(?:\p{L}{2,}(?:an|en|ais|eis)|hay|esta|necesito|puedo|debo|tengo que|existe|hace falta) /u,
  pt: /^(?:nao |se |voces )*(?!(?:bem|sem|nem|ordem|jovem|homem) |\p{L}+gem )(?:\p{L}*(?:am|em)|preciso|posso|devo|existe|esta|estao) /u,
  it: /^(?:non |si |mi |ci |vi )*(?:\p{L}{2,}(?:ate|ete|ite)|posso|possiamo|devo|serve|servono|bisogna|esiste|occorre) /u,
  nl: /^(?:\p{L}+(?:en|t|k|g)|is|zijn|kan) (?:jullie|je|jij|men|we|wij|ik|u|er)(?!\p{L})/u,
}
/** What asks for more than yes or no, wherever it stands. */
const ASKS_MORE: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:wer|wie|was|wo|wann|warum|welche\p{L}*)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:qui|que|quoi|quand|ou|combien|comment|pourquoi|quel\p{L}*|qu'(?!on|une?|ils?|elles?))(?!\p{L})/u,
  es: /(?<!\p{L})(?:quien\p{L}*|que|cuando|donde|cuant\p{L}*|como|cual\p{L}*)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:quem|que|quando|onde|quant\p{L}*|como|qua(?:l|is))(?!\p{L})/u,
  it: /(?<!\p{L})(?:chi|che|cosa|quando|dove|quant\p{L}*|come|qual\p{L}*)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:wie|hoe|hoeveel|wat|waar|waarom|wanneer|welke)(?!\p{L})/u,
}
const CLAUSE_END = /[^\p{L}\p{N}' -]+\s*/u
const JOINS = /^(?:and|und|aber|et|mais|y|pero|e|ed|ma|mas|en|maar) /u

/** True for a folded question with a clause that begins with its verb and asks for nothing but yes or no. */
export function beginsWithVerb(folded: string, language: string): boolean {
  const [verbFirst, asksMore] = [VERB_FIRST[language], ASKS_MORE[language]]
  const clauses = folded.split(CLAUSE_END).map((clause) => clause.replace(JOINS, ''))
  return clauses.some((clause) => (verbFirst?.test(`${clause} `) ?? false) && !(asksMore?.test(clause) ?? false))
}

/** How a person is reached, asked in the languages of the answerer without saying by which means, folded. */
const ASKS_CONTACT = new RegExp(
  '(?<!\\p{L})(?:' +
    [
      '(?:contact|reach|get (?:in touch|in contact|hold)(?: (?:with|of))?) (?:you|the team|someone|somebody|anyone)|get in touch|contact details',
      '(?:sie|euch|dich) (?:am besten )?(?:erreichen|kontaktieren)|(?:erreiche|kontaktiere) ich (?:sie|euch|dich)|kontakt aufnehmen|kontaktdaten',
      'vous (?:contacter|joindre|contacte)|prendre contact|vos coordonnees',
      'contactar(?:os|les|te)?(?: con (?:ustedes|vosotros))?|(?:ponerme|ponerse) en contacto|datos de contacto',
      'contattar(?:vi|la|ti)|mettermi in contatto|vi contatto|i vostri (?:contatti|recapiti)',
      'contact[ao]r?(?:-vos)|contatar|entrar em contact?o|falar convosco',
      'contact (?:\\p{L}+ ){0,3}opnemen|(?:jullie|u|je) (?:bereiken|contacteren)|bereik ik (?:jullie|u|je)|contactgegevens',
      'how (?:can|do|could|should|may|would) (?:i|we|one) (?:best )?(?:contact|reach|get (?:in touch|in contact|hold) (?:with|of))',
      '(?<=^wie (?:kann|konnen) (?:ich|man|wir) (?:\\p{L}+ ){1,4})(?:erreichen|kontaktieren)|wie (?:erreich|kontaktier)\\p{L}+ (?:ich|man|wir)',
      'comment (?:(?:puis-je|peut-on|pouvons-nous|on peut|je peux) )?(?:contacter|joindre)|como (?:(?:puedo|podemos|se puede|posso|podemos) )?(?:contactar|contact[ao]|contatar)',
      'come (?:(?:posso|possiamo|si puo) )?contatt(?:are|o)|hoe (?:bereik|contacteer) (?:ik|we|wij)|(?<=^hoe (?:kan|kunnen) (?:ik|we|wij) (?:\\p{L}+ ){1,4})(?:bereiken|contacteren)',
      '(?:اتواصل|التواصل|نتواصل) معكم|اتصل بكم',
    ].join('|') +
    ')(?!\\p{L})',
  'gu',
)

/** The words of a folded question that ask how the business is reached: "How can I contact you?". */
export const wordsOfContact = (folded: string): string[] =>
  findMatches(folded, ASKS_CONTACT).flatMap(([said]) => said.split(/[^\p{L}\p{N}]+/u))

/** Whether something is sold, asked in the languages of the answerer, folded. */
const ASKS_SALE =
  /(?<!\p{L})(?:do you (?:sell|stock)|are you selling|(?:verkauft|verkaufen) (?:ihr|sie)|vendez|vendeis|venden|vendem|vendete|verkopen|verkoopt|تبيعون|تبيع)(?!\p{L})/u
/** True for a text that asks whether, or what, the business sells. */
export const asksSale = (text: string): boolean => ASKS_SALE.test(fold(text))

/** To come by and to be there, folded, in the languages of the answerer. */
const PRESENCE: ReadonlySet<string> = new Set(
  (
    'come visit drop pop stop swing there around available reach reachable work working someone somebody anyone appointment ' +
    'kommen komme vorbeikommen vorbei vorbeischauen besuchen erreichbar arbeiten arbeitet da jemand termin ' +
    'venir viens passer passe rendez joindre joignable travaillez travailler disponible disponibles quelqu present presents ' +
    'ir pasar paso visitar trabajais trabajan atendeis atienden alguien disponibles cita ' +
    'passare passo visitare lavorate disponibili qualcuno appuntamento ' +
    'passar vir trabalham atendem alguem disponiveis ' +
    'komen langskomen langs binnenlopen aanwezig bereikbaar werken iemand terecht afspraak'
  ).split(' '),
)
const DAYS: ReadonlySet<string> = new Set([...WEEKDAYS, 'weekend', 'weekday', 'holiday', 'publicholiday'])

/**
 * "Can one come on a Monday?", "Is someone there on Saturday evening?": true for a folded question of nothing but a day
 * and being there, which asks for opening hours.
 */
export function asksPresence(folded: string, language: string): boolean {
  const stopwords = stopwordsOf(language)
  const words = wordsOf(folded).filter((word) => !stopwords.has(word))
  const ideasOf = (word: string): readonly string[] => conceptsOf(stemOf(word), language)
  const isTime = (word: string): boolean => /^\d/.test(word) || ideasOf(word).some((idea) => TIME_IDEAS.has(idea))
  return (
    words.some((word) => ideasOf(word).some((idea) => DAYS.has(idea))) &&
    words.every((word) => PRESENCE.has(word) || isTime(word) || isLight(stemOf(word), language))
  )
}
