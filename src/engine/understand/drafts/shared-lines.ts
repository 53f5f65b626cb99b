import type { Draft } from './drafts.ts'
import { OWN_MEANING } from './repetition.ts'
import type { ContentLine } from './render-blocks.ts'
import { lineKey } from '../words/text-signs.ts'

/**
 * Gives lines that several drafts share, since different offers cost the same and branches have the same hours, their subject: read by
 * itself each says of what it speaks. In a page about a branch shorter shared lines right beside them get it too. A draft about the whole
 * company speaks for all.
 */
export function nameSharedLines(drafts: Draft[]): Draft[] {
  const uses = new Map<string, number>()
  for (const { lines } of drafts) for (const key of new Set(lines.map(keyOf))) uses.set(key, (uses.get(key) ?? 0) + 1)
  const isShared = (line: ContentLine): boolean => line.role !== 'frame' && !line.text.startsWith('|') && (uses.get(keyOf(line)) ?? 0) > 1
  return drafts.map((draft) => (isOfCompany(draft) ? draft : { ...draft, lines: nameRuns(draft, isShared) }))
}

function nameRuns({ type, title, lines }: Draft, isShared: (line: ContentLine) => boolean): ContentLine[] {
  const name = title.replace(/[.!?:\s]+$/u, '')
  const runs: { lines: ContentLine[]; isShared: boolean }[] = []
  for (const line of lines) {
    const run = runs.at(-1)
    if (run && run.isShared === isShared(line)) run.lines.push(line)
    else runs.push({ lines: [line], isShared: isShared(line) })
  }
  return runs.flatMap((run) => {
    const isNamed = (line: ContentLine): boolean => isWhole(line) || (type === 'document' && run.lines.some(isWhole))
    return run.isShared ? run.lines.map((line) => (isNamed(line) ? withName(line, name) : line)) : run.lines
  })
}

/** The name stands behind the label of a line that has one, else before the line. */
function withName(line: ContentLine, name: string): ContentLine {
  const mark = /^\s*-\s+/u.exec(line.text)?.[0] ?? ''
  const text = line.text.slice(mark.length)
  const label = line.role === 'bound' ? /^[^:]{1,60}(?=:\s)/u.exec(text)?.[0] : undefined
  return { ...line, text: mark + (label === undefined ? `${name}: ${text}` : `${label} (${name})${text.slice(label.length)}`) }
}

const isWhole = ({ text }: ContentLine): boolean => text.length >= OWN_MEANING

const isOfCompany = ({ type, about }: Draft): boolean => type === 'document' && about.length === 0

const keyOf = ({ text }: ContentLine): string => lineKey(text)
