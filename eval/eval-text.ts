import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import type { Page } from '#src/engine/extract/page-types.ts'
import { readableText } from '#src/engine/extract/readable-text.ts'
import { readPage } from '#src/engine/extract/read-page.ts'
import { understandSite } from '#src/engine/understand/understand-site.ts'

interface TextTruth {
  url?: string
  ground_truth: { main_content?: string | null; with?: string[]; without?: string[] }
  _internal: { page_type: { primary: string } }
}

interface PageFigures {
  id: string
  type: string
  precision: number
  recall: number
  f1: number
  /** Share of snippets that belong to the page, and that do not, in the readable text. */
  withKept: number | undefined
  withoutKept: number | undefined
  /** The same in the knowledge that a site of this one page gives. */
  knowledgeWith: number | undefined
  knowledgeWithout: number | undefined
  ms: number
}

const WORST = 25

/** Prints word F1 of readable text against `ground-truth/*.json`, by type of page, and which snippets become knowledge. */
export function evaluateText(words: string[]): void {
  const { values, positionals } = parseArgs({
    args: words,
    options: { worst: { type: 'string' }, show: { type: 'string' } },
    allowPositionals: true,
  })
  const [folder = ''] = positionals
  if (values.show !== undefined) return show(folder, values.show)
  const all = readdirSync(join(folder, 'ground-truth'))
    .toSorted()
    .map((file) => measurePage(folder, file.replace('.json', '')))
  print('all', all)
  for (const [type, pages] of Map.groupBy(all, ({ type }) => type)) print(type, pages)
  const { worst } = values
  if (worst === undefined) return
  const some = all.filter(({ type }) => worst === 'all' || type === worst).toSorted((a, b) => a.f1 - b.f1)
  for (const { id, type, f1, precision, recall } of some.slice(0, WORST))
    console.log(`${id} ${type} f1 ${f1.toFixed(2)} precision ${precision.toFixed(2)} recall ${recall.toFixed(2)}`)
}

function load(folder: string, id: string): { truth: TextTruth; page: Page } {
  const truth: TextTruth = JSON.parse(readFileSync(join(folder, 'ground-truth', `${id}.json`), 'utf8'))
  const body = gunzipSync(readFileSync(join(folder, 'html', `${id}.html.gz`)))
  return { truth, page: readPage({ url: truth.url ?? `https://${id}.test/page`, contentType: 'text/html', headers: {}, body }) }
}

function measurePage(folder: string, id: string): PageFigures {
  const started = performance.now()
  const { truth, page } = load(folder, id)
  const text = readableText(page)
  const ms = performance.now() - started
  const { main_content: reference, with: wanted = [], without: unwanted = [] } = truth.ground_truth
  const { items } = understandSite({ pages: [page], companyName: '', websiteUrl: page.url })
  const knowledge = items.map(({ title, content }) => `${title}\n${content}`).join('\n')
  const { primary } = truth['_internal'].page_type
  return {
    id,
    type: primary,
    ...compareWords(text, reference ?? ''),
    withKept: shareFound(text, wanted),
    withoutKept: shareFound(text, unwanted),
    knowledgeWith: shareFound(knowledge, wanted),
    knowledgeWithout: shareFound(knowledge, unwanted),
    ms,
  }
}

function compareWords(text: string, reference: string): { precision: number; recall: number; f1: number } {
  const [found, expected] = [wordsOf(text), wordsOf(reference)]
  if (found.length === 0 || expected.length === 0) {
    const same = found.length === expected.length ? 1 : 0
    return { precision: same, recall: same, f1: same }
  }
  const left = new Map<string, number>()
  for (const word of expected) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of found) {
    const count = left.get(word) ?? 0
    if (count > 0) shared++
    left.set(word, count - 1)
  }
  const [precision, recall] = [shared / found.length, shared / expected.length]
  return { precision, recall, f1: shared === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []

/** `undefined` without any snippets. */
function shareFound(text: string, snippets: string[]): number | undefined {
  const lower = text.toLowerCase()
  if (snippets.length === 0) return undefined
  return snippets.filter((snippet) => lower.includes(snippet.toLowerCase())).length / snippets.length
}

function print(type: string, pages: PageFigures[]): void {
  const mean = (pick: (page: PageFigures) => number | undefined) => {
    const values = pages.flatMap((page) => pick(page) ?? [])
    return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3)
  }
  const slowest = Math.max(...pages.map(({ ms }) => ms)).toFixed(0)
  console.log(
    `${type.padEnd(14)} ${String(pages.length).padStart(5)} pages  f1 ${mean(({ f1 }) => f1)}  precision ${mean(({ precision }) => precision)}  ` +
      `recall ${mean(({ recall }) => recall)}  with ${mean(({ withKept }) => withKept)}  without ${mean(({ withoutKept }) => withoutKept)}  ` +
      `knowledge: with ${mean(({ knowledgeWith }) => knowledgeWith)} without ${mean(({ knowledgeWithout }) => knowledgeWithout)}  slowest ${slowest} ms`,
  )
}

function show(folder: string, id: string): void {
  const { truth, page } = load(folder, id)
  console.log(`--- expected\n${truth.ground_truth.main_content ?? ''}\n--- read\n${readableText(page)}`)
  for (const block of page.blocks)
    console.log(block.region, block.linked ? 'linked' : '', block.cards.join('.'), JSON.stringify(block).slice(0, 160))
}
