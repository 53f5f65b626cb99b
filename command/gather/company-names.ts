import { keyLabel } from './data-tree.ts'
import { type NamedText } from './describe-data.ts'
import { plainText } from './human-text.ts'

type Name = NamedText & { path: string }

/** Keys that name the business, the most reliable first. */
const KEYS = [
  /^(?:company|business|brand|organi[sz]ation|legal)_?name$/iu,
  /^(?:company|brand)$/iu,
  /^(?:site|shop|store)_?(?:name|title)$/iu,
  /^app_?name$/iu,
]
const HOLDERS =
  /(?:^|\s)(?:site|company|business|brand|organi[sz]ation|config|store|shop|settings|general|params|hugo|_config)$/iu
const DEFAULT_NAMES =
  /^(?:next|nuxt|astro|svelte|vite|react|vue|laravel|rails|django|hugo|my|new|test|example|sample|starter|template|create|untitled|app|web|site|website|frontend|landing|monorepo|home|welcome|index|document)(?:[\s_-]*(?:minimal|starter|basic|demo|blog|app|site|page|js|kit|project|website|starter|template|\d))*$/iu

/** Returns the name of the business from its settings, its pages, its README or its package. */
export function chooseCompany(names: readonly Name[], packageName: string | undefined, folder: string): string {
  const keyed = KEYS.flatMap((key) => names.filter((one) => key.test(one.key)))
  const held = names.filter(
    (one) => /^(?:name|title)$/iu.test(one.key) && HOLDERS.test(one.names.at(-1) ?? '') && one.names.length <= 3,
  )
  const titles = names
    .filter((one) => one.key === 'page title')
    .map((one) => ({ ...one, text: ownPart(one.text, names) }))
  const readme = names.filter((one) => one.key === 'readme')
  const found = [...keyed, ...held, ...titles, ...readme]
    .map(({ text }) => cleanName(text))
    .find((text) => text !== '' && text.length <= 60 && !DEFAULT_NAMES.test(text))
  if (found) return /^[a-z0-9]+(?:[-_][a-z0-9]+)+$/u.test(found) ? titleCase(found) : found
  const named = packageName?.replace(/^@[^/]+\//u, '') ?? ''
  return titleCase(named && !DEFAULT_NAMES.test(named) ? named : folder).slice(0, 200)
}

/** Turns a name that is written for programs into one for people: `salt-marsh` becomes `Salt Marsh`. */
const titleCase = (name: string): string =>
  keyLabel(name).replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

const cleanName = (text: string): string =>
  plainText(text)
    .replace(/^[\p{Extended_Pictographic}\s]+/u, '')
    .replace(/[*_`]/gu, '')
    .split(/\s[|–—·:-]\s|:\s/u)[0]
    ?.trim() ?? ''

/** Returns the part of a title such as `Prices | Lindenhof` that other titles share, or else the first part. */
function ownPart(title: string, names: readonly Name[]): string {
  const parts = title.split(/\s[|–—·-]\s/u).map((part) => part.trim())
  const others = names.filter((one) => one.key === 'page title' && one.text !== title).map((one) => one.text)
  return parts.find((part) => others.some((other) => other.includes(part))) ?? parts[0] ?? title
}

const TEXT_KEYS = {
  company_description: /^(?:company|site|business|seo|meta)?_?(?:description|about|mission)$/iu,
  value_proposition: /^(?:tagline|slogan|motto|claim|value_?proposition)$/iu,
  target_customers: /^(?:target_?(?:customers|audience|group)|audience)$/iu,
}

/** Returns the text about the business for a member, from the place closest to the site as a whole. */
export function chooseText(
  names: readonly Name[],
  member: keyof typeof TEXT_KEYS,
): { text: string; path: string } | undefined {
  const candidates = names.filter(
    (one) => TEXT_KEYS[member].test(one.key) && one.names.length <= 3 && plainText(one.text).split(' ').length >= 3,
  )
  const nearness = (one: Name): number =>
    (HOLDERS.test(one.names.at(-1) ?? '') ? 0 : 2) +
    (/(?:^|\/)(?:index|home|layout|base|site|config|hugo)/iu.test(one.path) ? 0 : 1)
  const [best] = candidates.toSorted((a, b) => nearness(a) - nearness(b))
  return best && { text: plainText(best.text), path: best.path }
}
