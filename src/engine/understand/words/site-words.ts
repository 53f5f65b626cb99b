import { sourceOf, type WordTable } from '../../language/word-lists.ts'

/** Words by which titles, headings and addresses say that they are about what a buyer may rely on. */
const BUYERS_RULES: WordTable = {
  en:
    'shipping, delivery (?:policy|information|terms|costs), returns, returns? polic(?:y|ies), refunds?, cancell?ations?(?: policy)?, cancell?ation terms, ' +
    'warrant(?:y|ies), guarantees?, terms(?: (?:and|&) conditions| of (?:sale|service))?, complaints?(?: procedure)?, booking (?:terms|policy|conditions), ' +
    'payment (?:terms|policy)',
  de:
    'versand*, liefer(?:ung|bedingungen|kosten), rückgabe*, rücksendung*, umtausch*, widerruf*, storn_, garantie*, gewährleistung*, ' +
    'agb, agb b2b, *geschäftsbedingungen',
  fr:
    'livraisons?, expéditions?, retours, échanges, remboursements?, rétractation, annulations?, garanties?, ' +
    'conditions générales, conditions d.annulation, cgv',
  es:
    'envíos?, entregas?, devoluci(?:ón|ones), cambios y devoluciones, reembolsos?, desistimiento, cancelaci(?:ón|ones), anulaciones, ' +
    'garantías?, condiciones',
  pt: 'envios?, entregas?, devoluç(?:ão|ões), trocas, reembolsos?, arrependimento, cancelamentos?, garantias?, condições',
  it: 'spedizion[ei], consegn[ae], res[io], rimbors[io], recesso, cancellazion[ei], disdett[ae], garanzi[ae], condizioni',
  nl: 'verzending, verzendkosten, levering, bezorging, retourneren, retouren, ruilen, terugbetaling, herroeping*, annulering*, garantie, voorwaarden',
  ar: 'الشحن, التوصيل, الإرجاع, الاسترجاع, الاستبدال, الاسترداد, الإلغاء, إلغاء الحجز, الضمان, الشروط والأحكام, شروط الحجز',
}
/** The same for what the law asks a site to say. */
const LEGAL_NOTICES: WordTable = {
  en: 'privacy(?: policy| notice)?, data protection, gdpr, cookies? (?:policy|notice), disclaimer, imprint, legal notice',
  de: 'datenschutz*, haftung*, impressum',
  fr: 'confidentialité, mentions légales',
  es: 'privacidad, protección de datos, aviso legal',
  pt: 'privacidade',
  it: 'note legali',
  nl: 'privacybeleid',
  ar: 'سياسة الخصوصية, إشعار قانوني',
}
/** The same for clauses of rules that no buyer asks for. */
const LEGAL_CLAUSES: WordTable = {
  en:
    'definitions, interpretation, licen[cs]e, (?:limitations? of |content )?liability, disclaimer, indemn*, intellectual property*, copyright*, ' +
    'trademarks?, (?:governing|applicable) law*, jurisdiction, severability, entire agreement, assignment, waiver, reservation of rights, ' +
    'hyperlinking*, removal of links*, i?frames?, third[- ]party (?:links?|websites?), user content, acceptable use, amendments?',
  de:
    'geltungsbereich, anwendbarkeit*, begriffsbestimmungen, (?:schadens)?haftung*, urheberrecht*, nutzungsrecht*, eigentumsvorbehalt, abtretung, ' +
    'aufrechnung, gerichtsstand, erfüllungsort, anwendbares recht, salvatorische klausel, schlussbestimmungen, (?:online-)?streitbeilegung*',
  fr: 'objet, définitions?, champ d.application, responsabilité*, propriété intellectuelle, droit applicable, litiges?, données personnelles',
  es: 'objeto, definiciones, responsabilidad*, propiedad intelectual*, ley aplicable*, legislación*, jurisdicción*, protección de datos',
  pt: 'objeto, definições, responsabilidade*, propriedade intelectual, lei aplicável, foro',
  it: 'oggetto, definizioni, responsabilità, proprietà intellettuale, foro competente, legge applicabile',
  nl: 'definities, toepasselijkheid, aansprakelijkheid, intellectuele eigendom*, toepasselijk recht*, geschillen*',
}
/** The same for other rules. */
const OTHER_RULES: WordTable = {
  en: 'terms of \\w+, \\w+ polic(?:y|ies)',
  de: '*nutzungsbedingungen',
  fr: 'cgu, politique',
  es: 'términos, política',
  pt: 'termos',
  it: 'termini',
}

const BUYERS_RULE = new RegExp(sourceOf(BUYERS_RULES), 'iu')
const LEGAL_NOTICE = new RegExp(sourceOf(LEGAL_NOTICES), 'iu')
const LEGAL_CLAUSE = new RegExp(sourceOf(LEGAL_CLAUSES), 'iu')
const POLICY = new RegExp(sourceOf(BUYERS_RULES, LEGAL_NOTICES, OTHER_RULES), 'iu')

/** Whether a title is about shipping, returns, cancelling, guarantees or terms of sale. */
export function isBuyersRule(title: string): boolean {
  return BUYERS_RULE.test(title)
}

/** A heading is about rules only when it says little else, or opens with their name. */
const MAX_POLICY_WORDS = 4
const MAX_OPENING_WORDS = 7

export const isPolicyName = (text: string): boolean => isNameOf(POLICY, text)

/**
 * Whether a title or heading is that of a notice of privacy, of cookies, of liability, or of who publishes the site.
 */
export const isLegalNotice = (text: string): boolean => isNameOf(LEGAL_NOTICE, text)

/** Whether a heading within rules is that of a clause on liability, ownership or law. */
export const isLegalClause = (text: string): boolean => isNameOf(LEGAL_CLAUSE, text.replace(/^[§\d.)\s]+/u, ''))

function isNameOf(rules: RegExp, text: string): boolean {
  const words = text.trim().split(/\s+/u).length
  const found = words <= MAX_OPENING_WORDS ? rules.exec(text.trim()) : undefined
  return found ? words <= MAX_POLICY_WORDS || found.index === 0 : false
}
