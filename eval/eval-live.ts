import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from '#src/config.ts'
import { createChatModel } from '#src/engine/models/chat/chat-model.ts'
import { ChatError, type ChatModel } from '#src/engine/models/chat/chat-types.ts'
import { createEndpointWeb } from '#src/engine/models/endpoint-web.ts'
import { startFoyer } from '../bench/support/foyer-process.ts'
import { comparable } from './answers-measure.ts'
import { type GradedReply, gradeReply } from './grade-reply.ts'
import { answerByWords } from './live-model.ts'
import { type LiveTurn, printLiveTable } from './live-table.ts'
import { type MeasuredAgent, WITHOUT_LIMITS, createMeasuredAgent } from './measured-agent.ts'
import { NO_TOKENS, findListPrice, readPrice } from './model-prices.ts'
import { startScriptedModel } from './scripted-model.ts'
import { serveSite } from './served-site.ts'
import { findSites } from './site-folders.ts'
import type { SiteTruth } from './sites-reading.ts'
import { type Spending, createSpending, readServiceTokens } from './spending.ts'

/** A question of a set, asked of the agent of its site. */
interface LiveQuestion {
  set: string
  agent: MeasuredAgent
  question: string
  lang: string
  /** What the site says, any of it right; none if the site does not answer. */
  answers: string[]
}

const OPTIONS = {
  only: { type: 'string' },
  'max-usd': { type: 'string', default: '1' },
  'max-tokens': { type: 'string', default: '2000000' },
  price: { type: 'string' },
  replies: { type: 'boolean', default: false },
} as const

/**
 * `eval -- live [<sites> <questions>…]`: asks the questions of each folder through the chat API of a service that uses
 * the model of the settings (`CHAT_MODEL`, `CHAT_API_KEY`, …), lets a model grade the replies, and prints answers,
 * cost, latency and cached share. It stops before the spending reaches `--max-usd` or `--max-tokens`. Without
 * `CHAT_MODEL` a scripted model answers.
 */
export async function evaluateLive(words: readonly string[], corpus: string): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS })
  const [sites = corpus, ...sets] = positionals
  await using scripted = process.env['CHAT_MODEL'] ? undefined : await startScriptedModel()
  scripted?.answer(answerByWords)
  const settings = scripted
    ? {
        CHAT_MODEL: 'compatible:scripted',
        CHAT_BASE_URL: scripted.baseUrl,
        CHAT_CHECK: 'off',
        CHAT_CONTEXT_TOKENS: '24000',
      }
    : modelSettings()
  const { model } = readConfig(settings)
  if (!model) throw new Error('CHAT_MODEL is not set')
  if (scripted)
    console.log('CHAT_MODEL is not set: a scripted model answers, so the figures say nothing about a model.')
  const name = `${model.provider}:${model.model}`
  const price = values.price === undefined ? findListPrice(name) : readPrice(values.price)
  const limits = { usd: readLimit(values['max-usd']), tokens: readLimit(values['max-tokens']) }
  const spending = createSpending(price, limits)
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-live-'))
  {
    await using service = await startFoyer({ DATA_DIR: dataDir, ...settings, ...WITHOUT_LIMITS })
    await using servers = new AsyncDisposableStack()
    const questions: LiveQuestion[] = []
    for (const site of findSites(sites, sets[0] ?? sites).filter(({ id }) => !values.only || values.only === id)) {
      const served = servers.use(await serveSite(site.folder))
      const [start = '/'] = readTruth(site.truthFile).start_paths ?? []
      const agent = await createMeasuredAgent(service.origin, `${served.origin}${start}`)
      for (const folder of sets.length === 0 ? [sites] : sets)
        questions.push(...readQuestions(folder, site.id).map((one) => ({ ...one, set: basename(folder), agent })))
    }
    const turns = await askAll(takeTurns(questions), { model, spending, origin: service.origin })
    if (values.replies) for (const turn of turns) printTurn(turn)
    printLiveTable(turns, { asked: questions.length, model: name, price, spending })
  }
  await rm(dataDir, { recursive: true, force: true })
}

function readLimit(text: string): number {
  const limit = Number(text)
  if (!(limit > 0)) throw new Error(`--max-usd and --max-tokens must be positive numbers, not ${text}`)
  return limit
}

/** Returns the settings of the chat model in the environment. */
export function modelSettings(): Record<string, string> {
  const named = Object.entries(process.env).filter(([name]) => name.startsWith('CHAT_'))
  return Object.fromEntries(named.map(([name, value = '']) => [name, value]))
}

type Truth = Partial<SiteTruth> & { start_paths?: string[] }

const readTruth = (file: string): Truth => JSON.parse(readFileSync(file, 'utf8')) as Truth

function readQuestions(folder: string, id: string): Omit<LiveQuestion, 'set' | 'agent'>[] {
  const { questions = [], unanswerable = [], language = 'en' } = readTruth(join(folder, `${id}.json`))
  return [
    ...questions.map(({ question, lang, answer, accept = [] }) => ({ question, lang, answers: [answer, ...accept] })),
    ...unanswerable.map(({ question }) => ({ question, lang: language, answers: [] })),
  ]
}

/** Orders questions so that a run that stops early has asked some of each set and site. */
function takeTurns(questions: readonly LiveQuestion[]): LiveQuestion[] {
  const groups = new Map<string, number>()
  const placed = questions.map((one) => {
    const isAnswerable = one.answers.length > 0
    const key = [one.set, questions.findIndex(({ agent }) => agent === one.agent), isAnswerable].join(' ')
    const place = groups.get(key) ?? 0
    groups.set(key, place + 1)
    return { one, place }
  })
  return placed.toSorted((a, b) => a.place - b.place).map(({ one }) => one)
}

interface Asking {
  model: NonNullable<Config['model']>
  spending: Spending
  origin: string
}

/** Asks the questions one after the other until the spending reaches its limit. */
async function askAll(questions: readonly LiveQuestion[], { model, spending, origin }: Asking): Promise<LiveTurn[]> {
  const grading = model.check ?? model
  const web = createEndpointWeb(grading.baseUrl)
  const grader = createChatModel({ ...grading, patienceMs: model.patienceMs, stream: web.stream, fetch: web.fetch })
  const turns: LiveTurn[] = []
  for (const { set, agent, question, lang, answers } of questions) {
    if (!spending.allowsAnother()) break
    const reply = await agent.ask(question, lang)
    const { text } = reply.message
    const [answer] = answers
    const { grade, tokens } = await tryToGrade(grader, { question, reply: text, answer })
    spending.note({ service: await readServiceTokens(origin), grading: tokens })
    const hasGold = answers.some((one) => comparable(text).includes(comparable(one)))
    turns.push({ set, isAnswerable: answer !== undefined, reply, hasGold, grade })
  }
  await web.close()
  return turns
}

/** Leaves the grade out if the model fails, as the table says. */
async function tryToGrade(grader: ChatModel, reply: GradedReply): ReturnType<typeof gradeReply> {
  try {
    return await gradeReply(grader, reply)
  } catch (error) {
    if (!(error instanceof ChatError)) throw error
    console.log(`no grade: ${error.message}`)
    return { grade: undefined, tokens: NO_TOKENS }
  }
}

function printTurn({ set, grade, reply }: LiveTurn): void {
  console.log(`[${set}, ${grade ?? 'no grade'}, ${reply.answeredBy}] ${reply.message.text.replaceAll('\n', ' / ')}`)
  for (const { text, reason } of reply.dropped) console.log(`  dropped (${reason}): ${text}`)
}
