import { isInjection } from '../../injection/read-injection.ts'
import { splitLines } from '../../injection/split-injected.ts'
import type { Draft } from '../drafts/drafts.ts'
import type { ContentLine } from '../drafts/render-blocks.ts'

/**
 * Takes instructions to an assistant out of drafts. Returns them as drafts with the same titles. A draft with such a
 * title is taken out whole.
 */
export function quarantine(drafts: Draft[]): { kept: Draft[]; quarantined: Draft[] } {
  const kept: Draft[] = []
  const quarantined: Draft[] = []
  for (const draft of drafts) {
    if (isInjection(draft.title)) {
      quarantined.push(draft)
      continue
    }
    const { lines, suspect } = splitDraft(draft.lines)
    if (suspect.length === 0) kept.push(draft)
    else {
      if (lines.some(({ role }) => role !== 'frame')) kept.push({ ...draft, lines })
      quarantined.push({ ...draft, type: 'document', lines: suspect })
    }
  }
  return { kept, quarantined }
}

/** Takes single sentences out of free text, and whole lines out of what means something only as a whole. */
function splitDraft(lines: readonly ContentLine[]): { lines: ContentLine[]; suspect: ContentLine[] } {
  const kept: ContentLine[] = []
  const suspect: ContentLine[] = []
  const split = splitLines(lines.map(({ text }) => text))
  for (const [at, { clean, injected }] of split.entries()) {
    const line = lines[at]
    if (!line) continue
    if (injected === '') kept.push(line)
    else if (line.role !== 'free' || clean === '') suspect.push(line)
    else {
      kept.push({ ...line, text: clean })
      suspect.push({ ...line, text: injected })
    }
  }
  return { lines: kept, suspect }
}
