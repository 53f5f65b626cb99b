import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import { readPage } from '#src/engine/extract/read-page.ts'
import type { Fact, FactConflict, FactKind, KnowledgeDraft } from '#src/engine/understand/knowledge/knowledge-types.ts'
import { understandSite } from '#src/engine/understand/understand-site.ts'
import type { SiteFolder } from './site-folders.ts'

export interface ResearchTruth {
  facts: Record<string, string>
  questions: { id: string; question: string; answer: string; accept?: string[]; page: string; kind: string }[]
  start_paths: string[]
}

/** The results of one site. */
export interface SiteFigures {
  site: string
  pages: number
  answers: number
  answersKept: number
  facts: number
  factsKept: number
  strippedLength: number
  storedLength: number
  /** Lines that are in two items. */
  twice: string[]
  /** Of these, the lines that make sense alone. */
  longTwice: string[]
  lost: string[]
  untyped: string[]
  items: KnowledgeDraft[]
  /** Questions whose answer is a typed fact, and those of them that a fact of that kind answers. */
  typed: number
  typedFound: number
  conflicts: FactConflict[]
  quarantined: KnowledgeDraft[]
  truth: ResearchTruth
  msPerPage: number
}

const LONG_LINE = 30

/** Reads a folder of pages as research does and compares the result with the ground truth. */
export function measureResearch({ id, folder, truthFile }: SiteFolder): SiteFigures {
  const truth: ResearchTruth = JSON.parse(readFileSync(truthFile, 'utf8'))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.html?$/u.test(file))
    .toSorted()
  const bodies = files.map((file) => readFileSync(join(folder, file)))
  const started = performance.now()
  const read = files.map((file, index) => pageOf(id, file, bodies[index] ?? new Uint8Array()))
  const pages = inReadingOrder(read, truth.start_paths)
  const {
    items,
    conflicts = [],
    quarantined = [],
  } = understandSite({ pages, companyName: truth.facts['company'] ?? id, websiteUrl: `https://${id}.test/` })
  const msPerPage = (performance.now() - started) / Math.max(1, files.length)
  const onPages = fold(bodies.map((body) => stripTags(new TextDecoder().decode(body))).join(' '))
  const twice = linesTwice(items)
  return {
    site: id,
    pages: files.length,
    ...compare(truth, items, onPages),
    strippedLength: onPages.length,
    storedLength: items.reduce((sum, { title, content }) => sum + title.length + content.length, 0),
    twice,
    ...findTyped(
      truth,
      items.flatMap(({ facts = [] }) => facts),
    ),
    conflicts,
    quarantined,
    longTwice: twice.filter((line) => line.length >= LONG_LINE),
    items,
    truth,
    msPerPage,
  }
}

function compare(truth: ResearchTruth, items: KnowledgeDraft[], onPages: string) {
  const everything = fold(items.map(({ title, content }) => `${title}\n${content}`).join('\n'))
  const facts = Object.values(truth.facts)
    .flatMap((fact) => fact.split(/\s*[;/]\s+|\s\(/u))
    .filter((fact) => onPages.includes(fold(fact)))
  const lostAnswers = truth.questions.filter(
    ({ answer, accept = [] }) => ![answer, ...accept].some((words) => everything.includes(fold(words))),
  )
  const lostFacts = facts.filter((fact) => !everything.includes(fold(fact)))
  return {
    answers: truth.questions.length,
    answersKept: truth.questions.length - lostAnswers.length,
    facts: facts.length,
    factsKept: facts.length - lostFacts.length,
    lost: [...lostAnswers.map(({ id, answer, page }) => `${id} (${page}): ${answer}`), ...lostFacts],
  }
}

/** The kinds of facts that answer each kind of question. */
const KINDS: Record<string, FactKind[]> = {
  price: ['price'],
  hours: ['hours'],
  phone: ['phone'],
  email: ['email'],
  address: ['address'],
  location: ['address'],
  contact: ['phone', 'email', 'address'],
}

function findTyped(
  { questions }: ResearchTruth,
  facts: Fact[],
): { typed: number; typedFound: number; untyped: string[] } {
  const asked = questions.filter(({ kind }) => KINDS[kind])
  const missed = asked.filter(({ kind, answer, accept = [] }) => {
    const fitting = facts.filter((fact) => KINDS[kind]?.includes(fact.kind))
    return ![answer, ...accept].some((words) => fitting.some((fact) => says(fact, fold(words))))
  })
  return {
    typed: asked.length,
    typedFound: asked.length - missed.length,
    untyped: missed.map(({ id, kind, answer, page }) => `${id} ${kind} (${page}): ${answer}`),
  }
}

/** Reports whether the fact or its words contain the answer, or the answer contains the fact's value. */
function says({ value, words, subject }: Fact, answer: string): boolean {
  return (
    fold(`${subject} ${value} ${words}`).includes(answer) || (fold(value).length > 3 && answer.includes(fold(value)))
  )
}

function pageOf(site: string, file: string, body: Uint8Array): Page {
  return readPage({ url: `https://${site}.test/${relative('.', file)}`, contentType: 'text/html', headers: {}, body })
}

/** Returns the home pages, then the pages they link to, then pages without links to them. */
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

/** Normalizes letter case and white space. */
export function fold(text: string): string {
  return text.replace(/\s+/gu, ' ').toLowerCase().trim()
}

/** Returns the text that removing tags leaves. */
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
