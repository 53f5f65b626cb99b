import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { serialize } from 'node:v8'
import type { QuestionSet, SetFigures } from './ablate-child.ts'
import { type AnswererPart, PARTS } from './ablate-parts.ts'
import { findSites } from './site-folders.ts'
import { type ReadSite, type SiteTruth, readSite } from './sites-reading.ts'

const ANSWERER = 'src/engine/answer'
const COMPLETE = ''
/** A part pays if removing it costs at least so much of a mean figure, in percentage points. */
const LEAST_COST = 0.3

/**
 * `eval -- ablate [<sites> <truth> [<questions>…]] [--set <folder>]… [--part <name>]…`: removes each optional part of
 * the answerer in turn and prints what that changes. `<questions>` ask the same sites something else. Weights are
 * fitted again without the part, on the other sites of `<truth>` and the corpus.
 */
export async function ablate(words: readonly string[], corpus: string): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { set: { type: 'string', multiple: true }, part: { type: 'string', multiple: true } },
  })
  const unknown = values.part?.find((name) => PARTS.every((part) => part.name !== name))
  if (unknown !== undefined) throw new Error(`no part is called ${unknown}`)
  const parts = PARTS.filter(({ name }) => values.part?.includes(name) ?? true)
  const folder = mkdtempSync(join(tmpdir(), 'foyer-ablate-'))
  try {
    const file = join(folder, 'sets')
    writeFileSync(file, serialize(readSets(positionals, values.set ?? [], corpus)))
    const complete = await measureWithout(file, COMPLETE)
    printHead(complete)
    const costs = await mapInParallel(parts, async (part) => {
      const figures = await measureWithout(file, part.name)
      printRow(part, figures, complete)
      return { part, cost: costOf(figures, complete) }
    })
    const idle = costs.filter(({ cost }) => cost < LEAST_COST).toSorted((a, b) => linesOf(b.part) - linesOf(a.part))
    console.log(`\ndoes not pay: ${idle.map(({ part }) => part.name).join(', ') || '–'}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function readSets(
  [sites, truth, ...questions]: readonly string[],
  folders: readonly string[],
  corpus: string,
): QuestionSet[] {
  const readAll = (folder: string, truthFolder = folder): ReadSite[] =>
    findSites(folder, truthFolder).map((site) => readSite(site.folder, site.truthFile))
  const whole = sites === undefined ? [] : readAll(sites, truth)
  const askedElse = (folder: string): ReadSite[] =>
    whole.flatMap((site) => {
      const file = join(folder, `${site.truth.id}.json`)
      return existsSync(file) ? [{ ...site, truth: { ...site.truth, ...readTruth(file) } }] : []
    })
  return [
    ...(sites === undefined ? [] : [{ name: 'whole', isFitted: true, sites: whole }]),
    { name: 'corpus', isFitted: true, sites: readAll(corpus) },
    ...questions.map((folder) => ({ name: basename(folder), isFitted: false, sites: askedElse(folder) })),
    ...folders.map((folder) => ({ name: basename(folder), isFitted: false, sites: readAll(folder) })),
  ]
}

const readTruth = (file: string): Pick<SiteTruth, 'questions' | 'unanswerable'> =>
  JSON.parse(readFileSync(file, 'utf8')) as SiteTruth

async function measureWithout(file: string, part: string): Promise<SetFigures[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['eval/ablate-child.ts', file, part])
  return JSON.parse(stdout) as SetFigures[]
}

/** Calls `work` for each value, for as many at a time as there are processors, and returns the results in order. */
async function mapInParallel<Value, Result>(
  values: readonly Value[],
  work: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const entries = values.entries()
  const worker = async (): Promise<void> => {
    for (const [at, value] of entries) results[at] = await work(value)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return results
}

const cellsOf = ({ right, refused, inPassages }: SetFigures): number[] => [right, refused, inPassages]

/** The mean fall of all figures of all sets. */
function costOf(figures: readonly SetFigures[], complete: readonly SetFigures[]): number {
  const before = complete.flatMap(cellsOf)
  const falls = figures.flatMap(cellsOf).map((now, at) => (before[at] ?? 0) - now)
  return falls.reduce((sum, fall) => sum + fall, 0) / falls.length
}

function linesOf({ holds }: AnswererPart): number {
  const files = holds.flatMap((path) =>
    statSync(join(ANSWERER, path)).isFile() ? [path] : globSync(`${path}/**/*.ts`, { cwd: ANSWERER }),
  )
  return files
    .filter((path) => !path.endsWith('.test.ts'))
    .reduce((sum, path) => sum + readFileSync(join(ANSWERER, path), 'utf8').split('\n').length - 1, 0)
}

function printHead(complete: readonly SetFigures[]): void {
  console.log('each set: right · unanswerable refused, where 8 % of the answerable are · answer in 8 passages, in %')
  const names = complete.map(({ name }) => name.padEnd(18)).join(' | ')
  console.log(`${'without'.padEnd(30)} lines |  cost | ${names}`)
  const cells = complete.map((figures) =>
    cellsOf(figures)
      .map((one) => one.toFixed(1))
      .join(' · ')
      .padEnd(18),
  )
  console.log(`${'nothing'.padEnd(30)}       |       | ${cells.join(' | ')}`)
}

const signed = (change: number): string => `${change > 0 ? '+' : ''}${change.toFixed(1)}`.padStart(5)

function printRow(part: AnswererPart, figures: readonly SetFigures[], complete: readonly SetFigures[]): void {
  const lines = part.holds.length === 0 ? '' : String(linesOf(part))
  const cells = figures.map((set, at) => {
    const before = complete[at] === undefined ? [] : cellsOf(complete[at])
    return cellsOf(set)
      .map((now, cell) => signed(now - (before[cell] ?? 0)))
      .join(' ')
      .padEnd(18)
  })
  const cost = signed(costOf(figures, complete))
  console.log(`${part.name.padEnd(30)} ${lines.padStart(5)} | ${cost} | ${cells.join(' | ')}`)
}
