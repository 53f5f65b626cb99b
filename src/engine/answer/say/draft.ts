import type { AnswerIndex } from '../search/prepare-knowledge.ts'
import type { Unit } from '../units/unit-types.ts'
import { fold } from '../../language/fold.ts'
import { endsSentence, isFlowing, tidy } from './say-unit.ts'

/** The maximum length of an answer with supporting text, in characters. */
export const WHOLE = 560
const MAX_ENTRIES = 10

/** An unfinished answer: its text and the items it is from. */
export interface Draft {
  text: string
  said: Set<string>
  items: Set<number>
}

/** Appends a text after a separator. Returns false if the draft already contains it, or it does not fit. */
export function add(draft: Draft, text: string, separator: string, limit = WHOLE): boolean {
  const key = fold(text)
  if (key === '' || [...draft.said].some((said) => said.includes(key))) return false
  if (draft.text !== '' && draft.text.length + text.length > limit) return false
  draft.text += draft.text === '' ? text : separator + text
  draft.said.add(key)
  return true
}

/** Appends the lines of some units as a list below a heading. */
export function addList(index: AnswerIndex, draft: Draft, heading: string, units: readonly number[]): void {
  let isHeaded = false
  for (const at of units.slice(0, MAX_ENTRIES)) {
    const unit = index.units[at]
    if (unit === undefined) continue
    const entry = tidy(unit.text)
    if (draft.text.length + entry.length > WHOLE || [...draft.said].some((said) => said.includes(fold(entry)))) continue
    if (!isHeaded) draft.text += `${draft.text === '' ? '' : '\n'}${heading}`
    isHeaded = true
    draft.text += `\n- ${entry}`
    draft.said.add(fold(entry))
    draft.items.add(unit.item)
  }
}

/** Returns the separator: a sentence continues a line of sentences, and anything else starts a line. */
export const separatorOf = (draft: Draft, { kind }: Unit): string =>
  isFlowing(kind) && endsSentence(draft.text) ? ' ' : '\n'
