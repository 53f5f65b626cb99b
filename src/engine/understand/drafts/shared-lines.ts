import { isTableRule } from '#src/base/table-row.ts'
import type { Draft } from './drafts.ts'
import { OWN_MEANING } from './repetition.ts'
import type { ContentLine } from './render-blocks.ts'
import { lineKey } from '../../values/text-signs.ts'

/**
 * Gives lines that several drafts share, since different offers cost the same and branches have the same hours, their
 * subject: read by itself each says of what it speaks. What a translation says in the same words is of the same
 * subject. In a page about a branch shorter shared lines right beside them get it too. A draft about the whole company
 * speaks for all.
 */
export function nameSharedLines(drafts: Draft[]): Draft[] {
  const keys = drafts.map(({ language, lines }) => lines.map(({ text }) => `${language} ${lineKey(text)}`))
  const uses = new Map<string, number>()
  for (const ofDraft of keys) for (const key of new Set(ofDraft)) uses.set(key, (uses.get(key) ?? 0) + 1)
  return drafts.map((draft, at) => {
    const isShared = draft.lines.map((line, index) => mayBeShared(line) && (uses.get(keys[at]?.[index] ?? '') ?? 0) > 1)
    return isOfCompany(draft) || !isShared.includes(true) ? draft : { ...draft, lines: nameRuns(draft, isShared) }
  })
}

function nameRuns({ type, title, lines }: Draft, isShared: boolean[]): ContentLine[] {
  const name = title.replace(/[.!?:\s]+$/u, '')
  const runs: { lines: ContentLine[]; isShared: boolean }[] = []
  for (const [at, line] of lines.entries()) {
    const run = runs.at(-1)
    if (run && run.isShared === isShared[at]) run.lines.push(line)
    else runs.push({ lines: [line], isShared: isShared[at] ?? false })
  }
  return runs.flatMap((run) => {
    const isNamed = (line: ContentLine): boolean =>
      isWhole(line) || (type === 'document' && !isRow(line.text) && run.lines.some(isWhole))
    return run.isShared ? run.lines.map((line) => (isNamed(line) ? withName(line, name) : line)) : run.lines
  })
}

/** The name stands behind the label of a line that has one, else before the line, in a table in its first cell. */
function withName(line: ContentLine, name: string): ContentLine {
  const mark = /^(?:\s*-|\|)\s+/u.exec(line.text)?.[0] ?? ''
  const text = line.text.slice(mark.length)
  const label = line.role === 'bound' && !isRow(line.text) ? /^[^:]{1,60}(?=:\s)/u.exec(text)?.[0] : undefined
  return {
    ...line,
    text: mark + (label === undefined ? `${name}: ${text}` : `${label} (${name})${text.slice(label.length)}`),
  }
}

/** Anything but a heading and the rule of a table. */
const mayBeShared = ({ text, role }: ContentLine): boolean => role !== 'frame' || (isRow(text) && !isTableRule(text))

const isRow = (text: string): boolean => text.startsWith('|')

const isWhole = ({ text }: ContentLine): boolean => text.length >= OWN_MEANING

const isOfCompany = ({ type, about }: Draft): boolean => type === 'document' && about.length === 0
