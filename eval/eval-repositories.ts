import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type CodebaseContext, understandCodebase } from '#src/engine/understand/codebase/understand-codebase.ts'

/** What a repository states, as somebody labelled it. */
interface Label {
  company?: string
  facts: Fact[]
  /** Texts that must never be sent. */
  secrets: string[]
  ignored_files: string[]
  layout_file: string
  /** Other files that are as good. */
  layout_also?: string[]
}

/** A fact arrives if all of its words do. */
interface Fact {
  kind: string
  words: string[]
}

interface Shown {
  ok: boolean
  company_name?: string
  layout_file?: string
  /** Instead of the rest: the applications to choose from. */
  apps?: { app: string }[]
  codebase_context?: CodebaseContext
}

interface Measured {
  id: string
  facts: Fact[]
  /** Facts in the text that is sent. */
  sent: Fact[]
  /** Facts that one knowledge item has. */
  known: Fact[]
  /** Facts that have their own product, plan or contact. */
  structured: Fact[]
  secretBytes: number
  ignoredLines: number
  refused: boolean
  layout: boolean
  company: boolean
  seconds: number
}

const COMMAND = resolve('dist/command/foyer.mjs')
/** A shorter line of an ignored file may occur elsewhere. */
const MIN_LINE = 16

/**
 * `eval -- repositories <folder> [--failures] [--without-git]`: runs the built command over a folder of labelled
 * repositories, each beside its `<id>.json`. Prints the share of labelled facts that are sent, that one knowledge item
 * has, and that stand in a member of their own; the bytes of planted secrets that would be sent, and whether the layout
 * file is the right one.
 */
export function evaluateRepositories(words: readonly string[]): void {
  const folder = words.find((word) => !word.startsWith('--'))
  if (folder === undefined) throw new Error('Name a folder of repositories.')
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  const ids = readdirSync(folder).filter((name) => existsSync(join(folder, `${name}.json`)))
  const measured = ids.toSorted().map((id) => measure(folder, id, !words.includes('--without-git')))
  console.log(
    'repository | sent | in one item | in a member | secret bytes | ignored lines | refused | layout | company | s',
  )
  for (const one of measured) console.log(lineOf(one.id, [one]))
  console.log(lineOf('all', measured))
  const kinds = new Set(measured.flatMap(({ facts }) => facts.map(({ kind }) => kind)))
  for (const kind of [...kinds].toSorted()) console.log(kindLine(kind, measured))
  if (!words.includes('--failures')) return
  for (const { id, facts, known } of measured)
    for (const fact of facts) if (!known.includes(fact)) console.log(`[${id}] ${fact.kind}: ${fact.words.join(' | ')}`)
}

