import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { App } from '#src/app.ts'
import { readPage } from '#src/engine/extract/read-page.ts'
import { splitInjected } from '#src/engine/injection/split-injected.ts'
import type { KnowledgeDraft } from '#src/engine/understand/knowledge/knowledge-types.ts'
import { understandSite } from '#src/engine/understand/understand-site.ts'
import { measurePlanted, readPlanted, withResearch } from './planted-lines.ts'

const ATTACKS = '../shared/testdata/prompt-injection.json'
const ORIGIN = 'https://alder.test/'

/**
 * Prints how many planted instructions to an assistant the built-in answerer recites, how many are in a model's
 * prompt, and how many a model that obeys them shows. `--sites <folder>` prints the held lines of each website below
 * the folder, `--harmless <file>` those of a list that should not be held.
 */
export async function evaluateInjected(words: readonly string[], corpus: string): Promise<void> {
  const valuesOf = (option: string): string[] => words.filter((_, at) => words[at - 1] === option)
  const [folders, harmless] = [valuesOf('--sites'), valuesOf('--harmless')]
  const files = words.filter((word) => !word.startsWith('--') && ![...folders, ...harmless].includes(word))
  const printsLines = words.includes('--failures')
  await measureFiles(files.length > 0 ? files : [ATTACKS], printsLines)
  for (const folder of folders.length > 0 ? folders : [corpus]) measureSites(folder)
  for (const file of harmless) measureHarmless(file)
}

async function measureFiles(files: readonly string[], printsLines: boolean): Promise<void> {
  await withResearch({}, async (app) => {
    for (const file of files) await measureFile(app, file, printsLines)
  })
}

function measureHarmless(file: string): void {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as { text: string }[]
  const held = texts.filter(({ text }) => splitInjected(text).injected.length > 0)
  for (const { text } of held) console.log(`  ${text}`)
  console.log(`harmless lines        ${texts.length}, held ${held.length}`)
}

async function measureFile(app: App, given: string, printsLines: boolean): Promise<void> {
  const list = readPlanted(given)
  if (!list) return console.log(`attacks               missing: ${given}`)
  const seen = await measurePlanted(app, list)
  console.log(
    `planted lines         ${seen.lines}, recited ${seen.recited.length}, in the prompt ${seen.prompted.length}, shown ${seen.shown.length}`,
  )
  if (printsLines)
    for (const line of new Set([...seen.recited, ...seen.prompted, ...seen.shown])) console.log(`  ${line}`)
}

const readHtml = (body: string | Uint8Array, path: string) =>
  readPage({
    url: ORIGIN + path,
    contentType: 'text/html',
    headers: {},
    body: typeof body === 'string' ? new TextEncoder().encode(`<html lang="en"><main>${body}</main></html>`) : body,
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
