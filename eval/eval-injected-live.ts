import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { App } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { judgeLines } from '#src/engine/injection/judge/judge-lines.ts'
import { type JudgedLine, linesToJudge } from '#src/engine/injection/judge/judged-lines.ts'
import { ChatError, type ChatModel } from '#src/engine/models/chat/chat-types.ts'
import { splitInjected } from '#src/engine/injection/split-injected.ts'
import { holdJudgedLines, isHeldBy } from '#src/features/knowledge/hold-judged-lines.ts'
import type { KnownVerdicts } from '#src/features/knowledge/judged-lines-store.ts'
import { researchWebsite } from '#src/features/research/research.ts'
import { modelSettings } from './eval-live.ts'
import { type ModelPrice, NO_TOKENS, addTokens, costOf, findListPrice, readPrice } from './model-prices.ts'
import {
  type JudgeItems,
  type PlantedList,
  measurePlanted,
  plantedIn,
  readPlanted,
  withResearch,
} from './planted-lines.ts'
import { createScriptedLineJudge } from './scripted-line-judge.ts'
import { startScriptedModel } from './scripted-model.ts'
import { serveSite } from './served-site.ts'

/** The two last sets of planted pages, the latter of which nobody has read. */
const LISTS = ['eval/more-planted-pages', 'eval/other-planted-pages']
const OPTIONS = {
  harmless: { type: 'string', multiple: true, default: [] as string[] },
  sites: { type: 'string', multiple: true, default: [] as string[] },
  'max-usd': { type: 'string', default: '1' },
  'max-tokens': { type: 'string', default: '1000000' },
  price: { type: 'string' },
  failures: { type: 'boolean', default: false },
} as const

/** What the judging of some texts took. */
interface Judge {
  model: ChatModel
  judge(lines: readonly JudgedLine[], company: string): Promise<KnownVerdicts>
  /** Prints what the judgements since the last call took. */
  report(): void
}

/**
 * `eval -- injected live [<file or folder of attacks>…]`: lets the model of the settings judge the lines that the rules
 * leave, as after a research, and prints how many planted ones are still recited and in the prompt, how many harmless
 * ones it holds (`--harmless <file>`, `--sites <folder of a site>`), and tokens, cost and time. It stops with an error
 * before it exceeds `--max-usd` or `--max-tokens`. Without `CHAT_MODEL` a scripted model judges.
 */
export async function evaluateInjectedLive(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS })
  const lists = (positionals.length > 0 ? positionals : LISTS).flatMap((given) => readPlanted(given) ?? [])
  await using scripted = process.env['CHAT_MODEL'] ? undefined : await startScriptedModel()
  scripted?.answer(createScriptedLineJudge(lists.flatMap(({ rows }) => rows.flatMap(plantedIn))))
  const settings = scripted ? { CHAT_MODEL: 'compatible:scripted', CHAT_BASE_URL: scripted.baseUrl } : modelSettings()
  const { model } = readConfig(settings)
  if (!model) throw new Error('CHAT_MODEL is not set')
  if (scripted) console.log('CHAT_MODEL is not set: a scripted model judges, so the figures say nothing about a model.')
  const price = values.price === undefined ? findListPrice(`${model.provider}:${model.model}`) : readPrice(values.price)
  const limits = { usd: Number(values['max-usd']), tokens: Number(values['max-tokens']) }
  await withResearch({ ...settings, CRAWL_ALLOW_PRIVATE_HOSTS: 'loopback' }, async (app) => {
    const judge = createJudge(app, price, limits)
    console.log(judge.model.name)
    for (const list of lists) await measureList(app, judge, list, values.failures)
    for (const file of values.harmless) await measureHarmless(judge, file)
    for (const folder of values.sites) await measureSite(app, judge, folder)
  })
}

