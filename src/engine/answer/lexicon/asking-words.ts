/**
 * Words that ask, and that begin a clause of another sentence as well: "when I bring a dog", "le chien qui dort".
 * Folded.
 */
const ASKING: ReadonlySet<string> = new Set(
  'when where who quand ou qui cuando donde quien quando dove onde wanneer waar wo wohin'.split(' '),
)

const WHO_IS = /^(?:who|qui) /u

/** What may stand before such a word that asks: nothing but a greeting, "and", a preposition or two. */
const BEGINS =
  /(?:^|[.;:!?¿¡(]\s*|^\S+(?: \S+)?, )(?:(?:and|but|so|also|then|ok|und|aber|et|mais|y|pero|e|ed|ma|mas|en|maar) )?(?:(?:to|with|for|at|of|since|by|from|until|till|depuis|jusqu'a|a|de|pour|avec|par|chez|desde|hasta|con|para|por|da|di|fino|su|per|ate|com|tot|sinds|van|vanaf|met|voor|aan|seit|bis|ab|von) ){0,2}$/u
/** What begins an indirect question: "Can you tell me when …". */
const KNOWS =
  /(?<!\p{L})(?:tell me|know|say|ask|find out|c'est|c est|cest|c|dites[ -]moi|savoir|dire|saber|decirme|decirnos|sapere|dirmi|dizer(?:-me)?|weten|zeggen|sagen|wissen)[, ]+(?:(?:exactly|genau|exactement) )?$/u
const ENDS = /^\s*(?:$|[?!.,;])/u

/** True when a turn of phrase of a folded question asks, and is not a word that only begins a clause of it. */
export function isAsked(folded: string, found: string, at: number): boolean {
  if (!ASKING.has(found) && !WHO_IS.test(found)) return true
  const before = folded.slice(0, at)
  return BEGINS.test(before) || KNOWS.test(before) || ENDS.test(folded.slice(at + found.length))
}
