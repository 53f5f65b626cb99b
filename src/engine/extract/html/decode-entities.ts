import { memoize } from '#src/base/memoize.ts'
import { parseHtml, rawText } from './html-tree.ts'

const MAX_ENTITIES = 300
const decodeEntity = memoize(MAX_ENTITIES, (entity) => rawText(parseHtml(entity).root).replaceAll('\u00A0', ' '))

/** Replaces the character references of HTML, such as `&rarr;` and `&#39;`. Unknown ones stay. */
export const decodeEntities = (text: string): string =>
  text.replace(/&#0+;/gu, '').replace(/&(?:#\d{2,7}|#x[\da-f]{2,6}|[a-z][\da-z]{1,30});/giu, decodeEntity)
