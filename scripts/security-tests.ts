import { readFileSync } from 'node:fs'
import { type TestCase, type TestModule, startVitest } from 'vitest/node'
import { type NamedTest, findNamedTests } from './named-tests.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** How many attacks a test tried, and how many succeeded. */
    attacks?: { tried: number; succeeded: number }
  }
}

/** A row of the table in SECURITY.md. */
interface Row {
  attack: string
  tests: NamedTest[]
}

const ROW = /^\| ([^|]+) \| ([^|]+) \|(?: [^|]* \|)?$/

/** Runs the tests that SECURITY.md names and prints what each attack achieved. */
async function runSecurityTests(): Promise<void> {
  const rows = listRows(readFileSync('SECURITY.md', 'utf8'))
  const named = rows.flatMap(({ tests }) => tests)
  const vitest = await startVitest('test', [...new Set(named.map(({ file }) => file))], {
    watch: false,
    testNamePattern: new RegExp(named.map(({ title }) => toPattern(title)).join('|')),
    reporters: ['default'],
  })
  const modules = vitest.state.getTestModules()
  const lines = rows.map((row) => describeRow(row, modules))
  const width = Math.max(...rows.map(({ attack }) => attack.length))
  const text = rows.map(({ attack }, at) => `${attack.padEnd(width)}  ${lines[at]}`).join('\n')
  process.stdout.write(`\n${text}\n`)
  await vitest.close()
}

function listRows(document: string): Row[] {
  return document.split('\n').flatMap((line) => {
    const [, attack = ''] = ROW.exec(line) ?? []
    const tests = findNamedTests(line)
    return tests.length > 0 ? [{ attack, tests }] : []
  })
}

/** In a title, `%s` and `$name` stand for a value of the test's table. */
function toPattern(title: string): string {
  return title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%\w|\\\$\w+/g, '.*')
}

function describeRow({ tests }: Row, modules: readonly TestModule[]): string {
  const found = tests.flatMap(({ file, title }) => findTests(modules, file, new RegExp(toPattern(title))))
  const count = (state: string) => found.filter((test) => test.result().state === state).length
  const attacks = found.flatMap((test) => test.meta().attacks ?? [])
  const sum = (key: 'tried' | 'succeeded') => attacks.reduce((total, one) => total + one[key], 0)
  return [
    attacks.length > 0 ? `${sum('succeeded')} of ${sum('tried').toLocaleString('en')} succeeded` : undefined,
    `${count('passed')} tests passed`,
    count('skipped') > 0 ? `${count('skipped')} skipped` : undefined,
    count('failed') > 0 ? `${count('failed')} FAILED` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ')
}

function findTests(modules: readonly TestModule[], file: string, title: RegExp): TestCase[] {
  return modules
    .filter((module) => module.relativeModuleId === file)
    .flatMap((module) => [...module.children.allTests()].filter((test) => title.test(test.fullName)))
}

await runSecurityTests()
