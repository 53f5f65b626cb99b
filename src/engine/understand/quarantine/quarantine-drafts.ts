import type { Draft } from '../drafts/drafts.ts'
import type { ContentLine } from '../drafts/render-blocks.ts'
import { isPromptInjection } from './prompt-injection.ts'

/** Sentences end at a mark before white space, or one that stands for both, and in lists of cells nowhere. */
const SENTENCE = /(?:[^.!?。！？]|[.!?](?=[^\s.!?。！？"”’)]))+(?:[.!?。！？]+["”’)]*|$)\s*/gu
/** Longer lines, such as rows of tables with whole texts in them, are looked at by pieces that overlap. */
const MAX_LINE = 20_000
const STEP = MAX_LINE - 1_000

/**
 * Takes sentences that address an assistant out of drafts; they come back as drafts of their own, under the title of
 * the one they stood in. A draft whose title is such a sentence is taken out whole.
 */
export function quarantine(drafts: Draft[]): { kept: Draft[]; quarantined: Draft[] } {
  const kept: Draft[] = []
  const quarantined: Draft[] = []
  for (const draft of drafts) {
    if (isPromptInjection(draft.title)) {
      quarantined.push(draft)
      continue
    }
    const parts = draft.lines.map(splitLine)
    const suspect = parts.flatMap((part) => part.suspect)
    const lines = suspect.length === 0 ? draft.lines : parts.flatMap((part) => part.plain)
    if (lines.some(({ role }) => role !== 'frame')) kept.push({ ...draft, lines })
    if (suspect.length > 0) quarantined.push({ ...draft, type: 'document', lines: suspect })
  }
  return { kept, quarantined }
}

/**
 * A line that is suspect as a whole, or the sentences of it that are. What speaks across sentences takes the line with
 * it.
 */
function splitLine(line: ContentLine): { plain: ContentLine[]; suspect: ContentLine[] } {
  const { text } = line
  if (!piecesOf(text).some(isPromptInjection)) return { plain: [line], suspect: [] }
  const sentences = text.match(SENTENCE) ?? [text]
  const isSuspect = text.length > MAX_LINE ? [] : sentences.map(isPromptInjection)
  if (line.role !== 'free' || !isSuspect.includes(true)) return { plain: [], suspect: [line] }
  const take = (wanted: boolean): ContentLine[] => {
    const joined = sentences
      .filter((_, index) => isSuspect[index] === wanted)
      .join('')
      .trim()
    return joined ? [{ text: joined, role: line.role }] : []
  }
  return { plain: take(false), suspect: take(true) }
}

function piecesOf(text: string): string[] {
  return text.length <= MAX_LINE
    ? [text]
    : Array.from({ length: Math.ceil(text.length / STEP) }, (_, at) => text.slice(at * STEP, at * STEP + MAX_LINE))
}
