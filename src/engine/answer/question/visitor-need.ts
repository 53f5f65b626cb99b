import { findMatches } from '#src/base/find-matches.ts'
import { isLight } from '../../language/word-rarity.ts'
import type { ParsedQuestion, QuestionWord } from './question.ts'
import { numbersIn } from '../../values/written-numbers.ts'
import { fold } from '../../language/fold.ts'
import { PEOPLE_WORDS } from '../../language/people-words.ts'
import { numberOf } from '../../language/number-words.ts'

/** What a visitor says that an offer must meet. */
export interface VisitorNeed {
  /** A currency of '' is that of the offers. */
  budget: { amount: number; currency: string } | undefined
  people: number | undefined
  age: number | undefined
  order: 'lowest' | 'highest' | undefined
  /** Asked in so many words, or as a wish, which says nothing without one of the above. */
  asks: 'advice' | 'wish' | 'nothing'
}

/** One of these, of any language, as whole words. A trailing `*` lets the word go on. */
const oneOf = (...phrases: string[]): string =>
  `(?<![\\p{L}\\p{N}])(?:${phrases.join('|').replaceAll('*', '\\p{L}*')})(?!\\p{L})`

const ADVICE = new RegExp(
  oneOf(
    'recommend(?:ations?)?|suggest(?:ions?)?|(?:best|right|suitable|ideal) for|good for (?:a|an|my|our|me|us|someone|beginners|families|children|kids)|(?:suits?|fits?) (?:me|us|a|an|my)',
    'empfehl*|empfiehl*|raten sie|geeignet fur|passt (?:zu|fur)',
    'recommand*|conseill*|convient',
    'recomiend*|recomend*|aconsej*|aconselh*|(?:ideal|indicado|adecuado|adequado) para',
    'consigli*|raccomand*|adatt[oai] (?:a|per)',
    'aanbevel*|aanrad*|raad je|raden jullie|geschikt voor',
    'تنصح*|توصي*|يناسب*|مناسب*',
  ),
  'u',
)

const WISH = new RegExp(
  oneOf(
    'looking for|searching for|(?:need|want|like) (?:something|anything|a|an|some)|(?:something|anything|what|gifts?|present) (?:for|under|below|up to)|(?:what|which(?: \\p{L}+)?) (?:do you have|can i get|is there|are there|have you got|fits?|would fit)',
    'ich suche|wir suchen|suche|brauche|brauchen|hatten? gern*|(?:etwas|was|geschenk) (?:fur|unter|bis)|(?:was|welche[rsn]?(?: \\p{L}+)?) (?:habt ihr|haben sie|gibt es|passt|passen)',
    "cherche|cherchons|besoin (?:de|d')|voudrais|(?:quelque chose|cadeau|quoi) (?:pour|a|de)|qu'avez-vous|qu'est-ce que vous avez|quel(?:le)?s?(?: \\p{L}+)? (?:y a-t-il|avez-vous)",
    'busco|buscamos|necesito|necesitamos|quiero|quisiera|(?:algo|regalo|que) (?:para|por|de)|(?:que|cual(?:es)?)(?: \\p{L}+)? (?:tienen|hay|(?:me|nos) (?:conviene|sirve))',
    'cerco|cerchiamo|vorrei|vorremmo|ho bisogno di|(?:qualcosa|regalo|cosa) (?:per|sotto|di)|cosa avete',
    'procuro|procuramos|preciso de|precisamos de|queria|gostaria de|(?:presente|prenda) para|o que (?:tem|ha)',
    'zoek|zoeken|nodig|iets (?:voor|onder|tot)|cadeau*|wat (?:hebben jullie|hebt u|heb je)',
    'ابحث عن|نبحث عن|احتاج|اريد|نريد|شيء ل*|هديه ل*',
  ),
  'u',
)

const LOWEST = new RegExp(
  oneOf(
    'cheapest|lowest priced?|least expensive|gunstigste*|billigste*|preiswerteste*|(?:le|la|les) moins cher*|mas barat*|mas economic*|piu economic*|meno car[oaie]',
    'mais barat*|mais economic*|goedkoopste*|voordeligste|الارخص|ارخص',
  ),
  'u',
)
/** "The cheaper one then", "Was Günstigeres?", behind whatever is said of the price first. */
const SOMETHING_CHEAPER =
  /(?:^|[.,!;] ?)(?:(?:ok|okay|and|und|en|then|dann|so|well|hm+|gut|na) )*(?:(?:is there|got|have you got|do you have|i'll take|i take|gibt es|gibt's|habt ihr|haben sie|ich nehme|nehme ich|hebben jullie|ik neem) )?(?:anything|something|the|a|one|etwas|was|das|die|den|ein\p{L}*|iets|de|het) (?:a bit |bit |noch )?(?:cheaper|less expensive|gunstigere?[snr]?|billigere?[snr]?|preiswertere?[snr]?|goedkopere?s?)(?: (?:one|option|then|dann|please|bitte|dan|maybe))*\W*$/u
