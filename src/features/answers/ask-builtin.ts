import { answerBurst } from './answer-burst.ts'
import { type IndexDeps, loadIndex } from './agent-knowledge.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { listCorrections } from './curated-store.ts'
import { answerCurated } from './owner-answers.ts'
import { type Reply, toNamed } from './reply.ts'

export interface AskedQuestion {
  question: string
  answer: string
  answered: boolean
  sources: Reply['sources']
}

/** Answers each question as a first message with the built-in answerer, in the question's language. */
export async function askBuiltin(deps: IndexDeps, agent: Agent, questions: string[]): Promise<AskedQuestion[]> {
  const curated = await listCorrections(deps.db, agent.id)
  const asked: AskedQuestion[] = []
  for (const question of questions) {
    const index = await loadIndex(deps, agent, [question])
    const { language, timeZone } = agent
    const own = (text: string) => answerCurated(curated, text, language)
    const burst = { texts: [question], history: [], now: new Date(), locale: language, timeZone, curated: own }
    const { kind, parts, sources } = await answerBurst(index, burst, [])
    asked.push({ question, answer: parts.join('').trim(), answered: kind !== 'unknown', sources: toNamed(sources) })
  }
  return asked
}
