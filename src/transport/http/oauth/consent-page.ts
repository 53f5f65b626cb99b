import type { FastifyReply } from 'fastify'
import { html } from '#src/base/markup.ts'
import type { Scope } from '#src/contract/api/rights.ts'
import type { Session } from '#src/features/accounts/accounts.ts'
import { sendPage } from '../wire/plain-html.ts'
import type { AuthorizationQuery, AuthorizationRequest } from './authorization-request.ts'

const MAY: Partial<Record<Scope, string>> = {
  read: 'Read agents, conversations, leads and insights',
  knowledge: 'Change the knowledge of agents',
  agents: 'Create and change agents',
}

/** Returns the host that gets the code. */
export function redirectHost({ redirect_uri: uri }: AuthorizationQuery): string {
  const { protocol, hostname, host } = new URL(uri)
  if (protocol === 'http:') return `this computer (${hostname})`
  return protocol === 'https:' ? host : `the app that opens ${protocol}`
}

/** Asks the person whether a client may use the workspace. */
export function sendConsent(
  reply: FastifyReply,
  { query, client, scopes }: AuthorizationRequest,
  { account, workspace }: Session,
): FastifyReply {
  const place = workspace.name || workspace.email || 'your workspace'
  const forWhom = account.email !== '' && account.email !== place ? `, for ${account.email}` : ''
  const vouched =
    client.host === undefined
      ? html`<p>
          This assistant registered itself, so nobody vouches for its name. Continue only if you have just started this
          in an assistant that you trust.
        </p>`
      : html`<p>Its description is at <strong>${client.host}</strong>.</p>`
  return sendForm(
    reply,
    `Connect ${client.name}?`,
    html`<p><strong>${client.name}</strong> wants to work in ${place}${forWhom}.</p>
      ${vouched}
      <p>Foyer answers to <strong>${redirectHost(query)}</strong>. The assistant may then:</p>
      <ul>
        ${scopes.map((one) => html`<li>${MAY[one]}</li>`)}
      </ul>
      <p>You can end this at any time under API keys.</p>
      <form method="post" action="/oauth/authorize">
        ${hiddenFields(query)}
        <p>
          <button name="decision" value="allow">Connect assistant</button>
          <button name="decision" value="refuse">Cancel</button>
        </p>
      </form>`,
    query,
  )
}

/** Asks the person to sign in again, because a connection lasts. */
export function sendSignInAgain(reply: FastifyReply, query: AuthorizationQuery): FastifyReply {
  return sendForm(
    reply,
    'Confirm that it is you',
    html`<p>You signed in some time ago. Sign in again to connect an assistant.</p>
      <form method="post" action="/oauth/sign-in">${hiddenFields(query)}<button>Sign in again</button></form>`,
    query,
  )
}

const hiddenFields = (query: AuthorizationQuery) =>
  Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [html`<input type="hidden" name="${name}" value="${value}" />`],
  )

/** The browser names the page in `Origin`, and follows the redirect after the form. */
function sendForm(
  reply: FastifyReply,
  title: string,
  body: Parameters<typeof sendPage>[2],
  { redirect_uri: uri }: AuthorizationQuery,
): FastifyReply {
  const { protocol, origin } = new URL(uri)
  const leadsTo = origin === 'null' ? protocol : origin
  return sendPage(reply.header('referrer-policy', 'same-origin'), title, body, { leadsTo })
}
