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
      '(?:اتواصل|التواصل|نتواصل) معكم|اتصل بكم',
    ].join('|') +
    ')(?!\\p{L})',
  'gu',
)

/** The words of a folded question that ask how the business is reached: "How can I contact you?". */
export const wordsOfContact = (folded: string): string[] =>
  [...folded.matchAll(ASKS_CONTACT)].flatMap(([said]) => said.split(/[^\p{L}\p{N}]+/u))
