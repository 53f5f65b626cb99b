import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startFoyer } from '../bench/support/foyer-process.ts'
import { comparable } from './answers-measure.ts'
import { type ReplySentence, citeSentences, hasSupport, holdsSupport } from './cite-sentences.ts'
import { type MeasuredReply, WITHOUT_LIMITS, createMeasuredAgent } from './measured-agent.ts'
import { readNumberedItems } from './numbered-items.ts'
import { type ModelAnswer, type ModelRequest, promptOf, startScriptedModel } from './scripted-model.ts'
import { createScriptedJudge } from './scripted-judge.ts'
import { serveSite } from './served-site.ts'
import { findSites } from './site-folders.ts'

/** A scripted model's reply, sentence by sentence: true of the site, false, or without a claim. */
interface ScriptedReply {
  id: string
  lang: string
  question: string
  sentences: ReplySentence[]
}

/**
 * What became of a sentence: `orphan` if it was dropped because it points at a dropped one, `unsaid` if the service
 * answered without asking the model.
 */
interface Outcome {
  reply: string
  sentence: ReplySentence
  fate: 'shown' | 'dropped' | 'orphan' | 'unsaid'
  reason: string
  /** Whether the owner sees it flagged. */
  isFlagged: boolean
}

/** How often the items of the prompts held what supports a true sentence. */
interface Support {
  held: number
  all: number
}

/** The reason that the service gives for a sentence that only points at a dropped one. */
const ORPHAN = 'orphan'
const SEARCH_TOOL = 'search_knowledge'

/**
 * `eval -- replies <sites> <truth> <replies>`: creates an agent for each site, lets a scripted model say each reply of
 * `<replies>/<site>.json` through the chat API, and counts the sentences that reach the visitor. With `--citations` the
 * model cites the numbered items of its prompt as `page` and `support` imply. With `--failures` it prints the true
 * sentences that do not arrive and the false ones that do. With `--judge audit` or `--judge hold` the model also judges
 * the replies: it misses one false sentence in ten and rejects one true one in fifty.
 */
export async function evaluateReplies(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      failures: { type: 'boolean', default: false },
      citations: { type: 'boolean', default: false },
      context: { type: 'string', default: '24000' },
      judge: { type: 'string', default: 'off' },
    },
  })
  const [sites = '', truth = '', replies = ''] = positionals
  const outcomes: Outcome[] = []
  const support: Support = { held: 0, all: 0 }
  const judge = createScriptedJudge()
  await using model = await startScriptedModel()
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-replies-'))
  {
    await using service = await startFoyer({
      DATA_DIR: dataDir,
      CHAT_MODEL: 'compatible:scripted',
      CHAT_BASE_URL: model.baseUrl,
      CHAT_CHECK: values.judge,
      CHAT_CONTEXT_TOKENS: values.context,
      ...WITHOUT_LIMITS,
    })
    for (const site of findSites(sites, truth).filter(({ id }) => !values.only || values.only === id)) {
      await using served = await serveSite(site.folder)
      const start = (JSON.parse(readFileSync(site.truthFile, 'utf8')) as { start_paths?: string[] }).start_paths?.[0]
      const agent = await createMeasuredAgent(service.origin, `${served.origin}${start ?? '/'}`)
      const text = readFileSync(join(replies, `${site.id}.json`), 'utf8')
      const { publicOrigin, origin } = served
      const local = publicOrigin ? text.replaceAll(publicOrigin, origin) : text
      const set = JSON.parse(local) as { replies: ScriptedReply[] }
      for (const reply of set.replies) {
        const related = set.replies.filter(({ question }) => question === reply.question)
        const said = { sentences: reply.sentences, related: related.flatMap(({ sentences }) => sentences) }
        judge.know(reply.sentences)
        let isAsked = false
        model.answer((request) => {
          const judged = judge.judge(request)
          if (judged) return judged
          isAsked = true
          return values.citations
            ? sayWithCitations(request, said, support)
            : inLines(reply.sentences.map((sentence) => sentence.text))
        })
        const measured = await agent.ask(reply.question, reply.lang)
        outcomes.push(...outcomesOf(reply, measured, isAsked))
      }
      console.log(`${site.id} done`)
    }
  }
  await rm(dataDir, { recursive: true, force: true })
  if (values.failures) printFailures(outcomes)
  printOutcomes(outcomes, values.judge !== 'off')
  if (values.citations) console.log(`true, with their support in a numbered item: ${support.held} of ${support.all}`)
}

