import { decodePercent } from '#src/base/decode-percent.ts'
/** How early a page is read: what buyers ask about first, then the rest, then what rarely answers anything. */
export type PageTier = 'important' | 'normal' | 'minor'

/**
 * Beginnings of words that name what buyers ask about, without diacritics: English, German, French, Spanish,
 * Portuguese, Italian, Dutch, Polish, Turkish, Scandinavian.
 */
const IMPORTANT_STEMS = [
  // Prices.
  'pric|price|rates?$|fees?$|cost|tarif|preis|kosten|gebuhr|prix|precio|prezz|listin|preco|prijs|prijz|cennik|cen[ay]$|fiyat|pris(er)?$|hinnat|quote|angebot|offre|oferta|offert|plans?$|package|pakket|paket|abos?$|membership|tickets?$',
  // What there is.
  'produ[ck]t|servic|dienst|leistung|servizi|uslug|hizmet|tjanst|ydelse|palvelu|menus?$|menue?$|speisekarte|speisen|carte$|carta$|getranke|drinks?$|food|rooms?$|zimmer|chambre|habitacion|camere|quartos?$|kamers?$|treatment|behandlung|soins?$|tratamiento|trattament|tratament|behandeling|solution|losung|features?$|funktion|shops?$|store|catalog|katalog|collection|sortiment|courses?$|kurs|cours$|cursos?$|corsi?$|tours?$|excursion|activit|aktivit|activid|rental|vermiet|miete|location|alquiler|noleggio|verhuur|booking|buchen|reserv|prenot',
  // Questions.
  'faqs?$|faq|questions?$|frage|hilfe|help$|support|aide$|ayuda|preguntas|domande|perguntas|vragen|pytania|sss$|how$',
  // Who and where.
  'contact|kontakt|contatt|contato|iletisim|yhteys|impressum|imprint|mentions?$|about|uber$|ueber|company|unternehmen|team$|propos$|nosotros|equipo|equipe|siamo$|sobre$|quem$|over$|onas$|hakkimizda|standort|anfahrt|find$|visit|directions|locations?$|branch|filiale|sedes?$|hours?$|opening|offnungs|oeffnungs|horaire|horario|orari|openings|godziny|saat',
  // Terms.
  'shipping|deliver|versand|liefer|livraison|envio|spedizion|verzend|dostaw|kargo|returns?$|refund|ruckgab|rueckgab|widerruf|retour|devolucion|devoluc|resi$|rimbors|terms|conditions?$|agb$|cgv$|condicion|condizion|condicoes|voorwaarden|regulamin|polic|richtlinie|garanti|warrant|gewahrleistung|cancel|storno|annul|payment|zahlung|paiement|pago|pagament|betaling|financ|finanz|insurance|accessib',
].join('|')

/** The same in scripts that do not separate words, or decline their beginnings less. */
const IMPORTANT_PIECES =
  /цен[аы]|тариф|услуг|товар|продукц|контакт|доставк|оплат|возврат|вопрос|о[- ]?нас|о[- ]?компании|τιμ[ηέ]|υπηρεσ|επικοινων|σχετικα|מחיר|שירות|קשר|שאלות|أسعار|اسعار|خدمات|منتجات|اتصل|تواصل|من[- ]نحن|الأسئلة|料金|価格|サービス|商品|会社概要|質問|問い合わせ|アクセス|営業時間|メニュー|价格|价目|產品|产品|服务|服務|关于|關於|联系|聯絡|常见问题|配送|退货|가격|요금|제품|서비스|문의|소개|ราคา|บริการ|สินค้า|ติดต่อ|เกี่ยวกับ|कीमत|सेवा|संपर्क/u

const MINOR_STEMS =
  'blog|news|nouvelle|noticia|notizi|actualit|aktuell|nieuws|haber|article|artikel|articol|posts?$|press$|presse$|stories$|tags?$|tagged|author|autor|archiv|login|logon|signin|signup|sign$|anmeld|register|registr|account|konto$|compte$|cuenta|cart$|warenkorb|panier|carrito|carrello|basket|checkout|kasse$|wishlist|merkzettel|favorit|search|suche$|recherche|buscar|cerca$|compare|vergleich|feeds?$|rss$|comment|print$|share$|forum|careers?$|jobs?$|karriere|stellen|emploi|empleo|lavora|vacature|newsletter|unsubscribe|cookies?$|sitemap|webinar|whitepaper|investor|page$|thank|danke$|merci$|gracias$|success$|404$'

const IMPORTANT = new RegExp(`^(?:${IMPORTANT_STEMS})`)
const MINOR = new RegExp(`^(?:${MINOR_STEMS})`)

/** The parameters of a list that stands in another order or is shown in part, and of a page that is shown otherwise. */
const REARRANGED = /[?&](?:sort|order|dir|filter|print|replytocom|add-to-cart)[^=&]*=/i

/** A link's text longer than this is a sentence or a headline, not a name. */
const MAX_NAME_LENGTH = 40

/** Judges a page by the words of its path and of the link that leads to it. */
export function rankPage(url: URL, linkText: string): PageTier {
  const segments = decodePercent(url.pathname).split('/').filter(Boolean)
  const words = segments.map(toWords)
  const name = linkText.length <= MAX_NAME_LENGTH ? linkText : ''
  const own = [...(words.at(-1) ?? []), ...toWords(name)]
  const parents = words.slice(0, -1).flat()
  if (REARRANGED.test(url.search) || parents.some((word) => MINOR.test(word)) || isDated(segments)) return 'minor'
  if (
    own.some((word) => IMPORTANT.test(word)) ||
    IMPORTANT_PIECES.test(`${segments.at(-1) ?? ''} ${name}`.toLowerCase())
  )
    return 'important'
  return own.some((word) => MINOR.test(word)) || /[?&](page|paged|p|view|q|s)=/i.test(url.search) ? 'minor' : 'normal'
}

/** `/2024/05/…` is how blogs and news number their pages. */
const isDated = (segments: string[]) =>
  segments.some((segment, index) => /^(19|20)\d\d$/.test(segment) && /^[01]?\d$/.test(segments[index + 1] ?? ''))

const toWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? []
