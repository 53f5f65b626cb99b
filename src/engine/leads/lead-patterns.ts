import { MONTH_NAMES, WEEKDAY_NAMES } from '../language/calendar-words.ts'
import { alternatives, type WordTable } from '../language/word-lists.ts'
import {
  AGREEING,
  ARABIC_FIRST_NAMES,
  ASKING_WHETHER_BOOKED,
  BUYING,
  CAPITAL_NAME_FOLLOWS,
  COMPANY_FOLLOWS,
  COURTESIES,
  FAREWELLS,
  FIRST_NAME_FOLLOWS,
  GREETED_NAME_FOLLOWS,
  GREETINGS,
  HURRIED_NAME_FOLLOWS,
  LABEL_AFTER,
  NAME_FOLLOWS,
  NAME_LABELS,
  NAME_MAY_FOLLOW,
  NEED_FOLLOWS,
  NUMBER_FOLLOWS,
  REACHING,
  REFUSING,
  SPENDING,
  TAKING_BACK,
  TRADES,
  WANTING_TO_KNOW,
} from './lead-words.ts'

/** How people say who they are and what they want, in eight languages. Applied to text as it was written. */

const listed = (table: WordTable): string =>
  Object.values(table)
    .map((list) =>
      alternatives(list)
        .replaceAll('’', "['’]")
        .replace(/~(\d+)/g, '[^.!?\\n]{0,$1}'),
    )
    .join('|')

/** Any of a table's words, where a word begins; `~30` in them is up to 30 characters of the same sentence. */
const anyOf = (table: WordTable): string => `(?<!\\p{L})(?:${listed(table)})`

const WORD = "[\\p{L}][\\p{L}\\p{M}'’.-]{0,30}"
const CAPITAL = "\\p{Lu}[\\p{L}\\p{M}'’-]{0,30}"
const PARTICLES = '(?:de|da|di|do|dos|del|della|van|von|zu|der|den|la|le|el|al|bin|ter)'
/** A small word within a name. */
export const PARTICLE = new RegExp(`^${PARTICLES}$`)
/** A noun that names a trade, by a list or by its ending: Padaria, Librería, Boulangerie, Schreinerei, Bakkerij. */
const TRADE = `(?:${listed(TRADES)}|(?!Maria|Rosaria|Valeria|Ilaria)\\p{Lu}\\p{L}{2,}(?:aria|eria|ería|erie|erei|erij))`
const COMPANY_WORD = `${TRADE}(?!\\p{L})`
/** What a line of contact details, or a sentence about oneself, begins with, and no name. */
const LABEL =
  '(?:[Hh]i|[Hh]ello|[Hh]ey|[Nn]ame|[Nn]om|[Nn]ombre|[Nn]ome|[Nn]aam|[Ii]ch|[Ii]k|[Ss]oy|[Ss]omos|[Ss]ono|[Ss]iamo|[Ss]ou|[Vv]engo|[Vv]enho|[Mm]y|[Oo]ur|[Mm]eine?|[Uu]nsere?|[Mm]on|[Mm]a|[Nn]otre|[Mm]i|[Nn]uestr[oa]|[Mm]io|[Mm]ia|[Ii]l|[Ll]a|[Mm]eu|[Mm]inha|[Mm]ijn|[Ee]-?[Mm]ail|[Mm]ail|[Tt]el\\p{L}*|[Pp]hone|[Mm]obile|[Hh]andy|[Tt]éléphone|[Cc]orreo|[Cc]el\\p{L}*)(?!\\p{L})'
/** Before a name, and no part of it. */
const TITLE =
  '(?:Frau|Herrn?|Mr|Mrs|Ms|Miss|Dr|Madame|Mme|Monsieur|M|Señora?|Sra?|Signora?|Senhora?|Mevrouw|Meneer)\\.?(?= )'
const ARABIC_FIRST = `(?<!\\p{L})(?:عبد ?ال\\p{L}+|${alternatives(ARABIC_FIRST_NAMES)})(?!\\p{L})`
const ARABIC_NEXT = `(?:${ARABIC_FIRST}|ال\\p{L}+|(?:بن|بنت|ابن|[أا]بو|آل) \\p{L}+)`
const ARABIC_NAME = `${ARABIC_FIRST}(?: ${ARABIC_NEXT}){0,3}`
const LATIN_NAME = `(?!${LABEL})(?!${TITLE})${CAPITAL}(?: (?!(?:${PARTICLES} ){0,2}${COMPANY_WORD})(?:${PARTICLES} ){0,2}${CAPITAL}){1,3}`
const FULL_NAME = `(?:${LATIN_NAME}|${ARABIC_NAME})`

