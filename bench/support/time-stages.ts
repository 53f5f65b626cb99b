import { tuneV8 } from '#src/base/tune-v8.ts'
import { readPage } from '#src/engine/extract/read-page.ts'
import { splitInjected } from '#src/engine/injection/split-injected.ts'
import { beginSite } from '#src/engine/understand/understand-site.ts'
import { writeGeneratedPages } from './generated-site.ts'

/**
 * `node time-stages.ts PAGES plain|dressed` prints the milliseconds of processor time that each stage of research takes
 * per page as JSON, in one thread and without fetching.
 */
const [count = '', look = ''] = process.argv.slice(2)
tuneV8()
const sources = [...writeGeneratedPages(Number(count), { dressed: look === 'dressed' })].map(([path, html]) => ({
  url: `https://example.com${path}`,
  contentType: 'text/html; charset=utf-8',
  headers: {},
  body: Buffer.from(html),
}))

/** Runs one stage. Returns its result and its processor time per page in milliseconds. */
function time<Result>(run: () => Result): [Result, number] {
  const before = process.threadCpuUsage()
  const result = run()
  const { user, system } = process.threadCpuUsage(before)
  return [result, (user + system) / 1_000 / sources.length]
}

const [pages, extract] = time(() => sources.map(readPage))
const [understood, understand] = time(() => {
  const site = beginSite()
  for (const page of pages) site.add(page)
  return site.finish({ companyName: 'Lindenhof', websiteUrl: 'https://example.com/' })
})
const [, injection] = time(() => understood.items.map(({ content }) => splitInjected(content)))
process.stdout.write(`${JSON.stringify({ extract, understand, injection })}\n`)
