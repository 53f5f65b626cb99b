import type { Alternate } from '#src/engine/extract/blocks/page-types.ts'
import type { Site } from './site.ts'

/** Adds the declared versions of a page to the site. Adds translations too, because nothing else may lead to them. */
export function takeAlternates(
  { frontier, languages }: Site,
  page: URL,
  { alternates, depth }: { alternates: Alternate[]; depth: number },
): void {
  for (const url of languages.noteAlternates(page, alternates)) frontier.add({ url, text: '', depth })
}
