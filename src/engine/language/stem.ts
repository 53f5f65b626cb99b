const LATIN = /^[a-z']+$/
const ARABIC = /^[\u0621-\u064a]+$/
const LATIN_LETTER = /[a-z\d]/

/** Removes the first of `endings` that leaves at least `keep` letters. */
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

/**
 * Words that would otherwise get the stem of another word: "Wed", "care", "East", "show", "serve", "step", "tel",
 * "supply", "reply", "own", "managed", the French "repas" and "mes".
 */
const WHOLE =
  /^(?:(wedding|career|shower|server|tell|supper|repair|mesa|owner|manager)s?|(easter|steps|owns)|(repair)(?:ed|ing)|(repar)(?:ez|ons|ent))$/

/** "Areas", "notes" and "butter" do not have the stems of these words. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(['are', 'but', 'her', 'let', 'not', 'off', 'out'])

/** Runs for every word of every text, so it skips expressions that cannot match. */
function stemLatin(word: string): string {
  let stem = word.includes("'") ? withoutApostrophes(word) : word
  if (stem.length < 4) return stem
  const whole = WHOLE.exec(stem)?.slice(1).find(Boolean)
  if (whole !== undefined) return whole
  if (stem.includes('ierbar')) stem = stem.replace(/bar(?:e[mnrs]?)?$/, 'en')
  stem = without(stem, /(?:iamo|[aei]mos|[ae]is|ez)$/, 4)
  if (stem.endsWith('s')) stem = singularOf(stem)
  stem = without(stem, /(?:ations?|aciones|acion|azione|azioni|acoes|acao|ungen|ung|ment|ings?|edly|ed|ly)$/, 3)
  stem = without(stem, /ness$/, 5)
  stem = without(stem, /(?:en|er|em|ar|ir)$/, 3)
  stem = without(stem, /[aeio]$/, 3)
  if (stem.length > 3) stem = stem.replace(/([bdfgklmnpt])\1$/, '$1')
  return FUNCTION_WORDS.has(stem) ? singularOf(word) : stem
}

function stemArabic(word: string): string {
  let stem = without(word, /^(?:وال|بال|كال|فال|لل|ال)/, 3)
  stem = without(stem, /^و(?=.{4})/, 3)
  return without(stem, /(?:ات|ون|ين|ها|هم|كم|نا|يه|ه|ي|ك)$/, 3)
}

/** Endings in other scripts: Korean particles and copulas, and endings of nouns, adjectives and verbs. */
const ENDINGS: readonly { script: RegExp; endings: RegExp; keep: number }[] = [
  {
    script: /^\p{Script=Hangul}+$/u,
    endings:
      /(?:에서는|에서도|으로는|이에요|입니다|인가요|이나요|이랑|에서|에게|에는|에도|으로|까지|부터|하고|이나|이란|예요|인지|은|는|이|가|을|를|에|의|로|도|만|와|과)$/u,
    keep: 2,
  },
  {
    script: /^\p{Script=Cyrillic}+$/u,
    endings:
      /(?:иями|ями|ами|иеи|иям|иях|ого|его|ому|ему|ыми|ими|ете|ите|ает|яет|ают|яют|ать|ять|ить|еть|ую|юю|ая|яя|ое|ее|ые|ие|ыи|ии|ои|ов|ев|еи|ам|ям|ах|ях|ом|ем|ия|ию|ет|ит|ут|ют|ат|ят|а|я|о|е|и|ы|у|ю|ь)$/u,
    keep: 3,
  },
  {
    script: /^\p{Script=Greek}+$/u,
    endings: /(?:ουμε|ουσα|ετε|ουν|εις|ους|ματα|ματος|ων|ες|ας|ης|ος|ου|οι|ια|ιας|ει|ον|α|η|ο|ι|ε|ω)$/u,
    keep: 3,
  },
  { script: /^[\p{Script=Devanagari}\p{M}]+$/u, endings: /(?:ियाँ|ियों|ाएँ|ाओं|[ािीुूेैोौंँ]+)$/u, keep: 2 },
]

/**
 * Returns the stem of a folded word. All languages in Latin script share one small set of rules, so that a text need
 * not declare its language. The same rules apply to questions and knowledge, so an ending too many rarely matters, but
 * it can give two words one stem: `WHOLE` and `FUNCTION_WORDS` list those that misled answers.
 */
export function stemOf(word: string): string {
  if (LATIN.test(word)) return stemLatin(word)
  if (ARABIC.test(word)) return stemArabic(word)
  const known = LATIN_LETTER.test(word) ? undefined : ENDINGS.find(({ script }) => script.test(word))
  return known === undefined ? word : without(word, known.endings, known.keep)
}

/** Returns the character 4-grams of a word, with its borders marked. A word of up to three letters is its only gram. */
export function gramsOf(word: string): string[] {
  const bounded = `^${word.slice(0, 40)}$`
  if (bounded.length <= 4) return [bounded]
  const grams: string[] = []
  for (let at = 0; at + 4 <= bounded.length; at++) grams.push(bounded.slice(at, at + 4))
  return grams
}
