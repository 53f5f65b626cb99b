import { type AnswerIndex, ownQuestions, prepareAnswerIndex } from '#src/engine/answer/answer.ts'
import type { ItemPart } from '#src/features/knowledge/knowledge.ts'
import { type Burst, answerBurst } from './answer-burst.ts'
import { type IndexDeps, loadIndex } from './agent-knowledge.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { listCorrections } from './curated-store.ts'
import { answerCurated } from './owner-answers.ts'
import { type Reply, toNamed } from './reply.ts'
import { toKnowledgeText } from './to-knowledge-text.ts'

export interface AskedQuestion {
  question: string
  answer: string
  answered: boolean
  sources: Reply['sources']
}

/** Answers each question as a first message with the built-in answerer, in the question's language. */
export async function askBuiltin(deps: IndexDeps, agent: Agent, questions: string[]): Promise<AskedQuestion[]> {
  const corrections = await listCorrections(deps.db, agent.id)
  const curated = (text: string) => answerCurated(corrections, text, agent.language)
  const asked: AskedQuestion[] = []
  for (const question of questions)
    asked.push(await askIndex(await loadIndex(deps, agent, [question]), question, { ...agent, curated }))
  return asked
}

/** Knowledge of a business that is not stored. */
export interface PlannedKnowledge {
  companyName: string
  language: string
  timeZone: string
  items: Omit<ItemPart, 'approved'>[]
}

/**
 * Answers questions like `askBuiltin` from knowledge that is not stored. `choose` gets the questions that the knowledge
 * itself suggests, at most `limit`, and returns those to ask.
 */
export async function askPlanned(
  { companyName, language, timeZone, items }: PlannedKnowledge,
  limit: number,
  choose: (own: string[]) => string[],
): Promise<AskedQuestion[]> {
  const texts = items.map((item) => toKnowledgeText({ ...item, approved: false }))
  const index = await prepareAnswerIndex(texts, { name: companyName, language })
  const asked: AskedQuestion[] = []
  for (const question of choose(await ownQuestions(index, limit)))
    asked.push(await askIndex(index, question, { language, timeZone, curated: () => undefined }))
  return asked
}

type Asking = Pick<Burst, 'curated' | 'timeZone'> & { language: string }

async function askIndex(
  index: AnswerIndex,
  question: string,
  { language, timeZone, curated }: Asking,
): Promise<AskedQuestion> {
  const burst = { texts: [question], history: [], now: new Date(), locale: language, timeZone, curated }
  const { kind, parts, sources } = await answerBurst(index, burst, [])
  return { question, answer: parts.join('').trim(), answered: kind !== 'unknown', sources: toNamed(sources) }
}
