import { ChatError } from '#src/engine/models/chat/chat-types.ts'
import { splitSentences } from '#src/engine/write/sentence-splitter.ts'
import { isProvisional } from '#src/features/accounts/accounts.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { type AnswersDeps, answerVisitor, readAnswerSetup } from './answer-visitor.ts'
import { type Correction, listCases, markChecked } from './curated-store.ts'
import { spendTokens } from './model-budget.ts'
import { judgeReply } from './judge-reply.ts'
import { findCurated, sayAlone } from './owner-answers.ts'
import type { Reply } from './reply.ts'

/** Questions that one check asks a model again. */
const MAX_ASKED = 20

/**
 * Checks an agent's corrections, and the replies that its owner called right or wrong, after the knowledge has changed.
 * A correction passes if the agent still says it, a right reply if the agent still says the same, a wrong one if it no
 * longer does.
 */
export async function checkCases(deps: AnswersDeps, agent: Agent): Promise<void> {
  const cases = await listCases(deps.db, agent.id)
  const corrections = cases.filter(({ verdict }) => verdict === 'corrected')
  const asking = createAsking(deps, agent)
  for (const one of cases) {
    const { id, question, answer, verdict, createdAt } = one
    // The time of the case, so that the answer to "open now?" changes with the website and not with the clock.
    const siteSays = await sayAlone(deps, agent, { question, now: createdAt })
    const correction = findCurated(corrections, question, agent.language)
    const isSaid = correction || verdict === 'corrected' ? correction?.answer === answer : await asking(one, siteSays)
    const holds = isSaid === undefined ? one.holds : isSaid === (verdict !== 'wrong')
    await markChecked(deps.db, id, { holds, siteSays })
  }
}

/**
 * Returns a function that says whether an agent would still give a reply; undefined if that is as at the last check. It
 * asks the agent again only if its own answer has changed since, because a model costs tokens.
 */
function createAsking({ answerModel, ...deps }: AnswersDeps, agent: Agent) {
  let asked = 0
  return async (one: Correction, siteSays: string): Promise<boolean | undefined> => {
    if (siteSays === one.siteSaid) return true
    if (siteSays === one.siteSays && one.holds !== null) return undefined
    asked += 1
    // Without a judge nothing could compare what a model writes.
    const mayCost = answerModel?.check && asked <= MAX_ASKED && (await hasVerifiedInbox(deps, agent))
    const model = { ...deps, answerModel: mayCost ? answerModel : undefined }
    return saysTheSame(model, agent, { one, reply: await askAgain(model, agent, one) })
  }
}

/** Owners' checks spend no tokens of a model before an inbox is verified. */
async function hasVerifiedInbox({ db }: Pick<AnswersDeps, 'db'>, { accountId }: Agent): Promise<boolean> {
  return accountId !== null && !(await isProvisional(db, accountId))
}

async function askAgain(deps: AnswersDeps, agent: Agent, { question, createdAt }: Correction): Promise<Reply> {
  const { timeZone } = agent
  let used = 0
  const onTokens = (tokens: number): void => void (used += tokens)
  const asked = { texts: [question], locale: '', history: [], now: createdAt, timeZone, signal: NEVER.signal, onTokens }
  try {
    await using answer = answerVisitor(deps, agent, asked, await readAnswerSetup(deps.db, deps, agent))
    let next = await answer.next()
    while (!next.done) next = await answer.next()
    return next.value
  } finally {
    await spendTokens(deps.db, agent, used)
  }
}

const NEVER = new AbortController()

/** Compares by the meaning if a model judges, else by the words. */
async function saysTheSame(
  deps: AnswersDeps,
  agent: Agent,
  { one: { question, answer }, reply }: { one: Correction; reply: Reply },
): Promise<boolean | undefined> {
  if (answer.includes(reply.text.trim()) || reply.text.includes(answer)) return true
  const judge = reply.review && deps.answerModel?.check?.judge
  if (!judge) return false
  try {
    const verdicts = await judgeReply(deps, judge, {
      agent,
      conversation: [{ role: 'visitor', text: question }],
      sentences: splitSentences(answer),
      knowledge: [{ title: '', url: '', text: reply.text }],
      signal: NEVER.signal,
      onUsage: () => {},
    })
    return [...verdicts.values()].every(({ verdict }) => verdict !== 'unsupported')
  } catch (error) {
    if (error instanceof ChatError) return undefined
    throw error
  }
}