/** The source of a pattern: what stands before a number that its writer wants to be reached at. */
export const NUMBER_GIVEN = anyOf(NUMBER_FOLLOWS)
/** Says whose the number or address before it is. */
export const OWN_LABEL = new RegExp(`^\\s*${anyOf(LABEL_AFTER)}(?!\\p{L})`, 'iu')
/** Introductions after which a name stands, however it is written. */
export const SURE_NAME = new RegExp(`${anyOf(NAME_FOLLOWS)}\\s+(${WORD}(?: ${WORD}){0,3})`, 'iu')
/** Introductions after which much else may stand: a name has two words here. */
export const LIKELY_NAME = new RegExp(`${anyOf(NAME_MAY_FOLLOW)}\\s+(${FULL_NAME})`, 'u')
/** A word behind such introductions, to be held against the address that goes with it. */
export const MAYBE_NAME = new RegExp(`${anyOf(NAME_MAY_FOLLOW)}\\s+(\\p{L}[\\p{L}'’-]{2,30})`, 'u')
/** Introductions after which a first name may stand by itself. */
export const FIRST_NAME = new RegExp(
  `${anyOf(FIRST_NAME_FOLLOWS)}\\s+(\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,30}(?: ${CAPITAL}){0,2})`,
  'u',
)
const SINGLE = "\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,30}"
/** Introductions of languages that write only names with a capital. */
export const INTRODUCED_NAME = new RegExp(`${anyOf(CAPITAL_NAME_FOLLOWS)}\\s+(${SINGLE})(?!\\p{L})`, 'u')
/** A first name behind "I'm", where the visitor leaves contact details as well. */
export const BARE_NAME = new RegExp(
  `(?<![\\p{L}])(?:I['’]m|I am|[Ii]k ben) (?!\\p{L}+(?:ish|ese|lander|aar|ist)(?!\\p{L})|(?:American|German|French|Italian|Dutch|Canadian|Australian|Indian|Vegan|Vegetarian|CEO|Head)(?!\\p{L}))(${SINGLE})\\s*(?:[.!,;]|$)`,
  'u',
)
/** What a message ends with: thanks, and a name. */
export const SIGN_OFF = new RegExp(
  `${anyOf(FAREWELLS)}[,.!]?\\s+(?:(${SINGLE}(?: ${CAPITAL}){0,2})\\s*[.!]?\\s*$|(${FULL_NAME})\\s*[,\\n])`,
  'u',
)
/** A name before the word that says who writes. */
export const NAME_HERE = new RegExp(
  `(?<![\\p{L}])(${FULL_NAME}|(?<=^|[,!.] )${SINGLE}) (?:here|speaking|hier|aquí|aqui|qui|ici)(?![\\p{L}])`,
  'u',
)
/** A greeting, a name and where it comes from. */
export const GREETED_NAME = new RegExp(
  `^\\s*(?:\\p{L}+(?: there| all| \\p{Lu}?\\p{Ll}{2,8})?[,!]? )?(?<=[,!] )(${FULL_NAME}) (?:from|of|at|von|bei|de|da|di|van)(?!\\p{L})`,
  'u',
)
/** A label before a name, at the beginning of a clause, in any case. */
export const NAME_LABEL = new RegExp(`(?:^|[,.;:!?\\n(]\\s*|(?<!\\p{L})and )(?:${listed(NAME_LABELS)})(?=\\s)`, 'giu')
/** A greeting and an introduction, in any case; the group begins behind the greeting. */
export const GREETED_INTRODUCTION = new RegExp(
  `^\\s*(?:${listed(GREETINGS)})(?: (?:there|all))?((?:[,\\s]+|\\s*[.!]\\s*)(?:${listed(GREETED_NAME_FOLLOWS)})),?(?=\\s)`,
  'iu',
)
/** A name right behind one of the two that ends its clause or stands before a number. */
export const SHORT_NAME = new RegExp(
  `\\s+(?!${LABEL})(\\p{Lu}\\p{Ll}[\\p{L}'’-]{0,30}(?: ${CAPITAL}){0,2})(?=\\s*(?:[,.;!\\n]|$|[+(]?\\p{Nd}[\\d ()/.-]{5}))`,
  'uy',
)
/** A word of the calendar, which no introduction makes a name. */
export const CALENDAR_WORD = new RegExp(
  `^(?:${[...MONTH_NAMES.flat(), ...WEEKDAY_NAMES.flatMap(({ full }) => full)].join('|')}|christmas|easter|weihnachten|ostern|noel|paques|navidad|natale|natal|pasqua|pascoa|kerst|pasen)$`,
  'u',
)
/** A name that stands alone at the end, behind contact details. */
export const CLOSING_NAME = new RegExp(`[,،\\n(]\\s*(${FULL_NAME})\\s*[.!)]?\\s*$`, 'u')
/** A name behind something else, right before contact details. */
export const LEADING_NAME = new RegExp(
  `(?:^|[,،.!?؟;:\\n]\\s+)(?!${anyOf(COURTESIES)}(?!\\p{L}))(${FULL_NAME})[,،:.]?\\s+(?=[+(]?\\p{Nd}[\\d ()/.-]{5}|[^\\s@]+@)`,
  'u',
)
/** The same of a first name, behind a sentence of its own. */
export const CLOSING_FIRST_NAME = new RegExp(`[.!?]\\s+(?!${anyOf(COURTESIES)}(?!\\p{L}))(${SINGLE})\\s*$`, 'u')
/** A full name that somebody adds: "oh, Jens Kröger". */
export const ADDED_NAME = new RegExp(
  `^\\s*(?:[Oo]h|[Aa]h|[Aa]chso|[Aa]ch ja|[Ss]orry|[Pp]ardon|[Pp]erdón|[Ss]cusi|[Dd]esculpe)[,!]\\s+(${FULL_NAME})\\s*[.!]?\\s*$`,
  'u',
)
/** A name that stands alone before or after contact details, as people sign. */
export const SIGNED_NAME = new RegExp(`^\\s*(${FULL_NAME})\\s*(?:[,،;:|/\\n–-]|$)`, 'u')

