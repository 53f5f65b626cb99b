/** Words for the numbers from two to twelve, twenty, thirty, fifty and a hundred: English | German | French | Spanish | Portuguese | Italian | Dutch | Arabic. */
const NUMBER_WORDS: readonly [number, string][] = [
  [2, 'two zwei deux dos dois duas due twee اثنان اثنين'],
  [3, 'three drei trois tres tre drie ثلاثه ثلاث'],
  [4, 'four vier quatre cuatro quatro quattro اربعه اربع'],
  [5, 'five funf cinq cinco cinque vijf خمسه خمس'],
  [6, 'six sechs seis zes سته ست'],
  [7, 'seven sieben sept siete sete sette zeven سبعه سبع'],
  [8, 'eight acht huit ocho oito otto ثمانيه ثماني'],
  [9, 'nine neun neuf nueve nove negen تسعه تسع'],
  [10, 'ten zehn dix diez dez dieci tien عشره عشر'],
  [11, 'eleven elf onze once undici'],
  [12, 'twelve zwolf douze doce doze dodici twaalf'],
  [20, 'twenty zwanzig vingt veinte vinte venti twintig عشرون عشرين'],
  [30, 'thirty dreissig trente treinta trinta trenta dertig ثلاثون ثلاثين'],
  [50, 'fifty funfzig cinquante cincuenta cinquenta cinquanta vijftig خمسون خمسين'],
  [100, 'hundred hundert cent cien cem cento honderd مئه مائه'],
]

const numbers: ReadonlyMap<string, string> = new Map(
  NUMBER_WORDS.flatMap(([number, words]) => words.split(' ').map((word) => [word, String(number)] as const)),
)

/** The number that a folded word says, as digits without separators of thousands, or ''. */
export function numberOf(word: string): string {
  if (/^\d/.test(word)) return /^\d{1,3}(?:[.,]\d{3})+$/.test(word) ? word.replace(/[.,]/g, '') : word
  return numbers.get(word) ?? ''
}
