import type { ItemType, KnowledgeDraft } from './knowledge-types.ts'
import type { ContentLine } from './render-blocks.ts'
import { categoryOf } from './site-words.ts'
import { foldKey, lineKey } from './text-signs.ts'

/** An item in the making: its lines are still apart, so that what another item says already can be taken out. */
export interface Draft {
  type: ItemType
  title: string
  /** A part of a longer page: its title names the heading that it opens with too. */
  partial: boolean
  lines: ContentLine[]
  url: string
  language: string
}

/** Shorter lines carry their meaning from those around them (`Sunday: closed`, `£25`), so they may stand in several items. */
const OWN_MEANING = 30
/** An item of which so much stands in others is a copy: then its short lines go too. */
const COPY_SHARE = 0.7
const MAX_TITLE = 150

/**
 * Takes out of each draft the lines that an earlier one says already, and drops drafts that nothing is left of. Lines shorter than 30
 * characters stay, unless most of their draft is a repetition.
 */
export function withoutRepetition(drafts: Draft[]): Draft[] {
  const said = new Set<string>()
  const kept: Draft[] = []
  for (const draft of drafts) {
    const lines = freshLines(draft, said)
    for (const { text, frame } of lines) if (!frame) said.add(lineKey(text))
    if (lines.some(({ frame }) => !frame)) kept.push({ ...draft, lines })
  }
  return kept
}

function freshLines(draft: Draft, said: Set<string>): ContentLine[] {
  const content = draft.lines.filter(({ frame }) => !frame)
  const total = content.reduce((sum, { text }) => sum + text.length, 0)
  const known = content.reduce((sum, { text }) => sum + (said.has(lineKey(text)) ? text.length : 0), 0)
  const isCopy = known >= total * COPY_SHARE
  const here = new Set<string>()
  return withoutBareFrames(
    draft.lines.filter(({ text, frame }) => {
      if (frame) return true
      const key = lineKey(text)
      const repeated = (said.has(key) && (isCopy || key.length >= OWN_MEANING)) || (here.has(key) && key.length >= OWN_MEANING)
      here.add(key)
      return !repeated
    }),
  )
}

/** Headings and table headers with nothing below them say nothing. */
export function withoutBareFrames(lines: ContentLine[]): ContentLine[] {
  const kept: ContentLine[] = []
  let level = 7
  for (const line of lines.toReversed()) {
    const marks = headingLevel(line.text)
    if (!line.frame) level = 7
    else if (marks > 0) {
      if (kept.length === 0 || (level <= marks && kept.at(-1)?.frame)) continue
      level = marks
    } else if (kept.length === 0) continue
    kept.push(line)
  }
  return kept.reverse()
}

export function headingLevel(text: string): number {
  return /^(#{1,6}) /u.exec(text)?.[1]?.length ?? 0
}

export function toKnowledge(draft: Draft): KnowledgeDraft {
  const { type, url, language } = draft
  const [first, ...rest] = draft.lines
  const opening = first && headingLevel(first.text) > 0 ? first.text.replace(/^#+ /u, '') : ''
  const title = opening && draft.partial ? partTitle(draft.title, opening) : draft.title
  const isSaid = opening !== '' && foldKey(title).endsWith(foldKey(opening))
  const content = joinLines(isSaid ? rest : draft.lines)
  return { type, title, content, category: categoryOf(type, language), ...(url ? { sourceUrl: url } : {}), ...(language ? { language } : {}) }
}

function partTitle(subject: string, heading: string): string {
  const [whole, part] = [foldKey(subject), foldKey(heading)]
  if (whole === part || whole.endsWith(part)) return subject
  const title = part.startsWith(whole) ? heading : `${subject}: ${heading}`
  return title.length <= MAX_TITLE ? title : subject
}

/** Lines as Markdown, with an empty line before each heading. */
function joinLines(lines: ContentLine[]): string {
  return lines.map(({ text }, index) => (index === 0 ? '' : headingLevel(text) > 0 ? '\n\n' : '\n') + text).join('')
}
