import type { McpHttpHandler, McpServer } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { isRecord } from '#src/base/is-record.ts'
import { bearerChallenge } from '../http/callers/bearer-challenge.ts'
import { toErrorReply } from '../http/wire/error-replies.ts'
import { abortOnDisconnect } from '../http/wire/sse-reply.ts'

/** Builds the MCP server of one HTTP request. */
export type BuildServer = (request: FastifyRequest) => McpServer | Promise<McpServer>

/** Streams of changes that clients can hold open. The tools never change, so nothing is ever sent on one. */
const MAX_SUBSCRIPTIONS = 20

/**
 * Serves MCP over Streamable HTTP at `url`: the stateless protocol of 2026-07-28, and its predecessors without
 * sessions. Hooks of the scope check the caller before.
 */
export function serveMcp(
  scope: FastifyInstance,
  app: App,
  { url, build, challenge }: { url: string; build: BuildServer; challenge?: () => string },
): void {
  let handler: Promise<McpHttpHandler> | undefined
  scope.addHook('onClose', async () => (await handler)?.close())
  // Errors before the request reaches the handler: a limit, the key, the body.
  scope.setErrorHandler((error, request, reply) => replyWithError(error, request, reply, challenge))
  // Hooks of the scope answer what a browser asks before it sends a page's request.
  scope.options(url, (_request, reply) => reply.status(204).header('allow', 'OPTIONS, POST').send())
  scope.post(url, async (request, reply) => {
    const { fetch } = await (handler ??= openHandler(app, build))
    const response = await fetch(toWebRequest(request, reply), {
      parsedBody: request.body,
      // The SDK passes this on to `build`, and reads nothing of it.
      authInfo: { token: '', clientId: '', scopes: [], extra: { request } },
    })
    return reply.send(response)
  })
}

/** Loads the SDK with the first request, because that takes a third of a second. */
async function openHandler({ log }: App, build: BuildServer): Promise<McpHttpHandler> {
  const { createMcpHandler } = await import('@modelcontextprotocol/server')
  return createMcpHandler(({ authInfo }) => build(authInfo?.extra?.['request'] as FastifyRequest), {
    maxSubscriptions: MAX_SUBSCRIPTIONS,
    onerror: (error) => log.debug({ err: error }, 'an MCP request was refused'),
  })
}

/** Returns the request without its body, which the handler gets parsed. */
function toWebRequest({ url, headers, host }: FastifyRequest, reply: FastifyReply): Request {
  const { 'content-length': _length, ...kept } = headers
  const sent = Object.entries(kept).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, [value].flat().join(', ')]],
  )
  return new Request(`http://${host || 'localhost'}${url}`, {
    method: 'POST',
    headers: sent,
    signal: abortOnDisconnect(reply),
  })
}

const PARSE_ERROR = -32_700
const SERVER_ERROR = -32_000

/** Sends an error that no tool caused as JSON-RPC, with the status and headers of the public API. */
function replyWithError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  challenge?: () => string,
): FastifyReply {
  const { status, body, code, retryAfterSeconds } = toErrorReply(error)
  if (status >= 500) request.log.error({ err: error }, 'MCP request failed')
  reply.header('error-code', code)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  if (status === 401 && challenge) reply.header('www-authenticate', bearerChallenge(request, challenge()))
  const id = isRecord(request.body) ? (request.body['id'] ?? null) : null
  const rpcCode = body.error === 'Invalid JSON' ? PARSE_ERROR : SERVER_ERROR
  return reply.status(status).send({ jsonrpc: '2.0', error: { code: rpcCode, message: body.error }, id })
}
