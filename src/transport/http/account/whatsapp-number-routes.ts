import type { FastifyInstance } from 'fastify'
import type { App } from '#src/app.ts'
import type { DoneResponse } from '#src/contract/api/own-agents-contract.ts'
import { type NumberRecord, type NumberResponse, connectNumberRequest } from '#src/contract/api/whatsapp-contract.ts'
import { makeChange } from '#src/features/accounts/accounts.ts'
import {
  type OwnNumber,
  connectNumber,
  disconnectNumber,
  findNumberOfAgent,
  getNumber,
  webhookUrl,
} from '#src/features/channels/channels.ts'
import { noteOf } from '../callers/authorization.ts'
import { once } from '../callers/idempotency-key.ts'
import { parseBody } from '../wire/parse-input.ts'
import type { ById } from '../wire/path-id.ts'
import { ownAgent } from './own-agent.ts'
import { serve } from '../wire/serve-operation.ts'

/** Routes for an owner's own WhatsApp number. */
export function whatsappNumberRoutes(scope: FastifyInstance, app: App): void {
  serve<ById>(scope, 'getWhatsappNumber', async (request): Promise<NumberResponse> => {
    const number = await findNumberOfAgent(app.db, (await ownAgent(app, request)).id)
    return { success: true, number: number ? toRecord(app, number) : null }
  })

  serve<ById>(scope, 'connectWhatsappNumber', async (request): Promise<NumberResponse> => {
    const agent = await ownAgent(app, request)
    const sent = parseBody(connectNumberRequest, request)
    const { phone_number_id: phoneNumberId, access_token: token, app_secret: appSecret, template } = sent
    const number = await once(app, request, {
      run: () => connectNumber(app, agent, { phoneNumberId, token, appSecret, template }, noteOf(request)),
      replay: () => getNumber(app, agent),
    })
    return { success: true, number: toRecord(app, number) }
  })

  serve<ById>(scope, 'disconnectWhatsappNumber', async (request): Promise<DoneResponse> => {
    const agent = await ownAgent(app, request)
    await makeChange(app.db, noteOf(request), (tx) => disconnectNumber(app, tx, agent))
    return { success: true }
  })
}

function toRecord({ addresses }: App, number: OwnNumber): NumberRecord {
  const { phoneNumberId, phone, name, appSecretSealed, verifyToken, template, problem } = number
  return {
    phone_number_id: phoneNumberId,
    phone,
    name,
    webhook_url: webhookUrl(addresses, number),
    verify_token: appSecretSealed === null ? undefined : verifyToken,
    template: template ?? undefined,
    problem: problem ?? undefined,
  }
}
