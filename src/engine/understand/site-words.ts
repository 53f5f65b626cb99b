import type { ItemType } from './knowledge-types.ts'

/** Words by which headings, titles and addresses tell what a page is about: en, de, fr, es, pt, it, nl. */
export const POLICY_WORDS =
  /\b(?:shipping|delivery (?:policy|information|terms)|returns?(?: policy)?|refunds?|cancell?ations?|warrant(?:y|ies)|guarantees?|privacy|data protection|cookies?(?: policy)?|disclaimer|terms(?: (?:and|&) conditions| of (?:use|service|sale))?|polic(?:y|ies)|complaints?|versand\w*|lieferbedingungen|rückgabe\w*|widerruf\w*|stornierung\w*|storno\w*|garantie\w*|gewährleistung|datenschutz\w*|agb(?:-b2b)?|geschäftsbedingungen|nutzungsbedingungen|haftungsausschluss|livraison|retours?|remboursements?|annulations?|confidentialité|mentions légales|conditions générales|cgv|cgu|envíos?|devoluciones|reembolsos?|cancelaci(?:ón|ones)|garantías?|privacidad|protección de datos|aviso legal|términos|condiciones|política|envios?|devoluções|reembolsos?|cancelamentos?|garantias?|privacidade|termos|condições|spedizion[ei]|resi|rimborsi|cancellazion[ei]|garanzi[ae]|privacy|termini|condizioni|note legali|verzending|levering|retourneren|terugbetaling|annulering|garantie|privacybeleid|voorwaarden)\b/iu

const COOKIE_NOTICE =
  /\b(?:cookies?|kekse)\b.{0,200}\b(?:accept|consent|agree|akzeptier|zustimm|einverstanden|acepta|consent|accept|aceita|accetta|accepteer|preferences|einstellungen|settings|manage)|\b(?:accept|accepter|aceptar|akzeptieren|accetta|aceitar)\b.{0,40}\bcookies?\b|(?:we|wir|nous|this site|diese (?:website|seite)|esta web|este sitio|questo sito)\b.{0,60}\bcookies\b/iu

export function isCookieNotice(text: string): boolean {
  return text.length <= 600 && COOKIE_NOTICE.test(text)
}

const CONTACT_TITLES: Record<string, string> = {
  en: 'Contact and opening hours',
  de: 'Kontakt und Öffnungszeiten',
  fr: 'Contact et horaires',
  es: 'Contacto y horarios',
  pt: 'Contacto e horários',
  it: 'Contatti e orari',
  nl: 'Contact en openingstijden',
}

export function contactTitle(language: string): string {
  return CONTACT_TITLES[language] ?? 'Contact and opening hours'
}

const PLAIN_TYPES: Record<ItemType, string> = { faq: 'Questions', product: 'Products and services', policy: 'Policies', document: 'Website' }

export function categoryOf(type: ItemType): string {
  return PLAIN_TYPES[type]
}
