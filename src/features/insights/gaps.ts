import { AppError } from '#src/base/errors.ts'
import { ASKS_ALIKE, likenessOf, readCompared } from '#src/engine/answer/answer.ts'
import type { Note } from '#src/features/accounts/accounts.ts'
import { type Agent, getAgent } from '#src/features/agents/agents.ts'
import { type IndexDeps, answersFrom } from '#src/features/answers/answers.ts'
import { withoutAsker } from '#src/features/conversations/conversations.ts'
import { type AddKnowledgeDeps, type KnowledgeCaller, addKnowledgeItem } from '#src/features/knowledge/knowledge.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import {
  type CountedGap,
  type Gap,
  assignToGap,
  closeGap,
  findGap,
  insertGap,
  listCountedGaps,
  listStandingGaps,
  listUngrouped,
} from './gaps-store.ts'

const GROUPED_AT_ONCE = 1_000
/** Reading each again takes some 40 µs, with nobody else's turn in between. */
const COMPARED_GAPS = 2_000
const SHOWN_GAPS = 200
const MAX_QUESTION = 500
/** The most asked open gaps that an answer to another may close. */
const ASKED_AGAIN = 50

/** What the agent could not answer, grouped by meaning; questions asked since the last look are grouped first. */
export async function listGaps(db: Db, agent: Agent, state: Gap['state']): Promise<CountedGap[]> {
  await groupGaps(db, agent)
  return listCountedGaps(db, agent.id, state, SHOWN_GAPS)
}

/** Puts the questions that had no answer since the last look to their gaps. */
export function groupGaps(db: Db, agent: Agent): Promise<void> {
  return db.transaction().execute((tx) => groupQuestions(tx, agent))
}

/**
 * Puts each new question to the gap that asks most alike, or begins one. A gap that was dismissed stays so; one that
 * was answered is over.
 */
async function groupQuestions(db: Tx, agent: Agent): Promise<void> {
  await acquireLocks(db, [`gaps:${agent.id}`])
  const questions = await listUngrouped(db, agent.id, GROUPED_AT_ONCE)
  if (questions.length === 0) return
  const standing = await listStandingGaps(db, agent.id, COMPARED_GAPS)
  const gaps = standing.map((gap) => ({ gap, asked: readCompared(gap.question, agent.language) }))
  for (const { messageId, text } of questions) {
    const asked = readCompared(text, agent.language)
    const rated = gaps.map((one) => ({ one, likeness: likenessOf(asked, one.asked) }))
    const best = rated.toSorted((a, b) => b.likeness - a.likeness)[0]
    if (best && best.likeness >= ASKS_ALIKE) {
      await assignToGap(db, best.one.gap.id, messageId)
      continue
    }
    const gap = await insertGap(db, agent.id, { question: text.slice(0, MAX_QUESTION), language: agent.language })
    gaps.push({ gap, asked })
    await assignToGap(db, gap.id, messageId)
  }
}

/**
 * Makes a knowledge item of a gap, and closes it: both, or neither, and once; throws `conflict` where it was answered
 * before. Other open gaps that the agent now answers from that item are closed after it.
 */
export async function answerGap(
  deps: AddKnowledgeDeps & IndexDeps,
  caller: Pick<KnowledgeCaller, 'address'> & { accountId: string },
  { gapId, question, answer }: { gapId: string; question: string | undefined; answer: string },
  note: Note,
): Promise<string> {
  const gap = await getGap(deps.db, caller.accountId, gapId)
  const title = await titleOf(deps, gap, question ?? gap.question)
  const along = async (tx: Tx): Promise<void> => {
    if (!(await closeGap(tx, gap.id, 'answered'))) throw new AppError('conflict', 'This gap is already answered.')
    await note(tx)
  }
  const { added } = await addKnowledgeItem(
    deps,
    { ...caller, call: undefined, along },
    {
      agentId: gap.agentId,
      item: {
        type: 'faq',
        title,
        content: answer,
        category: null,
        sourceUrl: null,
        language: '',
        origin: 'added',
      },
    },
  )
  await closeAnswered(deps, gap.agentId, added.id).catch((error: unknown) => {
    deps.log.warn({ agentId: gap.agentId, reason: String(error) }, 'other gaps were not asked again; the answer stands')
  })
  return added.id
}

/** Everybody may read it: who asked stands nowhere in it. */
async function titleOf(deps: IndexDeps, gap: Gap, question: string): Promise<string> {
  const agent = await getAgent(deps.db, gap.agentId)
  const title = await withoutAsker(deps, agent, { question, said: [{ id: gap.id, text: gap.question }], locale: '' })
  if (title === '')
    throw new AppError(
      'invalid_input',
      'question is required, because the original question only identifies the visitor',
    )
  return title.slice(0, 200)
}

async function closeAnswered(deps: IndexDeps, agentId: string, itemId: string): Promise<void> {
  const agent = await getAgent(deps.db, agentId)
  const now = new Date()
  for (const { id, question } of await listCountedGaps(deps.db, agentId, 'open', ASKED_AGAIN)) {
    if (await answersFrom(deps, agent, itemId, { question, now })) await closeGap(deps.db, id, 'answered')
  }
}

/** Questions like it are put to it further on, and not shown, unless it was answered. Throws `not_found`. */
export async function dismissGap(db: Db, accountId: string, gapId: string): Promise<void> {
  await closeGap(db, (await getGap(db, accountId, gapId)).id, 'dismissed')
}

async function getGap(db: Db, accountId: string, id: string): Promise<Gap> {
  const gap = await findGap(db, accountId, id)
  if (!gap) throw new AppError('not_found', 'Gap not found')
  return gap
}