/** Stands for contact details in the patterns below. */
export const CONTACT_MARK = '\u0001'
const BESIDE = '[\\s,.:/()–-]{0,4}'
const ANY_WORD = "\\p{L}[\\p{L}\\p{M}'’-]{1,20}"
/** Where a first name that all know is the visitor's: behind an introduction, or right beside contact details. */
export const FIRST_NAME_PLACES = [
  new RegExp(`${anyOf(HURRIED_NAME_FOLLOWS)}\\s+(${ANY_WORD})(?!\\p{L})`, 'giu'),
  new RegExp(`${NAME_LABEL.source}\\s+(${ANY_WORD})(?!\\p{L})`, 'giu'),
  new RegExp(`(?<!\\p{L})(${ANY_WORD})(?: ${CAPITAL})?${BESIDE}${CONTACT_MARK}`, 'gu'),
  new RegExp(
    `${CONTACT_MARK}${BESIDE}(?:(?:${listed(FAREWELLS)}|lg|ta)[\\s,]{1,3})?(${ANY_WORD})(?= ?(?:${CAPITAL})?\\P{L}*$|[.,!\\n])`,
    'gu',
  ),
]
/** What follows a first name and is part of the name. */
export const SURNAMES = new RegExp(`(?: (?!${LABEL})(?:${PARTICLES} )?${CAPITAL}){0,2}`, 'uy')
/** What contact details are called, behind a name. */
export const CONTACT_LABEL = new RegExp(`^${LABEL}`, 'u')

/** Words that end a name which was written without capitals. */
export const NAME_ENDS = new Set(
  'and from of at with i my we but you can please und von aus vom bei ich wir mein meine et de du je mon ma y de del yo mi con e da io il la mia eu o a meu minha en van uit ik mijn و من في أنا أريد نريد أبحث أحتاج أود رقمي هاتفي بريدي عندي هل'.split(
    ' ',
  ),
)

const COMPANY_PART = "[\\p{Lu}\\p{N}\\p{Script=Arabic}](?:[\\p{L}\\p{N}&'’-]|\\.(?=\\p{L}))*"
const COMPANY_NAME = `${COMPANY_PART}(?: (?:(?:&|of|and|und|et|y|e|en|de|du|des|del|della|di|do|da|dos|das|von|van) )?${COMPANY_PART}){0,4}(?:(?<=Ltd|Inc|Corp|Lda|Co|S\\.L|S\\.A|S\\.r\\.l|S\\.p\\.A|B\\.V|N\\.V)\\.)?`

