import { parseArgs } from 'node:util'
import { FACT_KINDS, ITEM_TYPES } from '#src/engine/understand/knowledge/knowledge-types.ts'
import { type DrawnFact, drawFacts } from './fact-sample.ts'
import { measureResearch, type SiteFigures } from './research-measure.ts'
import { findSites } from './site-folders.ts'

const OPTIONS = {
  truth: { type: 'string' },
  only: { type: 'string' },
  lost: { type: 'boolean', default: false },
  twice: { type: 'boolean', default: false },
  facts: { type: 'boolean', default: false },
  sample: { type: 'boolean', default: false },
  show: { type: 'boolean', default: false },
} as const

/** Prints the results of reading sites: facts kept, text stored, and duplicates. */
export function evaluateResearch(words: string[], defaultFolder: string): void {
  const { values, positionals } = parseArgs({ args: words, options: OPTIONS, allowPositionals: true })
  const folders = positionals.length > 0 ? positionals : [defaultFolder]
  const sites = folders
    .flatMap((folder) => findSites(folder, values.truth))
    .filter(({ id }) => values.only === undefined || id === values.only)
  const all = sites.map(measureResearch)
  for (const figures of all) {
    printSite(figures)
    if (values.lost) for (const lost of figures.lost) console.log(`    lost: ${lost}`)
    for (const { title, content } of figures.quarantined) console.log(`    quarantined from ${title}: ${content}`)
    if (values.facts) printFacts(figures)
    if (values.twice) for (const line of figures.twice) console.log(`    twice: ${line}`)
    if (values.show)
      for (const { type, title, content, sourceUrl } of figures.items)
        console.log(`\n=== [${type}] ${title}   (${sourceUrl})\n${content}`)
  }
  printTotal(all)
  const facts = all.flatMap(({ items }) => items.flatMap((item) => item.facts ?? []))
  if (positionals.length === 0 || values.sample) for (const drawn of drawFacts(facts)) printSample(drawn, values.sample)
}

function printSite({
  site,
  pages,
  answers,
  answersKept,
  facts,
  factsKept,
  strippedLength,
  storedLength,
  ...figures
}: SiteFigures): void {
  const types = ITEM_TYPES.map((type) => `${figures.items.filter((item) => item.type === type).length} ${type}`).join(
    ', ',
  )
  console.log(
    `${site.padEnd(22)} pages ${String(pages).padStart(3)}  answers ${answersKept}/${answers}  facts ${factsKept}/${facts}  ` +
      `stored ${((storedLength / strippedLength) * 100).toFixed(0)} % of ${strippedLength}  ` +
      `quarantined ${figures.quarantined.length}  typed ${figures.typedFound}/${figures.typed}  twice ${figures.longTwice.length} (short ones too: ${figures.twice.length})  ${types}  ${figures.msPerPage.toFixed(1)} ms/page`,
  )
}

function printTotal(all: SiteFigures[]): void {
  const sum = (pick: (each: SiteFigures) => number) => all.reduce((total, each) => total + pick(each), 0)
  const kept = sum(({ answersKept, factsKept }) => answersKept + factsKept)
  const asked = sum(({ answers, facts }) => answers + facts)
  const ratio = sum(({ storedLength }) => storedLength) / sum(({ strippedLength }) => strippedLength)
  const typed = sum(({ typedFound }) => typedFound) / sum((each) => each.typed)
  console.log(
    `total: ${kept}/${asked} = ${((kept / asked) * 100).toFixed(1)} % kept, stored ${(ratio * 100).toFixed(1)} % of the tag strip, ` +
      `typed facts ${(typed * 100).toFixed(1)} % of ${sum((each) => each.typed)} questions, lines twice ${sum(({ longTwice }) => longTwice.length)}`,
  )
}

function printFacts({ untyped, items, conflicts }: SiteFigures): void {
  for (const line of untyped) console.log(`    no typed fact: ${line}`)
  const facts = items.flatMap((item) => item.facts ?? [])
  for (const kind of FACT_KINDS) console.log(`    ${kind}: ${facts.filter((fact) => fact.kind === kind).length}`)
  for (const { subject, facts: said } of conflicts)
    console.log(
      `    conflict on ${subject}: ${said.map(({ value, sourceUrl }) => `${value} (${sourceUrl})`).join(', ')}`,
    )
}

/** Prints how many of the drawn facts are right, and with `--sample` each of them with its words, to judge by hand. */
function printSample(drawn: DrawnFact[], each: boolean): void {
  const [right, wrong] = [true, false].map((verdict) => drawn.filter((one) => one.right === verdict).length)
  console.log(
    `${drawn.length} facts drawn and judged by hand: ${right} right, ${wrong} wrong, ${drawn.length - (right ?? 0) - (wrong ?? 0)} not judged`,
  )
  if (!each) return
  for (const { text, fact, right: verdict } of drawn)
    console.log(`${verdict === undefined ? '?' : verdict ? '+' : '-'} ${text}\n    ${fact.words}`)
}
