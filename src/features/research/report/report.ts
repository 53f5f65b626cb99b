import type { PageRenderer } from '#src/engine/crawl/render/page-renderer.ts'
import type { ResearchReport } from '#src/contract/api/research-contract.ts'
import { FACT_KINDS } from '#src/engine/understand/knowledge/knowledge-types.ts'
import { findMissing } from '#src/engine/understand/facts/missing-content.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import { type AskedQuestion, type AnswersDeps, askBuiltin, listOwnQuestions } from '#src/features/answers/answers.ts'
import { type FactItem, countItemsByKind, findLineWarning, listFactItems } from '#src/features/knowledge/knowledge.ts'
import { toChangeRecord } from '../site-changes.ts'
import { listChanges } from '../site-changes-store.ts'
import { type SitePageView, listTried } from '../site-pages-store.ts'
import { checkContacts } from './contact-checks.ts'
import { findAsked, saveAsked } from './asked-questions-store.ts'
import { REPORT_QUESTIONS, buyerQuestions } from './buyer-questions.ts'
import { toConflictRecord } from './fact-records.ts'
import { type KnownConflict, type KnownFact, conflictsOf, factsOf } from './known-facts.ts'
import { isInReadiness } from '../warning-filters.ts'
import { scoreReadiness } from './readiness.ts'
import { findUnpriced } from './unpriced-offers.ts'

export interface ReportDeps extends Omit<AnswersDeps, 'answerModel'> {
  renderer: PageRenderer | undefined
}

/** Builds the report: what research found, what is missing, and how the agent answers now. */
export async function researchReport(deps: ReportDeps, agent: Agent): Promise<ResearchReport> {
  const { db } = deps
  const { id } = agent
  const read = [
    listTried(db, id),
    listChanges(db, id),
    listFactItems(db, id),
    countItemsByKind(db, id),
    findLineWarning(db, id),
  ] as const
  const [tried, changes, items, kinds, unjudged] = await Promise.all(read)
  const facts = await factsOf(items)
  const edited = items.flatMap(({ id, title, siteSays }): KnownConflict[] =>
    siteSays ? [{ kind: 'edited', subject: title, facts: [], itemIds: [id] }] : [],
  )
  const conflicts = [...edited, ...conflictsOf(facts, agent.companyName)].map(toConflictRecord)
  const report = {
    agent_id: agent.id,
    website_url: agent.websiteUrl ?? undefined,
    state: agent.researchState,
    pages_read: agent.pagesRead,
    pages_to_read: agent.pagesToRead,
    outcomes: countOutcomes(tried),
    languages: countLanguages(items, agent.language),
    pages: tried.map(toTriedPage),
    changes: changes.map(toChangeRecord),
    knowledge_items: items.length,
    items_by_kind: kinds,
    facts: countFacts(facts),
    conflicts,
    waiting: kinds.held + kinds.quarantined,
    missing_content_hints: findMissing(items),
    warnings: [...agent.warnings, unjudged].filter((warning) => warning !== '' && !isInReadiness(warning)),
    questions: await askQuestions(deps, agent),
  }
  return {
    ...report,
    readiness: scoreReadiness({
      ...report,
      contacts: checkContacts(items, facts),
      unpriced: findUnpriced(items),
      renders: deps.renderer !== undefined,
    }),
  }
}

/** Asks the questions once per knowledge version. */
async function askQuestions(deps: ReportDeps, agent: Agent): Promise<AskedQuestion[]> {
  const known = await findAsked(deps.db, agent.id, agent.knowledgeVersion)
  if (known) return known
  const own = await listOwnQuestions(deps, agent, REPORT_QUESTIONS)
  const asked = await askBuiltin(deps, agent, buyerQuestions(agent.language, own))
  await saveAsked(deps.db, agent.id, agent.knowledgeVersion, asked)
  return asked
}

function countFacts(facts: KnownFact[]): ResearchReport['facts'] {
  const counts = countBy(facts, ({ kind }) => kind)
  return Object.fromEntries(FACT_KINDS.map((kind) => [kind, counts[kind] ?? 0])) as ResearchReport['facts']
}

/** Counts pages by the language of their text, because templates often declare another. */
function countLanguages(items: FactItem[], own: string): ResearchReport['languages'] {
  const pages = new Map(
    items.flatMap(({ language, sourceUrl }) => (language && sourceUrl ? [[`${language} ${sourceUrl}`, language]] : [])),
  )
  const counts = Object.entries(countBy([...pages.values()], (language) => language))
  return Object.fromEntries(
    counts.toSorted(([a, some], [b, others]) => Number(b === own) - Number(a === own) || others - some),
  )
}

/** Counts URLs by outcome, or by reason if they were not read. */
export function countOutcomes(tried: Pick<SitePageView, 'outcome' | 'reason'>[]): Record<string, number> {
  return countBy(tried, ({ outcome, reason }) => reason || outcome)
}

function countBy<T>(values: T[], keyOf: (value: T) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[keyOf(value)] = (counts[keyOf(value)] ?? 0) + 1
  return counts
}

function toTriedPage({
  url,
  title,
  outcome,
  reason,
  sentence,
  isUsed,
  triedAt,
  changedAt,
  dueAt,
}: SitePageView): ResearchReport['pages'][number] {
  return {
    url,
    title: title || undefined,
    outcome,
    reason: reason || undefined,
    sentence: sentence || undefined,
    used: isUsed,
    tried_at: triedAt.toISOString(),
    changed_at: changedAt?.toISOString(),
    due_at: dueAt?.toISOString(),
  }
}
