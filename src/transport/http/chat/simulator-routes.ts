import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { type SimulatorResponse, simulatorRequest } from '#src/contract/app/app-contract.ts'
import { receiveWhatsAppText } from '#src/features/channels/channels.ts'
import { refuseForeignOrigin } from '../callers/browser-session.ts'
import { parseInput } from '../wire/parse-input.ts'

const COOKIE = 'foyer_simulator'
const YEAR_SECONDS = 31_536_000

/** The visitor's side of the built-in WhatsApp simulator: the server issues the number, a cookie keeps it. */
export function simulatorRoutes(scope: FastifyInstance, app: App): void {
  scope.post('/whatsapp/simulator/messages', async (request, reply): Promise<SimulatorResponse> => {
    refuseForeignOrigin(app, request)
    const { text } = parseInput(simulatorRequest, request.body ?? {})
    const answer = await receiveWhatsAppText(app, visitorNumber(app, request, reply), text)
    return { replies: answer ? [answer] : [] }
  })
}

function visitorNumber(app: App, request: FastifyRequest, reply: FastifyReply): string {
  const signed = request.unsignCookie(request.cookies[COOKIE] ?? '')
  if (signed.valid) return signed.value
  // A simulator number can never be a real one: no country has the code 999.
  const number = `999${randomInt(1e9, 1e10)}`
  const secure = app.addresses.public().startsWith('https:')
  reply.setCookie(COOKIE, number, { path: '/whatsapp', httpOnly: true, sameSite: 'lax', secure, signed: true, maxAge: YEAR_SECONDS })
  return number
}
