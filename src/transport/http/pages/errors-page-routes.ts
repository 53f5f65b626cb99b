import type { FastifyInstance } from 'fastify'
import { ERROR_CODES } from '#src/contract/api/error-codes.ts'
import { ERRORS_PAGE } from '../wire/error-replies.ts'
import { html, sendPage } from '../wire/plain-html.ts'

/** The page that the `Link` header of every error leads to. */
export function errorsPageRoutes(server: FastifyInstance): void {
  server.get(ERRORS_PAGE, (_request, reply) => {
    const parts = Object.entries(ERROR_CODES).map(
      ([code, { means, fix }]) =>
        html`<h2 id="${code}"><code>${code}</code></h2>
          <p>${means} ${fix}</p>
          ${code === 'website_taken' ? TAKE_OVER : []}`,
    )
    return sendPage(
      reply,
      'Errors',
      html`<p>
          Each error of the API names its cause in the header <code>Error-Code</code>.
          <a href="/docs/api">To the API reference</a>
        </p>
        ${parts}`,
    )
  })
}

const TAKE_OVER = html`<p>How to take your website over:</p>
  <ol>
    <li>
      Create an agent without <code>website_url</code>, with an API key or by email. Claim it with its
      <code>claim_url</code>.
    </li>
    <li>
      In the dashboard, open <a href="/dashboard/ai-agent/channels">Channels</a> and enter your website. By API:
      <code>POST /agents/{agent_id}/verification</code> with <code>website_url</code>. You get a DNS record and a meta
      tag.
    </li>
    <li>Add one of them to your website, then verify again. Foyer also checks again for 24 hours.</li>
    <li>Your agent gets the website and reads it. Foyer archives the other agent and tells its owner by email.</li>
  </ol>
  <p>
    If you signed in with an email address of the website's domain, step 3 needs no record. An agent that nobody claims
    loses its website after 30 days. If the agent is your own, open it in the dashboard, or claim it with its claim
    link.
  </p>`
