import { AppError } from '#src/base/errors.ts'
import { ASKS_ALIKE, likenessOf, readCompared } from '#src/engine/answer/answer.ts'
import type { AuditNote } from '#src/features/accounts/accounts.ts'
import { type Agent, getAgent } from '#src/features/agents/agents.ts'
import { type IndexDeps, answersFrom } from '#src/features/answers/answers.ts'
import { redactVisitor } from '#src/features/conversations/conversations.ts'
import { type AddKnowledgeDeps, type KnowledgeCaller, addKnowledgeItem } from '#src/features/knowledge/knowledge.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { acquireLocks } from '#src/store/advisory-locks.ts'
import {
  type CountedGap,
  type Gap,
  assignToGap,
  closeGap,
  findCountedGap,
  findGap,
  insertGap,
  listCountedGaps,
  listOpenGaps,
  listUngrouped,
} from './gaps-store.ts'

const GROUPED_AT_ONCE = 1_000
/** Comparing each again takes some 40 µs, without yielding to other turns. */
const COMPARED_GAPS = 2_000
const SHOWN_GAPS = 200
const MAX_QUESTION = 500
/** The most frequent open gaps that an answer to another one may close. */
const ASKED_AGAIN = 50

/** Returns an agent's unanswered questions, grouped by meaning. Groups new questions first. */
export async function listGaps(db: Db, agent: Agent, state: Gap['state']): Promise<CountedGap[]> {
  await groupGaps(db, agent)
  return listCountedGaps(db, agent.id, state, SHOWN_GAPS)
}

/** Assigns new unanswered questions to gaps. */
export function groupGaps(db: Db, agent: Agent): Promise<void> {
  return db.transaction().execute((tx) => groupQuestions(tx, agent))
}

/**
 * Assigns each new question to the most similar gap, or creates one. A dismissed gap stays dismissed; an answered gap
 * gets no more questions.
 */
async function groupQuestions(db: Tx, agent: Agent): Promise<void> {
  await acquireLocks(db, [`gaps:${agent.id}`])
  const questions = await listUngrouped(db, agent.id, GROUPED_AT_ONCE)
  if (questions.length === 0) return
  const standing = await listOpenGaps(db, agent.id, COMPARED_GAPS)
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
 * Creates a knowledge item from a gap and closes it, both or neither, and once; throws `conflict` if it is already
 * answered. Then closes other open gaps that the agent can now answer from the item.
 */
export async function answerGap(
  deps: AddKnowledgeDeps & IndexDeps,
  caller: Pick<KnowledgeCaller, 'address'> & { accountId: string },
  { gapId, question, answer }: { gapId: string; question: string | undefined; answer: string },
  note: AuditNote,
): Promise<string> {
  const gap = await getGap(deps.db, caller.accountId, gapId)
  const title = await titleOf(deps, gap, question ?? gap.question)
  const along = async (tx: Tx, itemId: string): Promise<void> => {
    if (!(await closeGap(tx, gap.id, 'answered'))) throw new AppError('conflict', 'This gap is already answered.')
    await note(tx, itemId)
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
        author: 'owner',
      },
    },
  )
  await closeAnswered(deps, gap.agentId, added.id).catch((error: unknown) => {
    deps.log.warn({ agentId: gap.agentId, reason: String(error) }, 'other gaps were not asked again; the answer stands')
  })
  return added.id
}

/** Returns a title that does not identify the visitor, because anyone may read it. */
async function titleOf(deps: IndexDeps, gap: Gap, question: string): Promise<string> {
  const agent = await getAgent(deps.db, gap.agentId)
  const title = await redactVisitor(deps, agent, { question, said: [{ id: gap.id, text: gap.question }], locale: '' })
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

/** Hides the gap. Similar questions are still assigned to it, unless it was answered. Throws `not_found`. */
export async function dismissGap(db: Db, accountId: string, gapId: string): Promise<void> {
  await closeGap(db, (await getGap(db, accountId, gapId)).id, 'dismissed')
}

/** Returns a gap as in the list. Throws `not_found` if the account does not have it, or its questions were deleted. */
export async function getCountedGap(db: Db, accountId: string, id: string): Promise<CountedGap> {
  const gap = await findCountedGap(db, accountId, id)
  if (!gap) throw new AppError('not_found', 'Gap not found')
  return gap
}

async function getGap(db: Db, accountId: string, id: string): Promise<Gap> {
  const gap = await findGap(db, accountId, id)
  if (!gap) throw new AppError('not_found', 'Gap not found')
  return gap
}
