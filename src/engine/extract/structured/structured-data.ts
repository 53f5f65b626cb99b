import { isRecord } from '#src/base/is-record.ts'
import { rawText, type HtmlTree } from '../html/html-tree.ts'
import { parseLenientJson } from './lenient-json.ts'
import { readMicrodata } from './microdata.ts'
import { readOpenGraph } from './open-graph.ts'

const MAX_OBJECTS = 500
/** Schema.org nests about ten. */
const MAX_DEPTH = 200

/**
 * Returns what a page declares: JSON-LD with arrays and `@graph` flattened, and microdata and Open Graph in the same
 * form; at most 500 objects. `cut`: JSON-LD nests so deeply that only its outer levels were read.
 */
export function readStructured(
  { root, elements }: HtmlTree,
  meta: Record<string, string>,
): { structured: Record<string, unknown>[]; cut: boolean } {
  const found: Record<string, unknown>[] = []
  let cut = false
  for (const element of elements) {
    if (element.tag !== 'script' || !/ld\+json/iu.test(element.attributes['type'] ?? '')) continue
    const text = rawText(element)
    const deep = isDeep(text)
    cut ||= deep
    collect(parseJsonLd(text, deep), found, 0)
  }
  return { structured: [...found, ...readMicrodata(root), ...readOpenGraph(meta)].slice(0, MAX_OBJECTS), cut }
}

/** Parses a JSON-LD block, even if it is broken in a common way. Returns `undefined` if that is impossible. */
export function parseJsonLd(text: string, deep = isDeep(text)): unknown {
  try {
    if (!deep) return JSON.parse(text)
    return parseLenientJson(text)
  } catch {
    const bare = text.replace(/<!--|-->|<!\[CDATA\[|\]\]>/gu, '')
    const isEncoded = /^\s*[[{]\s*&quot;/u.test(bare)
    return parseLenientJson(isEncoded ? bare.replaceAll('&quot;', '"').replaceAll('&amp;', '&') : bare)
  }
}

/** Reports whether values nest so deeply that recursive functions would exhaust the stack. */
function isDeep(text: string): boolean {
  let depth = 0
  for (const sign of text) {
    if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
    if (depth > MAX_DEPTH) return true
  }
  return false
}

function collect(value: unknown, found: Record<string, unknown>[], depth: number): void {
  if (found.length >= MAX_OBJECTS || depth > 4) return
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, found, depth + 1)
  } else if (isRecord(value) && Object.keys(value).length > 0) {
    const graph = value['@graph']
    if (graph === undefined || value['@type'] !== undefined) found.push(value)
    if (graph !== undefined) collect(graph, found, depth + 1)
  }
}
