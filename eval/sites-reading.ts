import { readFileSync, readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { KnowledgeText } from '#src/engine/answer/units/answer-types.ts'
import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import { readPage } from '#src/engine/extract/read-page.ts'
import { understandSite } from '#src/engine/understand/understand-site.ts'

export interface SiteQuestion {
  question: string
  answer: string
  accept?: string[]
  page: string
  also_on?: string[]
  kind: string
  lang: string
}

export interface SiteTruth {
  id: string
  language: string
  questions: SiteQuestion[]
  unanswerable: { question: string; why: string }[]
}

/** A site as an agent knows it, with the text of each page to check sources. */
export interface ReadSite {
  truth: SiteTruth
  company: { name: string; language: string }
  items: KnowledgeText[]
  pageTexts: Map<string, string>
}

const ORIGIN = 'https://site.test/'

const pageText = (page: Page): string => JSON.stringify([page.title, page.description, page.blocks, page.structured])

/** Reads a folder of static HTML with its ground truth as research reads a site. Further questions need no `id`. */
export function readSite(folder: string, truthFile: string): ReadSite {
  const read = JSON.parse(readFileSync(truthFile, 'utf8')) as SiteTruth
  const truth = { ...read, id: read.id ?? basename(truthFile, '.json') }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.html?$/i.test(file))
    .toSorted()
  const pages = files.map((file) => {
    const body = readFileSync(join(folder, file))
    return readPage({ url: ORIGIN + relative('.', file), contentType: 'text/html', headers: {}, body })
  })
  const name = truth.id.replaceAll('-', ' ')
  const understood = understandSite({ pages, companyName: name, websiteUrl: ORIGIN })
  const items = understood.items.map((item, at) => ({
    id: `i${at}`,
    type: item.type,
    title: item.title,
    content: item.content,
    category: item.category ?? '',
    url: item.sourceUrl ?? '',
    language: item.language ?? '',
  }))
  const pageTexts = new Map(pages.map((page) => [page.url.slice(ORIGIN.length), pageText(page)]))
  return { truth, company: { name, language: understood.language || truth.language }, items, pageTexts }
}
