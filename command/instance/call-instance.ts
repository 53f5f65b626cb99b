import { setTimeout as wait } from 'node:timers/promises'
import { CommandFailure, EXIT } from '../command-failure.ts'

/** The instance that the command talks to, and the key that it uses. */
export interface Instance {
  url: string
  apiKey: string | undefined
  signal: AbortSignal
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT'
  body?: unknown
  bearer?: string | undefined
  headers?: Record<string, string>
  timeoutMs?: number
  /** The request can be sent again: it has an idempotency key, or changes nothing. */
  isRepeatable?: boolean
}

export interface InstanceReply {
  status: number
  body: Record<string, unknown>
  headers: Headers
}

const TIMEOUT_MS = 60_000
const TRIES = 3
const MAX_WAIT_MS = 10_000

/** Sends a request and returns the JSON response of a success. Throws a `CommandFailure` for anything else. */
export async function callInstance(instance: Instance, path: string, call: Call = {}): Promise<InstanceReply> {
  return succeeded(instance, await request(instance, path, call))
}

/** Returns a reply that is a success. Throws a `CommandFailure` for any other. */
export function succeeded(instance: Instance, reply: InstanceReply): InstanceReply {
  if (reply.status < 300 && reply.body['success'] !== false) return reply
  throw refusal(instance, reply)
}

/** Sends a request and returns whatever the instance replies. */
export async function request(instance: Instance, path: string, call: Call = {}): Promise<InstanceReply> {
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === TRIES || call.isRepeatable !== true
    try {
      const reply = await send(instance, path, call)
      if (isLast || (reply.status !== 503 && reply.status !== 502 && reply.status !== 429)) return reply
      const seconds = Number(reply.headers.get('retry-after') ?? attempt)
      if (!(seconds * 1000 <= MAX_WAIT_MS)) return reply
      await wait(seconds * 1000, undefined, { signal: instance.signal })
    } catch (error) {
      if (instance.signal.aborted || isLast || (error instanceof CommandFailure && error.exitCode !== EXIT.unreachable))
        throw error
      await wait(500 * attempt, undefined, { signal: instance.signal })
    }
  }
}

async function send({ url, apiKey, signal }: Instance, path: string, call: Call): Promise<InstanceReply> {
  const bearer = call.bearer ?? apiKey
  let response: Response
  let text: string
  try {
    response = await fetch(`${url}${path}`, {
      method: call.method ?? 'GET',
      headers: {
        accept: 'application/json',
        'user-agent': `foyer-cli/${COMMAND_VERSION}`,
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS)]),
    })
    text = await response.text()
  } catch (error) {
    if (signal.aborted) throw error
    throw unreachable(url, error)
  }
  return { status: response.status, headers: response.headers, body: parseBody(url, response, text) }
}

function parseBody(url: string, response: Response, text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>
  } catch {
    // The error below says what was found instead.
  }
  throw new CommandFailure(EXIT.unreachable, `${url} is not a Foyer instance (status ${response.status}).`, {
    fix: 'Set --instance or FOYER_URL to the address of the instance, without a path.',
  })
}

/** Causes of a failed connection, by the system's error code. */
const CAUSES: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its name does not exist; you may be offline',
  EAI_AGAIN: 'its name cannot be looked up; you may be offline',
  ENETUNREACH: 'there is no network; you may be offline',
  EHOSTUNREACH: 'it is unreachable; you may be offline',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
}

function unreachable(url: string, error: unknown): CommandFailure {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const isSlow = error instanceof Error && error.name === 'TimeoutError'
  const said = isSlow
    ? 'it does not respond'
    : (CAUSES[code] ?? (cause instanceof Error ? cause.message : 'unknown reason'))
  return new CommandFailure(EXIT.unreachable, `Cannot reach ${url}: ${said}.`, {
    fix: 'Check that the instance runs, or set --instance or FOYER_URL to its address. Nothing is lost: run the command again.',
  })
}

function refusal({ url, apiKey }: Instance, { status, body }: InstanceReply): CommandFailure {
  const said = typeof body['error'] === 'string' ? body['error'] : `${url} replied with status ${status}`
  const sentence = /[.!?]$/u.test(said) ? said : `${said}.`
  const existing = body['existing_agent']
  return new CommandFailure(EXIT.refused, sentence, {
    fix: fixFor(status, apiKey),
    more: { status, ...(existing === undefined ? {} : { existing_agent: existing }) },
  })
}

function fixFor(status: number, apiKey: string | undefined): string | undefined {
  if (status === 401 && apiKey !== undefined)
    return 'FOYER_API_KEY is not a key of this instance. Create one in the dashboard under Settings, API keys.'
  if (status === 401)
    return 'Claim the agent, create a key in the dashboard under Settings, API keys, and set FOYER_API_KEY to it.'
  if (status === 403)
    return 'Use a key of the account that owns the agent, with the scope knowledge, agents or everything.'
  if (status === 409) return 'Run again without --website, or take the website over: see existing_agent.'
  if (status === 429) return 'Wait, or set FOYER_API_KEY to a key of your own account.'
  return undefined
}
