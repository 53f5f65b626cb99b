const TITLES: Record<string, string> = {
  de: 'Bewertungen und Kommentare',
  fr: 'Avis et commentaires',
  es: 'Reseñas y comentarios',
  pt: 'Avaliações e comentários',
  it: 'Recensioni e commenti',
  nl: 'Reviews en reacties',
  ar: 'تقييمات وتعليقات',
}

/** The title of what visitors wrote on a page, in its language where it is one of eight, else in English. */
export const visitorTitle = (language: string): string => TITLES[language] ?? 'Reviews and comments'
