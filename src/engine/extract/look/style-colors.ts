import { parseCssColor, toHex } from './css-color.ts'

/** A color of a page, with the weight of the evidence that it is the brand color. */
export interface ColorUse {
  /** `#rrggbb`. */
  color: string
  weight: number
}

const MAX_CSS = 600_000
const MAX_COLORS = 12
const MAX_NESTED = 4
/** Names of custom properties, with the weight of what they say about their color. */
const NAMED: [name: RegExp, weight: number][] = [
  [/(?:^|[-_])(?:brand|primary)(?:[-_]?(?:color|colour|500|600|main|default|base))?$/iu, 10],
  [/(?:^|[-_])(?:accent|highlight|cta|theme)(?:[-_]?(?:color|colour|500|600|main|default|base))?$/iu, 6],
]
const BUTTON = /\b(?:btn|button|cta)|\[type=["']?submit/iu
const LINK = /(?:^|[\s,>+~])a(?:$|[\s,:.#[>])/iu
const LEADING = /primary|cta|main|hero/iu
/** Buttons that report a result or are less important. Their colors are not the brand's. */
const OTHER_MEANING =
  /danger|warning|success|info\b|error|alert|secondary|cancel|close|disabled|cookie|consent|facebook|whatsapp|twitter|instagram/iu

/**
 * Counts the colors of custom properties with a telling name, of buttons and of links. Returns the strongest first,
 * at most 12. Looks up other custom properties in the same text.
 */
export function readStyleColors(css: string): ColorUse[] {
  const rules = listRules(css.slice(0, MAX_CSS))
  const variables = new Map(rules.flatMap(({ declarations }) => declarations.filter(([name]) => name.startsWith('--'))))
  const weights = new Map<string, number>()
  const count = (value: string, weight: number): void => {
    const rgb = weight > 0 ? parseCssColor(resolve(value, variables)) : undefined
    if (!rgb) return
    const color = toHex(rgb)
    weights.set(color, (weights.get(color) ?? 0) + weight)
  }
  for (const [name, value] of variables) count(value, NAMED.find(([pattern]) => pattern.test(name))?.[1] ?? 0)
  for (const { selector, declarations } of rules)
    for (const [name, value] of declarations) count(value, weigh(selector, name))
  return [...weights]
    .map(([color, weight]) => ({ color, weight }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAX_COLORS)
}

function weigh(selector: string, property: string): number {
  if (OTHER_MEANING.test(selector)) return 0
  if (BUTTON.test(selector)) return /^background(?:-color)?$/u.test(property) ? (LEADING.test(selector) ? 6 : 3) : 0
  return LINK.test(selector) && property === 'color' ? 1 : 0
}

interface Rule {
  selector: string
  declarations: [name: string, value: string][]
}

/** Splits by braces. Rules nested in an at-rule count like the others. */
function listRules(css: string): Rule[] {
  return withoutComments(css)
    .split('}')
    .flatMap((part) => {
      const start = part.lastIndexOf('{')
      if (start === -1) return []
      const before = part.slice(0, start)
      const selector = before.slice(Math.max(before.lastIndexOf('{'), before.lastIndexOf(';')) + 1).trim()
      const declarations = part
        .slice(start + 1)
        .split(';')
        .flatMap(toDeclaration)
      return [{ selector: selector.slice(0, 500), declarations }]
    })
}

function toDeclaration(text: string): [string, string][] {
  const colon = text.indexOf(':')
  if (colon === -1) return []
  const name = text.slice(0, colon).trim()
  const value = text.slice(colon + 1).trim()
  return [[name.startsWith('--') ? name : name.toLowerCase(), value.slice(0, 200).replace(/\s*!important$/iu, '')]]
}

function withoutComments(css: string): string {
  let rest = ''
  for (let at = 0; at < css.length;) {
    const start = css.indexOf('/*', at)
    if (start === -1) return rest + css.slice(at)
    rest += css.slice(at, start)
    const end = css.indexOf('*/', start + 2)
    at = end === -1 ? css.length : end + 2
  }
  return rest
}

/** Follows `var()`, also in `hsl(var(--x))`. */
function resolve(value: string, variables: ReadonlyMap<string, string>): string {
  let resolved = value
  for (let depth = 0; depth < MAX_NESTED; depth += 1) {
    const name = /var\(\s*(--[\w-]{1,100})/u.exec(resolved)?.[1]
    const known = name && variables.get(name)
    if (!known) return resolved
    resolved = resolved.replace(/var\([^()]{1,150}\)/u, known)
  }
  return resolved
}
