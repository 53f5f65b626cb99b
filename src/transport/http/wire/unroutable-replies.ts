import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { createId } from '#src/base/ids.ts'
import { identifyCaller } from '../callers/caller.ts'
import { sendError, toErrorReply } from './error-replies.ts'

/** Replies to a request whose URL cannot be routed. One to the public API counts towards the rate limit. */
export async function replyToUnroutable(
  app: App,
  basePath: string,
  { error, request, reply }: { error: Error; request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  reply.header('x-request-id', request.id)
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

/** Replies to bytes that are not HTTP and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const line = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request'
  const body = JSON.stringify({ success: false, error: line.slice(4) })
  const headers = `x-request-id: ${createId()}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close`
  socket.end(`HTTP/1.1 ${line}\r\n${headers}\r\n\r\n${body}`)
}
