import { createHash, randomBytes } from 'node:crypto'
import type { AppBrowser } from './app-browser.ts'
import { type Reply, type Service, send } from './service.ts'

/** A client of the service's authorization server, and the person's browser that it opens. */

export const CALLBACK = 'http://127.0.0.1:7777/callback'

export interface Attempt {
  /** The parameters of the authorization request. `undefined` leaves one out. */
  params: Record<string, string | undefined>
  verifier: string
}

/** Returns an authorization request, with other parameters if they are given. */
export function newAttempt(clientId: string, others: Record<string, string | undefined> = {}): Attempt {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const params = {
    client_id: clientId,
    redirect_uri: CALLBACK,
    response_type: 'code',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'state-1',
    ...others,
  }
  return { params, verifier }
}

const encode = (fields: Record<string, string | undefined>): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
  ).toString()

export function openOauth(service: Service) {
  const form = async (
    path: string,
    fields: Record<string, string | undefined>,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(`${service.origin}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: encode(fields),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } }
  }
  const cookieOf = (browse: AppBrowser): Record<string, string> => ({ cookie: browse.cookie(), origin: service.origin })
  return {
    form,
    register: async (fields: Record<string, unknown> = {}): Promise<Reply> =>
      send(`${service.origin}/oauth/register`, 'POST', { client_name: 'Test', redirect_uris: [CALLBACK], ...fields }),
    /** Opens the page that asks the person. */
    open: async ({ params }: Attempt, browse?: AppBrowser) => {
      const response = await fetch(`${service.origin}/oauth/authorize?${encode(params)}`, {
        redirect: 'manual',
        headers: browse ? cookieOf(browse) : {},
      })
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
    /** Presses a button of the page. Returns where the browser is sent. */
    decide: async ({ params }: Attempt, browse: AppBrowser, decision = 'allow'): Promise<URL> => {
      const { headers, status, body } = await form('/oauth/authorize', { ...params, decision }, cookieOf(browse))
      const location = headers.get('location')
      if (location === null) throw new Error(`the page answered ${status}: ${body.text}`)
      return new URL(location)
    },
    exchange: ({ params, verifier }: Attempt, code: string, others: Record<string, string | undefined> = {}) =>
      form('/oauth/token', {
        grant_type: 'authorization_code',
        client_id: params['client_id'],
        redirect_uri: params['redirect_uri'],
        code,
        code_verifier: verifier,
        ...others,
      }),
    refresh: (clientId: string, token: string) =>
      form('/oauth/token', { grant_type: 'refresh_token', client_id: clientId, refresh_token: token }),
  }
}
