const ENDS = /(?<=[.!?…]["'”’»)]?)\s+(?=["'“‘«(¿¡]?[\p{Lu}\p{N}¿¡\p{Script=Arabic}])|(?<=[。！？])|(?<=[؟])\s+/u
const ABBREVIATION =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Dra|Sr|Sra|St|No|Nr|Tel|approx|aprox|ca|z\.B|bzw|zzgl|ggf|evtl|gem|vgl|d\.h|u\.a|inkl|exkl|incl|excl|e\.g|i\.e|etc|vs|Prof|Str|Av|Avda|p\.ej|bijv|Sig|Dott|max|min|\p{Lu})\.$/u

/** "4. Januar" */
const ORDINAL = /(?:^|[\s(])\d{1,2}\.$/u
const MONTH = /^(?:Jan|Feb|Mär|Apr|Mai|Juni|Juli|Aug|Sep|Okt|Nov|Dez)/u

/** Of an entry in a list, which stands behind it. */
const LIST_NUMBER = /^\d{1,2}\.$/u

const goesOn = (last: string, piece: string): boolean =>
  ABBREVIATION.test(last) || LIST_NUMBER.test(last) || (ORDINAL.test(last) && MONTH.test(piece))

/** The sentences of a text, in order; abbreviations, initials, the numbers of a list and the days of dates do not end one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const piece of text.split(ENDS)) {
    const last = sentences.at(-1)
    if (last !== undefined && goesOn(last, piece)) sentences[sentences.length - 1] = `${last} ${piece}`
    else if (piece.trim() !== '') sentences.push(piece.trim())
  }
  return sentences
}
