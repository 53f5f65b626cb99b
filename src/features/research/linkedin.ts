import type { PageReader } from '#src/engine/extract/page-reader.ts'
import type { GuardedFetch } from '#src/engine/fetch/fetch-types.ts'
import type { KnowledgeDraft } from '#src/engine/understand/knowledge-types.ts'

export interface LinkedInResult {
  items: KnowledgeDraft[]
  warnings: string[]
}

const COMPANY_PAGE = /^https?:\/\/([a-z]{2,3}\.)?linkedin\.com\/(company|school|showcase)\/[^/]+/i
const NOT_COMPANY = 'linkedin_url is not a LinkedIn company page (https://www.linkedin.com/company/…), so it was not read.'
const NOT_READ = 'The LinkedIn page could not be read: LinkedIn asked for a sign-in or refused. The agent does without it.'
const TIMEOUT_MS = 8_000

/** What a company's public LinkedIn page says of it. A login wall or a refusal is a warning, never a failure. */
export async function readLinkedIn(
  deps: { fetch: GuardedFetch; pageReader: PageReader },
  linkedinUrl: string,
  { companyName, signal }: { companyName: string; signal: AbortSignal },
): Promise<LinkedInResult> {
  if (!COMPANY_PAGE.test(linkedinUrl)) return { items: [], warnings: [NOT_COMPANY] }
  try {
    const response = await deps.fetch(linkedinUrl, { timeoutMs: TIMEOUT_MS, signal })
    const { description } =
      response.status === 200 && COMPANY_PAGE.test(response.url) ? await deps.pageReader.read(response) : { description: '' }
    if (!description) return { items: [], warnings: [NOT_READ] }
    return { items: [{ type: 'document', title: `About ${companyName}`, content: description, sourceUrl: linkedinUrl }], warnings: [] }
  } catch {
    return { items: [], warnings: [NOT_READ] }
  }
}
