import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Returns a strong entity tag (RFC 9110): the same bytes have the same tag. */
export function entityTag(body: string | Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Reports whether the client has the response with this tag, so that a 304 is enough. */
export function isKnownToClient({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'] ?? ''
  return known.trim() === '*' || known.includes(etag)
}
