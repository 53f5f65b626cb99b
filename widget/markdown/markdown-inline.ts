import type { MarkdownNode } from './markdown-types.ts'
import { toSafeLink } from './safe-link.ts'

/**
 * All inline constructs, tried in this order at each position. Repetitions are bounded and unambiguous, so that hostile
 * text takes linear time.
 */
const constructs = new RegExp(
  [
    String.raw`\\(?<escaped>[\\${'`'}*_{}[\]()#+.!|>~-])`,
    String.raw`${'`'}(?<code>[^${'`'}\n]{1,1000})${'`'}`,
    String.raw`!?\[(?<label>(?:[^[\]\n]|\[[^[\]\n]{0,200}\]){1,400})\]\(\s?<?(?<target>(?:[^\s()<>]|\([^\s()<>]{0,200}\)){1,2048})>?(?:\s"[^"\n]{0,200}")?\s?\)`,
    String.raw`\*\*(?=\S)(?<strong>(?:(?!\*\*)[^\n]){1,800})(?<=\S)\*\*`,
    String.raw`(?<![\p{L}\d_])__(?=\S)(?<strongLow>(?:(?!__)[^\n]){1,800})(?<=\S)__(?![\p{L}\d_])`,
    String.raw`(?<!\d)\*(?=[^\s*])(?<emphasis>[^*\n]{1,400})(?<=\S)\*(?![*\d])`,
    String.raw`(?<![\p{L}\d_])_(?=[^\s_])(?<emphasisLow>[^_\n]{1,400})(?<=\S)_(?![\p{L}\d_])`,
    String.raw`(?<address>https?:\/\/[^\s<>"\u3000-\u303f\uff00-\uffef]{1,2048})`,
    String.raw`(?<![\w.+-])(?<email>[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24})`,
    String.raw` {0,20}(?:\n|<br ?\/?>) {0,20}`,
  ].join('|'),
  'giu',
)

/** Parses the inline Markdown of a block. Links inside a link's label become text. */
export function parseInline(text: string, linked = false): MarkdownNode[] {
  const nodes: MarkdownNode[] = []
  let end = 0
  for (const match of text.matchAll(constructs)) {
    const { length, nodes: found } = readConstruct(match, linked)
    nodes.push(text.slice(end, match.index), ...found)
    end = match.index + length
  }
  nodes.push(text.slice(end))
  return nodes.filter((node) => node !== '')
}

interface Construct {
  /** Characters of the text it consumes. */
  length: number
  nodes: MarkdownNode[]
}

function readConstruct(match: RegExpExecArray, linked: boolean): Construct {
  const groups: Record<string, string | undefined> = match.groups ?? {}
  const { escaped, code, label, target, address, email } = groups
  const strong = groups['strong'] ?? groups['strongLow']
  const emphasis = groups['emphasis'] ?? groups['emphasisLow']
  const whole = (...nodes: MarkdownNode[]): Construct => ({ length: match[0].length, nodes })

  if (escaped) return whole(escaped)
  if (code) return whole({ tag: 'code', children: [code] })
  if (label && target) return whole(...link(target, parseInline(label, true), linked))
  if (strong) return whole({ tag: 'strong', children: parseInline(strong, linked) })
  if (emphasis) return whole({ tag: 'em', children: parseInline(emphasis, linked) })
  if (email) return whole(...link(`mailto:${email}`, [email], linked))
  if (address) {
    const url = withoutClosingMarks(address)
    return { length: url.length, nodes: link(url, [url], linked) }
  }
  return whole({ tag: 'br', children: [] })
}

function link(target: string, children: MarkdownNode[], linked: boolean): MarkdownNode[] {
  const href = linked ? undefined : toSafeLink(target)
  return href ? [{ tag: 'a', href, children }] : children
}

/** Returns a bare URL without trailing punctuation; a closing bracket stays if the URL has the opening one. */
function withoutClosingMarks(address: string): string {
  let url = address.replace(/[.,;:!?'*_~`]{1,20}$/, '')
  while (url.endsWith(')') && !url.includes('(')) url = withoutClosingMarks(url.slice(0, -1))
  return url.replace(/[\]}]{1,20}$/, '')
}
