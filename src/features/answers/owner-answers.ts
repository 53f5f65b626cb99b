import { AppError } from '#src/base/errors.ts'
import { computeOnce, memoizeTexts } from '#src/base/memoize.ts'
import { answerQuestion, isSameQuestion, readCompared } from '#src/engine/answer/answer.ts'
import type { Answer } from '#src/engine/answer/units/answer-types.ts'
import { type AuditNote, makeChange } from '#src/features/accounts/accounts.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { Db } from '#src/store/database.ts'
import { type IndexDeps, loadIndex } from './agent-knowledge.ts'
import {
  type Correction,
  acceptSiteSays,
  deleteCurated,
  findCase,
  type NewCurated,
  insertCurated,
  rewordCurated,
} from './curated-store.ts'

/** Twice the corrections that one agent uses. */
const MAX_CACHED = 1_000

/** The questions of corrections are compared with every message. */
const readCorrected = memoizeTexts(MAX_CACHED, readCompared)

/**
 * Returns the correction of a question, the newest if several match. `language` applies to questions whose words do not
 * show theirs.
 */
export function findCurated(
  curated: readonly Correction[],
  question: string,
  language: string,
): Correction | undefined {
  const asked = computeOnce(() => readCompared(question, language))
  return curated.find((one) => isSameQuestion(readCorrected(one.question, language), asked()))
}

/** Returns the correction of a question as an answer. */
export function answerCurated(curated: readonly Correction[], question: string, language: string): Answer | undefined {
  const found = findCurated(curated, question, language)
  return found && { kind: 'known', parts: [found.answer], sources: [], language, confidence: 1 }
}

/**
 * Stores a correction, which applies from the next message on, or a reply that was right or wrong. Keeps the agent's
 * own answer, to detect when that changes.
 */
export async function storeVerdict(
  deps: IndexDeps,
  agent: Agent,
  { now, ...curated }: Omit<NewCurated, 'siteSaid'> & { now: Date },
  note: AuditNote,
): Promise<string> {
  const siteSaid = await sayAlone(deps, agent, { question: curated.question, now })
  return makeChange(
    deps.db,
    note,
    (tx) => insertCurated(tx, agent.id, { ...curated, siteSaid }),
    (id) => id,
  )
}

interface AskedAlone {
  question: string
  now: Date
}

/** Returns the agent's answer from its knowledge alone at a given time, or '' if it does not know. */
export async function sayAlone(deps: IndexDeps, agent: Agent, asked: AskedAlone): Promise<string> {
  const own = await askAlone(deps, agent, asked)
  return own.kind === 'known' ? own.parts.join('') : ''
}

/** Reports whether the agent answers a question from this item. */
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

/** Changes a correction's answer from the next message on. */
export async function rewordCorrection(db: Db, accountId: string, id: string, answer: string): Promise<void> {
  if (!(await rewordCurated(db, accountId, id, answer))) throw new AppError('not_found', 'Correction not found')
}

/** Deletes a correction. The agent answers from its knowledge again. */
export async function takeCorrectionBack(db: Db, accountId: string, id: string): Promise<void> {
  if (!(await deleteCurated(db, accountId, id))) throw new AppError('not_found', 'Correction not found')
}

/** Keeps a correction although the website has changed. Later changes are compared with the current text. */
export async function acceptCorrection(db: Db, accountId: string, id: string): Promise<void> {
  if (!(await acceptSiteSays(db, accountId, id))) throw new AppError('not_found', 'Correction not found')
}

/** Returns a correction, or a reply that was right or wrong. Throws `not_found` if the account does not have it. */
export async function getCase(db: Db, accountId: string, id: string): Promise<Correction> {
  const found = await findCase(db, accountId, id)
  if (!found) throw new AppError('not_found', 'Correction not found')
  return found
}
