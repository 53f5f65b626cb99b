type CodebaseWords = Record<'value' | 'customers' | 'reasons', string>

const ENGLISH: CodebaseWords = wordsIn(
  'Value proposition|Target customers: who is this for?|Key differentiators: why choose us?',
)
const WORDS: Record<string, CodebaseWords> = {
  de: wordsIn('Nutzenversprechen|Zielgruppe: Für wen ist das gedacht?|Was uns unterscheidet: Warum wir?'),
  fr: wordsIn('Proposition de valeur|Public visé : pour qui est-ce ?|Ce qui nous distingue : pourquoi nous choisir ?'),
  es: wordsIn('Propuesta de valor|Público: ¿para quién es?|Qué nos hace diferentes: ¿por qué elegirnos?'),
  pt: wordsIn('Proposta de valor|Público-alvo: para quem é?|O que nos distingue: porquê escolher-nos?'),
  it: wordsIn('Proposta di valore|Destinatari: per chi è?|Ciò che ci distingue: perché sceglierci?'),
  nl: wordsIn('Waardepropositie|Doelgroep: voor wie is het?|Wat ons anders maakt: waarom wij?'),
  ar: wordsIn('القيمة المقدمة|العملاء المستهدفون: لمن هذا؟|ما يميزنا: لماذا تختارنا؟'),
}

function wordsIn(line: string): CodebaseWords {
  const [value = '', customers = '', reasons = ''] = line.split('|')
  return { value, customers, reasons }
}

/** The titles of the item that says whom the company serves, in all languages. */
export const CUSTOMERS_TITLES: ReadonlySet<string> = new Set(
  [ENGLISH, ...Object.values(WORDS)].map(({ customers }) => customers),
)

/**
 * The titles of what a codebase's context says of a company, in its language where it is one of eight, else in English.
 */
export function codebaseWordsOf(language: string): CodebaseWords {
  return WORDS[language] ?? ENGLISH
}
