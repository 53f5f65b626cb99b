type ProfileWords = Record<'about' | 'slogan' | 'employees' | 'founded' | 'specialties' | 'website', string>

const ENGLISH: ProfileWords = wordsIn('About|Slogan|Employees|Founded|Specialties|Website')
const WORDS: Record<string, ProfileWords> = {
  de: wordsIn('Über|Slogan|Beschäftigte|Gegründet|Spezialgebiete|Website'),
  fr: wordsIn('À propos de|Slogan|Effectif|Fondée en|Spécialités|Site web'),
  es: wordsIn('Acerca de|Lema|Empleados|Fundación|Especialidades|Sitio web'),
  pt: wordsIn('Sobre|Lema|Funcionários|Fundação|Especialidades|Site'),
  it: wordsIn('Informazioni su|Slogan|Dipendenti|Fondazione|Specializzazioni|Sito web'),
  nl: wordsIn('Over|Slogan|Medewerkers|Opgericht|Specialiteiten|Website'),
  ar: wordsIn('نبذة عن|الشعار|عدد الموظفين|تأسست|التخصصات|الموقع'),
}

function wordsIn(line: string): ProfileWords {
  const [about = '', slogan = '', employees = '', founded = '', specialties = '', website = ''] = line.split('|')
  return { about, slogan, employees, founded, specialties, website }
}

/** How titles begin that say what a company is, in these languages. */
export const ABOUT_WORDS: readonly string[] = [ENGLISH, ...Object.values(WORDS)].map(({ about }) => about)

/**
 * The labels of what a profile says of a company, in the profile's language where it is one of eight, else in English.
 */
export function profileWordsOf(language: string): ProfileWords {
  return WORDS[language] ?? ENGLISH
}
