import type { Addresses } from '#src/base/addresses.ts'
import { AppError } from '#src/base/errors.ts'
import { openSealed, sealText } from '#src/base/sealed-text.ts'
import { createToken } from '#src/base/tokens.ts'
import { FetchError } from '#src/engine/fetch/fetch-types.ts'
import { type GraphNumberFacts, readGraphNumber } from '#src/engine/whatsapp/graph-client.ts'
import { GraphError } from '#src/engine/whatsapp/graph-errors.ts'
import { type AuditNote, isProvisional, makeChange } from '#src/features/accounts/accounts.ts'
import type { Agent } from '#src/features/agents/agents.ts'
import type { Db, Tx } from '#src/store/database.ts'
import { type OwnNumber, deleteNumber, findNumberOfAgent, saveNumber } from './numbers-store.ts'
import { listWaitingChats } from './outbox-store.ts'
import { queueSendNow } from './send-outbox.ts'
import { APP_SECRET_PURPOSE, TOKEN_PURPOSE } from './sending-number.ts'
import type { WhatsappDeps } from './whatsapp-deps.ts'

export interface NumberInput {
  phoneNumberId: string
  /** Unchanged if absent. */
  token?: string
  appSecret?: string
  template?: string
}

const UNVERIFIED = 'Verify your email before you connect a WhatsApp number: sign in by email.'
const TAKEN = 'phone_number_id is connected to another agent. Disconnect it there first.'
const NO_APP =
  'app_secret is required, because this installation has no Meta app. Find it in your Meta app under App settings → Basic.'

/**
 * Connects an owner's own number to an agent, or changes the connection. Checks it with the Graph API first and stores
 * its token encrypted. Throws a message with the fix and stores nothing if the check fails.
 */
export async function connectNumber(
  deps: WhatsappDeps,
  agent: Agent,
  input: NumberInput,
  note: AuditNote,
): Promise<OwnNumber> {
  if (agent.accountId === null || (await isProvisional(deps.db, agent.accountId)))
    throw new AppError('forbidden', UNVERIFIED)
  if (agent.state === 'archived') throw new AppError('conflict', 'This agent is archived')
  const before = await findNumberOfAgent(deps.db, agent.id)
  const earlier = before?.phoneNumberId === input.phoneNumberId ? before : undefined
  const token = input.token ?? (earlier && openSealed(deps.secretKeys, TOKEN_PURPOSE, earlier.tokenSealed))
  if (token === undefined) throw new AppError('invalid_input', 'access_token is required')
  const appSecret = input.appSecret
    ? sealText(deps.secretKey, APP_SECRET_PURPOSE, input.appSecret)
    : (earlier?.appSecretSealed ?? null)
  if (appSecret === null && deps.whatsapp.isSimulated) throw new AppError('invalid_input', NO_APP)
  const { phone, name } = await checkNumber(deps, input.phoneNumberId, token)
  const number = {
    agentId: agent.id,
    phoneNumberId: input.phoneNumberId,
    phone: phone.replace(/\D/g, ''),
    name,
    tokenSealed: sealText(deps.secretKey, TOKEN_PURPOSE, token),
    appSecretSealed: appSecret,
    verifyToken: earlier?.verifyToken ?? createToken('wv_', 192),
    template: input.template ?? earlier?.template ?? null,
  }
  await makeChange(deps.db, note, async (tx) => {
    if (!(await saveNumber(tx, number))) throw new AppError('conflict', TAKEN)
  })
  await resume(deps, deps.db, input.phoneNumberId)
  if (before && before !== earlier) await resume(deps, deps.db, before.phoneNumberId)
  return getNumber(deps, agent)
}

/** Throws `not_found` if the agent uses the service's number. */
export async function getNumber({ db }: Pick<WhatsappDeps, 'db'>, agent: Agent): Promise<OwnNumber> {
  const number = await findNumberOfAgent(db, agent.id)
  if (!number) throw new AppError('not_found', 'No WhatsApp number is connected')
  return number
}

/** Returns the agent to the service's number. Messages that wait for its own number fail. */
export async function disconnectNumber(deps: Pick<WhatsappDeps, 'queue'>, db: Tx, agent: Agent): Promise<void> {
  const { phoneNumberId } = await getNumber({ db }, agent)
  await deleteNumber(db, agent.id)
  await resume(deps, db, phoneNumberId)
}

/** Returns the URL for the owner's Meta app's webhooks; undefined if they come through the service's app. */
export function webhookUrl(addresses: Addresses, { id, appSecretSealed }: OwnNumber): string {
  return `${addresses.public()}/webhooks/whatsapp${appSecretSealed === null ? '' : `/${id}`}`
}

/** Sends messages that waited for a working token, or fails them if the number is gone. */
async function resume(deps: Pick<WhatsappDeps, 'queue'>, db: Db, phoneNumberId: string): Promise<void> {
  for (const chatId of await listWaitingChats(db, phoneNumberId)) await queueSendNow(deps, db, chatId)
}

async function checkNumber(deps: WhatsappDeps, phoneNumberId: string, token: string): Promise<GraphNumberFacts> {
  if (phoneNumberId === deps.whatsapp.phoneNumberId)
    throw new AppError('conflict', 'phone_number_id must not be the number of this service')
  try {
    const facts = await readGraphNumber(deps.graphFetch, { apiUrl: deps.config.graph.apiUrl, phoneNumberId, token })
    if (/^\D*(?:\d\D*){6,15}$/.test(facts.phone)) return facts
    throw new AppError('invalid_input', 'phone_number_id must be the ID that WhatsApp Manager shows beside the number')
  } catch (error) {
    if (error instanceof GraphError) throw new AppError('invalid_input', toSentence(error), { cause: error })
    if (error instanceof FetchError) {
      throw new AppError('unavailable', 'WhatsApp did not respond, so the number could not be checked. Try again.', {
        cause: error,
      })
    }
    throw error
  }
}

function toSentence({ verdict, message }: GraphError): string {
  if (verdict === 'token') return `access_token was refused by WhatsApp. ${message}`
  return `phone_number_id cannot be used with this token. ${message}`
}
