import type { SiteChange } from '#src/contract/api/research-contract.ts'
import type { ItemChange, PageChange } from '#src/store/tables/site-tables.ts'
import { type SitePage, type TriedPage, removesPage } from './site-pages-store.ts'

export interface SiteChanges {
  beganAt: Date
  pages: PageChange[]
  items: ItemChange[]
}

/** Nobody reads more. */
const MAX_KEPT = 1_000
const MAX_TOLD = 100

/** Returns a refresh's changes to known pages; `left` are URLs that are no longer pages of the website. */
export function listPageChanges(tried: TriedPage[], before: SitePage[], left: string[]): PageChange[] {
  const known = new Map(before.map((page) => [page.url, page]))
  const last = new Map(tried.map((one) => [one.url, one]))
  return [
    ...[...last.values()].flatMap(({ url, reason, read }): PageChange[] => {
      const page = known.get(url)
      if (!read) return page && removesPage(reason, page.reason) ? [{ change: 'gone', url }] : []
      if (!page) return [{ change: 'new', url }]
      return read.hash === page.hash ? [] : [{ change: 'changed', url }]
    }),
    ...left.filter((url) => known.has(url)).map((url): PageChange => ({ change: 'gone', url })),
  ]
}

/** Combines the changes of two parts of one reading. What was added and removed in between has not changed. */
export function mergeChanges(
  { pages, items }: Pick<SiteChanges, 'pages' | 'items'>,
  more: Pick<SiteChanges, 'pages' | 'items'>,
): Pick<SiteChanges, 'pages' | 'items'> {
  const addresses = new Map([...pages, ...more.pages].map((page) => [page.url, page]))
  return {
    pages: [...addresses.values()].slice(0, MAX_KEPT),
    items: inOne([...items, ...more.items]).slice(0, MAX_KEPT),
  }
}

/** Combines a removed and an added item with the same title. */
function inOne(changes: ItemChange[]): ItemChange[] {
  const byId = new Map<string, ItemChange>()
  for (const next of changes) {
    const before = byId.get(next.id)
    if (before?.change === 'new' && next.change === 'gone') byId.delete(next.id)
    else if (before?.change === 'new') byId.set(next.id, { ...next, change: 'new', said: '' })
    else byId.set(next.id, before ? { ...next, said: before.said } : next)
  }
  const gone = Map.groupBy([...byId.values()].filter(isGone), ({ title }) => title)
  const replaced = new Set<string>()
  const changed = [...byId.values()].map((one): ItemChange => {
    const former = one.change === 'new' ? gone.get(one.title)?.shift() : undefined
    if (!former) return one
    replaced.add(former.id)
    return { ...one, change: 'changed', said: former.said }
  })
  return changed.filter(({ id, said, says }) => !replaced.has(id) && said !== says)
}

const isGone = ({ change }: ItemChange): boolean => change === 'gone'

export function toChangeRecord({ beganAt, pages, items }: SiteChanges): SiteChange {
  const countOf = (all: { change: string }[], change: string): number =>
    all.filter((one) => one.change === change).length
  const counts = (all: { change: string }[]) => ({
    new: countOf(all, 'new'),
    changed: countOf(all, 'changed'),
    gone: countOf(all, 'gone'),
  })
  return {
    began_at: beganAt.toISOString(),
    page_counts: counts(pages),
    item_counts: { ...counts(items), flagged: countOf(items, 'flagged') },
    pages: pages.slice(0, MAX_TOLD),
    items: items.slice(0, MAX_TOLD).map(({ change, id, title, sourceUrl, said, says }) => ({
      change,
      knowledge_item_id: change === 'gone' ? undefined : id,
      title,
      source_url: sourceUrl ?? undefined,
      said: said || undefined,
      says: says || undefined,
    })),
  }
}
