import { findMatches } from '#src/base/find-matches.ts'

const ENDS = /(?<=[.!?…]["'”’»)]?)\s+(?=["'“‘«(¿¡]?[\p{Lu}\p{N}\p{Sc}¿¡\p{Script=Arabic}])|(?<=[。！？])|(?<=[؟])\s+/gu
/** Abbreviations in en, de, fr, es, it and nl. */
const ABBREVIATIONS =
  'Mr Mrs Ms Dr St Mt No approx incl excl etc vs Prof Rev Capt Ave Blvd Rte Rd Hwy Pkwy dept max min ' +
  'Hr Nr Tel Str ca bzw zzgl ggf evtl gem gesetzl vgl inkl exkl bspw Abs Dipl Ing Mio Mrd insb ' +
  'Mme Mlle env tél réf ' +
  'Sr Sra Dra Avda Av Ud Uds Dña aprox núm pág teléf izq dcha p\\.ej ' +
  'Sig Dott Avv Geom ' +
  'bijv dhr mevr resp ' +
  'Rs Rp Fr SFr'
/** An abbreviation, an initial, or letters between dots (`z.B.`, `e.g.`) other than `a.m.` and `p.m.` */
const ABBREVIATED = new RegExp(
  `(?:^|[\\s(])(?:${ABBREVIATIONS.replaceAll(' ', '|')}|\\p{Lu}|(?![ap]\\.m)\\p{L}(?:\\.\\p{L})+)\\.$`,
  'u',
)

/** The day of a date: "4. Januar". */
const ORDINAL = /(?:^|[\s(])\d{1,2}\.$/u
const MONTH = /^(?:Jan|Feb|Mär|Apr|Mai|Juni|Juli|Aug|Sep|Okt|Nov|Dez)/u

/** A time with `a.m.` or `p.m.` before another word: "9 a.m. Monday to Friday". */
const HALF_OF_DAY = /\d\s?[ap]\.m\.$/u
const DAY = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Daily)/u

/** The number of a list item, before its text. */
const LIST_NUMBER = /^\d{1,2}\.$/u

/** Reports whether a piece continues the sentence that the last one began. */
const continues = (last: string, piece: string): boolean =>
  ABBREVIATED.test(last) ||
  LIST_NUMBER.test(last) ||
  (ORDINAL.test(last) && MONTH.test(piece)) ||
  (HALF_OF_DAY.test(last) && DAY.test(piece))

/** A longer piece is a sentence even if it ends with an abbreviation. */
const MAX_JOINED = 1_000

/** Yields the pieces of a text between possible sentence ends. */
function* piecesOf(text: string): Generator<string, void> {
  let from = 0
  for (const { 0: gap, index } of findMatches(text, ENDS)) {
    yield text.slice(from, index)
    from = index + gap.length
  }
  yield text.slice(from)
}

/** Yields the sentences of a text. Abbreviations, initials, list numbers and days of dates do not end a sentence. */
export function* sentencesIn(text: string): Generator<string, void> {
  let last = ''
  for (const piece of piecesOf(text)) {
    if (last !== '' && last.length <= MAX_JOINED && continues(last, piece)) last = `${last} ${piece}`
    else if (piece.trim() !== '') {
      if (last !== '') yield last
      last = piece.trim()
    }
  }
  if (last !== '') yield last
}

/** Returns the sentences of a text. */
export const sentencesOf = (text: string): string[] => [...sentencesIn(text)]
