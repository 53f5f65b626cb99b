import type { KnowledgeRecord } from '#src/contract/api/knowledge-items-contract.ts'

export interface ItemGroup {
  first: KnowledgeRecord
  /** Items that say almost the same, in their order. */
  similar: KnowledgeRecord[]
}

/** Share of common words from which two items say almost the same. */
const ALMOST = 0.85
const MAX_CONTENT = 4_000
/** A shorter text has too few words to compare. */
const MIN_WORDS = 4

/** Groups items of one kind that say almost the same. A group has the place of its first item. */
export function groupSimilar(items: readonly KnowledgeRecord[]): ItemGroup[] {
  const groups: (ItemGroup & { words: Set<string> })[] = []
  for (const item of items) {
    const words = wordsOf(item)
    const group = groups.find(({ first, words: others }) => kindOf(first) === kindOf(item) && isAlmost(words, others))
    if (group) group.similar.push(item)
    else groups.push({ first: item, similar: [], words })
  }
  return groups.map(({ first, similar }) => ({ first, similar }))
}

/** An item that waits for a decision is never hidden behind one that does not. */
const kindOf = ({ item_type: type, state, site_says: says }: KnowledgeRecord): string =>
  `${type} ${state} ${Boolean(says)}`

function wordsOf({ title, content }: KnowledgeRecord): Set<string> {
  return new Set(`${title} ${content.slice(0, MAX_CONTENT)}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}

/** Any other number is another price, size or time: such items differ. */
function isAlmost(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  if (small.size < MIN_WORDS || small.size < large.size * ALMOST) return false
  const numbers = (words: ReadonlySet<string>) =>
    [...words]
      .filter((word) => /\p{N}/u.test(word))
      .toSorted()
      .join(' ')
  const common = [...small].filter((word) => large.has(word)).length
  return common >= (small.size + large.size - common) * ALMOST && numbers(one) === numbers(other)
}