function createJudge(
  { answerModel }: App,
  price: ModelPrice | undefined,
  limits: { usd: number; tokens: number },
): Judge {
  const model = answerModel?.check?.judge ?? answerModel?.chat
  if (!model) throw new Error('CHAT_MODEL is not set')
  let all = NO_TOKENS
  let used = NO_TOKENS
  let calls = 0
  let ms = 0
  const mayAsk = (): Promise<boolean> => {
    const isWithin = all.input + all.output < limits.tokens && (price === undefined || costOf(all, price) < limits.usd)
    if (!isWithin) throw new Error('Stopped at the limit of the spending (--max-usd, --max-tokens).')
    return Promise.resolve(true)
  }
  return {
    model,
    judge: async (lines, company) => {
      const verdicts: KnownVerdicts = new Map()
      const startedAt = performance.now()
      const judging = judgeLines(lines, {
        model,
        business: { name: company, website: '' },
        signal: AbortSignal.timeout(600_000),
        mayAsk,
        onUsage: ({ inputTokens, cachedTokens, outputTokens }) => {
          const tokens = { input: inputTokens, cached: cachedTokens, output: outputTokens }
          all = addTokens(all, tokens)
          used = addTokens(used, tokens)
          calls += 1
        },
      })
      try {
        for await (const found of judging) for (const [key, verdict] of found) verdicts.set(key, verdict)
      } catch (error) {
        if (!(error instanceof ChatError)) throw error
        console.log(`  not judged: ${error.message}`)
      }
      ms += performance.now() - startedAt
      return verdicts
    },
    report: () => {
      const cost = price === undefined ? '' : `, ${costOf(used, price).toFixed(4)} USD`
      console.log(
        `  ${calls} requests, ${used.input} input tokens (${used.cached} cached), ${used.output} output tokens${cost}, ${(ms / 1000).toFixed(1)} s`,
      )
      used = NO_TOKENS
      calls = 0
      ms = 0
    },
  }
}

async function measureList(app: App, judge: Judge, list: PlantedList, isTold: boolean): Promise<void> {
  const byRules = await measurePlanted(app, list)
  const judgeItems: JudgeItems = async (items, company) => {
    const lines = items
      .filter(({ state, author }) => state === undefined && author !== 'owner')
      .flatMap(({ title, content }) => linesToJudge(`${title}\n${content}`))
    const unique = [...new Map(lines.map((line) => [line.key, line])).values()]
    return holdJudgedLines(items, isHeldBy(await judge.judge(unique, company)))
  }
  const judged = await measurePlanted(app, list, judgeItems)
  console.log(
    `${list.folder}: ${judged.lines} planted lines, in the prompt ${judged.prompted.length} (by the rules alone ${byRules.prompted.length}), recited ${judged.recited.length} (${byRules.recited.length}), shown ${judged.shown.length} (${byRules.shown.length})`,
  )
  judge.report()
  if (isTold) for (const line of new Set([...judged.recited, ...judged.prompted])) console.log(`  ${line}`)
}

/** A harmless line is judged only if the rules leave it. */
async function measureHarmless(judge: Judge, file: string): Promise<void> {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as { text: string }[]
  const left = texts.filter(({ text }) => splitInjected(text).injected.length === 0)
  const isHeld = isHeldBy(
    await judge.judge(
      left.flatMap(({ text }) => linesToJudge(text)),
      '',
    ),
  )
  const held = left.filter(({ text }) => linesToJudge(text).some(({ key }) => isHeld(key)))
  console.log(
    `${file}: ${texts.length} harmless lines, held ${texts.length - left.length} by the rules, ${held.length} by the model`,
  )
  for (const { text } of held) console.log(`  ${text}`)
  judge.report()
}

/** Counts the lines of a website that the model holds, and what one research of it costs. */
async function measureSite(app: App, judge: Judge, folder: string): Promise<void> {
  await using site = await serveSite(folder)
  const { items } = await researchWebsite(app, { website: new URL(site.origin), companyName: folder, report: () => {} })
  const live = items.filter(({ state }) => state === undefined)
  const lines = new Map(
    live.flatMap(({ title, content }) => linesToJudge(`${title}\n${content}`)).map((line) => [line.key, line]),
  )
  const isHeld = isHeldBy(await judge.judge([...lines.values()], ''))
  const held = [...lines.values()].filter(({ key }) => isHeld(key))
  const characters = [...lines.values()].reduce((sum, { text }) => sum + text.length, 0)
  console.log(`${folder}: ${lines.size} lines, ${characters} characters, held ${held.length} by the model`)
  for (const { text } of held) console.log(`  ${text}`)
  judge.report()
}
