import { findMatches } from '#src/base/find-matches.ts'
import { partsOf, splitList } from '../language/language-packs.ts'
import { alternativesOf, siteWords } from '../language/word-lists.ts'
import { MONTH_NAMES, WEEKDAY_NAMES } from '../language/calendar-words.ts'
import { fold } from '../language/fold.ts'
import { anyOf, listed } from './lead-patterns.ts'

const WORD = "[\\p{L}][\\p{L}\\p{M}'’.-]{0,30}"
const CAPITAL = "\\p{Lu}[\\p{L}\\p{M}'’-]{0,30}"
const PARTICLES = `(?:${listed('nameParticles')})`
/** A small word within a name. */
const PARTICLE = new RegExp(`^${PARTICLES}$`)
/** A noun that names a trade, by a list or by its ending: Padaria, Librería, Boulangerie, Schreinerei, Bakkerij. */
const TRADE = `(?:${listed('trades')}|(?!Maria|Rosaria|Valeria|Ilaria)\\p{Lu}\\p{L}{2,}(?:[ae]r\\p{L}a|erie|erei|erij))`
const COMPANY_WORD = `${TRADE}(?!\\p{L})`
/** Words before contact details or a statement, which are not names. */
const LABEL = `(?:${listed('notNames')})(?!\\p{L})`
/** Titles before a name, which are not part of it. */
const TITLE = `(?:${listed('titles')})\\.?(?= )`
const ARABIC_FIRST = `(?<!\\p{L})(?:${listed('firstNameShapes')})(?!\\p{L})`
const ARABIC_NEXT = `(?:${ARABIC_FIRST}|${listed('nameParts')})`
const ARABIC_NAME = `${ARABIC_FIRST}(?: ${ARABIC_NEXT}){0,3}`
const LATIN_NAME = `(?!${LABEL})(?!${TITLE})${CAPITAL}(?: (?!(?:${PARTICLES} ){0,2}${COMPANY_WORD})(?:${PARTICLES} ){0,2}${CAPITAL}){1,3}`
const FULL_NAME = `(?:${LATIN_NAME}|${ARABIC_NAME})`
/** Words before a name in any spelling. */
const SURE_NAME = new RegExp(`${anyOf('nameFollows')}\\s+(${WORD}(?: ${WORD}){0,3})`, 'iu')
/** Words before a name or many other things. Here, a name needs two words. */
const LIKELY_NAME = new RegExp(`${anyOf('nameMayFollow')}\\s+(${FULL_NAME})`, 'u')
/** Words before a first name alone. */
const FIRST_NAME = new RegExp(
  `${anyOf('firstNameFollows')}\\s+(\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,30}(?: ${CAPITAL}){0,2})`,
  'u',
)
const SINGLE = "\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,30}"
/** Words before a name, in languages that write only names with a capital. */
const INTRODUCED_NAME = new RegExp(`${anyOf('capitalNameFollows')}\\s+(${SINGLE})(?!\\p{L})`, 'u')
/** A first name after "I'm", in a message with contact details. */
const BARE_NAME = new RegExp(
  `(?<![\\p{L}])(?:I['’]m|I am|[Ii]k ben) (?!\\p{L}+(?:ish|ese|lander|aar|ist)(?!\\p{L})|(?:American|German|French|Italian|Dutch|Canadian|Australian|Indian|Vegan|Vegetarian|CEO|Head)(?!\\p{L}))(${SINGLE})\\s*(?:[.!,;]|$)`,
  'u',
)
/** A sign-off: thanks or regards, then a name. */
const SIGN_OFF = new RegExp(
  `${anyOf('farewells')}[,.!]?\\s+(?:(${SINGLE}(?: ${CAPITAL}){0,2})\\s*[.!]?\\s*$|(${FULL_NAME})\\s*[,\\n])`,
  'u',
)
/** A name before the words that say that it is the writer's. */
const NAME_HERE = new RegExp(
  `(?<![\\p{L}])(${FULL_NAME}|(?<=^|[,!.] )${SINGLE}) (?:${listed('nameHere')})(?![\\p{L}])`,
  'u',
)
/** A greeting, a name and the writer's place or company. */
const GREETED_NAME = new RegExp(
  `^\\s*(?:\\p{L}+(?: there| all| \\p{Lu}?\\p{Ll}{2,8})?[,!]? )?(?<=[,!] )(${FULL_NAME}) (?:${listed('fromPlace')})(?!\\p{L})`,
  'u',
)
/** A label before a name, at the beginning of a clause, in any case. */
const NAME_LABEL = new RegExp(`(?:^|[,.;:!?\\n(]\\s*|(?<!\\p{L})and )(?:${listed('nameLabels')})(?=\\s)`, 'giu')
/** A greeting and an introduction, in any case. The group begins after the greeting. */
const GREETED_INTRODUCTION = new RegExp(
  `^\\s*(?:${listed('greetings')})(?: (?:there|all))?((?:[,\\s]+|\\s*[.!]\\s*)(?:${listed('greetedNameFollows')})),?(?=\\s)`,
  'iu',
)
/** A name directly after one of the two introductions, at the end of its clause or before a number. */
const SHORT_NAME = new RegExp(
  `\\s+(?!${LABEL})(\\p{Lu}\\p{Ll}[\\p{L}'’-]{0,30}(?: ${CAPITAL}){0,2})(?=\\s*(?:[,.;!\\n]|$|[+(]?\\p{Nd}[\\d ()/.-]{5}))`,
  'uy',
)
/** A word of the calendar, which is not a name after an introduction either. */
const CALENDAR_WORD = new RegExp(
  `^(?:${[...MONTH_NAMES.flat(), ...WEEKDAY_NAMES.flatMap(({ full }) => full)].join('|')}|${alternativesOf(siteWords('exceptions'))})$`,
  'iu',
)
/** A first name at the end, after another sentence. */
const CLOSING_FIRST_NAME = new RegExp(`[.!?]\\s+(?!${anyOf('courtesies')}(?!\\p{L}))(${SINGLE})\\s*$`, 'u')
/** A full name that somebody adds: "oh, Jens Kröger". */
const ADDED_NAME = new RegExp(`^\\s*(?:${listed('interjections')})[,!]\\s+(${FULL_NAME})\\s*[.!]?\\s*$`, 'u')
/** A name alone before or after contact details, as people sign. */
const SIGNED_NAME = new RegExp(`^\\s*(${FULL_NAME})\\s*(?:[,،;:|/\\n–-]|$)`, 'u')
/** Stands for contact details in the patterns below. */
const CONTACT_MARK = '\u0001'
const BESIDE = '[\\s,.:/()–-]{0,4}'
const ANY_WORD = "\\p{L}[\\p{L}\\p{M}'’-]{1,20}"
/** Places where a common first name is the visitor's: after an introduction, or directly beside contact details. */
const FIRST_NAME_PLACES = [
  new RegExp(`${anyOf('hurriedNameFollows')}\\s+(${ANY_WORD})(?!\\p{L})`, 'giu'),
  new RegExp(`${NAME_LABEL.source}\\s+(${ANY_WORD})(?!\\p{L})`, 'giu'),
  new RegExp(`(?<!\\p{L})(${ANY_WORD})(?: ${CAPITAL})?${BESIDE}${CONTACT_MARK}`, 'gu'),
  new RegExp(
    `${CONTACT_MARK}${BESIDE}(?:(?:${listed('farewells')}|lg|ta)[\\s,]{1,3})?(${ANY_WORD})(?= ?(?:${CAPITAL})?\\P{L}*$|[.,!\\n])`,
    'gu',
  ),
]
/** Surnames after a first name. */
const SURNAMES = new RegExp(`(?: (?!${LABEL})(?:${PARTICLES} )?${CAPITAL}){0,2}`, 'uy')
/** Labels of contact details after a name. */
const CONTACT_LABEL = new RegExp(`^${LABEL}`, 'u')
/** Words after which a name without capitals has ended. */
const NAME_ENDS = new Set(partsOf('leads').flatMap(({ nameEnds = '' }) => splitList(nameEnds)))
const COMPANY_PART = "[\\p{Lu}\\p{N}\\p{Script=Arabic}](?:[\\p{L}\\p{N}&'’-]|\\.(?=\\p{L}))*"
const COMPANY_NAME = `${COMPANY_PART}(?: (?:(?:${listed('companyJoints')}) )?${COMPANY_PART}){0,4}(?:(?<=Ltd|Inc|Corp|Lda|Co|S\\.L|S\\.A|S\\.r\\.l|S\\.p\\.A|B\\.V|N\\.V)\\.)?`
/**
 * Words before a company's name, in any case. One pattern with a modifier for both would be shorter, but V8 loses the
 * modifier when it compiles the pattern.
 */
