import type { PageRenderer } from '#src/engine/crawl/render/page-renderer.ts'
import type { ResearchReport } from '#src/contract/api/research-contract.ts'
import { findMissing } from '#src/engine/understand/facts/missing-content.ts'
import { type PlannedKnowledge, askPlanned } from '#src/features/answers/answers.ts'
import type { NewKnowledgeItem } from '#src/features/knowledge/knowledge.ts'
import type { TriedPage } from '../site-pages-store.ts'
import { REPORT_QUESTIONS, buyerQuestions } from './buyer-questions.ts'
import { checkContacts } from './contact-checks.ts'
import { toConflictRecord } from './fact-records.ts'
import { type KnownFact, conflictsOf, factsOf } from './known-facts.ts'
import { scoreReadiness } from './readiness.ts'
import { countOutcomes } from './report.ts'
import { findUnpriced } from './unpriced-offers.ts'

/** What an agent would know. */
export interface PlannedAgent extends Omit<PlannedKnowledge, 'items'> {
  items: NewKnowledgeItem[]
  websiteUrl: string | undefined
  /** URLs of the website that were tried, and whether a job would read more. */
  tried: TriedPage[]
  isReading: boolean
}

export interface PlannedReport {
  /** Facts of the live items, with the position of the item in place of its ID. */
  facts: KnownFact[]
  readiness: ResearchReport['readiness']
}

/** Builds the facts and the readiness that `researchReport` would have for an agent with these items. */
export async function planReport(
  { renderer }: { renderer: PageRenderer | undefined },
  { items, websiteUrl, tried, isReading, ...company }: PlannedAgent,
): Promise<PlannedReport> {
  const numbered = items.map((item, position) => ({
    ...item,
    id: String(position),
    imageUrl: item.imageUrl ?? null,
    facts: item.facts ?? null,
  }))
  const live = numbered.filter(({ state = 'live' }) => state === 'live')
  const facts = await factsOf(live)
  const questions = await askPlanned({ ...company, items: live }, REPORT_QUESTIONS, (own) =>
    buyerQuestions(company.language, own),
  )
  const readiness = scoreReadiness({
    website_url: websiteUrl,
    state: isReading ? 'reading' : 'done',
    outcomes: countOutcomes(tried),
    pages: tried,
    knowledge_items: live.length,
    // No item has an ID yet that a fix could name.
    conflicts: conflictsOf(facts, company.companyName).map((one) => toConflictRecord({ ...one, itemIds: [] })),
    waiting: items.length - live.length,
    missing_content_hints: findMissing(live),
    questions,
    contacts: checkContacts(live, facts),
    unpriced: findUnpriced(live),
    renders: renderer !== undefined,
  })
  return { facts, readiness }
}
