/**
 * The verb at the beginning of a yes-or-no question, folded, by language: "¿Reparan bicicletas?", "Servite la
 * colazione?".
 */
const VERB_FIRST: Readonly<Record<string, RegExp>> = {
  de: /^(?!(?:die|heute|bitte|seit|mit|jetzt) )(?:\p{L}+(?:t|en|e|st)|kann|darf|muss|soll|sind|seid) (?:ihr|sie|du|man|ich|wir|es)(?!\p{L})/u,
  fr: /^(?:\p{L}+ ){0,4}(?:\p{L}+'|[ldnsy]')?\p{L}+-(?:t-)?(?:vous|tu|ils?|elles?|on|ce|je|nous)(?!\p{L})/u,
  es: /^(?:no |se |me |nos |os |les? )*(?!(?:examen|resumen|volumen|bien|buen|gran|pan|plan|tren|orden|origen|imagen|margen|joven|almacen|pais|seis) )(?:\p{L}{2,}(?:an|en|ais|eis)|hay|esta|necesito|puedo|debo|tengo que|existe|hace falta) /u,
  pt: /^(?:nao |se |voces )*(?!(?:bem|sem|nem|ordem|jovem|homem) |\p{L}+gem )(?:\p{L}*(?:am|em)|preciso|posso|devo|existe|esta|estao) /u,
  it: /^(?:non |si |mi |ci |vi )*(?:\p{L}{2,}(?:ate|ete|ite)|posso|possiamo|devo|serve|servono|bisogna|esiste|occorre) /u,
  nl: /^(?:\p{L}+(?:en|t|k|g)|is|zijn|kan) (?:jullie|je|jij|men|we|wij|ik|u|er)(?!\p{L})/u,
}
/** Question words, which ask for more than yes or no. */
const ASKS_MORE: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:wer|wie|was|wo|wann|warum|welche\p{L}*)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:qui|que|quoi|quand|ou|combien|comment|pourquoi|quel\p{L}*|qu'(?!on|une?|ils?|elles?))(?!\p{L})/u,
  es: /(?<!\p{L})(?:quien\p{L}*|que|cuando|donde|cuant\p{L}*|como|cual\p{L}*)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:quem|que|quando|onde|quant\p{L}*|como|qua(?:l|is))(?!\p{L})/u,
  it: /(?<!\p{L})(?:chi|che|cosa|quando|dove|quant\p{L}*|come|qual\p{L}*)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:wie|hoe|hoeveel|wat|waar|waarom|wanneer|welke)(?!\p{L})/u,
}
const CLAUSE_END = /[^\p{L}\p{N}' -]+\s*/u
const JOINS = /^(?:and|und|aber|et|mais|y|pero|e|ed|ma|mas|en|maar) /u

/** Reports whether a clause of a folded question begins with its verb and has no question word. */
export function beginsWithVerb(folded: string, language: string): boolean {
  const [verbFirst, asksMore] = [VERB_FIRST[language], ASKS_MORE[language]]
  const clauses = folded.split(CLAUSE_END).map((clause) => clause.replace(JOINS, ''))
  return clauses.some((clause) => (verbFirst?.test(`${clause} `) ?? false) && !(asksMore?.test(clause) ?? false))
}