function measure(folder: string, id: string, usesGit: boolean): Measured {
  const label = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as Label
  const copy = mkdtempSync(join(tmpdir(), 'foyer-repository-'))
  try {
    cpSync(join(folder, id), copy, { recursive: true })
    for (const args of usesGit
      ? [
          ['init', '-q'],
          ['add', '-A'],
        ]
      : [])
      execFileSync('git', args, { cwd: copy, stdio: 'ignore' })
    const startedAt = performance.now()
    const { shown, outputs } = showAsDeveloper(copy, label)
    const seconds = (performance.now() - startedAt) / 1000
    const ignored = label.ignored_files.flatMap((path) => linesOf(join(copy, path)))
    const sent = JSON.stringify(shown.codebase_context ?? {})
    return {
      id,
      ...countFacts(label, shown),
      secretBytes: bytesOf(label.secrets, outputs.join('\n')),
      ignoredLines: ignored.filter((line) => sent.includes(JSON.stringify(line).slice(1, -1))).length,
      refused: outputs.length > 1,
      layout: [label.layout_file, ...(label.layout_also ?? [])].includes(shown.layout_file ?? ''),
      company: label.company === undefined || shown.company_name === label.company,
      seconds,
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/**
 * Runs `show` as a developer would: chooses the application of the layout if the command asks, and leaves out the lines
 * of secrets if it refuses. Returns all that was printed.
 */
function showAsDeveloper(folder: string, label: Label): { shown: Shown; outputs: string[] } {
  const outputs: string[] = []
  const show = (more: string[]): Shown => {
    const args = [COMMAND, 'show', '--dir', folder, ...more]
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    outputs.push(stdout)
    return JSON.parse(stdout) as Shown
  }
  const first = show([])
  const app = first.apps?.find((one) => label.layout_file.startsWith(`${one.app}/`))?.app
  const chosen = app ? ['--app', app] : []
  const second = app ? show(chosen) : first
  return { shown: second.ok ? second : show([...chosen, '--skip-secrets']), outputs }
}

const linesOf = (path: string): string[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line.length >= MIN_LINE)
    : []

const bytesOf = (secrets: readonly string[], sent: string): number =>
  secrets
    .filter((secret) => sent.includes(JSON.stringify(secret).slice(1, -1)))
    .reduce((sum, secret) => sum + Buffer.byteLength(secret), 0)

function countFacts(
  { facts }: Label,
  { codebase_context: context = {}, company_name: company = '' }: Shown,
): Pick<Measured, 'facts' | 'sent' | 'known' | 'structured'> {
  const items = understandCodebase(context, company).items.map(({ title, content }) => `${title}\n${content}`)
  const offers = [...(context.products ?? []), ...(context.pricing_tiers ?? [])].map((offer) => JSON.stringify(offer))
  const members = [...offers, JSON.stringify(context.contact_info ?? {})]
  const among = (texts: readonly string[]): Fact[] =>
    facts.filter(({ words }) => texts.some((text) => words.every((word) => states(text, word))))
  return { facts, sent: among([textsOf(context).join('\n')]), known: among(items), structured: among(members) }
}

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** Whether a text has a word, a number or a phone number, in whatever notation. */
function states(text: string, word: string): boolean {
  if (fold(text).includes(fold(word)) && fold(word) !== '') return true
  if (/\p{L}/u.test(word)) return false
  const digits = word.replace(/\D/gu, '')
  if (digits.length > 6) return text.replace(/\D/gu, '').includes(digits)
  const [amount] = amountsIn(word)
  return amount !== undefined && amountsIn(text).includes(amount)
}

/** The numbers of a text: `1,750`, `1.750,00` and `1750` are the same. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/\d+(?:[.,'’\u00A0\u202F ]\d{3})*(?:[.,]\d{1,2})?(?!\d)/gu)].map(([number]) => {
    const cents = /[.,](\d{1,2})$/u.exec(number)?.[1]
    const whole = (cents === undefined ? number : number.slice(0, -cents.length - 1)).replace(/\D/gu, '')
    return Number(`${whole}.${cents ?? '0'}`)
  })
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function lineOf(name: string, measured: Measured[]): string {
  const sum = (count: (one: Measured) => number): number => measured.reduce((total, one) => total + count(one), 0)
  const of = (count: number): string =>
    measured.length === 1 ? (count === 1 ? 'yes' : 'no') : `${count} of ${measured.length}`
  return [
    name,
    ...shares(measured, () => true),
    sum((one) => one.secretBytes),
    sum((one) => one.ignoredLines),
    of(sum((one) => Number(one.refused))),
    of(sum((one) => Number(one.layout))),
    of(sum((one) => Number(one.company))),
    (sum((one) => one.seconds) / measured.length).toFixed(1),
  ].join(' | ')
}

const kindLine = (kind: string, measured: Measured[]): string =>
  [kind, ...shares(measured, (fact) => fact.kind === kind)].join(' | ')

function shares(measured: Measured[], isCounted: (fact: Fact) => boolean): string[] {
  const count = (listOf: (one: Measured) => Fact[]): number =>
    measured.reduce((sum, one) => sum + listOf(one).filter(isCounted).length, 0)
  const facts = count((one) => one.facts)
  return [count((one) => one.sent), count((one) => one.known), count((one) => one.structured)].map(
    (found) => `${found} of ${facts} (${((found / facts) * 100).toFixed(1)} %)`,
  )
}
