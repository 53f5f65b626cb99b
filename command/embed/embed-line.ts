import type { SourceText } from '../repository/read-repository.ts'

/** A change of one file: its text with the embed line. */
export interface EmbedChange {
  path: string
  before: string
  after: string
}

/** Adds the embed line to a layout. Returns `undefined` if the file has no place for it, or already contains it. */
export function addEmbedLine(
  { path, text }: SourceText,
  embedCode: string,
  widgetKey: string,
): EmbedChange | undefined {
  if (text.includes(widgetKey)) return undefined
  const after = path.endsWith('.vue') ? withHead(text, embedCode, widgetKey) : withLine(text, embedCode)
  return after === undefined ? undefined : { path, before: text, after }
}

/** Inserts the line above the last `</body>`, one step deeper. */
function withLine(text: string, embedCode: string): string | undefined {
  const found = [...text.matchAll(/^([ \t]*)(.*?)<\/body>/gimu)].at(-1)
  if (!found) return undefined
  const [, indent = '', before = ''] = found
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  const at = found.index + indent.length + before.length
  if (before.trim() !== '') return text.slice(0, at) + embedCode + text.slice(at)
  const step = text.includes('\n\t') ? '\t' : '  '
  return `${text.slice(0, found.index)}${indent}${step}${embedCode}${end}${text.slice(found.index)}`
}

/** A Vue template must not contain a script, so `useHead` of Nuxt adds it to every page. */
function withHead(text: string, embedCode: string, widgetKey: string): string {
  const source = /src="([^"]+)"/u.exec(embedCode)?.[1] ?? ''
  const call = [
    'useHead({',
    `  script: [{ src: '${source}', 'data-widget-key': '${widgetKey}', async: true, tagPosition: 'bodyClose' }],`,
    '})',
  ].join('\n')
  const opening = /<script\b[^>]*\bsetup\b[^>]*>[ \t]*\n/u.exec(text)
  if (!opening) return `<script setup>\n${call}\n</script>\n\n${text}`
  const at = opening.index + opening[0].length
  const imports = /^(?:[ \t]*(?:import\b[^\n]*|)\n)*[ \t]*import\b[^\n]*\n/u.exec(text.slice(at))?.[0].length ?? 0
  return `${text.slice(0, at + imports)}${call}\n${text.slice(at + imports)}`
}

const AROUND = 3

/** Shows a change as `git diff` does. Lines were only added, in one place. */
export function unifiedDiff({ path, before, after }: EmbedChange): string {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < old.length && old[start] === fresh[start]) start++
  let end = 0
  while (end < old.length - start && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end++
  const from = Math.max(0, start - AROUND)
  const removed = old.slice(start, old.length - end)
  const added = fresh.slice(start, fresh.length - end)
  const below = old.slice(old.length - end, old.length - end + AROUND)
  const above = old.slice(from, start)
  const length = above.length + below.length
  return [
    `--- a/${path}`,
    `+++ b/${path}`,
    `@@ -${from + 1},${length + removed.length} +${from + 1},${length + added.length} @@`,
    ...above.map((line) => ` ${line}`),
    ...removed.map((line) => `-${line}`),
    ...added.map((line) => `+${line}`),
    ...below.map((line) => ` ${line}`),
  ].join('\n')
}
