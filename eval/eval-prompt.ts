import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { startFoyer } from '../bench/support/foyer-process.ts'
import { comparable } from './answers-measure.ts'
import { type MeasuredAgent, WITHOUT_LIMITS, createMeasuredAgent } from './measured-agent.ts'
import { type ModelRequest, type ScriptedModel, promptOf, startScriptedModel } from './scripted-model.ts'
import { serveSite } from './served-site.ts'
import { type SiteFolder, findSites } from './site-folders.ts'
import type { SiteQuestion } from './sites-reading.ts'

/** Where the answer of one question stood. */
interface Outcome {
  set: string
  contextTokens: number
  question: string
  answer: string
  /** In the prompt, or in a reply without a model. */
  isRead: boolean
  /** There, or in what the model found with its second guess; undefined without one. */
  isFound: boolean | undefined
  characters: number
}

interface AskedSet {
  set: string
  questions: SiteQuestion[]
  /** By question, how a model would search for it. */
  guesses: string[]
}

type SecondGuesses = Record<string, Record<string, string[]>>

const SEARCH_TOOL = 'search_knowledge'

/**
 * `eval -- prompt <sites> <truth> <questions>…`: creates an agent for each site, asks the answerable questions of each
 * folder through the chat API, and looks for the answer in what a scripted model receives. If it is not there, the
 * model searches once with its second guess. With `--failures` it prints the questions whose answer was not found.
 */
export async function evaluatePrompts(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      context: { type: 'string', multiple: true, default: ['24000', '4096'] },
      guesses: { type: 'string', default: 'eval/second-guesses.json' },
      failures: { type: 'boolean', default: false },
    },
  })
  const [sites = '', truth = '', ...folders] = positionals
  const guesses = JSON.parse(readFileSync(values.guesses, 'utf8')) as SecondGuesses
  const chosen = findSites(sites, truth).filter(({ id }) => !values.only || values.only === id)
  for (const contextTokens of values.context.map(Number)) {
    const outcomes = await measureContext(contextTokens, chosen, (id) => readSets(folders, guesses, id))
    if (values.failures)
      for (const one of outcomes)
        if (!(one.isFound ?? one.isRead)) console.log(`${one.set} ${contextTokens}: ${one.question} (${one.answer})`)
    printOutcomes(outcomes)
  }
}

function readSets(folders: readonly string[], guesses: SecondGuesses, id: string): AskedSet[] {
  return folders.map((folder) => {
    const { questions } = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as { questions: SiteQuestion[] }
    return { set: basename(folder), questions, guesses: guesses[basename(folder)]?.[id] ?? [] }
  })
}

async function measureContext(
  contextTokens: number,
  sites: readonly SiteFolder[],
  setsOf: (id: string) => AskedSet[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  await using model = await startScriptedModel()
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-prompt-'))
  {
    await using service = await startFoyer({
      DATA_DIR: dataDir,
      CHAT_MODEL: 'compatible:scripted',
      CHAT_BASE_URL: model.baseUrl,
      CHAT_CHECK: 'off',
      CHAT_CONTEXT_TOKENS: String(contextTokens),
      ...WITHOUT_LIMITS,
    })
    for (const { id, folder, truthFile } of sites) {
      await using served = await serveSite(folder)
      const [start = '/'] =
        (JSON.parse(readFileSync(truthFile, 'utf8')) as { start_paths?: string[] }).start_paths ?? []
      const agent = await createMeasuredAgent(service.origin, served.origin + start)
      for (const { set, questions, guesses } of setsOf(id))
        for (const [at, question] of questions.entries())
          outcomes.push({ set, contextTokens, ...(await ask({ agent, model }, question, guesses[at])) })
      console.log(`${id} done`)
    }
  }
  await rm(dataDir, { recursive: true, force: true })
  return outcomes
}

async function ask(
  { agent, model }: { agent: MeasuredAgent; model: ScriptedModel },
  { question, lang, answer, accept = [] }: SiteQuestion,
  guess: string | undefined,
): Promise<Omit<Outcome, 'set' | 'contextTokens'>> {
  const golds = [answer, ...accept].map(comparable)
  const holds = (text: string): boolean => golds.some((gold) => comparable(text).includes(gold))
  const requests: ModelRequest[] = []
  model.answer((request) => {
    requests.push(request)
    const canSearch = request.tools?.some((tool) => tool.function.name === SEARCH_TOOL) ?? false
    const wants = guess !== undefined && requests.length === 1 && canSearch && !holds(promptOf(request))
    return wants ? { tool: SEARCH_TOOL, input: { query: guess } } : ['One moment.']
  })
  const { message } = await agent.ask(question, lang)
  const [first, ...others] = requests
  const isRead = holds(first ? promptOf(first) : message.text)
  return {
    question,
    answer,
    isRead,
    isFound: guess === undefined ? undefined : isRead || others.some((request) => holds(promptOf(request))),
    characters: first ? promptOf(first).length : 0,
  }
}

function printOutcomes(outcomes: readonly Outcome[]): void {
  for (const [set, all] of Map.groupBy(outcomes, (one) => `${one.contextTokens} tokens, ${one.set}`)) {
    const share = (count: number): string => `${count} of ${all.length} (${((100 * count) / all.length).toFixed(1)} %)`
    const asked = all.filter(({ characters }) => characters > 0)
    const mean = asked.reduce((sum, { characters }) => sum + characters, 0) / Math.max(1, asked.length)
    console.log(`${set}: the answer is in the prompt ${share(all.filter(({ isRead }) => isRead).length)}`)
    console.log(
      `  characters of a prompt, mean: ${Math.round(mean)}; questions that no model read: ${all.length - asked.length}`,
    )
    if (all.some(({ isFound }) => isFound !== undefined))
      console.log(`  found with the second guess: ${share(all.filter(({ isFound }) => isFound).length)}`)
  }
}
