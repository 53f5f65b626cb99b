import { findMatches } from '#src/base/find-matches.ts'
import type { AskedKind } from './lexicon-types.ts'

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

/** "May my son bring a phone?": somebody's phone, folded. */
const PHONE_AS_THING =
  /(?<!\p{L})(?:(?:my|his|her|their) (?:(?:own|mobile|cell|smart) ?)?(?:phones?|mobiles?)|(?:have|has|bring|carry|use|take|using|bringing|charge) (?:a |an |the |our )?(?:(?:mobile|cell|smart) ?)?phones?|(?:mobile |smart ?)phones (?:allowed|forbidden|permitted|banned)|(?:mein|sein)(?:e[nm]?)? (?:handys?|telefon|smartphone)|handys|(?:mon|son|leur) (?:telephone|portable)|(?:mi|mis) (?:telefonos?|movil(?:es)?|celular(?:es)?)|(?:il )?(?:mio|loro) (?:telefono|cellulare)|(?:o )?meu (?:telefone|telemovel|celular)|(?:mijn|zijn|haar) (?:telefoon|mobiel|gsm|mobieltje))(?!\p{L})(?! (?:number|line|nummer))/u
const CALLS =
  /(?<!\p{L})(?:call(?:ed)?|ring|reach|number|anrufen|erreich\p{L}*|nummer|appeler|joindre|numero|llam\p{L}+|chiam\p{L}+|ligar|bellen|bereik\p{L}*)(?!\p{L})/u

/** True where a phone is spoken of as a thing that somebody has, and no number is asked for. */
export const namesPhoneAsThing = (folded: string): boolean => PHONE_AS_THING.test(folded) && !CALLS.test(folded)

const NAMES_EMAIL = /(?<!\p{L})(?:e-?mails?|mail|mailadress\p{L}*|correo|courriel|posta|correio)(?!\p{L})/u
const ASKS_EXISTENCE =
  /^(?:is there|do you have|have you got|gibt es|haben sie|habt ihr|avez-vous|y a-t-il|hay|tene?is|tienen|c'e|avete|heeft u|hebben jullie|is er|tem|ha)(?!\p{L})/u

/** "Which address do I email for a quote?": nothing but an email address is asked for, whatever for. */
export const asksOnlyEmail = (folded: string, kinds: ReadonlySet<AskedKind>): boolean =>
  kinds.has('email') &&
  NAMES_EMAIL.test(folded) &&
  (kinds.size === 1 || (kinds.size === 2 && kinds.has('yesno') && ASKS_EXISTENCE.test(folded)))
