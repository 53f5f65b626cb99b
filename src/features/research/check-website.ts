import { AppError } from '#src/base/errors.ts'
import { parseWebsiteUrl } from '#src/engine/crawl/canonical-website.ts'
import type { ResearchDeps } from './research-deps.ts'

/** Parses a website's URL and looks up its host. Throws `invalid_website` with the problem. */
export async function checkWebsite({ web }: Pick<ResearchDeps, 'web'>, text: string): Promise<URL> {
  const parsed = parseWebsiteUrl(text)
  if ('problem' in parsed) throw new AppError('invalid_website', `Invalid website_url: ${parsed.problem}`)
  const problem = await web.checkHost(parsed.url)
  if (problem !== undefined) throw new AppError('invalid_website', `Invalid website_url: ${problem}`)
  return parsed.url
}
