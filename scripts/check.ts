import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { findStaleTests, type TestFileResult } from './unit-tests.ts'

/**
 * One of the steps that a change must pass before it is committed, besides the suites that need a database or a
 * browser.
 */
interface Step {
  name: string
  command: string
  /** How to fix a failure, if the tool itself does not say. */
  fix?: string
}

interface Outcome {
  step: Step
  passed: boolean
  seconds: number
  output: string
}

const UNIT_RESULTS = '.cache/check/unit-tests.json'
/** One worker, because each compiles everything that its tests import. The other steps use the other cores. */
const UNIT_TESTS = `vitest run --project unit --maxWorkers=1 --reporter=default --reporter=./scripts/summary-reporter.ts --reporter=json --outputFile.json=${UNIT_RESULTS}`

/**
 * Steps run in parallel, and each checker keeps its own types: one thread per step computes half as much. Collecting
 * garbage at five times the heap instead of twice saves another fifth.
 */
const ENVIRONMENT = { ...process.env, GOMAXPROCS: '1', GOGC: '400' }

// CI runs every test. Elsewhere a test is skipped if it passed with the same contents of everything it imports.
const tests = process.env['CI'] ? undefined : findStaleTests()

/** The longest step comes first, so that no core waits for a late one. */
const STEPS: Step[] = [
  {
    name: `house and unit tests${tests?.known ? `, without ${tests.known} files that passed before` : ''}`,
    command: [UNIT_TESTS, ...(tests?.known ? tests.stale : [])].join(' '),
  },
  { name: 'lint', command: 'oxlint' },
  // Checks again only what a change affects.
  {
    name: 'types',
    command: 'tsc -p . --checkers 1 --incremental --tsBuildInfoFile .cache/check/types.tsbuildinfo',
  },
  { name: 'unused code (knip)', command: 'knip --cache' },
  {
    name: 'types of web',
    command: 'tsc -p web --checkers 1 --incremental --tsBuildInfoFile .cache/check/types-web.tsbuildinfo',
  },
  { name: 'types of widget', command: 'tsc -p widget --checkers 1' },
  { name: 'types of command', command: 'tsc -p command --checkers 1' },
  { name: 'types of sdk', command: 'tsc -p sdk --checkers 1' },
  { name: 'types of the apps that tests build', command: 'tsc -p test/fixtures/apps --checkers 1' },
  { name: 'size of widget, dashboard, command and sdk', command: 'node scripts/size.ts' },
  { name: 'format', command: 'oxfmt --check .', fix: 'npm run format' },
]

async function runStep(step: Step): Promise<Outcome> {
  const startedAt = performance.now()
  const [program = '', ...args] = step.command.split(' ')
  const child = spawn(`node_modules/.bin/${program}`, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: ENVIRONMENT,
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  const exitCode = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += error.message
      resolve(null)
    })
    child.on('close', resolve)
  })
  const outcome = { step, passed: exitCode === 0, seconds: (performance.now() - startedAt) / 1000, output }
  console.log(`${outcome.passed ? 'pass' : 'FAIL'}  ${outcome.seconds.toFixed(1).padStart(5)} s  ${step.name}`)
  return outcome
}

async function runAll(steps: Step[]): Promise<Outcome[]> {
  const waiting = [...steps]
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return outcomes
}

/** Returns the processor time of this process and its children, or '' if the system does not report it. */
function processorTime(): string {
  if (!existsSync('/proc/self/stat')) return ''
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  // utime, stime, cutime and cstime, in hundredths of a second.
  const hundredths = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return `, ${(hundredths / 100).toFixed(1)} s of processor time`
}

const startedAt = performance.now()
rmSync(UNIT_RESULTS, { force: true })
const failed = (await runAll(STEPS)).filter((outcome) => !outcome.passed)
if (existsSync(UNIT_RESULTS)) {
  const { testResults } = JSON.parse(readFileSync(UNIT_RESULTS, 'utf8')) as { testResults: TestFileResult[] }
  const hasFailed = failed.some(({ step }) => step === STEPS[0])
  // An error outside any test fails the run without a file to blame.
  if (hasFailed === testResults.some(({ status }) => status === 'failed')) tests?.record(testResults)
}
for (const { step, output } of failed) console.log(`\n──── ${step.name}: ${step.command}\n${output.trim()}`)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`\n${STEPS.length - failed.length} of ${STEPS.length} checks passed in ${seconds} s${processorTime()}`)
for (const { step } of failed) console.log(`  failed: ${step.name}${step.fix ? `; fix with: ${step.fix}` : ''}`)
process.exitCode = failed.length === 0 ? 0 : 1
