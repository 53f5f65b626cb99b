import { randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#src/app.ts'
import { isSameSecret } from '#src/base/signed-text.ts'
import { type PhoneResponse, type PhoneSendResponse, phoneSendRequest } from '#src/contract/app/simulator-contract.ts'
import { enforceLimit } from '#src/features/accounts/accounts.ts'
import { SIMULATOR_GRAPH_PATH, readPhone, sendFromPhone, takeGraphMessage } from '#src/features/channels/channels.ts'
import { refuseForeignOrigin } from '../callers/browser-session.ts'
import { hashedAddress } from '../callers/client-address.ts'
import { parseBody, toObject } from '../wire/parse-input.ts'
import { toPhoneBubble } from './phone-bubble.ts'
import { toPhoneMessage } from './phone-message.ts'
import { MANY_MESSAGES } from './visitor.ts'

const COOKIE = 'foyer_simulator'
const YEAR_SECONDS = 31_536_000

/**
 * Routes of the WhatsApp simulator: the visitor's phone and a stand-in for the Graph API. The server issues the number,
 * a cookie keeps it. They do not exist once the service has its own number.
 */
export function simulatorRoutes(scope: FastifyInstance, app: App): void {
  if (!app.whatsapp.isSimulated) return

  scope.get('/whatsapp/simulator/messages', async (request, reply): Promise<PhoneResponse> => {
    const { messages, typing } = await readPhone(app, getOrIssueNumber(app, request, reply))
    return { messages: messages.map(toPhoneBubble), typing }
  })

  scope.post('/whatsapp/simulator/messages', async (request, reply): Promise<PhoneSendResponse> => {
    refuseForeignOrigin(app, request)
    const message = parseBody(phoneSendRequest, request)
    const limit = { max: app.config.chat.perAddressPerHour, words: MANY_MESSAGES }
    await enforceLimit(app.db, `simulator:${hashedAddress(app, request)}`, limit)
    return { id: await sendFromPhone(app, getOrIssueNumber(app, request, reply), toPhoneMessage(message)) }
  })

  scope.post(`${SIMULATOR_GRAPH_PATH}/:phoneNumberId/messages`, async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${app.whatsapp.token}`)) {
      return reply.status(401).send(graphError('Invalid OAuth access token', 190))
    }
    const result = await takeGraphMessage(app, toObject(request.body))
    if (!('status' in result)) return result
    const { status, code, message } = result
    return reply.status(status).send(graphError(message, code, { details: message }))
  })
}

/** Returns an error as the Graph API sends it. */
const graphError = (message: string, code: number, data?: { details: string }) => ({
  error: { message, type: 'OAuthException', code, error_data: data },
})

/** Returns the number in the visitor's cookie. Without one, sets a cookie with a new number. */
function getOrIssueNumber(app: App, request: FastifyRequest, reply: FastifyReply): string {
  const signed = request.unsignCookie(request.cookies[COOKIE] ?? '')
  if (signed.valid) return signed.value
  // A simulator number is never real: no country has the code 999.
  const number = `999${randomInt(1e9, 1e10)}`
  const secure = app.addresses.public().startsWith('https:')
  reply.setCookie(COOKIE, number, {
    path: '/whatsapp',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    signed: true,
    maxAge: YEAR_SECONDS,
  })
  return number
}
