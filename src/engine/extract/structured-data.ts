import { descendants, rawText, type HtmlElement } from './html/html-tree.ts'

const MAX_OBJECTS = 500

/** The JSON-LD objects of a page, arrays and `@graph` flattened; blocks that cannot be mended are left out. */
export function readStructured(root: HtmlElement): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = []
  for (const element of descendants(root)) {
    if (element.tag === 'script' && /ld\+json/iu.test(element.attributes['type'] ?? '')) collect(parseJsonLd(rawText(element)), found, 0)
  }
  return found
}

/** Parses a JSON-LD block, mending the usual breakages: comments, CDATA, trailing commas, raw line breaks in strings, encoded quotes. */
export function parseJsonLd(text: string): unknown {
  return parse(text) ?? parse(mend(text)) ?? parse(mend(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function mend(text: string): string {
  const bare = text
    .replace(/<!--|-->|<!\[CDATA\[|\]\]>/gu, '')
    .replace(/^\s*(?:\/\/|\/\*\s*\*\/)\s*$/gmu, '')
    .trim()
    .replace(/;$/u, '')
  const escaped = bare.replace(/"(?:[^"\\]|\\.)*"/gsu, (literal) =>
    literal.replace(/[\u0000-\u001f]/gu, escapeControl).replace(/\\(?!["\\/bfnrtu])/gu, '\\\\'),
  )
  return escaped.replace(/("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/gsu, (match, literal?: string) => literal ?? (match === ',' ? '' : match))
}

function escapeControl(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}

function collect(value: unknown, found: Record<string, unknown>[], depth: number): void {
  if (found.length >= MAX_OBJECTS || depth > 4) return
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, found, depth + 1)
  } else if (isRecord(value)) {
    const graph = value['@graph']
    if (graph === undefined || value['@type'] !== undefined) found.push(value)
    if (graph !== undefined) collect(graph, found, depth + 1)
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
