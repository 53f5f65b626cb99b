import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Page } from '#src/engine/extract/blocks/page-types.ts'
import { readPage } from '#src/engine/extract/read-page.ts'

/** A page of the WCXB benchmark with the content that people marked. */
export interface BenchmarkPage {
  id: string
  type: string
  page: Page
  /** Time of reading, in milliseconds. */
  ms: number
  content: string
  wanted: string[]
  unwanted: string[]
}

interface TruthFile {
  url?: string
  ground_truth: { main_content?: string | null; with?: string[]; without?: string[] }
  _internal: { page_type: { primary: string } }
}

export const benchmarkIds = (folder: string): string[] =>
  readdirSync(join(folder, 'ground-truth'))
    .map((file) => file.replace('.json', ''))
    .toSorted()

export function readBenchmarkPage(folder: string, id: string): BenchmarkPage {
  const truth: TruthFile = JSON.parse(readFileSync(join(folder, 'ground-truth', `${id}.json`), 'utf8'))
  const body = gunzipSync(readFileSync(join(folder, 'html', `${id}.html.gz`)))
  const started = performance.now()
  const page = readPage({ url: truth.url ?? `https://${id}.test/page`, contentType: 'text/html', headers: {}, body })
  const { main_content: content, with: wanted = [], without: unwanted = [] } = truth.ground_truth
  const { primary: type } = truth['_internal'].page_type
  return { id, type, page, ms: performance.now() - started, content: content ?? '', wanted, unwanted }
}
