/**
 * Words for the numbers from two to twenty, for the tens and a hundred, folded: English | German | French | Spanish |
 * Portuguese | Italian | Dutch.
 */
const LATIN_NUMBER_WORDS: readonly (readonly [number, string])[] = [
  [2, 'two zwei deux dos dois duas due twee'],
  [3, 'three drei trois tres tre drie'],
  [4, 'four vier quatre cuatro quatro quattro'],
  [5, 'five funf cinq cinco cinque vijf'],
  [6, 'six sechs seis zes'],
  [7, 'seven sieben sept siete sete sette zeven'],
  [8, 'eight acht huit ocho oito otto'],
  [9, 'nine neun neuf nueve nove negen'],
  [10, 'ten zehn dix diez dez dieci tien'],
  [11, 'eleven elf once undici'],
  [12, 'twelve zwolf douze doce doze dodici twaalf'],
  [13, 'thirteen dreizehn treize trece treze tredici dertien'],
  [14, 'fourteen vierzehn quatorze catorce quattordici veertien'],
  [15, 'fifteen funfzehn quinze quince quindici vijftien'],
  [16, 'sixteen sechzehn seize dieciseis dezasseis dezesseis sedici zestien'],
  [17, 'seventeen siebzehn dix-sept diecisiete dezassete dezessete diciassette zeventien'],
  [18, 'eighteen achtzehn dix-huit dieciocho dezoito diciotto achttien'],
  [19, 'nineteen neunzehn dix-neuf diecinueve dezanove dezenove diciannove negentien'],
  [20, 'twenty zwanzig vingt veinte vinte venti twintig'],
  [30, 'thirty dreissig trente treinta trinta trenta dertig'],
  [40, 'forty vierzig quarante cuarenta quarenta quaranta veertig'],
  [50, 'fifty funfzig cinquante cincuenta cinquenta cinquanta vijftig'],
  [60, 'sixty sechzig soixante sesenta sessenta sessanta zestig'],
  [70, 'seventy siebzig setenta settanta zeventig'],
  [80, 'eighty achtzig ochenta oitenta ottanta tachtig'],
  [90, 'ninety neunzig noventa novanta negentig'],
  [100, 'hundred hundert cent cien cento honderd'],
]

/** The same, and those of Arabic. */
export const NUMBER_WORDS: readonly (readonly [number, string])[] = [
  ...LATIN_NUMBER_WORDS,
  [2, 'اثنان اثنين'],
  [3, 'ثلاثه ثلاث'],
  [4, 'اربعه اربع'],
  [5, 'خمسه خمس'],
  [6, 'سته ست'],
  [7, 'سبعه سبع'],
  [8, 'ثمانيه ثماني'],
  [9, 'تسعه تسع'],
  [10, 'عشره عشر'],
  [11, 'onze'],
  [20, 'عشرون عشرين'],
  [30, 'ثلاثون ثلاثين'],
  [40, 'اربعون اربعين'],
  [50, 'خمسون خمسين'],
  [60, 'ستون ستين'],
  [70, 'سبعون سبعين'],
  [80, 'ثمانون ثمانين'],
  [90, 'تسعون تسعين'],
  [100, 'cem ميه مايه'],
]

const numbers: ReadonlyMap<string, string> = new Map(
  NUMBER_WORDS.flatMap(([number, words]) => words.split(' ').map((word) => [word, String(number)] as const)),
)

/** Words that say a number in other languages only, by language: "once" and "due" in English, "très" in French. */
const FALSE_FRIENDS: Readonly<Record<string, readonly string[]>> = {
  en: ['once', 'due', 'elf', 'dos', 'quince', 'seize'],
  fr: ['tres', 'dos', 'due'],
  pt: ['dos'],
  nl: ['onze'],
}

/**
 * The number that a folded word of a language says, as digits without separators of thousands, or ''. A language of ''
 * may be any.
 */
export function numberOf(word: string, language = ''): string {
  if (/^\d/.test(word)) return /^\d{1,3}(?:[.,]\d{3})+$/.test(word) ? word.replace(/[.,]/g, '') : word
  return FALSE_FRIENDS[language]?.includes(word) ? '' : (numbers.get(word) ?? '')
}
