import type { ContentHint, KnowledgeDraft } from '#src/engine/understand/knowledge-types.ts'
import { understandCodebase } from '#src/engine/understand/codebase/understand-codebase.ts'
import {
  type FirstReading,
  type ResearchDeps,
  type WebsiteFindings,
  readLinkedIn,
  researchWebsite,
  understoodItems,
} from '#src/features/research/research.ts'
import { type NewKnowledgeItem, toNewItem } from '#src/features/knowledge/knowledge.ts'
import type { AgentCreation } from './creation-types.ts'

/** All that is known of a company when its agent is made. */
export interface Gathered {
  items: NewKnowledgeItem[]
  warnings: string[]
  missing: ContentHint[]
  language: string
  /** IANA, or '' when nothing tells it. */
  timeZone: string
  pages: { read: number; left: number }
  /** What is stored of the website itself. */
  reading: FirstReading | undefined
}

const DEFAULT_LANGUAGE = 'en'

/**
 * Reads the website, the LinkedIn page and the codebase content side by side; what the caller structured comes first.
 */
export async function gatherKnowledge(
  deps: ResearchDeps,
  creation: AgentCreation,
  website: URL | undefined,
): Promise<Gathered> {
  const { company_name: companyName, linkedin_url: linkedinUrl, codebase_context: context } = creation
  const codebase = context && understandCodebase(context, companyName)
  const within = AbortSignal.any([deps.stopping, AbortSignal.timeout(deps.config.crawl.budgetMs)])
  const [site, linkedin] = await Promise.all([
    website ? researchWebsite(deps, { website, companyName, report: creation.report }) : nothingRead(),
    linkedinUrl ? readLinkedIn(deps, linkedinUrl, { companyName, signal: within }) : { items: [], warnings: [] },
  ])

  const fromCaller = codebase ? understoodItems(codebase, 'codebase') : []
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

/** The industry is a fact that the caller gave; the name alone is none. */
function companyItem({ company_name: name, industry }: AgentCreation): KnowledgeDraft[] {
  return industry
    ? [{ type: 'document', title: `About ${name}`, content: `Company: ${name}\nIndustry: ${industry}` }]
    : []
}

/** What none of the sources covers; without any source, everything is missing and nothing needs to be said. */
function missingFromAll(...sources: (ContentHint[] | undefined)[]): ContentHint[] {
  const given = sources.filter((source) => source !== undefined)
  const [first = []] = given
  return first.filter((hint) => given.every((source) => source.includes(hint)))
}
