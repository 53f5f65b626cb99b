import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type AskedQuestion, measureConversation, measureSite } from './answers-measure.ts'
import { figuresOf, holdToBaseline } from './answers-gate.ts'
import { fitWeights, holdOut } from './answers-fit.ts'
import { printEmbeddings } from './answers-embeddings.ts'
import { measureRetrieval } from './answers-retrieval.ts'
import { compareContacts, statedContacts } from './reply-contacts.ts'
import { type TappedQuestion, tapSuggestions } from './measure-taps.ts'
import { type ReadSite, readSite } from './sites-reading.ts'

const WRONGLY_REFUSED = 0.08

const percent = (part: number, whole: number): string => `${whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)} %`

/** Prints a curve's results at a confidence. */
function printRow(all: readonly AskedQuestion[], name: string, at: number): void {
  const group = (name: AskedQuestion['group']) => all.filter((one) => one.group === name)
  const refused = (some: readonly AskedQuestion[], below: number) => some.filter((one) => one.confidence < below).length
  const [answerable, unanswerable, removed] = [group('answerable'), group('unanswerable'), group('removed')]
  const right = answerable.filter((one) => one.in600)
  const answered = right.filter((one) => one.confidence >= at)
  const cells = [
    ...[answerable, right, unanswerable].map((some) => percent(refused(some, at), some.length)),
    percent(answered.length, answerable.length),
    percent(refused(removed, at), removed.length),
  ]
  console.log(`${name} ${at.toFixed(3)} | ${cells.join(' | ')}`)
}

/** Prints the results at which 8 % of the answerable questions are refused. */
function printPoint(all: readonly AskedQuestion[], name: string): void {
  const confidences = all
    .filter((one) => one.group === 'answerable')
    .map((one) => one.confidence)
    .toSorted((a, b) => a - b)
  printRow(all, name, confidences[Math.floor(confidences.length * WRONGLY_REFUSED)] ?? 0)
}

function printCurve(title: string, all: readonly AskedQuestion[]): void {
  console.log(
    `\n${title}\nthreshold | answerable refused | right answers refused | unanswerable refused | answered and right | answer removed, refused`,
  )
  for (let at = 0.1; at < 0.95; at += 0.05) printRow(all, '  ', at)
  printPoint(all, '8 %:')
}

function printFigures(all: readonly AskedQuestion[]): void {
  const answerable = all.filter((one) => one.group === 'answerable')
  const answered = answerable.filter((one) => one.explained.answer.kind === 'known')
  const right = answered.filter((one) => one.in600)
  const print = (name: string, said: string): void => console.log(`${name.padEnd(30)}${said}`)
  const share = (some: readonly AskedQuestion[], whole = answerable): string => percent(some.length, whole.length)
  print('gold in 600, not refusing', share(answerable.filter((one) => one.in600)))
  print('gold in 250, not refusing', share(answerable.filter((one) => one.in250)))
  print('answered and gold in 600', share(right))
  print('answered and gold in 250', share(answered.filter((one) => one.in250)))
  const sourced = right.filter((one) => one.sourced)
  print('source says it, of those', share(sourced, right))
  print('gold in 8 passages', share(answerable.filter((one) => one.inPassages)))
  const times = answerable.map((one) => one.ms).toSorted((a, b) => a - b)
  const atMost = (part: number): string | undefined => times[Math.floor(times.length * part)]?.toFixed(1)
  print('time p50 / p95', `${atMost(0.5)} / ${atMost(0.95)} ms`)
}

/** Prints how many questions are answered right within one tap, and the form of the answers. */
function printSaid(tapped: readonly TappedQuestion[]): void {
  const print = (name: string, part: number, whole: number): void =>
    console.log(`${name.padEnd(30)}${percent(part, whole)}`)
  const count = (is: (one: TappedQuestion) => boolean, some = tapped): number => some.filter(is).length
  const isKnown = ({ asked }: TappedQuestion): boolean => asked.explained.answer.kind === 'known'
  const answerable = tapped.filter(({ asked }) => asked.group === 'answerable')
  const unanswerable = tapped.filter(({ asked }) => asked.group === 'unanswerable')
  const known = tapped.filter(isKnown)
  const isRight = (one: TappedQuestion): boolean => isKnown(one) && one.asked.in600
  const isHelped = (one: TappedQuestion): boolean => isRight(one) || one.isRightBehindTap
  print('right within one tap (helped)', count(isHelped, answerable), answerable.length)
  print('unanswerable answered wrongly', count(isKnown, unanswerable), unanswerable.length)
  print(
    '… refused with taps',
    count(({ taps }) => taps.length > 0, unanswerable),
    unanswerable.length,
  )
  print(
    'gold in the first line',
    count((one) => isRight(one) && one.asked.inFirstLine, answerable),
    answerable.length,
  )
  print(
    'answers starting with a label',
    count(({ asked }) => asked.shape.startsWithLabel, known),
    known.length,
  )
  print(
    'answers joining 3 fragments',
    count(({ asked }) => asked.shape.joinsFragments, known),
    known.length,
  )
}

/** Prints the results of the same questions, with those of a site asked in one conversation. */
function printConversations(all: readonly AskedQuestion[]): void {
  const answerable = all.filter((one) => one.group === 'answerable')
  const right = answerable.filter((one) => one.in600 && one.explained.answer.kind === 'known').length
  const unanswerable = all.filter((one) => one.group === 'unanswerable')
  const refused = unanswerable.filter((one) => one.explained.answer.kind !== 'known').length
  console.log(
    `in one conversation: right    ${percent(right, answerable.length)}, unanswerable refused ${percent(refused, unanswerable.length)}`,
  )
}

const CONTACTS = 'contacts in replies that differ from the facts'

