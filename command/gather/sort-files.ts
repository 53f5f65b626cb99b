import { basename } from 'node:path/posix'
import type { App } from '../repository/choose-app.ts'
import type { LeftOut, SourceText } from '../repository/read-repository.ts'
import { baseOf, isLanguage } from './human-text.ts'

/** The files of a repository, grouped by how they are read. Each group is in the order of the content. */
export interface SortedFiles {
  readmes: SourceText[]
  documents: SourceText[]
  data: SourceText[]
  markup: SourceText[]
  programs: SourceText[]
  /** The files of all groups, for reading how prices are shown. */
  all: SourceText[]
  language: string
  leftOut: LeftOut[]
}

const MARKUP =
  /\.(?:html?|erb|blade\.php|njk|liquid|hbs|handlebars|ejs|jinja2?|j2|twig|tmpl|gohtml|mustache|tsx|jsx|vue|svelte|astro)$/iu
/** Markup that PHP files with visible text contain, and files with only code do not. */
const SHOWN = /<(?:html|body|h[1-3]|section|main|footer|header|p)[\s>]/iu
const DATA = /\.(?:json|jsonc|json5|ya?ml|toml|csv|tsv|po)$/iu
const DOCUMENT = /\.(?:mdx?|markdown|txt)$/iu
const PROGRAM = /\.(?:ts|js|mjs|cjs|py|rb|php|sql)$/iu
/** Settings of tools. Data that fill a database count as content. */
const SETTINGS =
  /(?:^|\/)(?:package|composer|tsconfig[\w.-]*|jsconfig|turbo|nx|lerna|vercel|netlify|now|renovate|firebase|angular|components|biome|deno|wrangler|manifest|site\.webmanifest|browserslist|pyproject|Pipfile|fly|railway|render|app|capacitor\.config|tslint|jest[\w.]*|babel[\w.]*|pnpm-workspace|docker-compose[\w.-]*|compose|mkdocs|database|cable|storage|puma|deploy|queue|cache|recurring|importmap|spring|webpacker|shakapacker|schema|openapi|swagger|theme|postcss[\w.]*|requirements|runtime|robots|humans|ads|sitemap)\.(?:jsonc?|json5|ya?ml|toml|txt)$|(?:^|\/)(?:vite-env|next-env)\.d\.ts$|(?:^|\/)(?:k8s|kubernetes|helm|charts|terraform|infra|ansible)\/|^(?:deploy|docker|ops|prisma|supabase|scripts|bin|tools)\/(?!.*seed)|(?:^|\/)config\/(?:initializers|environments)\//iu
const CONFIG_FILE =
  /(?:^|\/)(?:next|nuxt|svelte|astro|vite|vitest|webpack|rollup|tailwind|postcss|eslint|prettier|jest|babel|playwright|cypress|drizzle|tsup|commitlint|stylelint|metro|gulpfile|gruntfile|sentry[\w.]*|instrumentation|middleware)(?:\.config)?\.\w+$|\.config\.\w+$|(?:^|\/)(?:vscode[\w.]*|decapcms\/.*|admin\/config)\.\w+$/iu
/** Pages and components that only signed-in people or machines see. */
const NOT_FOR_CUSTOMERS =
  /(?:^|\/)_?(?:admin|dashboard|auth|login|log-in|signin|sign-in|signup|sign-up|register|account|settings|cart|api|internal|emails?|mailers?|\w+_mailer|errors?|404|500|403|_error|not-found|loading|icons?|skeletons?|rss|sitemap|offline|devise|passwords?|onboarding|unsubscribe|wp-admin)(?:[./]|$)|\((?:auth|admin|protected|dashboard|private)\)\//iu
/** Documents for the people who run the program. */
const FOR_STAFF =
  /(?:^|[/_-])(?:internal|on-?call|runbooks?|adr|decisions|architecture|deploy\w*|migrations?|postmortems?|incidents?|staff|ops)(?:[./_-]|$)/iu
