import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { deserialize } from 'node:v8'
import { PARTS } from './ablate-parts.ts'
import type { AskedQuestion } from './answers-measure.ts'
import type { ReadSite } from './sites-reading.ts'

/** Sites with their questions that are counted together. */
export interface QuestionSet {
  name: string
  /** The weights of choice and confidence are fitted on its questions. */
  isFitted: boolean
  sites: ReadSite[]
}

/** What the answerer does with one set, as percentages. */
export interface SetFigures {
  name: string
  right: number
  refused: number
  inPassages: number
}

const ANSWERER = new URL('../src/engine/answer/', import.meta.url).href
const KEPT = '?kept'
const WRONGLY_REFUSED = 0.08

/** Makes the files of a part do nothing in this process. Nothing may have imported them before. */
function removePart(name: string): void {
  const neutral = Object.entries(PARTS.find((one) => one.name === name)?.neutral ?? {})
  const sources = new Map(neutral.map(([path, source]) => [new URL(path, ANSWERER).href, source]))
  registerHooks({
    load: (url, context, nextLoad) => {
      const source = sources.get(url)
      if (source === undefined) return nextLoad(url, context)
      const own = `export * from '${url}${KEPT}'\nimport * as kept from '${url}${KEPT}'\n${source}`
      return { format: 'module', source: own, shortCircuit: true }
    },
  })
}

const percent = (some: readonly AskedQuestion[], is: (one: AskedQuestion) => boolean): number =>
  some.length === 0 ? 0 : (100 * some.filter(is).length) / some.length

/** The figures of a set at the threshold that refuses 8 % of its answerable questions. */
function figuresOf(name: string, asked: readonly AskedQuestion[]): SetFigures {
  const answerable = asked.filter(({ group }) => group === 'answerable')
  const confidences = answerable.map(({ confidence }) => confidence).toSorted((a, b) => a - b)
  const threshold = confidences[Math.floor(confidences.length * WRONGLY_REFUSED)] ?? 0
  return {
    name,
    right: percent(answerable, (one) => one.in600 && one.confidence >= threshold),
    refused: percent(
      asked.filter(({ group }) => group === 'unanswerable'),
      ({ confidence }) => confidence < threshold,
    ),
    inPassages: percent(answerable, ({ inPassages }) => inPassages),
  }
}

const [file = '', removed = ''] = process.argv.slice(2)
removePart(removed)
const { askSite, measureSite } = await import('./answers-measure.ts')
const { holdOut } = await import('./answers-fit.ts')
const sets = deserialize(readFileSync(file)) as QuestionSet[]
const asked = sets.flatMap(({ name: set, isFitted, sites }) =>
  sites
    .flatMap((site) => (isFitted ? measureSite : (one: ReadSite) => askSite(one))(site))
    .map((one) => ({ ...one, set, isFitted })),
)
const held = holdOut(
  asked,
  asked.filter(({ isFitted }) => isFitted),
)
console.log(
  JSON.stringify(
    sets.map(({ name }) =>
      figuresOf(
        name,
        held.filter(({ set }) => set === name),
      ),
    ),
  ),
)
