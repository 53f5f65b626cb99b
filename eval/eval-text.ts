import { parseArgs } from 'node:util'
import { readableText } from '#src/engine/extract/readable/readable-text.ts'
import { understandSite } from '#src/engine/understand/understand-site.ts'
import { benchmarkIds, readBenchmarkPage } from './text-benchmark.ts'
import { type Overlap, wordOverlap } from './word-overlap.ts'

interface PageFigures extends Overlap {
  id: string
  type: string
  /** The share of the wanted snippets in the readable text, and of the unwanted ones. `undefined` without any. */
  textWanted: number | undefined
  textUnwanted: number | undefined
  /** The same shares in the knowledge of a site with only this page. */
  knowledgeWanted: number | undefined
  knowledgeUnwanted: number | undefined
  ms: number
}

const WORST = 25

/**
 * Prints word F1 of readable text against `ground-truth/*.json`, by type of page, and which snippets become knowledge.
 */
export function evaluateText(words: string[]): void {
  const options = { worst: { type: 'string' }, show: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
  const [folder = ''] = positionals
  if (values.show !== undefined) return printPage(folder, values.show)
  const all = benchmarkIds(folder).map((id) => measurePage(folder, id))
  printFigures('all', all)
  for (const [type, pages] of Map.groupBy(all, (page) => page.type)) printFigures(type, pages)
  const { worst } = values
  if (worst === undefined) return
  const some = all.filter(({ type }) => worst === 'all' || type === worst).toSorted((a, b) => a.f1 - b.f1)
  for (const { id, type, f1, precision, recall } of some.slice(0, WORST))
    console.log(`${id} ${type} f1 ${f1.toFixed(2)} precision ${precision.toFixed(2)} recall ${recall.toFixed(2)}`)
}

function measurePage(folder: string, id: string): PageFigures {
  const { page, type, content, wanted, unwanted, ms: readingMs } = readBenchmarkPage(folder, id)
  const started = performance.now()
  const text = readableText(page)
  const ms = readingMs + performance.now() - started
  const { items } = understandSite({ pages: [page], companyName: '', websiteUrl: page.url })
  const knowledge = items.map((item) => `${item.title}\n${item.content}`).join('\n')
  return {
    id,
    type,
    ...wordOverlap(text, content),
    textWanted: shareFound(text, wanted),
    textUnwanted: shareFound(text, unwanted),
    knowledgeWanted: shareFound(knowledge, wanted),
    knowledgeUnwanted: shareFound(knowledge, unwanted),
    ms,
  }
}

function shareFound(text: string, snippets: string[]): number | undefined {
  if (snippets.length === 0) return undefined
  const lower = text.toLowerCase()
  return snippets.filter((snippet) => lower.includes(snippet.toLowerCase())).length / snippets.length
}

function printFigures(type: string, pages: PageFigures[]): void {
  const mean = (pick: (page: PageFigures) => number | undefined) => {
    const values = pages.flatMap((page) => pick(page) ?? [])
    return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3)
  }
  const slowest = Math.max(...pages.map(({ ms }) => ms)).toFixed(0)
  console.log(
    `${type.padEnd(14)} ${String(pages.length).padStart(5)} pages  f1 ${mean(({ f1 }) => f1)}  precision ${mean(({ precision }) => precision)}  ` +
      `recall ${mean(({ recall }) => recall)}  wanted ${mean(({ textWanted }) => textWanted)}  unwanted ${mean(({ textUnwanted }) => textUnwanted)}  ` +
      `knowledge: wanted ${mean(({ knowledgeWanted }) => knowledgeWanted)} unwanted ${mean(({ knowledgeUnwanted }) => knowledgeUnwanted)}  slowest ${slowest} ms`,
  )
}

/** Prints what the page's text should be, its readable text and its blocks. */
function printPage(folder: string, id: string): void {
  const { page, content } = readBenchmarkPage(folder, id)
  console.log(`--- expected\n${content}\n--- read\n${readableText(page)}\n--- blocks`)
  for (const block of page.blocks)
    console.log(block.region, block.part, block.linked ? 'linked' : '', JSON.stringify(block).slice(0, 160))
}
