import {
  answerSteps,
  ownQuestions,
  readHours,
  runInSlices,
  sayContact,
  sayOpenNow,
  suggestQuestions,
} from '#src/engine/answer/answer.ts'
import { partOf } from '#src/engine/language/language-packs.ts'
import { countryOfZone } from '#src/engine/understand/facts/site-country.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { type IndexDeps, loadIndex } from './agent-knowledge.ts'

/** Answers to visitors, built in or written by a model and checked. */
export { type IndexCache, type IndexDeps, createIndexCache, prepareSearch } from './agent-knowledge.ts'
export { type AnswerSetup, type AnswersDeps, answerVisitor, readAnswerSetup } from './answer-visitor.ts'
export { type AskedQuestion, type PlannedKnowledge, askBuiltin, askPlanned } from './ask-builtin.ts'
export { type Correction, type Verdict, listCases, listCorrections } from './curated-store.ts'
export { checkCases } from './check-cases.ts'
export {
  answersFrom,
  getCase,
  storeVerdict,
  acceptCorrection,
  rewordCorrection,
  takeCorrectionBack,
} from './owner-answers.ts'
export { type OwnersExplanation, explainToOwner } from './explain-to-owner.ts'
export { searchKnowledge } from './search-knowledge.ts'
export { pruneTokens } from './tokens-store.ts'
export { type Reply, type ReplyReview, toReply } from './reply.ts'
export { judgeWritten } from './judge-written.ts'
export { type AnswerModel, findModelFor, spendTokens, writesFor } from './model-budget.ts'
export { countTokenUse, countTokens, noteModelError } from './model-use.ts'

/** Returns questions to start with, each of which the agent answers. */
export async function suggestFor(deps: IndexDeps, agent: Agent, limit: number): Promise<string[]> {
  return suggestQuestions(await loadIndex(deps, agent, []), limit)
}

/** Returns questions that only this business's knowledge suggests. */
export async function listOwnQuestions(deps: IndexDeps, agent: Agent, limit: number): Promise<string[]> {
  return ownQuestions(await loadIndex(deps, agent, []), limit)
}

const MAX_HOURS = 200

export interface OfficeHours {
  /** Whether it is open now, as a sentence, or ''. */
  now: string
  /** In the site's words, or '' if they are long or contain no times. */
  text: string
}

/** Returns the opening hours in the knowledge. */
export async function findHours(deps: IndexDeps, agent: Agent, language: string): Promise<OfficeHours> {
  const text = partOf('turn', language).hoursQuestion
  const index = await loadIndex(deps, agent, [text])
  const now = new Date()
  const { timeZone } = agent
  const question = { text, locale: language, history: [], now, timeZone, similarity: new Map<string, number>() }
  const answer = await runInSlices(answerSteps(index, question))
  const hours = answer.parts.join('').trim()
  return {
    now: sayOpenNow(index, { language, now, timeZone }),
    text: answer.kind === 'known' && hours.length <= MAX_HOURS && readHours(hours).length > 0 ? hours : '',
  }
}

/** Returns how to reach the business, as a sentence, or '' if its knowledge does not say. */
export async function findContact(deps: IndexDeps, agent: Agent, language: string): Promise<string> {
  return sayContact(await loadIndex(deps, agent, []), language)
}

/** What the knowledge says about the business itself. */
export interface BusinessFacts {
  /** Its phone number and email. */
  contacts: string[]
  phone: string
  /** Its country, such as `GB`, or ''. */
  country: string
}

/** Returns the business's phone number, email and country. The time zone's country takes precedence. */
export async function findBusinessFacts(deps: IndexDeps, agent: Agent): Promise<BusinessFacts> {
  const { contact, country } = await loadIndex(deps, agent, [])
  const { phone, email } = contact
  return { contacts: [phone, email].filter(Boolean), phone, country: countryOfZone(agent.timeZone) || country }
}
