import { AppError } from '#src/base/errors.ts'
import { lazily, recallingAll } from '#src/base/recalling.ts'
import { answerQuestion, isSameQuestion, readCompared } from '#src/engine/answer/answer.ts'
import type { Answer } from '#src/engine/answer/answer-types.ts'
import { type Note, makeChange } from '#src/features/accounts/accounts.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'
import { type IndexDeps, loadIndex } from './agent-knowledge.ts'
import {
  type Correction,
  acceptSiteSays,
  deleteCurated,
  insertCurated,
  listCorrections,
  markChecked,
  rewordCurated,
} from './curated-store.ts'

/** Twice as many as one agent takes into account. */
const MAX_RECALLED = 1_000

/** The questions of corrections come again with each message. */
const readCorrected = recallingAll(MAX_RECALLED, readCompared)

/**
 * The curated answer to a question, the newest one where several are to the same question. `language` is that of
 * questions whose words do not tell.
 */
function findCurated(curated: readonly Correction[], question: string, language: string): Correction | undefined {
  const asked = lazily(() => readCompared(question, language))
  return curated.find((one) => isSameQuestion(readCorrected(one.question, language), asked()))
}

/** The same in the form of any other answer. */
export function answerCurated(curated: readonly Correction[], question: string, language: string): Answer | undefined {
  const found = findCurated(curated, question, language)
  return found && { kind: 'known', parts: [found.answer], sources: [], language, confidence: 1 }
}

/**
 * From the next message on the agent says this to this question. What it said by itself until now is kept, to tell when
 * that changes.
 */
export async function correctAnswer(
  deps: IndexDeps,
  agent: Agent,
  { question, answer, now }: AskedAlone & { answer: string },
  note: Note,
): Promise<string> {
  const siteSaid = await sayAlone(deps, agent, { question, now })
  return makeChange(deps.db, note, (tx) => insertCurated(tx, agent.id, { question, answer, siteSaid }))
}

interface AskedAlone {
  question: string
  now: Date
}

/** What the agent says to a question from its knowledge alone, as of a moment; '' where it does not know. */
async function sayAlone(deps: IndexDeps, agent: Agent, asked: AskedAlone): Promise<string> {
  const own = await askAlone(deps, agent, asked)
  return own.kind === 'known' ? own.parts.join('') : ''
}

/** Whether the agent answers a question from this item. */
export async function answersFrom(deps: IndexDeps, agent: Agent, itemId: string, asked: AskedAlone): Promise<boolean> {
  const own = await askAlone(deps, agent, asked)
  return own.kind === 'known' && own.sources.some((source) => source.itemId === itemId)
}

async function askAlone(deps: IndexDeps, agent: Agent, { question, now }: AskedAlone): Promise<Answer> {
  const index = await loadIndex(deps, agent, [question])
  return answerQuestion(index, {
    text: question,
    locale: '',
    history: [],
    now,
    timeZone: agent.timeZone,
    similarity: new Map(),
  })
}

/** From the next message on the agent says this instead. */
export async function rewordCorrection(db: Db, accountId: string, id: string, answer: string): Promise<void> {
  if (!(await rewordCurated(db, accountId, id, answer))) throw new AppError('not_found', 'Correction not found')
}

/** The agent answers from its knowledge again. */
export async function takeCorrectionBack(db: Db, accountId: string, id: string): Promise<void> {
  if (!(await deleteCurated(db, accountId, id))) throw new AppError('not_found', 'Correction not found')
}

/** The correction stands although the site has changed; the next change of the site counts from what it says now. */
export async function acceptCorrection(db: Db, accountId: string, id: string): Promise<void> {
  if (!(await acceptSiteSays(db, accountId, id))) throw new AppError('not_found', 'Correction not found')
}

/**
 * Asks every corrected question again, after the knowledge has changed: whether the correction still holds, and what
 * the site says by itself now.
 */
export async function checkCorrections(deps: IndexDeps, agent: Agent): Promise<void> {
  const curated = await listCorrections(deps.db, agent.id)
  for (const { id, question, answer, createdAt } of curated) {
    const said = findCurated(curated, question, agent.language)
    // As of the correction, so that "open now?" is told by the site and not by the clock.
    const siteSays = await sayAlone(deps, agent, { question, now: createdAt })
    await markChecked(deps.db, id, { holds: said?.answer === answer, siteSays })
  }
}
