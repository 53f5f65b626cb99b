import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'

/** The client's address, hashed with the installation's secret: enough to count by and to compare, useless to anybody else. */
export function hashedAddress(app: Pick<App, 'secretKey'>, request: FastifyRequest): string {
  return createHmac('sha256', app.secretKey).update(`address:${request.ip}`).digest('base64url')
}
