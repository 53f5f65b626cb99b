import { ERROR_CODES } from '#src/contract/api/error-codes.ts'
import { joinParts } from './reference-markdown.ts'
import { type ServiceUrls, markdownUrl } from './read-guide.ts'

/** Returns the page that the `Link` header of every error leads to. */
export function errorsMarkdown(urls: ServiceUrls): string {
  const parts = Object.entries(ERROR_CODES).flatMap(([code, { means, fix }]) => [
    `## \`${code}\``,
    `${means} ${fix}`,
    code === 'website_taken' ? takeOver(urls) : '',
  ])
  return joinParts([
    '# Errors',
    'Each error of the API names its cause in the header `Error-Code`, and its `Link` header leads to this page. The body has a sentence that says what is wrong and how to fix it: `{"success": false, "error": "…"}`. Decide by the status or the `Error-Code`, not by the text.',
    ...parts,
  ])
}

const takeOver = ({ publicUrl, appUrl }: ServiceUrls): string => `How to take your website over:

1. Create an agent without \`website_url\`, with an API key or by email. Claim it with its \`claim_url\`.
2. In the dashboard, open [Channels](${appUrl}/dashboard/ai-agent/channels) and enter your website. By API: [\`POST /agents/{agent_id}/verification\`](${markdownUrl(publicUrl, 'api/verify-website')}) with \`website_url\`. You get a DNS record and a meta tag.
3. Add one of them to your website, then verify again. Foyer also checks again for 24 hours.
4. Your agent gets the website and reads it. Foyer archives the other agent and tells its owner by email.

If you signed in with an email address of the website's domain, step 3 needs no record. An agent that nobody claims loses its website after 30 days. If the agent is your own, open it in the dashboard, or claim it with its claim link.`
