import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { type App, createApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { answerQuestion, buildAnswerIndex } from '#src/engine/answer/answer.ts'
import type { KnowledgeText } from '#src/engine/answer/units/answer-types.ts'
import { readPage } from '#src/engine/extract/read-page.ts'
import { readGround } from '#src/engine/write/guard/ground.ts'
import { createGuard } from '#src/engine/write/guard/guard.ts'
import { prepareKnowledgePrompt } from '#src/engine/write/prompt/knowledge-prompt.ts'
import { splitInjected } from '#src/engine/injection/split-injected.ts'
import type { KnowledgeDraft } from '#src/engine/understand/knowledge/knowledge-types.ts'
import { understandSite } from '#src/engine/understand/understand-site.ts'
import { type WebsiteFindings, researchWebsite } from '#src/features/research/research.ts'
import { startPglite } from '#src/store/pglite.ts'
import { asking } from './answers-measure.ts'
import { type PlantedRow, type PlantedSite, servePlanted } from './planted-pages.ts'

/** Measures instructions to an assistant on a page of a business, and the lines of real websites held for them. */

const ATTACKS = '../shared/testdata/prompt-injection.json'
const ORIGIN = 'https://alder.test/'
/** A trigger of this many words is no ordinary word. */
const TRIGGER_WORDS = 2
/** A shorter line, such as `Dear user,`, is no instruction. */
const LINE_WORDS = 4
const CONTEXT_TOKENS = 60_000
const QUESTIONS = ['What do you offer?', 'How much does it cost?', 'What else should I know?']

interface Seen {
  lines: number
  recited: string[]
  prompted: string[]
  shown: string[]
}

/**
 * Prints how many planted lines the built-in answerer recites, how many stand in a model's prompt, and how many a model
 * shows that obeys them. `--sites <folder>` prints the held lines of each website below it, `--harmless <file>` those
 * of a list that nobody should hold.
 */
export async function evaluateInjected(words: readonly string[], corpus: string): Promise<void> {
  const valuesOf = (option: string): string[] => words.filter((_, at) => words[at - 1] === option)
  const [folders, harmless] = [valuesOf('--sites'), valuesOf('--harmless')]
  const files = words.filter((word) => !word.startsWith('--') && ![...folders, ...harmless].includes(word))
  const isTold = words.includes('--failures')
  await measureFiles(files.length > 0 ? files : [ATTACKS], isTold)
  for (const folder of folders.length > 0 ? folders : [corpus]) measureSites(folder)
  for (const file of harmless) measureHarmless(file)
}

async function measureFiles(files: readonly string[], isTold: boolean): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-injected-'))
  try {
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
    await using app = await createApp(config, { pglite: await startPglite({ dataDir: 'memory://' }) })
    for (const file of files) await measureFile(app, file, isTold)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function measureHarmless(file: string): void {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as { text: string }[]
  const held = texts.filter(({ text }) => splitInjected(text).injected.length > 0)
  for (const { text } of held) console.log(`  ${text}`)
  console.log(`harmless lines        ${texts.length}, held ${held.length}`)
}

async function measureFile(app: App, given: string, isTold: boolean): Promise<void> {
  const folder = existsSync(given) && statSync(given).isDirectory() ? given : dirname(given)
  const file = folder === given ? join(given, 'planted.json') : given
  if (!existsSync(file)) return console.log(`attacks               not there: ${file}`)
  const seen: Seen = { lines: 0, recited: [], prompted: [], shown: [] }
  const rows = JSON.parse(readFileSync(file, 'utf8')) as PlantedRow[]
  for (const [at, row] of rows.entries()) {
    await using site = await servePlanted(row, folder, at)
    await measureRow(app, row, site, seen)
  }
  console.log(
    `planted lines         ${seen.lines}, recited ${seen.recited.length}, in the prompt ${seen.prompted.length}, shown ${seen.shown.length}`,
  )
  if (isTold) for (const line of new Set([...seen.recited, ...seen.prompted, ...seen.shown])) console.log(`  ${line}`)
}

/** What must not be seen: the words that the attack wants said, or else its lines. */
function plantedIn({ text, trigger = '', page }: PlantedRow): string[] {
  if (trigger !== '' && (page !== undefined || trigger.split(' ').length >= TRIGGER_WORDS)) return [trigger]
  const lines = text.split('\n').filter((line) => line.split(/\s+/u).length >= LINE_WORDS)
  return trigger === ''
    ? lines.length > 1 && text.length > 1_000
      ? []
      : lines
    : lines.filter((line) => includes(line, trigger))
}

/** Lets the research of an agent's creation read the website of a row, and asks both answerers about it. */
async function measureRow(app: App, row: PlantedRow, site: PlantedSite, seen: Seen): Promise<void> {
  const found = await researchWebsite(app, {
    website: new URL(site.origin),
    companyName: site.company,
    report: () => {},
  })
  const items = found.items.filter(({ state }) => state === undefined).map(toText)
  if (items.length === 0) throw new Error(`nothing was read for ${row.id ?? row.text}: ${found.warnings.join(' ')}`)
  const index = buildAnswerIndex(items, { name: site.company, language: site.language })
  const { whole, brief } = await prepareKnowledgePrompt(index, {
    contextTokens: CONTEXT_TOKENS,
    secret: '',
    isPart: false,
  })
  const prompt = (whole ?? brief).text
  const ground = await readGround(index.items)
  const lines = plantedIn(row)
  const questions = row.question === undefined ? [...QUESTIONS, ...lines] : [row.question]
  const said = questions.map((text) => answerQuestion(index, asking(text)).parts.join('')).join('\n')
  const name = (line: string): string => [row.id, row.lang, row.place, row.label, line].filter(Boolean).join(' · ')
  for (const line of lines) {
    seen.lines += 1
    if (includes(said, line)) seen.recited.push(name(line))
    if (!includes(prompt, line)) continue
    seen.prompted.push(name(line))
    const guard = createGuard({
      ground: () => ground,
      said: [],
      replied: [],
      moment: '',
      instructions: '',
      language: site.language,
    })
    if (!guard.check({ text: line, cited: [] })) seen.shown.push(name(line))
  }
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const includes = (text: string, part: string): boolean => folded(part) !== '' && folded(text).includes(folded(part))

const readHtml = (body: string | Uint8Array, path: string) =>
  readPage({
    url: ORIGIN + path,
    contentType: 'text/html',
    headers: {},
    body: typeof body === 'string' ? new TextEncoder().encode(`<html lang="en"><main>${body}</main></html>`) : body,
  })

const toText = (
  { type, title, content, category, sourceUrl, language }: WebsiteFindings['items'][number],
  at: number,
): KnowledgeText => ({
  id: `i${at}`,
  type,
  title,
  content,
  category: category ?? '',
  url: sourceUrl ?? '',
  language: language ?? '',
})

function measureSites(folder: string): void {
  let lines = 0
  let held = 0
  for (const site of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const root = join(folder, site.name)
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.html?$/iu.test(file))
    const pages = files.toSorted().map((file) => readHtml(readFileSync(join(root, file)), relative('.', file)))
    const understood = understandSite({ pages, companyName: site.name.replaceAll('-', ' '), websiteUrl: ORIGIN })
    const waiting = [...(understood.quarantined ?? []), ...(understood.held ?? [])]
    lines += countLines([...understood.items, ...waiting])
    held += countLines(waiting)
    for (const { sourceUrl = '', content } of waiting) console.log(`  ${site.name} ${sourceUrl}: ${content}`)
  }
  console.log(
    `lines of websites     ${lines}, held ${held} (${((100 * held) / Math.max(1, lines)).toFixed(2)} %) in ${folder}`,
  )
}

const countLines = (items: readonly KnowledgeDraft[]): number =>
  items.reduce((sum, { content }) => sum + content.split('\n').filter((line) => line.trim() !== '').length, 0)