const PARTS =
  /(?:^|\/)(?:components?|partials?|includes?|_includes|sections?|blocks|widgets|shared|snippets|ui|layout)\//iu
const NEWS = /(?:^|\/)(?:_posts|_drafts|blog|posts?|news|journal|articles|diary|stories|press)\//iu
const TRANSLATIONS = /(?:^|\/)(?:locales?|lang|langs|languages?|i18n|l10n|messages|translations?|intl)\//iu

export function sortFiles(files: readonly SourceText[], app: App): SortedFiles {
  const language = findLanguage(files, app)
  const sorted: SortedFiles = {
    readmes: [],
    documents: [],
    data: [],
    markup: [],
    programs: [],
    all: [],
    language,
    leftOut: [],
  }
  const leaveOut = (path: string, reason: string): void => void sorted.leftOut.push({ path, reason })
  for (const file of files) {
    const { path } = file
    const other = otherLanguage(path, language)
    if (other) leaveOut(path, `another language (${other})`)
    else if (SETTINGS.test(path) || CONFIG_FILE.test(path)) {
      if (/(?:^|\/)package\.json$|(?:^|\/)(?:nuxt|astro|next)\.config\.\w+$/u.test(path)) sorted.all.push(file)
      else leaveOut(path, 'settings of a tool')
    } else if (/(?:^|\/)readme(?:\.\w+)?$/iu.test(path)) {
      if (path.replace(/[^/]+$/u, '') === app.folder || !path.includes('/')) sorted.readmes.push(file)
      else leaveOut(path, 'README of a part')
    } else if (NEWS.test(path) && !/(?:^|\/)(?:index|page|\+page)\.\w+$/u.test(path)) leaveOut(path, 'news and blog')
    else if (MARKUP.test(path) || (/\.php$/iu.test(path) && SHOWN.test(file.text))) {
      if (NOT_FOR_CUSTOMERS.test(path.slice(app.folder.length))) leaveOut(path, 'not for customers')
      else sorted.markup.push(file)
    } else if (DATA.test(path)) sorted.data.push(file)
    else if (DOCUMENT.test(path)) {
      if (NOT_FOR_CUSTOMERS.test(path) || FOR_STAFF.test(path)) leaveOut(path, 'not for customers')
      else sorted.documents.push(file)
    } else if (!PROGRAM.test(path)) leaveOut(path, 'no text')
    else if (NOT_FOR_CUSTOMERS.test(path.slice(app.folder.length)) && !/\bsettings\.\w+$/u.test(path))
      leaveOut(path, 'not for customers')
    else sorted.programs.push(file)
  }
  const { reached, unreached } = reachable(sorted.markup)
  sorted.markup = reached
  for (const { path } of unreached) leaveOut(path, 'used by no page')
  for (const group of [sorted.readmes, sorted.documents, sorted.data, sorted.markup, sorted.programs]) {
    group.sort((a, b) => rankPath(a.path) - rankPath(b.path) || a.path.localeCompare(b.path))
    sorted.all.push(...group)
  }
  return sorted
}

/** Words of paths, with those that customers ask about most first. */
const ORDER = [
  /^(?:(?:app|pages|src|routes|views|templates|\[[^\]]+\]|\([^)]+\)|home|landing|resources|public|content)\/)?(?:_?index|home|landing|welcome|page|\+page|app)\.[\w.]+$/iu,
  /site|config|company|business|contact|footer|header|layout|base/iu,
  /pric|plan|tarif|preis/iu,
  /product|service|menu|catalog|shop|course|room|offer/iu,
  /faq|question|help|support/iu,
  /about|team|story/iu,
  /shipping|delivery|return|refund|term|polic|warranty/iu,
]

/** Returns the rank of a file: the home page first, then the pages that customers ask about most. */
export function rankPath(path: string): number {
  const depth = path.split('/').length
  const found = ORDER.findIndex((pattern) => pattern.test(path.split('/').slice(-2).join('/')))
  return (found === -1 ? ORDER.length : found) * 100 + depth
}

