const ENDS = /(?<=[.!?…]["'”’»)]?)\s+(?=["'“‘«(¿¡]?[\p{Lu}\p{N}\p{Sc}¿¡\p{Script=Arabic}])|(?<=[。！？])|(?<=[؟])\s+/u
/** In en, de, fr, es, it, nl. */
const ABBREVIATIONS =
  'Mr Mrs Ms Dr St No approx incl excl etc vs Prof Rev Capt Ave Blvd Rte Rd Hwy Pkwy dept max min ' +
  'Hr Nr Tel Str ca bzw zzgl ggf evtl gem gesetzl vgl inkl exkl bspw Abs Dipl Ing Mio Mrd insb ' +
  'Mme Mlle env tél réf ' +
  'Sr Sra Dra Avda Av Ud Uds Dña aprox núm pág teléf izq dcha p\\.ej ' +
  'Sig Dott Avv Geom ' +
  'bijv dhr mevr resp'
/** One of those, an initial, or letters between dots that are no half of the day: `z.B.`, `e.g.` */
const ABBREVIATED = new RegExp(
  `(?:^|[\\s(])(?:${ABBREVIATIONS.replaceAll(' ', '|')}|\\p{Lu}|(?![ap]\\.m)\\p{L}(?:\\.\\p{L})+)\\.$`,
  'u',
)

/** "4. Januar" */
const ORDINAL = /(?:^|[\s(])\d{1,2}\.$/u
const MONTH = /^(?:Jan|Feb|Mär|Apr|Mai|Juni|Juli|Aug|Sep|Okt|Nov|Dez)/u

/** Of an entry in a list, which stands behind it. */
const LIST_NUMBER = /^\d{1,2}\.$/u

const goesOn = (last: string, piece: string): boolean =>
  ABBREVIATED.test(last) || LIST_NUMBER.test(last) || (ORDINAL.test(last) && MONTH.test(piece))

/**
 * The sentences of a text, in order; abbreviations, initials, the numbers of a list and the days of dates do not end
 * one.
 */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const piece of text.split(ENDS)) {
    const last = sentences.at(-1)
    if (last !== undefined && goesOn(last, piece)) sentences[sentences.length - 1] = `${last} ${piece}`
    else if (piece.trim() !== '') sentences.push(piece.trim())
  }
  return sentences
}
