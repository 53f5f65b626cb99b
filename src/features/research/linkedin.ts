import { understandProfile } from '#src/engine/understand/understand-profile.ts'
import type { NewKnowledgeItem } from '#src/features/knowledge/knowledge.ts'
import { toKnowledgeItems } from './to-knowledge-items.ts'
import type { ResearchDeps } from './research-deps.ts'

const COMPANY_PAGE = /^https?:\/\/([a-z]{1,3}\.)?linkedin\.com\/(company|school|showcase)\/[^/]+/i
const NOT_COMPANY =
  'linkedin_url is not a LinkedIn company page (https://www.linkedin.com/company/…), so it was not read.'
const NOT_REACHED = 'The LinkedIn page could not be reached, so it was not read.'
const NOT_READ = 'LinkedIn asked for a sign-in or refused the request, so the page was not read.'
const TIMEOUT_MS = 8_000

/** Reads a company's public LinkedIn page. Failures become warnings. */
export async function readLinkedIn(
  { web, pageReader }: Pick<ResearchDeps, 'web' | 'pageReader'>,
  linkedinUrl: string,
  { companyName, signal }: { companyName: string; signal: AbortSignal },
): Promise<{ items: NewKnowledgeItem[]; warnings: string[] }> {
  const url = URL.parse(linkedinUrl)?.href ?? ''
  if (!COMPANY_PAGE.test(url)) return { items: [], warnings: [NOT_COMPANY] }
  const response = await web.fetch(url, { timeoutMs: TIMEOUT_MS, signal }).catch(() => undefined)
  if (!response) return { items: [], warnings: [NOT_REACHED] }
  // A sign-in wall redirects or has its own status.
  if (response.status !== 200 || !COMPANY_PAGE.test(response.url)) return { items: [], warnings: [NOT_READ] }
  const page = await pageReader.read(response).catch(() => undefined)
  const items = page ? toKnowledgeItems(understandProfile({ ...page, url }, companyName), 'linkedin') : []
  return { items, warnings: items.length > 0 ? [] : [NOT_READ] }
}
