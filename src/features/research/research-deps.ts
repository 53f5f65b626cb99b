import type { Addresses } from '#src/base/addresses.ts'
import type { Metrics } from '#src/base/metrics.ts'
import type { PageRenderer } from '#src/engine/crawl/render/page-renderer.ts'
import type { PageReader } from '#src/engine/extract/page-reader.ts'
import type { GuardedFetchService } from '#src/engine/fetch/guarded-fetch.ts'
import type { Politeness } from '#src/engine/fetch/politeness.ts'
import type { Db } from '#src/store/database.ts'

export interface ResearchDeps {
  db: Db
  metrics: Metrics
  /** Ends the reading early and keeps what was read. */
  stopping: AbortSignal
  addresses: Addresses
  config: { crawl: { maxPages: number; budgetMs: number; refreshHours: number } }
  web: GuardedFetchService
  politeness: Politeness
  pageReader: PageReader
  renderer: PageRenderer | undefined
}