function isPage({ path }: SourceText): boolean {
  const file = basename(path)
  if (/\.(?:tsx|jsx|vue|svelte|astro)$/u.test(path))
    return (
      /(?:^|\/)(?:pages|routes|layouts)\//u.test(path) ||
      /^(?:page|layout|template|App|app|root|index|main)\.\w+$/u.test(file)
    )
  return !file.startsWith('_') && !PARTS.test(path)
}

/** Finds the pages and layouts, and the components that they use, directly or indirectly. */
function reachable(markup: readonly SourceText[]): { reached: SourceText[]; unreached: SourceText[] } {
  const reached = new Set(markup.filter(isPage))
  // If no page is recognized, all components count as shown.
  if (reached.size === 0) return { reached: [...markup], unreached: [] }
  const waiting = new Set(markup.filter((file) => !reached.has(file)))
  // The loop also visits files that it adds.
  for (const { text } of reached) {
    for (const part of waiting) {
      if (!mentions(text, part.path)) continue
      reached.add(part)
      waiting.delete(part)
    }
  }
  return { reached: [...reached], unreached: [...waiting] }
}

function mentions(text: string, path: string): boolean {
  const file = basename(path).replace(/^_/u, '').replace(/\..*$/u, '')
  const stem = /^index$/iu.test(file) ? basename(path.replace(/\/[^/]+$/u, '')) : file
  const pascal = stem.replace(/(?:^|[-_])(\w)/gu, (_, letter: string) => letter.toUpperCase())
  const kebab = stem.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1-$2').toLowerCase()
  return [stem, pascal, kebab].some((name) =>
    name.length > 3 ? text.includes(name) : new RegExp(`\\b${name.replace(/\W/gu, '')}\\b`, 'u').test(text),
  )
}

const DEFAULT_LANGUAGE = [
  /default_?(?:locale|language|content_?language)["']?\s?(?:[:=]|=>)\s?["':]?([a-z]{2})\b/iu,
  /(?:fallback_?(?:locale|lng)|LANGUAGE_CODE|APP_LOCALE)["']?\s?(?:[:=,]|=>)\s?["']?([a-z]{2})\b/iu,
  /['"]locale['"]\s?=>\s?(?:env\([^,()]+,\s?)?["']([a-z]{2})\b/iu,
  /languageCode["']?\s?[:=]\s?["']?([a-z]{2})\b/iu,
  /<html[^>]{0,200}\slang=["']([a-z]{2})\b/iu,
]

/** Returns the default language of the application. */
function findLanguage(files: readonly SourceText[], app: App): string {
  const available = new Set(files.flatMap(({ path }) => languageOf(path) ?? []))
  const own = files.filter(({ path }) => path.startsWith(app.folder))
  for (const pattern of DEFAULT_LANGUAGE) {
    for (const { text } of own) {
      const found = pattern.exec(text)?.[1]?.toLowerCase()
      if (found && isLanguage(found) && (available.size === 0 || available.has(found))) return found
    }
  }
  return available.has('en') || available.size === 0 ? 'en' : ([...available][0] ?? 'en')
}

/** Returns the language of a translation file, by its name or folder. */
function languageOf(path: string): string | undefined {
  const parts = path.split('/')
  const named = parts.at(-1)?.split('.').slice(0, -1) ?? []
  const isTranslation = TRANSLATIONS.test(path)
  const code = [...named.slice(isTranslation ? 0 : 1), ...(isTranslation ? parts.slice(0, -1) : [])].find(isLanguage)
  const folder = /(?:^|\/)(?:content|pages|docs)\/([a-z]{2}(?:-[a-z]{2})?)\//iu.exec(path)?.[1]
  return code ? baseOf(code) : folder && isLanguage(folder) ? baseOf(folder) : undefined
}

function otherLanguage(path: string, language: string): string | undefined {
  const found = languageOf(path)
  return found !== undefined && found !== language ? found : undefined
}