/**
 * A comparative asks for the lowest of some where nothing but that is asked: "And which of them is cheaper?". In other
 * languages it is the same word.
 */
const CHEAPER =
  /^\W*(?:(?:and|so|und|en) )?(?:which|what|was|welche[rs]?|wat|welke|(?:which|welche[rs]?|welke) \p{L}{3,})(?: (?:one|of|the|two|these|those|them|option|plan|is|are|would|be|works?|comes?|out|davon|von|beiden|ist|sind|der|die|das|van|twee|zijn))* (?:cheaper|gunstiger|billiger|preiswerter|goedkoper|voordeliger)\W*$/u
const HIGHEST = new RegExp(
  oneOf(
    'most expensive|dearest|teuerste*|(?:le|la|les) plus cher*|mas car[oa]*|piu car[oaie]|mais car[oa]*|duurste|الاغلي|اغلي',
  ),
  'u',
)

const LIMIT_BEFORE = new RegExp(
  `${oneOf(
    'under|below|less than|no more than|not more than|at most|max\\.?|maximum|up to|within|budget(?: of| is)?|spend|unter|bis(?: zu)?|hochstens|weniger als|maximal|budget von|ausgeben',
    "moins de|jusqu'a|au plus|sous|pas plus de|au maximum|menos de|hasta|como maximo|no mas de|por debajo de|presupuesto de|ate|no maximo|abaixo de|orcamento de",
    'meno di|fino a|al massimo|sotto(?: i)?|entro(?: i)?|non piu di|minder dan|onder(?: de)?|tot|hooguit|maximaal|niet meer dan|اقل من|تحت|حتي|بحدود|ميزانيه',
  )}[\\s:]{0,2}(?:eur|usd|gbp|chf|[€$£¥]|r\\$)?\\s?$`,
  'u',
)
const LIMIT_AFTER =
  /^[^\d,.;!?]{0,12}(?:max|or less|or under|budget|hochstens|oder weniger|ou moins|o menos|ou menos|o meno|of minder|اقل)/u
/** A number after a limit that is of something else than money. */
const OF_OTHERS = /^[\d.,]*\s?(?:%|\p{L}{2,})/u
const LINKING = /^[\d.,]*\s(?:for|fur|pour|para|per|voor|a|in|pro|please|bitte)(?!\p{L})/u

