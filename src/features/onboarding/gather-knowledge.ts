import type { ContentHint } from '#src/engine/understand/knowledge/knowledge-types.ts'
import {
  type FirstReading,
  type ResearchDeps,
  type WebsiteFindings,
  companyItems,
  NO_LOOK,
  findCodebaseLook,
  mergeLooks,
  readCodebase,
  readLinkedIn,
  researchWebsite,
} from '#src/features/research/research.ts'
import type { SiteLook } from '#src/store/tables/agent-tables.ts'
import type { NewKnowledgeItem } from '#src/features/knowledge/knowledge.ts'
import type { AgentCreation } from './creation-types.ts'

/** Everything known about a company when its agent is created. */
export interface Gathered {
  items: NewKnowledgeItem[]
  warnings: string[]
  missing: ContentHint[]
  language: string
  /** IANA, or '' if unknown. */
  timeZone: string
  look: SiteLook
  pages: { read: number; left: number }
  /** The stored reading of the website. */
  reading: FirstReading | undefined
}

const DEFAULT_LANGUAGE = 'en'

/** Reads the website, the LinkedIn page and the codebase content in parallel. Structured content comes first. */
export async function gatherKnowledge(
  deps: ResearchDeps,
  creation: AgentCreation,
  website: URL | undefined,
): Promise<Gathered> {
  const { company_name: companyName, linkedin_url: linkedinUrl, codebase_context: context } = creation
  const within = AbortSignal.any([deps.stopping, AbortSignal.timeout(deps.config.crawl.budgetMs)])
  const [codebase, site, linkedin, look] = await Promise.all([
    context && readCodebase(context, companyName),
    website ? researchWebsite(deps, { website, companyName, report: creation.report }) : nothingRead(),
    linkedinUrl ? readLinkedIn(deps, linkedinUrl, { companyName, signal: within }) : { items: [], warnings: [] },
    context ? findCodebaseLook(deps, context, within) : NO_LOOK,
  ])

  const items = [
    ...(codebase?.items ?? []),
    ...companyItems({ companyName, industry: creation.industry ?? null }),
    ...site.items,
    ...linkedin.items,
  ]
  return {
    items,
    warnings: [...(codebase?.warnings ?? []), ...site.warnings, ...linkedin.warnings],
    missing: missingFromAll(codebase?.missing, website && site.missing),
    language: site.language || codebase?.language || DEFAULT_LANGUAGE,
    timeZone: site.timeZone || codebase?.timeZone || '',
    look: mergeLooks(site.look, look),
    pages: site.pages,
    reading: site.reading,
  }
}

function nothingRead(): Omit<WebsiteFindings, 'reading'> & { reading?: undefined } {
  return { items: [], warnings: [], missing: [], language: '', look: NO_LOOK, pages: { read: 0, left: 0 } }
}

/** Returns the content missing from all sources; without any source, nothing. */
function missingFromAll(...sources: (ContentHint[] | undefined)[]): ContentHint[] {
  const given = sources.filter((source) => source !== undefined)
  const [first = []] = given
  return first.filter((hint) => given.every((source) => source.includes(hint)))
}
