import { alternativesOf, type WordTable } from '../../language/word-lists.ts'

/** In the addresses of articles. */
const ARTICLE_PATHS: WordTable = {
  en: '[a-z-]*blog, news, journal, magazine?, articles?, posts?',
  de: 'ratgeber, aktuelles, neuigkeiten',
  fr: 'actualites?',
  es: 'noticias, novedades',
  it: 'notizie',
  nl: 'nieuws',
}

/** Of a name that goes on, only a blog's or one with a number: `post-season-sale` is no post. */
const ARTICLE = new RegExp(`\\/(?:${alternativesOf(ARTICLE_PATHS)})(?:[/.]|-\\d|(?<=blog)-)`, 'iu')

/**
 * Whether the path of a page is that of an article: what it mentions is seldom what is sold, and was written for its
 * day.
 */
export const isArticlePath = (path: string): boolean => ARTICLE.test(path)

/** That a page compares. */
export const COMPARISONS: WordTable = {
  en: 'vs\\.?, versus, compar(?:e|ed|ing|ison), alternatives?(?= to)',
  de: 'vergleich',
  fr: 'comparatif',
  es: 'comparativa',
  it: 'confronto',
  nl: 'vergelijking',
}

/** Under such a name stand others, who are not the business. */
export const OTHER_BUSINESSES: WordTable = {
  en:
    'affiliat*, our partners, partner(?:s|schools?| gyms?)?, stockists?, resellers?, suppliers?, useful (?:links|numbers), ' +
    'things to do, attractions, surroundings, nearby',
  de: 'umgebung, ausflugs*, partnerbetriebe',
  fr: 'environs, partenaires, revendeurs',
  es: 'alrededores, socios, distribuidores',
  it: 'dintorni, rivenditori',
  nl: 'omgeving, verkooppunten',
}
