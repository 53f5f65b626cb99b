import type { PageReader } from '#src/engine/extract/page-reader.ts'
import type { GuardedFetch } from '#src/engine/fetch/fetch-types.ts'
import { understandProfile } from '#src/engine/understand/understand-profile.ts'
import type { NewKnowledgeItem } from '#src/features/knowledge/knowledge.ts'
import { understoodItems } from './understood-items.ts'

export interface CompanyProfile {
  items: NewKnowledgeItem[]
  warnings: string[]
}

/**
 * Finds what is public of a company under its profile's address. What cannot be had is a warning, never a failure. A provider of company
 * data takes the place of LinkedIn's own page by being one of these.
 */
export type ReadCompanyProfile = (profileUrl: string, options: { companyName: string; signal: AbortSignal }) => Promise<CompanyProfile>

const COMPANY_PAGE = /^https?:\/\/([a-z]{2,3}\.)?linkedin\.com\/(company|school|showcase)\/[^/]+/i
const NOT_COMPANY = 'linkedin_url is not a LinkedIn company page (https://www.linkedin.com/company/…), so it was not read.'
const NOT_REACHED = 'The LinkedIn page could not be reached. The agent does without it.'
const NOT_READ = 'The LinkedIn page could not be read: LinkedIn asked for a sign-in or refused. The agent does without it.'
const TIMEOUT_MS = 8_000

/** Reads what a company's public LinkedIn page declares of it. */
export function createLinkedInReader({ fetch, pageReader }: { fetch: GuardedFetch; pageReader: PageReader }): ReadCompanyProfile {
  return async (linkedinUrl, { companyName, signal }) => {
    const url = URL.parse(linkedinUrl)?.href ?? ''
    if (!COMPANY_PAGE.test(url)) return { items: [], warnings: [NOT_COMPANY] }
    const response = await fetch(url, { timeoutMs: TIMEOUT_MS, signal }).catch(() => undefined)
    if (!response) return { items: [], warnings: [NOT_REACHED] }
    // A wall leads elsewhere, or answers with a status of its own.
    if (response.status !== 200 || !COMPANY_PAGE.test(response.url)) return { items: [], warnings: [NOT_READ] }
    const page = await pageReader.read(response).catch(() => undefined)
    const items = page ? understoodItems(understandProfile({ ...page, url }, companyName), 'linkedin') : []
    return { items, warnings: items.length > 0 ? [] : [NOT_READ] }
  }
}
