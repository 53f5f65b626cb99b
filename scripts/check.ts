import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Everything a change must pass before it is committed, apart from the suites that need a database or a browser. */
interface Step {
  name: string
  command: string
  /** What to do about a failure, where the tool itself does not say. */
  mend?: string
}

interface Outcome {
  step: Step
  passed: boolean
  seconds: number
  output: string
}

/** Longest first, so that no core waits for one late step. */
const STEPS: Step[] = [
  { name: 'house and unit tests', command: 'vitest run --project unit' },
  { name: 'unused code (knip)', command: 'knip' },
  { name: 'types', command: 'tsc -p .' },
  { name: 'types of web', command: 'tsc -p web' },
  { name: 'types of widget', command: 'tsc -p widget' },
  { name: 'types of the apps that tests build', command: 'tsc -p test/fixtures/apps' },
  { name: 'lint', command: 'oxlint' },
  { name: 'size of widget and dashboard', command: 'node scripts/size.ts' },
  { name: 'format', command: 'oxfmt --check .', mend: 'npm run format' },
]

async function runStep(step: Step): Promise<Outcome> {
  const startedAt = performance.now()
  const [program = '', ...args] = step.command.split(' ')
  const child = spawn(`node_modules/.bin/${program}`, args, { stdio: ['ignore', 'pipe', 'pipe'] })
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

const startedAt = performance.now()
const failed = (await runAll(STEPS)).filter((outcome) => !outcome.passed)
for (const { step, output } of failed) console.log(`\n──── ${step.name}: ${step.command}\n${output.trim()}`)
console.log(
  `\n${STEPS.length - failed.length} of ${STEPS.length} checks passed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
)
for (const { step } of failed) console.log(`  failed: ${step.name}${step.mend ? `; mend with: ${step.mend}` : ''}`)
process.exitCode = failed.length === 0 ? 0 : 1
