/** The form of a reply, whatever it says. */
export interface ReplyShape {
  startsWithLabel: boolean
  /** It joins three or more pieces of a page that are no sentences and no list. */
  joinsFragments: boolean
  /** Its first line that is more than the introduction of a list. */
  firstLine: string
}

/** A heading or a name with a colon before the text. */
const LABEL = /^(?:\*\*)?[^.!?:：\n|]{1,80}[:：](?:\*\*)?[ \u00a0]\S/u
const LABELS = /[^.!?:：\n|]{2,80}[:：] /gu
const LIST = /^\s*(?:[-*•] |\|)/u
const INTRODUCES = /[:：]\s*$/u
const SENTENCE_END = /[.!?…。！？؟]["'”’»)]*\s*$/u
const MANY_FRAGMENTS = 3

/** Returns the number of fragments in a line: none for a sentence, or else one for the line and one for each label. */
function fragmentsIn(line: string): number {
  const labels = line.match(LABELS)?.length ?? 0
  return SENTENCE_END.test(line) && labels < 2 ? 0 : 1 + labels
}

/** Reads the form of a reply. */
export function readShape(reply: string): ReplyShape {
  const lines = reply.split('\n').filter((line) => line.trim() !== '')
  // Lists below an introduction, and tables, are meant to be read in pieces.
  const isListed = (at: number): boolean => {
    const start = lines.findLastIndex((line, place) => place < at && !LIST.test(line))
    return LIST.test(lines[at] ?? '') && (INTRODUCES.test(lines[start] ?? '') || (lines[at] ?? '').startsWith('|'))
  }
  const fragments = lines.reduce(
    (sum, line, at) => sum + (isListed(at) || INTRODUCES.test(line) ? 0 : fragmentsIn(line)),
    0,
  )
  return {
    startsWithLabel: LABEL.test(lines[0] ?? ''),
    joinsFragments: fragments >= MANY_FRAGMENTS,
    firstLine: lines.find((line) => !INTRODUCES.test(line)) ?? '',
  }
}
