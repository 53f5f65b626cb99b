import type { ItemChange } from '#src/store/tables/site-tables.ts'
import type { ReplacementPlan, SiteText, ExistingItem } from './plan-replacement.ts'

const MAX_TEXT = 600

/** Describes a plan's changes for people. Leaves out items the owner removed, and changes in appearance only. */
export function describeChanges(standing: ExistingItem[], plan: ReplacementPlan, addedIds: string[]): ItemChange[] {
  const before = new Map(standing.map((item) => [item.id, item]))
  const tell = (change: ItemChange['change'], item: ExistingItem, said: string, says: string): ItemChange[] =>
    item.state === 'removed' || said === says
      ? []
      : [{ change, id: item.id, title: item.title, sourceUrl: item.sourceUrl, said, says }]
  const ofStanding = <T extends { id: string }>(
    parts: T[],
    toChanges: (item: ExistingItem, part: T) => ItemChange[],
  ): ItemChange[] =>
    parts.flatMap((part) => {
      const item = before.get(part.id)
      return item ? toChanges(item, part) : []
    })
  return [
    ...plan.added.map(({ title, sourceUrl, content }, index) => {
      return { change: 'new' as const, id: addedIds[index] ?? '', title, sourceUrl, said: '', says: wholly(content) }
    }),
    ...ofStanding(plan.changed, (item, { draft }) => tell('changed', item, ...differing(item.content, draft.content))),
    ...ofStanding(
      plan.gone.map((id) => ({ id })),
      (item) => tell('gone', item, wholly(item.content), ''),
    ),
    ...ofStanding(plan.flagged, (item, { siteSays }) =>
      siteSays ? tell('flagged', item, ...differing(textOf(item.siteSays ?? item.siteSaid), siteSays.content)) : [],
    ),
  ]
}

const textOf = (text: SiteText | null): string => text?.content ?? ''

/** Returns the sentences that only one of two texts has. */
function differing(before: string, after: string): [said: string, says: string] {
  const [old, now] = [sentencesOf(before), sentencesOf(after)]
  const without = (all: string[], others: string[]): string => {
    const known = new Set(others)
    return cut(all.filter((sentence) => !known.has(sentence)).join('\n'))
  }
  return [without(old, now), without(now, old)]
}

/** Returns sentences, and table rows with their cells joined. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?])[ \t]|(?<=[。！？])/u)
    .map((sentence) => (sentence.startsWith('|') ? cellsOf(sentence).join(' · ') : sentence).trim())
    .filter(Boolean)

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && !/^:?-{3,}:?$/.test(cell))

const wholly = (text: string): string => cut(sentencesOf(text).join('\n'))

const cut = (text: string): string =>
  text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT).toWellFormed().trimEnd()} …`