/** Says the sentences with their citations. A model that does not see what it wants to say searches for it once. */
function sayWithCitations(
  request: ModelRequest,
  { sentences, related }: Record<'sentences' | 'related', readonly ReplySentence[]>,
  support: Support,
): ModelAnswer {
  const items = readNumberedItems(promptOf(request))
  const missing = sentences.find((sentence) => !holdsSupport(sentence, items))
  const canSearch = request.tools?.some((tool) => tool.function.name === SEARCH_TOOL) ?? false
  const hasSearched = request.messages.some(({ role }) => role === 'tool')
  if (missing && canSearch && !hasSearched) return { tool: SEARCH_TOOL, input: { query: missing.text } }
  const supported = sentences.filter((sentence) => hasSupport(sentence))
  support.all += supported.length
  support.held += supported.filter((sentence) => holdsSupport(sentence, items)).length
  const cited = citeSentences(sentences, related, items)
  return inLines(sentences.map(({ text }, at) => [text, ...(cited[at] ?? []).map((number) => `[${number}]`)].join(' ')))
}

const LIST_ITEM = /^[-*•]\s/

/** Puts each item of a list, and the text after the list, on a separate line. */
const inLines = (sentences: readonly string[]): string[] =>
  sentences.map((text, at) => {
    const isItem = [text, sentences[at + 1] ?? ''].some((one) => LIST_ITEM.test(one))
    return `${text}${isItem ? '\n' : ' '}`
  })

function outcomesOf(
  { id, sentences }: ScriptedReply,
  { message, dropped, flags }: MeasuredReply,
  isAsked: boolean,
): Outcome[] {
  const shown = comparable(message.text)
  return sentences.map((sentence) => {
    const text = comparable(sentence.text)
    const isFlagged = flags.some((flag) => text.includes(comparable(flag)))
    if (shown.includes(text)) return { reply: id, sentence, fate: 'shown', reason: '', isFlagged }
    if (!isAsked) return { reply: id, sentence, fate: 'unsaid', reason: '', isFlagged }
    const reasons = dropped.filter((one) => text.includes(comparable(one.text))).map(({ reason }) => reason)
    const isOrphan = reasons.length > 0 && reasons.every((reason) => reason === ORPHAN)
    return { reply: id, sentence, fate: isOrphan ? ORPHAN : 'dropped', reason: reasons.join(', '), isFlagged }
  })
}

function printFailures(outcomes: readonly Outcome[]): void {
  for (const { reply, sentence, fate, reason } of outcomes) {
    if ((fate === 'shown') === sentence.is_true) continue
    const what = fate === 'shown' ? `shown (${sentence.kind ?? ''})` : `${fate} (${reason || 'no reason'})`
    console.log(`${reply} ${what}: ${sentence.text}`)
  }
}

function print(name: string, count: number, all: number): void {
  console.log(`${name.padEnd(52)}${count} of ${all} (${((100 * count) / Math.max(1, all)).toFixed(1)} %)`)
}

function printOutcomes(outcomes: readonly Outcome[], isJudged: boolean): void {
  const row = (name: string, some: readonly Outcome[], fate: Outcome['fate'][]): void => {
    print(name, some.filter((one) => fate.includes(one.fate)).length, some.length)
  }
  const isClaim = ({ sentence }: Outcome): boolean => sentence.claim !== false
  const isTrue = outcomes.filter((one) => one.sentence.is_true && isClaim(one))
  const isFalse = outcomes.filter((one) => !one.sentence.is_true)
  row('true, dropped for their own content', isTrue, ['dropped'])
  row('true, dropped only with one that they point at', isTrue, [ORPHAN])
  row('true, unsaid because the model was not asked', isTrue, ['unsaid'])
  row(
    'without a claim, dropped',
    outcomes.filter((one) => !isClaim(one)),
    ['dropped', ORPHAN],
  )
  const kinds = Map.groupBy(isFalse, ({ sentence }) => sentence.kind ?? '')
  for (const [kind, some] of [...kinds].toSorted(([a], [b]) => a.localeCompare(b)))
    row(`false, shown: ${kind}`, some, ['shown'])
  row('false, shown: all', isFalse, ['shown'])
  if (!isJudged) return
  const unflagged = isFalse.filter(({ fate, isFlagged }) => fate === 'shown' && !isFlagged)
  print('false, neither dropped nor flagged', unflagged.length, isFalse.length)
  print('true, flagged', isTrue.filter(({ isFlagged }) => isFlagged).length, isTrue.length)
}
