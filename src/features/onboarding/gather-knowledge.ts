import type { ContentHint, KnowledgeDraft } from '#src/engine/understand/knowledge/knowledge-types.ts'
import { understandCodebaseApart } from '#src/engine/understand/understand-text.ts'
import {
  type FirstReading,
  type ResearchDeps,
  type WebsiteFindings,
  readLinkedIn,
  researchWebsite,
  toKnowledgeItems,
} from '#src/features/research/research.ts'
import { type NewKnowledgeItem, toNewItem } from '#src/features/knowledge/knowledge.ts'
import type { AgentCreation } from './creation-types.ts'

/** Everything known about a company when its agent is created. */
export interface Gathered {
  items: NewKnowledgeItem[]
  warnings: string[]
  missing: ContentHint[]
  language: string
  /** IANA, or '' if unknown. */
  timeZone: string
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
  const [codebase, site, linkedin] = await Promise.all([
    context && understandCodebaseApart(context, companyName),
    website ? researchWebsite(deps, { website, companyName, report: creation.report }) : nothingRead(),
    linkedinUrl ? readLinkedIn(deps, linkedinUrl, { companyName, signal: within }) : { items: [], warnings: [] },
  ])

  const fromCaller = codebase ? toKnowledgeItems(codebase, 'codebase') : []
  const items = [
    ...fromCaller,
    ...companyItem(creation).map((draft) => toNewItem(draft, 'codebase')),
    ...site.items,
    ...linkedin.items,
  ]
  return {
    items,
    warnings: [...(codebase?.warnings ?? []), ...site.warnings, ...linkedin.warnings],
    missing: missingFromAll(codebase?.missing, website && site.missing),
    language: site.language || codebase?.language || DEFAULT_LANGUAGE,
    timeZone: site.timeZone || codebase?.timeZone || '',
    pages: site.pages,
    reading: site.reading,
  }
}

function nothingRead(): Omit<WebsiteFindings, 'reading'> & { reading?: undefined } {
  return { items: [], warnings: [], missing: [], language: '', pages: { read: 0, left: 0 } }
}

/** The industry is a fact from the caller; the name alone is not. */
function companyItem({ company_name: name, industry }: AgentCreation): KnowledgeDraft[] {
  return industry
    ? [{ type: 'document', title: `About ${name}`, content: `Company: ${name}\nIndustry: ${industry}` }]
    : []
}

/** Returns the content missing from all sources; without any source, nothing. */
function missingFromAll(...sources: (ContentHint[] | undefined)[]): ContentHint[] {
  const given = sources.filter((source) => source !== undefined)
  const [first = []] = given
  return first.filter((hint) => given.every((source) => source.includes(hint)))
}
