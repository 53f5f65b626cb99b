import { writeFile } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { batchFigure } from './batch-figure.ts'
import { bombsFigure } from './bombs-figure.ts'
import { conversationFigure } from './conversation-figure.ts'
import { crawlFigure } from './crawl-figure.ts'
import { creationFigure } from './creation-figure.ts'
import { freezeFigure } from './freeze-figure.ts'
import { growthFigure } from './growth-figure.ts'
import { knowledgeBatchFigure } from './knowledge-batch-figure.ts'
import { knowledgeFigure } from './knowledge-figure.ts'
import { largeFigure } from './large-figure.ts'
import { mcpFigure } from './mcp-figure.ts'
import { memoryFigure } from './memory-figure.ts'
import { nodesFigure } from './nodes-figure.ts'
import { passagesFigure } from './passages-figure.ts'
import { scaleFigure } from './scale-figure.ts'
import { sizesFigure } from './sizes-figure.ts'
import { startFigure } from './start-figure.ts'
import { whatsappFigure, whatsappKillsFigure } from './whatsapp-figure.ts'
import { turnCostFigure } from './turn-cost-figure.ts'
import { turnsFigure } from './turns-figure.ts'
import { widgetFigure } from './widget-figure.ts'
import { openBench } from './support/bench-resources.ts'
import { type FigureResult, renderTable, withOutcome } from './support/figure-table.ts'
import type { Figure } from './support/figure-types.ts'

/**
 * `npm run bench [-- NAME… --json FILE]` measures all figures or the named ones and prints a table. It exits with 0
 * whatever the results, because machines differ and are shared; with `--gate`, it exits with 1 if an aim is missed.
 * docs/measuring.md describes each figure.
 */
const FIGURES: Figure[] = [
  startFigure,
  creationFigure,
  batchFigure,
  crawlFigure,
  freezeFigure,
  knowledgeFigure,
  knowledgeBatchFigure,
  passagesFigure,
  memoryFigure,
  growthFigure,
  bombsFigure,
  conversationFigure,
  turnsFigure,
  turnCostFigure,
  mcpFigure,
  nodesFigure,
  scaleFigure,
  sizesFigure,
  largeFigure,
  whatsappFigure,
  whatsappKillsFigure,
  widgetFigure,
]

/** Returns whether every named figure was measured and met its aims. */
async function main(names: string[], jsonFile: string | undefined): Promise<boolean> {
  const unknown = names.filter((name) => !FIGURES.some((figure) => figure.name === name))
  if (unknown.length > 0)
    throw new Error(
      `No figure is called ${unknown.join(', ')}. There are: ${FIGURES.map(({ name }) => name).join(', ')}.`,
    )
  const figures = FIGURES.filter(({ name }) => names.length === 0 || names.includes(name))
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
  const startedAt = performance.now()
  const results: FigureResult[] = []
  await using bench = openBench()
  for (const figure of figures) results.push(await run(figure, bench))
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`\n${renderTable(results)}\n\n${machine}; measured in ${seconds} s`)
  if (jsonFile)
    await writeFile(
      jsonFile,
      `${JSON.stringify({ measuredAt: new Date().toISOString(), machine, seconds, results }, null, 2)}\n`,
    )
  return results.every(
    ({ measurements, notMeasured }) => !notMeasured && measurements.every(({ met }) => met !== false),
  )
}

async function run(figure: Figure, bench: Parameters<Figure['measure']>[0]): Promise<FigureResult> {
  bench.say(figure.name)
  try {
    return { figure: figure.name, measurements: (await figure.measure(bench)).map(withOutcome) }
  } catch (error) {
    return {
      figure: figure.name,
      measurements: [],
      notMeasured: error instanceof Error ? error.message : String(error),
    }
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'string' }, gate: { type: 'boolean' } },
  })
  const isMet = await main(positionals, values.json)
  if (values.gate && !isMet) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
