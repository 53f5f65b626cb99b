import { AppError } from '#src/base/errors.ts'
import { parseWebsiteUrl } from '#src/engine/crawl/canonical-website.ts'
import type { ResearchDeps } from './research-deps.ts'

/**
 * A website's address as somebody gives it. Throws `invalid_input` with what is wrong with it, or with its host, which
 * is looked up.
 */
export async function checkWebsite({ web }: Pick<ResearchDeps, 'web'>, text: string): Promise<URL> {
  const parsed = parseWebsiteUrl(text)
  if ('problem' in parsed) throw new AppError('invalid_input', `Invalid website_url: ${parsed.problem}`)
  const problem = await web.checkHost(parsed.url)
  if (problem !== undefined) throw new AppError('invalid_input', `Invalid website_url: ${problem}`)
  return parsed.url
}
