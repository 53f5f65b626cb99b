import { load } from 'js-yaml'
import { isRecord } from '#src/base/is-record.ts'

const MAX_LENGTH = 50_000
const FRONT_MATTER = new RegExp(`^\\s*---[ \\t]*\\r?\\n([\\s\\S]{1,${MAX_LENGTH}}?)\\n---[ \\t]*(?:\\r?\\n|$)`, 'u')
/** A member, an entry, a comment, or part of the line above. The code of an Astro component has other lines. */
const YAML_LINE = /^(?:[\p{L}\d_-]{1,60}:(?:\s|$)|-\s|#|\s|$)/u
/** Anchors and aliases can make a short text very long. */
const ALIAS = /(?:^|\s)[&*][\w-]+\s*$/mu

/** Returns the data above a text in Markdown and the text below, or undefined if there is no YAML with members. */
export function splitFrontMatter(text: string): { data: Record<string, unknown>; body: string } | undefined {
  const [whole = '', yaml = ''] = FRONT_MATTER.exec(text) ?? []
  if (whole === '' || ALIAS.test(yaml) || !yaml.split('\n').every((line) => YAML_LINE.test(line))) return undefined
  try {
    const data = load(yaml)
    return isRecord(data) ? { data, body: text.slice(whole.length) } : undefined
  } catch {
    return undefined
  }
}