/**
 * What a company's name follows, in any case. A modifier within one pattern for both would be shorter, but V8 forgets
 * it once it compiles the pattern.
 */
export const COMPANY_LEAD = new RegExp(`${anyOf(COMPANY_FOLLOWS)}(?=\\s)`, 'giu')
/** A company's name right behind such words. */
export const COMPANY_BEHIND = new RegExp(`\\s+(${COMPANY_NAME})`, 'uy')
/** A name that says by itself that it is a company's. */
export const LEGAL_FORM =
  /(?<![\p{L}])((?:[\p{Lu}\p{N}][\p{L}\p{N}&'’.-]* (?:(?:&|and|und|et|y|e|en) )?){1,4}(?:GmbH(?: & Co\. KG)?|AG|UG|KG|Ltd\.?|Limited|LLC|Inc\.?|Corp\.?|S\.?A\.?R\.?L\.?|SAS|S\.?L\.?U?\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|Lda\.?|B\.?V\.?|N\.?V\.?))(?![\p{L}])/u

/** The company behind a name: "Tamika Rollins from Bluebonnet Pediatrics", "Nuno Quintela, da Vidraria Sado". */
export const NAMED_COMPANY = new RegExp(
  `\\p{Lu}\\p{Ll}+,? (?:(?:from|with|(?:speaking |calling |writing )?for)\\s+(?:the\\s+)?(?=\\p{Lu}\\p{L}+ \\p{Lu})|(?:von der|von|de la|de|d[ao]|dell[ao]|dalla|del|di|van|bij)\\s+(?=${TRADE}(?!\\p{L})))(${COMPANY_NAME})`,
  'u',
)

/** What somebody is looking for, to the end of the sentence; the point of a number ends none. */
export const NEED = new RegExp(
  `${anyOf(NEED_FOLLOWS)}(?:\\s+|(?<=['’]))(?!${anyOf(WANTING_TO_KNOW)}(?!\\p{L}))((?:[^.!?\\n؟]|(?<=\\d)\\.(?=\\d)){3,160})`,
  'iu',
)
export const BUDGET_WORDS = new RegExp(`${anyOf(SPENDING)}(?!\\p{L})`, 'iu')
export const REACH = new RegExp(anyOf(REACHING), 'iu')
export const READY = new RegExp(anyOf(BUYING), 'iu')
const WEEKDAY = WEEKDAY_NAMES.flatMap(({ full }) => full).join('|')
const TOMORROW = 'tomorrow|morgen|demain|domani|amanhã|غدا'
/** A weekday or a time of the day; what is only a date is read by itself. */
export const MOMENT = new RegExp(
  `(?<!\\p{L})(?:${WEEKDAY}|${TOMORROW})(?!\\p{L})|(?<![\\d.,])\\d{1,2}(?:[:.h][0-5]\\d| ?(?:[ap]\\.?m|uhr|uur|h|heures))(?![\\p{L}\\d])`,
  'iu',
)
/** Alone, but for what links it with what was said before. */
export const WHETHER_BOOKED = new RegExp(
  `^\\W*(?:(?:so|and|ok|okay|then|great|und|also|dann|gut|et|alors|donc|y|entonces|pues|e|quindi|allora|então|en|dus),? )*(?:${listed(ASKING_WHETHER_BOOKED)})(?: (?:then|now|already|in|for (?:me|us)|jetzt|nun|dann|alors|maintenant|ya|ahora|entonces|adesso|ora|allora|agora|então|nu|dan))*\\W*$`,
  'iu',
)
/** Not behind a question word: "How do I delete my data?" */
export const TAKES_BACK = new RegExp(
  `^(?!\\W*(?:how|wie|comment|cómo|come|como|hoe|كيف)(?!\\p{L}))[^]*${anyOf(TAKING_BACK)}`,
  'iu',
)
export const YES = new RegExp(`^\\W*${anyOf(AGREEING)}(?!\\p{L})`, 'iu')
export const NO = new RegExp(`^\\W*${anyOf(REFUSING)}(?!\\p{L})`, 'iu')
