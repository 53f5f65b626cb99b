import { linesToJudge, takeOutHeld } from '#src/engine/injection/judge/judged-lines.ts'
import type { KnownVerdicts } from './judged-lines-store.ts'
import type { NewKnowledgeItem } from './knowledge-store.ts'
import type { ExistingItem } from './plan-replacement.ts'

/** Reports whether a model's verdict keeps a line out of answers. */
export function isHeldBy(verdicts: KnownVerdicts): (key: string) => boolean {
  const isUsed = new Set(['fine', 'approved', undefined])
  return (key) => !isUsed.has(verdicts.get(key))
}

/**
 * Takes the lines that a model held out of a source's items, and returns them as quarantined items with the same
 * titles. An item whose title is held is quarantined whole. The owner's texts stay as they are.
 */
export function holdJudgedLines(items: NewKnowledgeItem[], isHeld: (key: string) => boolean): NewKnowledgeItem[] {
  return items.flatMap((item) => {
    const { state = 'live', author, title, content, facts } = item
    if (state !== 'live' || author === 'owner') return [item]
    const quarantined = { ...item, state: 'quarantined' as const, facts: undefined }
    if (linesToJudge(title).some(({ key }) => isHeld(key))) return [quarantined]
    const { clean, held, hasRest } = takeOutHeld(content, isHeld)
    if (held.length === 0) return [item]
    const isKept = ({ words }: { words: string }): boolean => !held.some((line) => line.includes(words))
    return [
      ...(hasRest ? [{ ...item, content: clean, facts: facts?.filter(isKept) }] : []),
      { ...quarantined, type: 'document' as const, content: held.join('\n'), imageUrl: null },
    ]
  })
}

/**
 * Does the same to a source's items as they are stored. An item that the owner approved or edited stays as the source
 * last gave it.
 */
export function holdInStored(
  stored: ExistingItem[],
  origin: NewKnowledgeItem['origin'],
  isHeld: (key: string) => boolean,
): NewKnowledgeItem[] {
  return stored.flatMap(({ siteSaid, siteSays, approved, facts, ...item }) => {
    const text = siteSays ?? siteSaid ?? item
    if (text.content === '') return []
    const said = { ...item, ...text, origin, facts: (facts ?? undefined) as NewKnowledgeItem['facts'] }
    return approved ? [said] : holdJudgedLines([said], isHeld)
  })
}
