/**
 * What a link leads to, according to its URL: a page to read, a document of the site, or something that is not read.
 */
export type LinkKind = 'page' | 'document' | 'other'

const DOCUMENTS = /\.(pdf|docx?|dotx?|odt|rtf|xlsx?|ods|csv|pptx?|odp|epub)$/i

const FILES = new RegExp(
  `\\.(${[
    'jpe?g|png|gif|webp|avif|svgz?|ico|bmp|tiff?|heic|psd|ai|eps|raw',
    'mp[34]|m4[av]|webm|og[gva]|mov|avi|mkv|wmv|flv|wav|flac|aac|midi?|m3u8?',
    'zip|gz|tgz|bz2|xz|7z|rar|tar',
    'dmg|iso|exe|msi|apk|ipa|deb|rpm|jar|bin',
    'css|m?js|map|json|jsonld|xml|rss|atom|txt|md|ya?ml|webmanifest|wasm|woff2?|ttf|otf|eot|ics|vcf|vcard|kml|gpx|swf|torrent',
  ].join('|')})$`,
  'i',
)

/** Internal URLs of common shop and content systems, and links that trigger an action. */
const MACHINERY =
  /\/(wp-admin|wp-json|wp-login\.php|xmlrpc\.php|cdn-cgi|_next|_nuxt|cgi-bin|feed|rss|trackback|logout|log-out|signout|sign-out|unsubscribe|add-to-cart)(\/|$)/i

const ACTIONS =
  /[?&](add[-_]to[-_](cart|wishlist|compare)|remove_item|replytocom|share|print|action|do|logout|unsubscribe|format=(pdf|xml|json|rss)|feed)(=|&|$)/i

/** Returns what a link leads to, from its URL alone. */
export function kindOfLink(url: URL): LinkKind {
  if (DOCUMENTS.test(url.pathname)) return 'document'
  return FILES.test(url.pathname) || MACHINERY.test(url.pathname) || ACTIONS.test(url.search) ? 'other' : 'page'
}

/** Reports whether a document can be turned into a page. */
export const isReadableDocument = (url: URL): boolean => /\.(pdf|docx)$/i.test(url.pathname)
