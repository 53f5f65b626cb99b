const ENDS = /(?<=[.!?…]["'”’»)]?)\s+(?=["'“‘«(¿¡]?[\p{Lu}\p{N}¿¡\p{Script=Arabic}])|(?<=[。！？])|(?<=[؟])\s+/u
const ABBREVIATION =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Dra|Sr|Sra|St|No|Nr|Tel|approx|ca|z\.B|bzw|inkl|exkl|e\.g|i\.e|etc|vs|Prof|Str|Av|Avda|p\.ej|max|min|\p{Lu})\.$/u

/** The sentences of a text, in order; abbreviations and initials do not end one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const piece of text.split(ENDS)) {
    const last = sentences.at(-1)
    if (last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`
    else if (piece.trim() !== '') sentences.push(piece.trim())
  }
  return sentences
}
