import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { createId } from '#src/base/ids.ts'
import type { PublicErrorCode } from '#src/contract/api/error-codes.ts'
import { identifyCaller } from '../callers/caller.ts'
import { sendError, toErrorReply } from './error-replies.ts'

/** Replies to a request whose URL cannot be routed. One to the public API counts towards the rate limit. */
export async function replyToUnroutable(
  app: App,
  basePath: string,
  { error, request, reply }: { error: Error; request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  try {
    if (request.url.startsWith(`${basePath}/`)) await identifyCaller(app, request, reply)
    sendError(reply, toErrorReply(error))
  } catch (failure) {
    sendError(reply, toErrorReply(failure))
  }
}

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** How long a client that sent no valid request has to read the reply. */
const READING_MS = 5_000

/** Replies to bytes that are not HTTP and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET') return void socket.destroy()
  const line = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'
  endSocket(socket, line, { error: line.slice(4), code: 'invalid_input' })
}

/** Replies to requests that Node hands over before they reach a route: `CONNECT`, and an unknown `Expect`. */
export function answerUnroutableMethods(server: Server): void {
  server.on('connect', (_request, socket: Socket) => {
    const allowed = { allow: 'DELETE, GET, HEAD, OPTIONS, PATCH, POST' }
    endSocket(socket, '405 Method Not Allowed', { error: 'Method not allowed', code: 'method_not_allowed' }, allowed)
  })
  server.on('checkExpectation', ({ socket }) => {
    endSocket(socket, '417 Expectation Failed', { error: 'Expect must be 100-continue', code: 'invalid_input' })
  })
}

/** Sends an error in the public shape and closes the connection, even if the client does not read. */
function endSocket(
  socket: Socket,
  line: string,
  { error, code }: { error: string; code: PublicErrorCode },
  headers: Record<string, string> = {},
): void {
  if (!socket.writable) return void socket.destroy()
  const body = JSON.stringify({ success: false, error })
  const head = {
    'x-request-id': createId(),
    'error-code': code,
    'content-type': 'application/json',
    'content-length': body.length,
    connection: 'close',
    ...headers,
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${[line, ...lines].join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), READING_MS).unref()
}

/**
 * Disconnects a client that has read nothing for once to twice as long as this, although there is something to read.
 * The connection is reset, because the kernel would keep one that is closed until the rest is read.
 */
export function endUnreadReplies(response: ServerResponse, silenceMs: number): void {
  response.setTimeout(silenceMs, () => {
    const { socket } = response
    if (socket && socket.writableLength > 0) socket.resetAndDestroy()
  })
}

/** Browsers and proxies wait for each answer. */
const UNANSWERED_REQUESTS = 16

/**
 * Disconnects a client that sends many requests without waiting for answers: Node reads a packet of a thousand requests
 * at once, and would serve them all to a client that reads nothing.
 */
export function limitPipelining(server: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>()
  server.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    if (count > UNANSWERED_REQUESTS) {
      reply.hijack()
      return void socket.destroy()
    }
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    done()
  })
}
