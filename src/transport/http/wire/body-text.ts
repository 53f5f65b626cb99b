import type { FastifyRequest } from 'fastify'
import { AppError } from '#src/base/errors.ts'

const UTF_8 = new TextDecoder('utf-8', { fatal: true })

const COMPRESSED = Object.assign(new Error('a compressed body'), { code: 'COMPRESSED_BODY' })

/** Returns a body as text. Throws for a compressed one, and `invalid_input` with `message` if it is not UTF-8. */
export function readBodyText({ headers }: FastifyRequest, body: Buffer, message: string): string {
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw COMPRESSED
  try {
    return UTF_8.decode(body)
  } catch {
    throw new AppError('invalid_input', message)
  }
}

/** Parses JSON. Throws `invalid_input`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid_input', 'Invalid JSON')
  }
}
