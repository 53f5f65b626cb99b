import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findNamedTests } from '../../scripts/named-tests.ts'

/** A Markdown document of the repository. */
export interface Document {
  path: string
  text: string
}

const LINK = /\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]*))?\)/g
const PICTURE = /<(?:img|source)\b[^<>]*?\ssrc(?:set)?="(?![a-z]+:)([^"]+)"/g
const NAMED_FILE = /`((?:bench|docs|eval|scripts|src|test|web|widget)\/[\w./-]+\.\w+)`/g

/** Lists links to missing files or headings, missing pictures, and names of missing files of the repository. */
export function findDeadLinks(
  documents: readonly Document[],
  isThere: (path: string) => boolean = existsSync,
): string[] {
  const headings = new Map(documents.map(({ path, text }) => [path, new Set(anchorsOf(text))]))
  return documents.flatMap(({ path, text }) => [
    ...[...text.matchAll(LINK)].flatMap(([link, file = '', anchor]) => {
      const target = file === '' ? path : join(dirname(path), file)
      const leads = isThere(target) && (anchor === undefined || (headings.get(target)?.has(anchor) ?? false))
      return leads ? [] : [`${path}: ${link.slice(1)}`]
    }),
    ...[...text.matchAll(PICTURE)].flatMap(([, file = '']) =>
      isThere(join(dirname(path), file)) ? [] : [`${path}: ${file}`],
    ),
    ...[...text.matchAll(NAMED_FILE)].flatMap(([name, file = '']) => (isThere(file) ? [] : [`${path}: ${name}`])),
  ])
}

/** Lists tests that documents name and that are missing. Files may be named from the root or from `test`. */
export function findMissingTests(documents: readonly Document[], read: (path: string) => string | undefined): string[] {
  return documents.flatMap(({ path, text }) =>
    findNamedTests(text).flatMap(({ file, title }) => {
      const source = read(file) ?? read(`test/${file}`)
      return source?.includes(title) ? [] : [`${path}: ${file} "${title}"`]
    }),
  )
}

/** Returns the anchors that GitHub gives headings. */
function anchorsOf(text: string): string[] {
  const headings = text.replace(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm)
  return Array.from(headings, ([, heading = '']) =>
    heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
