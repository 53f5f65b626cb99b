/** Headings and lines of what stands beside a page's own text: other pages, comments, newsletters. */
const ELSEWHERE =
  /related|similar|recommend|you (?:may|might)|also (?:like|bought|viewed|read)|more (?:from|in|on|articles|stories|posts)|read (?:next|more)|(?:recent|latest|popular|top|trending|featured) (?:posts?|articles?|news|stories|topics|products)|recently viewed|customers|frequently bought|sponsored|categories|archives|tags|see also|keep reading|discover|explore|shop by|what to read|most read|trending|ähnlich|weitere|auch interessant|mehr (?:zum|von)|verwandte|articles? (?:similaires|liés)|à lire|voir aussi|relacionad|también|recomendad|correlati|leggi anche|gerelateerd/iu
const TALK =
  /comment|repl(?:y|ies)|reviews?|leave a|log ?in|sign (?:in|up)|subscribe|newsletter|join|register|follow|share|tweet|facebook|instagram|linkedin|pinterest|whatsapp|e-?mail|kommentar|teilen|anmelden|abonnieren|commentaire|partager|comentar|compartir|commenti|condividi/iu
const MACHINERY =
  /cookie|privacy|consent|copyright|©|all rights|terms|skip to|menu|search|loading|javascript|browser|advertis|add to (?:cart|bag|basket|wishlist|favou?rites)|(?:sort|filter) by|show (?:more|all|less)|view (?:all|more)|load more|next|previous|page \d|quantity|in stock|sold out|checkout|wish ?list|compare|report|print|close|back to|datenschutz|in den warenkorb|suche|mentions légales|panier/iu
const DATE =
  /\b(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}|\d{1,2}\.? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d+ (?:minutes?|hours?|days?|weeks?|months?|years?) ago|\d+ min)/iu
const BYLINE = /^(?:by|von|par|por|written by|posted|published|updated|author|last (?:updated|modified))\b/iu
const PRICE = /[£$€¥₹]\s?\d|\d\s?(?:€|eur|usd|gbp)\b/iu

const SHORT = 60
const MEDIUM = 250

/**
 * Signs that a text belongs to what stands around a page's own text, then signs of running text; 0 or 1 each, but for
 * shares.
 */
export function textSignals(text: string): number[] {
  const short = text.length <= SHORT
  const on = (pattern: RegExp) => (short && pattern.test(text) ? 1 : 0)
  const { commas, digits } = countSigns(text)
  return [
    on(ELSEWHERE),
    on(TALK),
    on(MACHINERY),
    on(DATE),
    on(BYLINE),
    on(PRICE),
    !short && text.length < MEDIUM && (TALK.test(text) || MACHINERY.test(text)) ? 1 : 0,
    /[.!?…。:]["”’)]?$/u.test(text) ? 1 : 0,
    Math.min(4, commas) / 4,
    digits / Math.max(1, text.length),
    /^\p{Ll}/u.test(text) ? 1 : 0,
    !/[a-z]/.test(text) && text === text.toUpperCase() && /\p{Lu}{3}/u.test(text) ? 1 : 0,
  ]
}

/** `,`, `;`, and the commas of Chinese and Arabic; the ten digits. */
function countSigns(text: string): { commas: number; digits: number } {
  let commas = 0
  let digits = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 48 && code <= 57) digits++
    else if (code === 0x2c || code === 0x3b || code === 0x3001 || code === 0x60c) commas++
  }
  return { commas, digits }
}
