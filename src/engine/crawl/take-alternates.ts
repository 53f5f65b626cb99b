import type { Alternate } from '#src/engine/extract/blocks/page-types.ts'
import type { Site } from './site.ts'

/**
 * Takes what is said of the versions of a page into the site, with those that are translations: nothing else may lead
 * there.
 */
export function takeAlternates(
  { frontier, languages }: Site,
  page: URL,
  { alternates, depth }: { alternates: Alternate[]; depth: number },
): void {
  for (const url of languages.noteAlternates(page, alternates)) frontier.add({ url, text: '', depth })
}