const COMPANY_LEAD = new RegExp(`${anyOf('companyFollows')}(?=\\s)`, 'giu')
/** A company's name directly after these words. */
const COMPANY_BEHIND = new RegExp(`\\s+(${COMPANY_NAME})`, 'uy')
/** A name with the legal form of a company. */
const LEGAL_FORM = new RegExp(
  `(?<!\\p{L})((?:[\\p{Lu}\\p{N}][\\p{L}\\p{N}&'’.-]* (?:(?:${listed('companyJoints')}) )?){1,4}(?:GmbH(?: & Co\\. KG)?|AG|UG|KG|Ltd\\.?|Limited|LLC|Inc\\.?|Corp\\.?|S\\.?A\\.?R\\.?L\\.?|SAS|S\\.?L\\.?U?\\.?|S\\.?r\\.?l\\.?|S\\.?p\\.?A\\.?|Lda\\.?|B\\.?V\\.?|N\\.?V\\.?))(?!\\p{L})`,
  'u',
)
/** A company after a person's name: "Tamika Rollins from Bluebonnet Pediatrics", "Nuno Quintela, da Vidraria Sado". */
const NAMED_COMPANY = new RegExp(
  `\\p{Lu}\\p{Ll}+,? (?:(?:${listed('fromCompany')})\\s+(?:the\\s+)?(?=\\p{Lu}\\p{L}+ \\p{Lu})|(?:${listed('ofCompany')})\\s+(?=${TRADE}(?!\\p{L})))(${COMPANY_NAME})`,
  'u',
)

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const NAMES: ReadonlySet<string> = new Set(
  partsOf('leads').flatMap(({ firstNames = '' }) => bare(firstNames).split(' ')),
)
const NEED_CAPITAL: ReadonlySet<string> = new Set(
  partsOf('leads').flatMap(({ namesAsWords = '' }) => namesAsWords.split(' ')),
)