/** A price "per person" counts nobody. */
const PEOPLE = new RegExp(
  `(?<![\\d.,])(\\d{1,4}|\\p{L}{2,12})\\s(?!(?:per|pro|par|por|a|each)\\s)(?:(\\p{L}{1,10})\\s)?${PEOPLE_WORDS}`,
  'gu',
)
/** "A team of six", "we are five". */
const SO_MANY_OF_US =
  /(?<!\p{L})(?:team of|group of|we are|we're|there are|wir sind(?: zu)?|team von|nous sommes|on est|equipe de|somos|equipo de|equipa de|siamo(?: in)?|team di|we zijn(?: met)?|wij zijn(?: met)?|team van|نحن|فريق من)\s(?:a team of\s)?(\d{1,4}|\p{L}{2,12})(?!\p{L})/u
/** "Zu viert". */
const IN_A_PARTY = /(?<!\p{L})zu (zweit|dritt|viert|funft|sechst)(?!\p{L})/u
const PARTIES = ['zweit', 'dritt', 'viert', 'funft', 'sechst']
const FOR_SO_MANY = /(?<!\p{L})(?:for|fur|pour|para|per|voor) (\d{1,3}|\p{L}{2,12})(?=\s*(?:[?.!,]|$))/u
const AGE = new RegExp(
  `(\\d{1,2})[\\s-](?:years?[\\s-]olds?|yr old|jahre? alt|jahrig\\p{L}*|ans|anos|anni|jaar|سنوات|سنه)(?!\\p{L})|(?:aged?|im alter von|agee? de) (\\d{1,2})(?!\\d)`,
  'u',
)

/** Reads a need out of a visitor's words, in any of the languages. */
export function readNeed(text: string): VisitorNeed {
  const folded = fold(text)
  const [, older, aged] = AGE.exec(folded) ?? []
  const age = older ?? aged
  return {
    budget: readBudget(folded),
    people: readPeople(folded),
    age: age === undefined ? undefined : Number(age),
    order:
      LOWEST.test(folded) || CHEAPER.test(folded) || SOMETHING_CHEAPER.test(folded)
        ? 'lowest'
        : HIGHEST.test(folded)
          ? 'highest'
          : undefined,
    asks: ADVICE.test(folded) ? 'advice' : WISH.test(folded) ? 'wish' : 'nothing',
  }
}

/** For how many people something is, as a folded text says. */
export function readPeople(folded: string): number | undefined {
  const party = PARTIES.indexOf(IN_A_PARTY.exec(folded)?.[1] ?? '')
  if (party >= 0) return party + 2
  return peopleIn(folded).at(0) ?? wholeNumber((SO_MANY_OF_US.exec(folded) ?? FOR_SO_MANY.exec(folded))?.[1] ?? '')
}

/** What a reply says of a need, with what was said of it before. */
export function withEarlier(need: VisitorNeed, before: VisitorNeed): VisitorNeed {
  return {
    budget: need.budget ?? before.budget,
    people: need.people ?? before.people,
    age: need.age ?? before.age,
    order: need.order ?? before.order,
    asks: need.asks === 'nothing' ? before.asks : need.asks,
  }
}

/** Whether it says how much, how many or how old. */
export const isBounded = ({ budget, people, age }: VisitorNeed): boolean =>
  budget !== undefined || people !== undefined || age !== undefined

/** The numbers of people in a folded text, in order. */
export function peopleIn(folded: string): number[] {
  return findMatches(folded, PEOPLE).flatMap(
    ([, written = '', between = '']) => wholeNumber(written) ?? wholeNumber(between) ?? [],
  )
}

/** How many come, wherever it stands: "for four of us", "para tres personas". */
const PARTY = new RegExp(
  `(?<!\\p{L})(?:(?:for|with|fur|mit|pour|avec|para|con|com|per|voor|met) )?(?:(?:us|uns|nous|noi|ons|los|las) )?(\\d{1,3}|\\p{L}{2,12}) (?:${PEOPLE_WORDS}|(?:von uns|de nous|d'entre nous|de nosotros|di noi|de nos|van ons)(?!\\p{L}))`,
  'gu',
)

/** A folded text without the number of those who come. */
export function withoutParty(folded: string): string {
  const leaveOut = (found: string, written: string): string => (wholeNumber(written) === undefined ? found : '')
  return folded
    .replace(PARTY, leaveOut)
    .replace(FOR_SO_MANY, leaveOut)
    .replace(IN_A_PARTY, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

function wholeNumber(written: string): number | undefined {
  const number = numberOf(written)
  return number !== '' && Number.isInteger(Number(number)) ? Number(number) : undefined
}

function readBudget(folded: string): VisitorNeed['budget'] {
  for (const { kind, currency, readings, index } of numbersIn(folded)) {
    const [before, after] = [folded.slice(0, index), folded.slice(index)]
    const isLimit = LIMIT_BEFORE.test(before) || LIMIT_AFTER.test(after.replace(/^[\d.,]+/, ''))
    const isMoney = kind === 'price' || (kind === 'plain' && isLimit && (!OF_OTHERS.test(after) || LINKING.test(after)))
    if (isMoney && (isLimit || kind === 'price')) return { amount: Number(readings[0]), currency }
  }
  return undefined
}

/** The words of a need that say nothing of what is wanted. */
export const isNeedWord = (word: string): boolean => NEED_WORDS.test(word) || numberOf(word) !== ''

/** Whether a word of a question says nothing of what is wanted. */
export const saysNoTopic = ({ word, stem, isCue, isGeneric }: QuestionWord, language: string): boolean =>
  isCue || isGeneric || isNeedWord(word) || isLight(stem, language)

/**
 * Whether nothing but the lowest or highest price is asked for, of what was spoken of before if anything was: "Which is
 * cheaper?".
 */
export function asksOnlyOrder({ text, language, words }: Pick<ParsedQuestion, 'text' | 'language' | 'words'>): boolean {
  const need = readNeed(text)
  const isOpen = words.every((word) => word.weight < 1 || saysNoTopic(word, language))
  return need.order !== undefined && !isBounded(need) && isOpen
}

const NEED_WORDS = new RegExp(
  `^(?:people|persons?|guests?|personen|leute|gaste|personnes?|personas?|huespedes|persone|ospiti|pessoas?|mensen|gasten|recommend\\p{L}*|suggest\\p{L}*|need|want|look\\p{L}*|search\\p{L}*|something|anything|thing|best|right|good|suitable|ideal|suits?|fits?|under|below|less|maximum|max|budget|presupuesto|presupuestos|orcamento|spend|ausgeben|depenser|gastar|spendere|uitgeven|cheap\\p{L}*|lowest|expensive|dearest|years?|old|aged?|empf\\p{L}*|suche\\p{L}*|brauche\\p{L}*|etwas|unter|hochstens|gunstig\\p{L}*|billig\\p{L}*|teuerste\\p{L}*|jahre?|alt|geeignet|passt|recommand\\p{L}*|conseill\\p{L}*|convient|cherch\\p{L}*|besoin|voudrais|quelque|chose|moins|cher\\p{L}*|recom\\p{L}*|aconse\\p{L}*|convien\\p{L}*|busc\\p{L}*|necesit\\p{L}*|algo|barat\\p{L}*|menos|anos|consigli\\p{L}*|cerc\\p{L}*|vorrei|bisogno|qualcosa|economic\\p{L}*|meno|anni|procur\\p{L}*|precis\\p{L}*|aanbevel\\p{L}*|zoek\\p{L}*|nodig|iets|goedkoo?p\\p{L}*|voordelig\\p{L}*|preiswert\\p{L}*|car[oaei]|الارخص|ارخص|الاغلي|اغلي|jaar|eur\\p{L}*|gbp|pounds?|dollars?|usd)$`,
  'u',
)
