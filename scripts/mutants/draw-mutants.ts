import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { createRandom } from '../seeded-random.ts'

/** A change of the code that a test should notice. */
export interface Mutant {
  id: string
  /** A path from the root of the repository. */
  fileName: string
  /** Lines and columns from 0. */
  location: { start: { line: number; column: number } }
  mutatorName: string
  /** The code in its place. */
  replacement: string
}

/** Files whose code contains all their mutants, each of which a variable of the environment switches on. */
export interface Instrumented {
  files: readonly { name: string; content: string }[]
  mutants: readonly Mutant[]
}

interface Instrumenter {
  instrument: (
    files: readonly { name: string; content: string; mutate: boolean }[],
    options: { excludedMutations: string[]; ignorers: []; plugins: null },
  ) => Promise<Instrumented>
}

const STRYKER = 'test/fixtures/mutants/node_modules/@stryker-mutator/instrumenter/dist/src/index.js'
const SOURCES = ['src/features/**/*.ts', 'src/store/**/*.ts']
/** A migration runs once for all tests, and a released one never changes. */
const EXCLUDED = ['**/*.test.ts', 'src/store/migrations/*']
const LOGGER = { debug: () => {}, info: () => {}, warn: console.warn, isDebugEnabled: () => false }

/** Puts all mutants into the code of the features and the store. */
export async function instrumentSources(): Promise<Instrumented> {
  const { Instrumenter: Stryker } = (await import(pathToFileURL(STRYKER).href)) as {
    Instrumenter: new (logger: typeof LOGGER) => Instrumenter
  }
  const files = globSync(SOURCES, { exclude: EXCLUDED })
    .toSorted()
    .map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }))
  return new Stryker(LOGGER).instrument(files, { excludedMutations: [], ignorers: [], plugins: null })
}

/** Draws mutants without repetition, in the order of the draw. */
export function drawMutants(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = createRandom(seed)
  const left = [...mutants]
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [drawn] = left.splice(Math.floor(random() * left.length), 1)
    return drawn
  }).filter((drawn) => drawn !== undefined)
}
