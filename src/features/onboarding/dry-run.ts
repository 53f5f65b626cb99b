import type { PageRenderer } from '#src/engine/crawl/render/page-renderer.ts'
import type { DryRunResponse } from '#src/contract/api/agents-contract.ts'
import { admitDryRun } from '#src/features/agents/agents.ts'
import type { NewKnowledgeItem } from '#src/features/knowledge/knowledge.ts'
import { planReport, toPlainFact } from '#src/features/research/research.ts'
import type { AgentCreation, OnboardingDeps } from './creation-types.ts'
import { creationRequest } from './creation-request.ts'
import { gatherKnowledge } from './gather-knowledge.ts'
import { defaultName } from './store-agent.ts'

export interface DryRunDeps extends OnboardingDeps {
  renderer: PageRenderer | undefined
}

/** Returns what a creation would store. Stores and sends nothing, except for the count of the client address. */
export async function planAgent(
  deps: DryRunDeps,
  creation: AgentCreation,
  website: URL | undefined,
): Promise<DryRunResponse> {
  await admitDryRun(deps.db, await creationRequest(deps, creation, website))
  creation.report({ type: 'started', website_url: website?.href })
  const { items, warnings, missing, language, timeZone, reading } = await gatherKnowledge(deps, creation, website)
  const company = creation.company_name
  const { facts, readiness } = await planReport(deps, {
    items,
    companyName: company,
    language,
    timeZone,
    websiteUrl: website?.href,
    tried: reading?.tried ?? [],
    isReading: reading?.isFinished === false,
  })
  return {
    success: true,
    dry_run: true,
    agent_name: creation.agent_name ?? defaultName(company),
    company_name: company,
    knowledge_base_count: items.filter(({ state = 'live' }) => state === 'live').length,
    items: items.map(toPlannedItem),
    facts: facts.map((fact) => ({ ...toPlainFact(fact), item: Number(fact.itemId) })),
    warnings: warnings.length > 0 ? warnings : undefined,
    missing_content_hints: missing.length > 0 ? missing : undefined,
    readiness,
  }
}

function toPlannedItem(item: NewKnowledgeItem): DryRunResponse['items'][number] {
  const { type, title, content, category, state = 'live', origin, author, sourceUrl } = item
  return {
    item_type: type,
    title,
    content,
    category: category ?? undefined,
    state,
    origin,
    author,
    source_url: sourceUrl ?? undefined,
  }
}
