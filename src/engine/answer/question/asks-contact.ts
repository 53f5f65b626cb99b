import { findMatches } from '#src/base/find-matches.ts'

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
