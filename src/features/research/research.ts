import type { CreationEvent } from '#src/contract/api/agents-contract.ts'
import type { Addresses } from '#src/base/addresses.ts'
import { crawlSite } from '#src/engine/crawl/crawl.ts'
import type { PageReader } from '#src/engine/extract/page-reader.ts'
import type { Page } from '#src/engine/extract/page-types.ts'
import type { GuardedFetchService } from '#src/engine/fetch/guarded-fetch.ts'
import type { Politeness } from '#src/engine/fetch/politeness.ts'
import type { ContentHint, KnowledgeDraft } from '#src/engine/understand/knowledge-types.ts'
import { understandSite } from '#src/engine/understand/understand-site.ts'

/** Reading what a company publishes. */
export { readLinkedIn } from './linkedin.ts'

/** The made-up business that ships inside, for trying the service without internet. */
export const SAMPLE = { path: '/sample/', companyName: 'Kiln & Clay Studio' }

export interface ResearchDeps {
  addresses: Addresses
  config: { crawl: { maxPages: number; budgetMs: number } }
  web: GuardedFetchService
  politeness: Politeness
  pageReader: PageReader
}

export interface WebsiteFindings {
  items: KnowledgeDraft[]
  warnings: string[]
  missing: ContentHint[]
  /** `en` style, or ''. */
  language: string
  pages: { read: number; left: number }
}