/** Reports whether a word is a common first name. Some count only with a capital. */
const isFirstName = (word: string): boolean =>
  NAMES.has(bare(word)) && (/^\p{Lu}/u.test(word) || !NEED_CAPITAL.has(bare(word)))

/** In scripts without capitals, a word that begins with "and" is no part of a name. */
const CAPITAL_FIRST = new RegExp(`^(?:\\p{Lu}|(?!(?:${listed('andPrefix')})\\p{L}{2})\\p{Script=Arabic})`, 'u')

/** Reads the visitor's name, by the surest pattern first. Some patterns count only beside contact details. */
export function readName(text: string, contacts: readonly string[]): string | undefined {
  const sure = SURE_NAME.exec(text)?.[1]
  if (sure) return cutName(sure)
  const patterns = [
    LIKELY_NAME,
    NAME_HERE,
    GREETED_NAME,
    FIRST_NAME,
    INTRODUCED_NAME,
    SIGN_OFF,
    ADDED_NAME,
    ...(contacts.length > 0 ? [BARE_NAME, SIGNED_NAME, CLOSING_FIRST_NAME] : []),
  ]
  for (const pattern of patterns) {
    const [, first, other] = pattern.exec(text) ?? []
    if (first ?? other) return first ?? other
  }
  return readFirstName(text, contacts) ?? readShortIntroduction(text)
}

/** Reads a common first name, even in lower case, with the surname after it: "its karen", "Tom Reed 07700 900123". */
function readFirstName(text: string, contacts: readonly string[]): string | undefined {
  const marked = contacts.reduce((left, words) => left.replace(words, CONTACT_MARK), text)
  for (const place of FIRST_NAME_PLACES) {
    for (const { 0: all, 1: first = '', index } of findMatches(marked, place)) {
      if (!isFirstName(first)) continue
      SURNAMES.lastIndex = marked.indexOf(first, index + all.lastIndexOf(first)) + first.length
      return first + (SURNAMES.exec(marked)?.[0] ?? '')
    }
  }
  return undefined
}

/** Reads a rare name after a short introduction: "hi its Mo", "Name Wioletta, 07700 900123". */
function readShortIntroduction(text: string): string | undefined {
  const greeted = GREETED_INTRODUCTION.exec(text)
  // Somebody who writes every word with a capital may write "Hi It's Urgent".
  const introductions = greeted && !/^\s+\p{Lu}/u.test(greeted[1] ?? '') ? [greeted] : []
  for (const { 0: lead, index } of [...introductions, ...findMatches(text, NAME_LABEL)]) {
    SHORT_NAME.lastIndex = index + lead.length
    const name = SHORT_NAME.exec(text)?.[1]
    if (name && ![name, fold(name)].some((word) => CALENDAR_WORD.test(word))) return name
  }
  return undefined
}

/**
 * Cuts words before the first one that is not part of a name. Particles count before a capital. A name without
 * capitals has at most two words.
 */
function cutName(words: string): string {
  const parts = words.replace(/[.,;:!?]+$/, '').split(' ')
  const isCapital = (word = ''): boolean => CAPITAL_FIRST.test(word)
  const belongs = (word: string, at: number): boolean => {
    if (at === 0) return true
    if (CONTACT_LABEL.test(word)) return false
    if (/[.,،;:!?]$/.test(parts[at - 1] ?? '')) return false
    if (!isCapital(parts[0])) return at === 1 && !NAME_ENDS.has(word.toLowerCase())
    return isCapital(word)
      ? !NAME_ENDS.has(word)
      : PARTICLE.test(word) && (isCapital(parts[at + 1]) || isCapital(parts[at + 2]))
  }
  const end = parts.findIndex((word, at) => !belongs(word, at))
  return parts
    .slice(0, end === -1 ? parts.length : end)
    .join(' ')
    .replace(/[.,;:!?]+$/, '')
}

/** Reads the visitor's company: by an introduction, a legal form, or after their name. */
export const readCompany = (text: string): string | undefined =>
  namedCompany(text) ?? LEGAL_FORM.exec(text)?.[1] ?? NAMED_COMPANY.exec(text)?.[1]

function namedCompany(text: string): string | undefined {
  for (const { 0: lead, index } of findMatches(text, COMPANY_LEAD)) {
    COMPANY_BEHIND.lastIndex = index + lead.length
    const name = COMPANY_BEHIND.exec(text)?.[1]
    if (name) return name
  }
  return undefined
}
