import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type CodebaseContext, understandCodebase } from '#src/engine/understand/codebase/understand-codebase.ts'

/** What a repository states, as somebody labelled it. */
interface Label {
  app?: string
  company?: string
  facts: Fact[]
  /** Texts that must never be sent. */
  secrets: string[]
  /** Files that Git ignores. */
  ignored: string[]
  layout_file?: string
}

interface Fact {
  kind: 'price' | 'product' | 'email' | 'phone'
  name?: string
  value?: string
}

interface Shown {
  ok: boolean
  company_name: string
  layout_file?: string
  secrets?: { path: string }[]
  codebase_context?: CodebaseContext
}

interface Measured {
  id: string
  facts: number
  arrived: number
  missed: string[]
  /** Facts in a member of their own: products, plans or contact details. */
  structured: number
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
 * repositories, each beside its `<id>.json`. Prints the share of labelled prices, products and contact details that
 * become knowledge, the bytes of planted secrets that would be sent, and whether the layout file is the right one.
 */
export function evaluateRepositories(words: readonly string[]): void {
  const folder = words.find((word) => !word.startsWith('--'))
  if (folder === undefined) throw new Error('Name a folder of repositories.')
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  const ids = readdirSync(folder).filter((name) => existsSync(join(folder, `${name}.json`)))
  const measured = ids.toSorted().map((id) => measure(folder, id, !words.includes('--without-git')))
  console.log(
    'repository | facts | in a member | secret bytes sent | ignored lines sent | refused | layout | company | s',
  )
  for (const one of measured) console.log(lineOf(one.id, [one]))
  console.log(lineOf('all', measured))
  if (!words.includes('--failures')) return
  for (const { id, missed } of measured) for (const fact of missed) console.log(`[${id}] ${fact}`)
}

function measure(folder: string, id: string, usesGit: boolean): Measured {
  const label = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as Label
  const copy = mkdtempSync(join(tmpdir(), 'foyer-repository-'))
  try {
    cpSync(join(folder, id), copy, { recursive: true })
    if (usesGit)
      for (const args of [
        ['init', '-q'],
        ['add', '-A'],
      ])
        execFileSync('git', args, { cwd: copy, stdio: 'ignore' })
    const ignored = label.ignored.flatMap((path) => linesOf(join(copy, path)))
    const startedAt = performance.now()
    const first = show(copy, label)
    const seconds = (performance.now() - startedAt) / 1000
    // A developer who keeps the secret there leaves out its line.
    const shown = first.ok ? first : show(copy, label, ['--skip-secrets'])
    const sent = JSON.stringify(shown.codebase_context ?? {})
    return {
      id,
      ...countFacts(label, shown),
      secretBytes: bytesOf(label.secrets, sent) + (first.ok ? 0 : bytesOf(label.secrets, JSON.stringify(first))),
      ignoredLines: ignored.filter((line) => sent.includes(JSON.stringify(line).slice(1, -1))).length,
      refused: !first.ok,
      layout: label.layout_file === undefined || shown.layout_file === label.layout_file,
      company: label.company === undefined || shown.company_name === label.company,
      seconds,
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function show(folder: string, { app }: Label, more: string[] = []): Shown {
  const args = [COMMAND, 'show', '--dir', folder, ...(app ? ['--app', app] : []), ...more]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout) as Shown
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
  { codebase_context: context = {}, company_name: company }: Shown,
): Pick<Measured, 'facts' | 'arrived' | 'missed' | 'structured'> {
  const items = understandCodebase(context, company).items.map(({ title, content }) => `${title}\n${content}`)
  const offers = [...(context.products ?? []), ...(context.pricing_tiers ?? [])].map((offer) => JSON.stringify(offer))
  const members = [...offers, JSON.stringify(context.contact_info ?? {})]
  const missed = facts.filter((fact) => !items.some((text) => states(text, fact)))
  return {
    facts: facts.length,
    arrived: facts.length - missed.length,
    missed: missed.map((fact) => JSON.stringify(fact)),
    structured: facts.filter((fact) => members.some((text) => states(text, fact))).length,
  }
}

/** Whether a text states a fact: a price beside its name, in whatever notation. */
function states(text: string, { kind, name = '', value = '' }: Fact): boolean {
  switch (kind) {
    case 'email':
      return text.toLowerCase().includes(value.toLowerCase())
    case 'phone':
      return text.replace(/\D/gu, '').includes(value.replace(/\D/gu, ''))
    case 'product':
      return fold(text).includes(fold(name))
    case 'price': {
      const [amount = Number.NaN] = amountsIn(value)
      return fold(text).includes(fold(name)) && amountsIn(text).includes(amount)
    }
  }
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
  const facts = sum((one) => one.facts)
  const share = (count: number): string => `${count} of ${facts} (${((count / facts) * 100).toFixed(1)} %)`
  const of = (count: number): string =>
    measured.length === 1 ? (count === 1 ? 'yes' : 'no') : `${count} of ${measured.length}`
  return [
    name,
    share(sum((one) => one.arrived)),
    share(sum((one) => one.structured)),
    sum((one) => one.secretBytes),
    sum((one) => one.ignoredLines),
    of(sum((one) => Number(one.refused))),
    of(sum((one) => Number(one.layout))),
    of(sum((one) => Number(one.company))),
    (sum((one) => one.seconds) / measured.length).toFixed(1),
  ].join(' | ')
}