/**
 * Compares the contact details in all replies of some sites with their facts. With `gate`, a difference fails the
 * process.
 */
function holdContacts(read: readonly ReadSite[], asked: readonly AskedQuestion[], gate: boolean): void {
  const compared = read.map(({ truth, items }) => {
    const replies = asked.filter(({ site }) => site === truth.id)
    return compareContacts(
      replies.map(({ explained }) => explained.answer.parts.join('')),
      statedContacts(items),
    )
  })
  const differing = compared.flatMap((one) => one.differing)
  const held = compared.reduce((sum, one) => sum + one.held, 0)
  console.log(`${CONTACTS}: ${differing.length} of ${held} in ${asked.length} replies`)
  for (const contact of new Set(differing)) console.log(`  ${contact}`)
  if (gate && differing.length > 0) process.exitCode = 1
}

function printFailures(all: readonly AskedQuestion[], tapped: readonly TappedQuestion[]): void {
  for (const one of all) {
    const { answer, draft } = one.explained
    const wrong = one.group === 'answerable' ? !one.in600 || answer.kind !== 'known' : answer.kind === 'known'
    if (!wrong) continue
    console.log(
      `\n[${one.site} ${one.group} ${one.confidence.toFixed(2)}] ${one.question}\n  gold: ${one.gold}\n  says: ${draft.parts.join('').slice(0, 260).replaceAll('\n', ' / ')}`,
    )
    for (const tap of tapped.find(({ asked }) => asked === one)?.taps ?? [])
      console.log(`  tap: ${tap.slice(0, 160).replaceAll('\n', ' / ')}`)
  }
}

interface SitesOptions {
  only: string | undefined
  failures: boolean
  fit: boolean
  gate: boolean
  embeddings: boolean
  dump: string | undefined
}

async function evaluateSites(
  folders: readonly { sites: string; truth: string }[],
  options: SitesOptions,
): Promise<void> {
  const ids = folders.flatMap(({ sites, truth }) =>
    readdirSync(sites)
      .filter((id) => existsSync(join(truth, `${id}.json`)) && (options.only === undefined || id === options.only))
      .map((id) => ({ folder: join(sites, id), file: join(truth, `${id}.json`) })),
  )
  const read = ids.map(({ folder, file }) => readSite(folder, file))
  if (options.embeddings) return printEmbeddings(read)
  const all = read.flatMap((site) => {
    const { id } = site.truth
    const asked = measureSite(site)
    const answerable = asked.filter((one) => one.group === 'answerable')
    const right = answerable.filter((one) => one.in600 && one.explained.answer.kind === 'known').length
    const refused = asked.filter((one) => one.group === 'unanswerable' && one.explained.answer.kind !== 'known').length
    console.log(
      `${id.padEnd(24)} right ${right}/${answerable.length}  refused ${refused}/${asked.filter((one) => one.group === 'unanswerable').length}`,
    )
    return asked
  })
  printFigures(all)
  const tapped = (await Promise.all(read.map((site) => tapSuggestions(site, all)))).flat()
  printSaid(tapped)
  const talked = read.flatMap(measureConversation)
  printConversations(talked)
  holdContacts(read, [...all, ...talked], options.gate)
  if (options.gate) return holdToBaseline(figuresOf(all, talked))
  printCurve('with the weights in use', all)
  if (ids.length > 1) {
    const held = holdOut(all)
    printCurve('held out: each site with weights fitted on the others', held)
    const isOf = (sites: string, site: string): boolean => ids.some(({ folder }) => folder === join(sites, site))
    for (const { sites } of folders.length > 1 ? folders : [])
      printPoint(
        held.filter(({ site }) => isOf(sites, site)),
        `8 % of ${sites}:`,
      )
  }
  if (options.fit) console.log(fitWeights(all))
  if (options.failures) printFailures(all, tapped)
  if (options.dump === undefined) return
  const rows = all.map(({ site, group, question, in600, confidence, explained }) => ({
    site,
    group,
    question,
    in600,
    confidence,
    features: explained.chosen?.features,
  }))
  writeFileSync(options.dump, JSON.stringify(rows))
}

function evaluateRetrieval(folder: string): void {
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()) {
    const language = /\.([a-z]{2})\.json$/.exec(file)?.[1] ?? 'en'
    const { recall1, recall5, msPerQuery } = measureRetrieval(join(folder, file), language)
    console.log(
      `${basename(file, '.json').padEnd(12)} recall at 1 ${recall1.toFixed(3)}  at 5 ${recall5.toFixed(3)}  ${msPerQuery.toFixed(2)} ms`,
    )
  }
}

const OPTIONS = {
  sites: { type: 'string', multiple: true },
  truth: { type: 'string' },
  retrieval: { type: 'string' },
  only: { type: 'string' },
  failures: { type: 'boolean', default: false },
  dump: { type: 'string' },
  fit: { type: 'boolean', default: false },
  gate: { type: 'boolean', default: false },
  embeddings: { type: 'boolean', default: false },
  corpus: { type: 'boolean', default: false },
} as const

/** Prints how the questions of some sites are answered, or else those of the project's own corpus. */
export async function evaluateAnswers(words: readonly string[], corpus: string): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS })
  const [first, truth = values.truth] = positionals
  const named = [...(first === undefined ? [] : [first]), ...(values.sites ?? [])]
  const isAlone = named.length === 0 && values.retrieval === undefined
  const folders = named.map((sites, at) => ({ sites, truth: (at === 0 ? truth : undefined) ?? sites }))
  if (values.corpus || isAlone) folders.push({ sites: corpus, truth: corpus })
  if (folders.length > 0) await evaluateSites(folders, { ...values, only: values.only, dump: values.dump })
  if (values.retrieval !== undefined) evaluateRetrieval(values.retrieval)
}
