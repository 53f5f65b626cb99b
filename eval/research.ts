import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readPage } from '#src/engine/extract/read-page.ts'
import type { Page } from '#src/engine/extract/page-types.ts'
import { ITEM_TYPES, type KnowledgeDraft } from '#src/engine/understand/knowledge-types.ts'
import { understandSite } from '#src/engine/understand/understand-site.ts'

/**
 * Measures how well sites become knowledge. Usage: research.ts DATA TRUTH [site…] [--show | --lost | --twice]
 * DATA holds sites/<id>/ with HTML files, TRUTH <id>.json with facts and answers.
 */
interface Truth {
  facts: Record<string, string>
  questions: { id: string; answer: string; page: string }[]
  start_paths: string[]
}

interface Figures {
  site: string
  pages: number
  answers: number
  answersKept: number
  facts: number
  factsKept: number
  ratio: number
  strippedLength: number
  storedLength: number
  twice: string[]
  longTwice: string[]
  lost: string[]
  items: KnowledgeDraft[]
  msPerPage: number
}

const [dataFolder = '', truthFolder = '', ...rest] = process.argv.slice(2)
const flags = new Set(rest.filter((word) => word.startsWith('--')))
const wanted = rest.filter((word) => !word.startsWith('--'))
const LONG_LINE = 30

const all = readdirSync(join(dataFolder, 'sites'))
  .filter((site) => wanted.length === 0 || wanted.includes(site))
  .map(measureSite)
for (const figures of all) print(figures)
printTotal(all)

function measureSite(site: string): Figures {
  const folder = join(dataFolder, 'sites', site)
  const truth: Truth = JSON.parse(readFileSync(join(truthFolder, `${site}.json`), 'utf8'))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.html?$/u.test(file))
    .sort()
  const started = performance.now()
  const bodies = files.map((file) => readFileSync(join(folder, file)))
  const pages = inReadingOrder(
    files.map((file, index) => pageOf(site, file, bodies[index] ?? new Uint8Array())),
    truth.start_paths,
  )
  const msPerPage = (performance.now() - started) / Math.max(1, files.length)
  const { items } = understandSite({ pages, companyName: truth.facts['company'] ?? site, websiteUrl: `https://${site}.test/` })
  const everything = fold(items.map(({ title, content }) => `${title}\n${content}`).join('\n'))
  const onPages = fold(bodies.map((body) => stripTags(new TextDecoder().decode(body))).join(' '))
  const facts = Object.values(truth.facts)
    .flatMap((fact) => fact.split(/\s*[;/]\s+|\s\(/u))
    .filter((fact) => onPages.includes(fold(fact)))
  const lostAnswers = truth.questions.filter(({ answer }) => !everything.includes(fold(answer)))
  const lostFacts = facts.filter((fact) => !everything.includes(fold(fact)))
  const twice = linesTwice(items)
  const storedLength = items.reduce((sum, { title, content }) => sum + title.length + content.length, 0)
  return {
    site,
    pages: files.length,
    answers: truth.questions.length,
    answersKept: truth.questions.length - lostAnswers.length,
    facts: facts.length,
    factsKept: facts.length - lostFacts.length,
    strippedLength: onPages.length,
    storedLength,
    ratio: storedLength / onPages.length,
    twice,
    longTwice: twice.filter((line) => line.length >= LONG_LINE),
    lost: [...lostAnswers.map(({ id, answer, page }) => `${id} (${page}): ${answer}`), ...lostFacts],
    items,
    msPerPage,
  }
}

function pageOf(site: string, file: string, body: Uint8Array): Page {
  const url = `https://${site}.test/${relative('.', file)}`
  return readPage({ url, contentType: 'text/html', headers: {}, body })
}

/** The start pages, then what they lead to, then what nothing leads to. */
function inReadingOrder(pages: Page[], startPaths: string[]): Page[] {
  const byPath = new Map(pages.map((page) => [new URL(page.url).pathname.replace(/index\.html?$/u, ''), page]))
  const paths = startPaths.map((path) => path.replace(/index\.html?$/u, ''))
  const ordered = new Set<Page>()
  for (const path of paths) {
    const page = byPath.get(path)
    if (!page || ordered.has(page)) continue
    ordered.add(page)
    paths.push(...page.links.map(({ url }) => new URL(url).pathname.replace(/index\.html?$/u, '')))
  }
  return [...ordered, ...pages.filter((page) => !ordered.has(page))]
}

function fold(text: string): string {
  return text.replace(/\s+/gu, ' ').toLowerCase().trim()
}

/** What a plain tag strip keeps. */
function stripTags(html: string): string {
  return html
    .replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/giu, ' ')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/&nbsp;/gu, ' ')
    .replace(/&amp;/gu, '&')
    .replace(/&#39;|&rsquo;/gu, "'")
}

function linesTwice(items: KnowledgeDraft[]): string[] {
  const counts = new Map<string, number>()
  for (const { content } of items) {
    const lines = content
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith('#') && !line.startsWith('| ---'))
    for (const line of new Set(lines)) counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > 1).map(([line]) => line)
}

function print(figures: Figures): void {
  const types = ITEM_TYPES.map((type) => `${figures.items.filter((item) => item.type === type).length} ${type}`).join(', ')
  console.log(
    `${figures.site.padEnd(22)} pages ${String(figures.pages).padStart(3)}  answers ${figures.answersKept}/${figures.answers}  facts ${figures.factsKept}/${figures.facts}  ` +
      `stored ${(figures.ratio * 100).toFixed(0)} % of ${figures.strippedLength}  twice ${figures.longTwice.length} (short ones too: ${figures.twice.length})  ${types}  ${figures.msPerPage.toFixed(1)} ms/page`,
  )
  if (flags.has('--lost')) for (const lost of figures.lost) console.log(`    lost: ${lost}`)
  if (flags.has('--twice')) for (const line of figures.twice) console.log(`    twice: ${line}`)
  if (flags.has('--show'))
    for (const { type, title, content, sourceUrl } of figures.items) console.log(`\n=== [${type}] ${title}   (${sourceUrl})\n${content}`)
}

function printTotal(figures: Figures[]): void {
  const sum = (pick: (each: Figures) => number) => figures.reduce((total, each) => total + pick(each), 0)
  const kept = sum(({ answersKept, factsKept }) => answersKept + factsKept)
  const asked = sum(({ answers, facts }) => answers + facts)
  const ratio = sum(({ storedLength }) => storedLength) / sum(({ strippedLength }) => strippedLength)
  console.log(
    `total: ${kept}/${asked} = ${((kept / asked) * 100).toFixed(1)} % kept, stored ${(ratio * 100).toFixed(0)} %, lines twice ${sum(({ longTwice }) => longTwice.length)}`,
  )
}
