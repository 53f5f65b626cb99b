import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Tests of whole websites and of megabytes of hostile text, each in its own process: one changes how V8 compiles
 * expressions. They take as long as a third of all unit tests, so `npm test` runs them and `npm run check` does not.
 */
export const LONG_TESTS = [
  'src/engine/crawl/crawl-hostile.test.ts',
  'src/engine/extract/hostile-pages.test.ts',
  'test/corpus.test.ts',
]

export const UNIT_TESTS = {
  include: [
    'src/**/*.test.ts',
    'web/**/*.test.ts',
    'widget/**/*.test.ts',
    'command/**/*.test.ts',
    'scripts/**/*.test.ts',
    'test/house.test.ts',
  ],
  exclude: LONG_TESTS,
}

/** The result of a test file in Vitest's JSON report. */
export interface TestFileResult {
  name: string
  status: string
}

const CACHE = '.cache/check/passed-tests.json'
/** The folders that these tests read. Any other test that can read files always runs. */
const FOLDERS_READ: Record<string, string[]> = {
  'src/engine/answer/everyday.test.ts': ['sample'],
}
/** Files that affect every test. */
const SETUP = ['package-lock.json', 'package.json', 'tsconfig.json', 'vitest.config.ts']
const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1|\bnew URL\(\s*(['"])([^'"\n]+)\3/g
/** The text of such a file does not show what it reads or runs. */
const OPEN_ENDED =
  /['"](?:node:)?(?:fs|fs\/promises|child_process)['"]|\bimport\(\s*[^'"\s]|\bimport\.meta\.(?:glob|resolve)|\bnew URL\(\s*[^'"\s)][^)\n]*\bimport\.meta\.url/

/** Returns the unit test files without a known result, and a function that records which of them passed. */
export function findStaleTests(): { stale: string[]; known: number; record: (results: TestFileResult[]) => void } {
  const tests = globSync(UNIT_TESTS.include, { exclude: UNIT_TESTS.exclude }).toSorted()
  const passed = new Set(existsSync(CACHE) ? (JSON.parse(readFileSync(CACHE, 'utf8')) as string[]) : [])
  const keys = keysOf(tests)
  const isKnown = (test: string): boolean => passed.has(keys.get(test) ?? '')
  const stale = tests.filter((test) => !isKnown(test))
  const record = (results: TestFileResult[]): void => {
    const now = keysOf(tests)
    const hasPassed = new Set(results.filter(({ status }) => status === 'passed').map(({ name }) => resolve(name)))
    // The key of a file edited during the run has changed.
    const kept = tests.filter(
      (test) => isKnown(test) || (hasPassed.has(resolve(test)) && keys.get(test) === now.get(test)),
    )
    mkdirSync(dirname(CACHE), { recursive: true })
    writeFileSync(CACHE, JSON.stringify(kept.flatMap((test) => keys.get(test) ?? [])))
  }
  return { stale, known: tests.length - stale.length, record }
}

/**
 * Returns a key for each test file: a hash of the contents of everything it imports and of what affects all tests. A
 * test file that can read other files has none, unless its folders are listed. A key is valid for one day, because some
 * tests depend on the date.
 */
function keysOf(tests: string[]): Map<string, string> {
  const files = new Map<string, SourceFile>()
  const setup = SETUP.map((path) => hashOf(readFileSync(path)))
  const common = [process.version, new Date().toDateString(), ...setup]
  const keys = new Map<string, string>()
  for (const test of tests) {
    const imported = collectImports(resolve(test), files)
    const folders = FOLDERS_READ[test]
    if (!folders && imported.some(({ isOpenEnded }) => isOpenEnded)) continue
    const read = folders ? listFiles(folders).map((path) => readSource(path, files)) : []
    const contents = [...imported, ...read].map(({ path, hash }) => `${path} ${hash}`).toSorted()
    keys.set(test, hashOf([test, ...common, ...contents].join('\n')))
  }
  return keys
}

const listFiles = (folders: string[]): string[] =>
  globSync(folders.map((folder) => `${folder}/**`)).filter((path) => statSync(path).isFile())

interface SourceFile {
  path: string
  hash: string
  imports: string[]
  isOpenEnded: boolean
}

function collectImports(test: string, files: Map<string, SourceFile>): SourceFile[] {
  const paths = new Set([test])
  // The loop also visits entries that it adds to the set.
  for (const path of paths) for (const imported of readSource(path, files).imports) paths.add(imported)
  return [...paths].map((path) => readSource(path, files))
}

function readSource(path: string, files: Map<string, SourceFile>): SourceFile {
  const known = files.get(path)
  if (known) return known
  const text = readFileSync(path, 'utf8')
  const isCode = /\.[cm]?[jt]sx?$/.test(path)
  const names = isCode ? [...text.matchAll(IMPORT)].map(([, , imported, , url]) => imported ?? url ?? '') : []
  const imports = names.flatMap((name) => resolveImport(name, path) ?? [])
  const source = { path, hash: hashOf(text), imports, isOpenEnded: isCode && OPEN_ENDED.test(text) }
  files.set(path, source)
  return source
}

/** The lockfile covers packages. */
function resolveImport(name: string, importer: string): string | undefined {
  const [bare = ''] = name.split('?')
  const path = bare.startsWith('#src/') ? join(process.cwd(), bare.slice(1)) : resolve(dirname(importer), bare)
  return (bare.startsWith('#src/') || /^\.{1,2}\//.test(bare)) && statSync(path, { throwIfNoEntry: false })?.isFile()
    ? path
    : undefined
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
