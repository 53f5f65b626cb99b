const LATIN = /^[a-z']+$/
const ARABIC = /^[\u0621-\u064a]+$/

/** Removes the first ending that leaves at least `keep` letters. */
function without(word: string, endings: RegExp, keep: number): string {
  const shorter = word.replace(endings, '')
  return shorter.length >= keep ? shorter : word
}

function withoutApostrophes(word: string): string {
  return word.replace(/^(?:l|d|qu|j|n|s|c|m|t|dell|all|nell|un)'(?=[a-z]{3})/, '').replace(/'[a-z]*$/, '')
}

function singularOf(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^su])s$/, '$1')
}

/** What would become the stem of another word: of "Wed", "care", "East", "show", "serve", "step", "tel", "supply", "reply", the French "repas" and "mes". */
const WHOLE = /^(?:(wedding|career|shower|server|tell|supper|repair|mesa)s?|(easter|steps)|(repair)(?:ed|ing)|(repar)(?:ez|ons|ent))$/

/** Run for every word of every text: an expression that cannot match is not tried. */
function stemLatin(word: string): string {
  let stem = word.includes("'") ? withoutApostrophes(word) : word
  if (stem.length < 4) return stem
  const whole = WHOLE.exec(stem)?.slice(1).find(Boolean)
  if (whole !== undefined) return whole
  stem = without(stem, /(?:iamo|[aei]mos|[ae]is|ez)$/, 4)
  if (stem.endsWith('s')) stem = singularOf(stem)
  stem = without(stem, /(?:ations?|aciones|acion|azione|azioni|acoes|acao|ungen|ung|ment|ings?|edly|ed|ly)$/, 3)
  stem = without(stem, /ness$/, 5)
  stem = without(stem, /(?:en|er|em|ar|ir)$/, 3)
  stem = without(stem, /[aeio]$/, 3)
  return stem.length > 3 ? stem.replace(/([bdfgklmnpt])\1$/, '$1') : stem
}

function stemArabic(word: string): string {
  let stem = without(word, /^(?:وال|بال|كال|فال|لل|ال)/, 3)
  stem = without(stem, /^و(?=.{4})/, 3)
  return without(stem, /(?:ات|ون|ين|ها|هم|كم|نا|يه|ه|ي|ك)$/, 3)
}

/**
 * The stem of a folded word. One light rule set for all Latin-script languages, so that a text need not declare its language; over-stemming is
 * harmless because questions and knowledge pass through the same rules.
 */
export function stemOf(word: string): string {
  if (LATIN.test(word)) return stemLatin(word)
  if (ARABIC.test(word)) return stemArabic(word)
  return word
}

/** Character 4-grams of a word with its borders marked; a word of up to three letters is its own only gram. */
export function gramsOf(word: string): string[] {
  const bounded = `^${word.slice(0, 40)}$`
  if (bounded.length <= 4) return [bounded]
  const grams: string[] = []
  for (let at = 0; at + 4 <= bounded.length; at++) grams.push(bounded.slice(at, at + 4))
  return grams
}
