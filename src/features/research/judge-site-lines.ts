import type { Metrics } from '#src/base/metrics.ts'
import { type JudgedLine, linesToJudge } from '#src/engine/injection/judge/judged-lines.ts'
import { type LineVerdicts, judgeLines } from '#src/engine/injection/judge/judge-lines.ts'
import { ChatError, type ChatModel } from '#src/engine/models/chat/chat-types.ts'
import { type Agent, findAgent } from '#src/features/agents/agents.ts'
import {
  type AnswerModel,
  countTokenUse,
  countTokens,
  findModelFor,
  noteModelError,
  spendTokens,
  writesFor,
} from '#src/features/answers/answers.ts'
import {
  type KnowledgeDeps,
  deleteVerdicts,
  isHeldBy,
  listAgentsToJudge,
  listForeignItems,
  listVerdicts,
  replaceItems,
  saveLineCheck,
  saveVerdicts,
} from '#src/features/knowledge/knowledge.ts'
import type { Db } from '#src/store/database.ts'
import type { Queue } from '#src/store/queue.ts'

export interface JudgingDeps extends KnowledgeDeps {
  answerModel: AnswerModel | undefined
  metrics: Metrics
}

const JUDGED = { name: 'foyer_judged_lines_total', help: 'Lines of websites that a model judged, by verdict.' }

/** A website with more has the rest judged when it is read again. */
const MAX_CHARACTERS = 200_000
/** Of the day's budgets: the rest is for replies. */
const BUDGET_SHARE = 0.5
const AGENTS_AT_ONCE = 100
/** Failures that pass: the queue tries again sooner than the next reading. */
const PASSING: ReadonlySet<string> = new Set(['aborted', 'rate_limited', 'unavailable'])

/** Queues that a model judges an agent's new lines, if there is a model. */
export async function queueLineJudging(
  { queue, answerModel }: Pick<JudgingDeps, 'answerModel'> & { queue: Queue },
  db: Db,
  agentId: string,
): Promise<void> {
  if (answerModel) await queue.send(db, 'judge-lines', { agent_id: agentId }, { key: agentId })
}

/** Queues the same for agents that were never judged: they are older than the model, or were not claimed yet. */
export async function queueUnjudgedLines(deps: Pick<JudgingDeps, 'db' | 'queue' | 'answerModel'>): Promise<void> {
  if (!deps.answerModel) return
  const ofOwners = deps.answerModel.answersFor === 'claimed'
  for (const agentId of await listAgentsToJudge(deps.db, { ofOwners, limit: AGENTS_AT_ONCE }))
    await queueLineJudging(deps, deps.db, agentId)
}

/**
 * Lets a model judge the lines of an agent's website and profile that it has not judged, and quarantines those that it
 * holds. Lines without a verdict stay as the rules left them, and the research report says why. Throws `ChatError` if
 * the model fails in a way that passes.
 */
export async function judgeSiteLines(deps: JudgingDeps, agentId: string, signal: AbortSignal): Promise<void> {
  const { db, answerModel } = deps
  const agent = await findAgent(db, agentId)
  if (!agent || agent.state === 'archived' || !answerModel || !writesFor(answerModel, agent)) return
  const items = (await listForeignItems(db, agentId)).map((item) => ({ ...item, lines: linesToJudge(item.text) }))
  const verdicts = await listVerdicts(db, agentId)
  const read = new Set(items.flatMap(({ lines }) => lines.map(({ key }) => key)))
  // Their lines are gone from the website.
  const stale = [...verdicts.keys()].filter((key) => !read.has(key))
  if (stale.length > 0) await deleteVerdicts(db, agentId, stale)
  const live = items.filter(({ isToJudge }) => isToJudge)
  const hold = async (): Promise<void> => {
    const isHeld = isHeldBy(verdicts)
    const found = live.filter(({ lines }) => lines.some(({ key }) => isHeld(key)))
    for (const origin of new Set(found.map(({ origin }) => origin)))
      await replaceItems(deps, { agentId, origin }, () => Promise.resolve())
  }
  // They may have come back with an agent that was created again.
  await hold()
  const fresh = new Map(live.flatMap(({ lines }) => lines).map((line) => [line.key, line]))
  for (const key of verdicts.keys()) fresh.delete(key)
  const { reason, failure } = await judgeFresh(deps, agent, {
    model: answerModel.check?.judge ?? answerModel.chat,
    lines: [...fresh.values()],
    signal,
    onVerdicts: async (found) => {
      await saveVerdicts(db, agentId, found)
      for (const [key, verdict] of found) verdicts.set(key, verdict)
      if ([...found.values()].some((verdict) => verdict !== 'fine')) await hold()
    },
  })
  const left = [...fresh.keys()].filter((key) => !verdicts.has(key)).length
  await saveLineCheck(db, agentId, left === 0 ? '' : explainLeft(left, reason))
  if (failure && PASSING.has(failure.failure)) throw failure
}

const explainLeft = (left: number, reason: string): string =>
  `${left === 1 ? '1 line of the website was' : `${left} lines of the website were`} checked by rules only, because ${reason}. Foyer asks the model again when it reads the website next, or after a day.`

interface FreshLines {
  model: ChatModel
  lines: JudgedLine[]
  signal: AbortSignal
  onVerdicts: (found: LineVerdicts) => Promise<void>
}

/** Lets the model judge lines, within the limits. Returns why it stopped early, if it did. */
async function judgeFresh(
  deps: JudgingDeps,
  agent: Agent,
  { model, lines, signal, onVerdicts }: FreshLines,
): Promise<{ reason: string; failure?: ChatError }> {
  const { used, add } = countTokenUse()
  let paid = 0
  let characters = 0
  let reason = ''
  const pay = async (): Promise<void> => {
    const tokens = used.inputTokens + used.outputTokens
    await spendTokens(deps.db, agent, tokens - paid)
    paid = tokens
  }
  const mayAsk = async (more: number): Promise<boolean> => {
    await pay()
    characters += more
    if (characters > MAX_CHARACTERS)
      reason = `the model judges ${MAX_CHARACTERS.toLocaleString('en')} characters at a time`
    else if (!(await findModelFor(deps.db, deps.answerModel, agent, BUDGET_SHARE)))
      reason = 'half of the day’s model tokens are used'
    return reason === ''
  }
  const website = agent.websiteUrl === null ? '' : new URL(agent.websiteUrl).host
  const business = { name: agent.companyName, website }
  try {
    for await (const found of judgeLines(lines, { model, business, signal, mayAsk, onUsage: add })) {
      for (const verdict of found.values()) deps.metrics.increase(JUDGED, { model: model.name, verdict })
      await onVerdicts(found)
    }
    return { reason }
  } catch (failure) {
    if (!(failure instanceof ChatError)) throw failure
    noteModelError(deps, model, failure, 'the model did not judge the lines of a website')
    return { reason: `the model did not judge them: ${failure.message}`, failure }
  } finally {
    countTokens(deps.metrics, model, used)
    await pay()
  }
}
